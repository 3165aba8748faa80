/** A saved game: written whenever the game changes, taken up again only where it is still the same day's same game. */
import type { GameResponse, List } from '../contract/game.ts'
import type { GuessLogEntry, SavedProgress } from '../contract/saved-progress.ts'
import { hideableLetters } from './hints.ts'
import { INITIAL_GUESSES } from './limits.ts'
import { emptySlot, type GameState, type GameStatus, isRanked, newGame, slotOf } from './new-game.ts'

/** What is kept of a game. `timestamp` in ms since 1970 UTC. */
export function progressOf(game: GameResponse, play_id: string, state: GameState, timestamp: number): SavedProgress {
  return { date: game.daily_game.date, gameId: game.daily_game.id, listId: game.list.id, play_id, ...state, timestamp }
}

/**
 * The game that `saved` holds, or null where it is not `game`'s, not of the date `today`, or not to be trusted.
 * `saved` may be anything: an older shape, another program's, or rubbish.
 */
export function resume(
  saved: unknown,
  game: GameResponse,
  today: string,
): { play_id: string; state: GameState } | null {
  if (!isRecord(saved)) return null
  if (saved.date !== today || saved.date !== game.daily_game.date) return null
  if (saved.gameId !== game.daily_game.id || saved.listId !== game.list.id) return null
  if (typeof saved.play_id !== 'string' || !/^[0-9a-f-]{36}$/i.test(saved.play_id)) return null
  const state = readState(saved, game.list)
  return state && { play_id: saved.play_id, state }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isIndex = (value: unknown, length: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < length

/** Names and metrics are taken from the list as it is now: only what the player did is taken from the save. */
function readState(saved: Record<string, unknown>, list: List): GameState | null {
  const { gameItems: slots, guesses, guessesRemaining, usedHints, usedClueHints, revealedLetters } = saved
  const fresh = newGame(list)
  if (!Array.isArray(slots) || slots.length !== fresh.gameItems.length || !slots.every(isRecord)) return null
  if (!Array.isArray(guesses) || !guesses.every(isEntry)) return null
  if (!isIndex(guessesRemaining, INITIAL_GUESSES + 1) || !isIndex(usedHints, Number.MAX_SAFE_INTEGER)) return null
  if (!Array.isArray(usedClueHints) || !usedClueHints.every((id) => isIndex(id, list.items.length))) return null
  if (!isRecord(revealedLetters)) return null

  const gameItems = slots.map((slot, at) => {
    const id = slot.id
    if (!isIndex(id, list.items.length)) return emptySlot(at + 1)
    const item = list.items[id]
    return item ? { ...slotOf(item, id, at + 1), isGuessed: slot.isGuessed === true } : emptySlot(at + 1)
  })
  if (isRanked(list) ? gameItems.some((slot, at) => slot.id !== at) : hasDoubles(gameItems.map((slot) => slot.id)))
    return null
  const letters: Record<string, number[]> = {}
  for (const { position, content } of gameItems) {
    const shown = revealedLetters[position]
    // Letters are shown first to last: how many is all that a save can tell.
    const known = Array.isArray(shown) ? hideableLetters(content).slice(0, shown.length) : []
    if (known.length > 0) letters[position] = known
  }
  const isWon = gameItems.every((slot) => slot.isGuessed)
  const gameStatus = statusOf(saved.gameStatus, isWon, guessesRemaining)
  return {
    gameItems,
    guesses,
    guessesRemaining: gameStatus === 'lost' ? 0 : guessesRemaining,
    gameStatus,
    usedHints,
    usedClueHints: [...new Set(usedClueHints)],
    revealedLetters: letters,
  }
}

const hasDoubles = (ids: number[]) => {
  const items = ids.filter((id) => id >= 0)
  return new Set(items).size !== items.length
}

function isEntry(value: unknown): value is GuessLogEntry {
  return (
    isRecord(value) &&
    typeof value.text === 'string' &&
    (value.type === 'correct' || value.type === 'incorrect' || value.type === 'hint') &&
    typeof value.timestamp === 'number' &&
    (value.position === undefined || Number.isInteger(value.position))
  )
}

function statusOf(saved: unknown, isWon: boolean, guessesRemaining: number): GameStatus {
  // Won in the sense of finished, on another device.
  if (isWon || (saved === 'won' && guessesRemaining <= 0)) return 'won'
  return saved === 'lost' || guessesRemaining <= 0 ? 'lost' : 'playing'
}

/** Of two states of one play, the one that has seen more; the log only ever grows. */
export function furtherState(mine: GameState, other: GameState): GameState {
  if (other.guesses.length !== mine.guesses.length) return other.guesses.length > mine.guesses.length ? other : mine
  return mine.gameStatus === 'playing' && other.gameStatus !== 'playing' ? other : mine
}
