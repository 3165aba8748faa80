/** Apart from play.ts: the boot script needs no hints. */
import type { List } from '../contract/game.ts'
import type { GuessLogEntry } from '../contract/saved-progress.ts'
import { type GameState, isRanked, slotOf } from './new-game.ts'
import type { Played } from './outcome.ts'

/** `now` is UTC, ms. */
export type FoundAction = { type: 'found'; text: string; index: number; now: number }
export type MissedAction = { type: 'missed'; text: string; now: number }

/** The game is not over, and the item was not found before. */
export function playFound(list: List, state: GameState, { text, index, now }: FoundAction): Played {
  const item = list.items[index]
  const target = slotFor(list, state, index)
  if (!item || !target) return { state, outcome: { type: 'refused', reason: 'no slot' } }

  const gameItems = state.gameItems.map((slot) =>
    slot.position === target.position ? { ...slotOf(item, index, slot.position), isGuessed: true } : slot,
  )
  const revealedLetters = { ...state.revealedLetters }
  // The revealed letters belong to the item that goes back.
  if (target.id !== index) delete revealedLetters[target.position]
  const isWon = gameItems.every((slot) => slot.isGuessed)
  const entry: GuessLogEntry = { text, type: 'correct', timestamp: now, position: target.position }
  return {
    state: {
      ...state,
      gameItems,
      revealedLetters,
      guesses: [...state.guesses, entry],
      gameStatus: isWon ? 'won' : 'playing',
    },
    outcome: { type: 'found', position: target.position, index },
  }
}

/** Its own slot; in an unranked game, else the first empty one, else the last undisclosed one. */
function slotFor(list: List, state: GameState, index: number) {
  const own = state.gameItems.find((slot) => slot.id === index)
  if (own || isRanked(list)) return own
  return state.gameItems.find((slot) => slot.isEmpty) ?? state.gameItems.findLast((slot) => !slot.isGuessed)
}

/** The game is not over. */
export function playMissed(state: GameState, { text, now }: MissedAction): Played {
  const guessesRemaining = state.guessesRemaining - 1
  return {
    state: {
      ...state,
      guesses: [...state.guesses, { text, type: 'incorrect', timestamp: now }],
      guessesRemaining,
      gameStatus: guessesRemaining <= 0 ? 'lost' : 'playing',
    },
    outcome: { type: 'missed' },
  }
}
