import type { Completion } from '../contract/completions.ts'
import type { List } from '../contract/game.ts'
import type { GuessLogEntry } from '../contract/saved-progress.ts'
import { INITIAL_GUESSES } from '../limits.ts'
import { type GameState, isRanked, newGame, slotOf } from './new-game.ts'
import { guessesUsed, hintsUsed, itemsGuessed } from './score.ts'

/** The log's text for a wrong guess that was only counted. */
export const NOT_KEPT = 'A guess on another device'

export const isRefused = ({ type, text }: GuessLogEntry) => type === 'incorrect' && text !== NOT_KEPT

/** Found items are found, the rest missed; the status won means finished. Drops names not on the list. */
export function finishedGame(list: List, completion: Completion): GameState {
  const fresh = newGame(list)
  const ids = completion.items_guessed.map((name) => list.items.findIndex((item) => item.name === name))
  const found = [...new Set(ids)].filter((id) => id >= 0).slice(0, fresh.gameItems.length)
  const gameItems = fresh.gameItems.map((slot, at) => {
    const id = isRanked(list) ? at : (found[at] ?? -1)
    const item = list.items[id]
    return item && found.includes(id) ? { ...slotOf(item, id, at + 1), isGuessed: true } : slot
  })
  const wrong = Math.max(0, completion.total_guesses - found.length)
  const isPerfect = found.length === gameItems.length
  return {
    ...fresh,
    gameItems,
    guesses: logOf(list, found, wrong, Date.parse(completion.completed_at)),
    // A lost or given-up game has none left.
    guessesRemaining: isPerfect ? Math.max(0, INITIAL_GUESSES - wrong) : 0,
    gameStatus: 'won',
    usedHints: completion.hints_used,
  }
}

function logOf(list: List, found: number[], wrong: number, timestamp: number): GuessLogEntry[] {
  const right = found.map((id) => ({ text: list.items[id]?.name ?? '', type: 'correct' as const, timestamp }))
  const others = Array.from({ length: wrong }, () => ({ text: NOT_KEPT, type: 'incorrect' as const, timestamp }))
  return [...right, ...others]
}

/** Whether found items, hints and guesses agree. */
export function isSameResult(state: GameState, completion: Completion): boolean {
  const found = itemsGuessed(state).map((slot) => slot.content)
  return (
    state.gameStatus !== 'playing' &&
    found.length === completion.items_guessed.length &&
    found.every((name) => completion.items_guessed.includes(name)) &&
    hintsUsed(state) === completion.hints_used &&
    guessesUsed(state) === completion.total_guesses
  )
}
