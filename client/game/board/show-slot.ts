/** The slot at `position`, from 1. */
export const slotAt = (position: number) => document.querySelector('[data-board]')?.children[position - 1]

/** Brings it into view. */
export const showSlot = (position: number) => slotAt(position)?.scrollIntoView({ block: 'nearest' })
