import type { List } from '../contract/game.ts'
import type { GuessValidation } from '../contract/guesses.ts'
import type { GameState } from './new-game.ts'

/** 'ai': neither letters nor a typo explain it. */
export type ServerHit = { kind: 'hit'; index: number; by: 'exact' | 'typo' | 'ai' }

/**
 * Null also for an impossible answer: an item that is not at that position, or already found in `asked`, the state
 * sent.
 */
export function hitOf(answer: GuessValidation, list: List, asked: GameState): ServerHit | null {
  const { matched, item_name, position, source } = answer
  const index = matched ? list.items.findIndex(({ name }) => name === item_name) : -1
  if (index < 0 || (position !== undefined && position !== index + 1)) return null
  if (asked.gameItems.some((slot) => slot.id === index && slot.isGuessed)) return null
  // The server's list may be newer: no model was needed.
  return { kind: 'hit', index, by: source === 'exact' || source === 'typo' ? source : 'ai' }
}
