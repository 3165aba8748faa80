import type { GameItem } from '#shared/contract/saved-progress.ts'

/** What a slot may show that the page does not show from the start, in the order of what it brings (render-screens.tsx). */
export const DRAWN_KINDS = ['found', 'missed', 'letters', 'clue', 'both'] as const
type SlotKind = 'empty' | (typeof DRAWN_KINDS)[number]

export function slotKind(slot: GameItem, isOver: boolean, hasLetters: boolean, hasClue: boolean): SlotKind {
  if (slot.isGuessed) return 'found'
  if (isOver) return 'missed'
  if (hasLetters) return hasClue ? 'both' : 'letters'
  return hasClue ? 'clue' : 'empty'
}
