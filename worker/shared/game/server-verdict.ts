/** What the server's answer about a guess comes to in the game that asked. */
import type { List } from '../contract/game.ts'
import type { GuessValidation } from '../contract/guesses.ts'
import type { GameState } from './new-game.ts'

/** `by` 'ai': neither its letters nor a slip tell that the guess means the item. */
export type ServerHit = { kind: 'hit'; index: number; by: 'exact' | 'typo' | 'ai' }

/**
 * The item that `answer` finds, or null: also where it cannot be, as for an item that the list has not at that position, or
 * one that was found already in `asked`, the game as it was told to the server.
 */
export function hitOf(answer: GuessValidation, list: List, asked: GameState): ServerHit | null {
  const { matched, item_name, position, source } = answer
  const index = matched ? list.items.findIndex(({ name }) => name === item_name) : -1
  if (index < 0 || (position !== undefined && position !== index + 1)) return null
  if (asked.gameItems.some((slot) => slot.id === index && slot.isGuessed)) return null
  // The server's list may be newer than this page's: then it needed no model.
  return { kind: 'hit', index, by: source === 'exact' || source === 'typo' ? source : 'ai' }
}
