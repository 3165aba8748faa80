import type { GameItem } from '#shared/contract/saved-progress.ts'

/** What a slot shows. 'blank': after the end, one that nothing was put into. */
export type SlotKind = 'empty' | 'found' | 'missed' | 'blank' | 'letters' | 'clue' | 'both'

export function slotKind(slot: GameItem, isOver: boolean, hasLetters: boolean, hasClue: boolean): SlotKind {
  if (slot.isGuessed) return 'found'
  if (isOver) return slot.isEmpty ? 'blank' : 'missed'
  if (hasLetters) return hasClue ? 'both' : 'letters'
  return hasClue ? 'clue' : 'empty'
}
