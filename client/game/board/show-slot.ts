/** `position` counts from 1. */
export const slotAt = (position: number) => document.querySelector('[data-board]')?.children[position - 1]

export const showSlot = (position: number) => slotAt(position)?.scrollIntoView({ block: 'nearest' })
