/** Saved games: resumed only on their own date. */
import type { GameResponse, List } from '../contract/game.ts'
import type { GuessLogEntry, SavedProgress } from '../contract/saved-progress.ts'
import { INITIAL_GUESSES } from '../limits.ts'
import { hideableLetters } from './hints.ts'
import { emptySlot, type GameState, type GameStatus, isBegun, isRanked, newGame, slotOf } from './new-game.ts'

/** `timestamp` is UTC, ms. */
export function progressOf(game: GameResponse, play_id: string, state: GameState, timestamp: number): SavedProgress {
  return { date: game.daily_game.date, gameId: game.daily_game.id, listId: game.list.id, play_id, ...state, timestamp }
}

/** `saved` may be anything; null where it is malformed, or another game's or date's. */
export function resume(
  saved: unknown,
  game: GameResponse,
  today: string,
): { play_id: string; state: GameState } | null {
  // First visits skip the exception.
  if (saved === null) return null
  try {
    const { date, gameId, listId, play_id } = saved as SavedProgress
    if (date !== today || date !== game.daily_game.date) return null
    if (gameId !== game.daily_game.id || listId !== game.list.id) return null
    if (typeof play_id !== 'string' || !/^[0-9a-f-]{36}$/i.test(play_id)) return null
    const state = readState(saved as SavedProgress, game.list)
    return state && { play_id, state }
  } catch {
    // Malformed.
    return null
  }
}

const isIndex = (value: unknown, length: number) =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < length

/** Names and metrics come from the current list, moves from the save. */
function readState(saved: SavedProgress, list: List): GameState | null {
  const { gameItems: slots, guesses, guessesRemaining, usedHints, usedClueHints, revealedLetters } = saved
  if (slots.length !== newGame(list).gameItems.length || !guesses.every(isEntry)) return null
  if (!isIndex(guessesRemaining, INITIAL_GUESSES + 1) || !isIndex(usedHints, Number.MAX_SAFE_INTEGER)) return null
  if (!usedClueHints.every((id) => isIndex(id, list.items.length))) return null

  const gameItems = slots.map(({ id, isGuessed }, at) => {
    const item = isIndex(id, list.items.length) && list.items[id]
    return item ? { ...slotOf(item, id, at + 1), isGuessed: isGuessed === true } : emptySlot(at + 1)
  })
  if (isRanked(list) ? gameItems.some((slot, at) => slot.id !== at) : hasDoubles(gameItems.map((slot) => slot.id)))
    return null
  const letters: Record<string, number[]> = {}
  for (const { position, content } of gameItems) {
    const shown = revealedLetters[position]
    // Letters are revealed in order: their number is enough.
    const known = Array.isArray(shown) ? hideableLetters(content).slice(0, shown.length) : []
    if (known.length > 0) letters[position] = known
  }
  const isWon = gameItems.every((slot) => slot.isGuessed)
  const gameStatus = statusOf(saved.gameStatus, isWon, guessesRemaining)
  const state: GameState = {
    gameItems,
    guesses,
    guessesRemaining: gameStatus === 'lost' ? 0 : guessesRemaining,
    gameStatus,
    usedHints,
    usedClueHints: [...new Set(usedClueHints)],
    revealedLetters: letters,
  }
  // The log holds every move.
  return isBegun(state) ? state : newGame(list)
}

const hasDoubles = (ids: number[]) => {
  const items = ids.filter((id) => id >= 0)
  return new Set(items).size !== items.length
}

const isEntry = ({ text, type, timestamp, position }: GuessLogEntry) =>
  typeof text === 'string' &&
  ['correct', 'incorrect', 'hint'].includes(type) &&
  typeof timestamp === 'number' &&
  (position === undefined || Number.isInteger(position))

function statusOf(saved: unknown, isWon: boolean, guessesRemaining: number): GameStatus {
  // Finished on another device.
  if (isWon || (saved === 'won' && guessesRemaining <= 0)) return 'won'
  return saved === 'lost' || guessesRemaining <= 0 ? 'lost' : 'playing'
}

/** Append-only logs: the longer one is further. */
export function furtherState(mine: GameState, other: GameState): GameState {
  if (other.guesses.length !== mine.guesses.length) return other.guesses.length > mine.guesses.length ? other : mine
  return mine.gameStatus === 'playing' && other.gameStatus !== 'playing' ? other : mine
}
