/** A saved game: written whenever the game changes, taken up again only where it is still the same day's same game. */
import type { GameResponse, List } from '../contract/game.ts'
import type { GuessLogEntry, SavedProgress } from '../contract/saved-progress.ts'
import { INITIAL_GUESSES } from '../limits.ts'
import { hideableLetters } from './hints.ts'
import { emptySlot, type GameState, type GameStatus, isBegun, isRanked, newGame, slotOf } from './new-game.ts'

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
  // As on a first visit, which shall be quick: not by way of an exception.
  if (saved === null) return null
  try {
    const { date, gameId, listId, play_id } = saved as SavedProgress
    if (date !== today || date !== game.daily_game.date) return null
    if (gameId !== game.daily_game.id || listId !== game.list.id) return null
    if (typeof play_id !== 'string' || !/^[0-9a-f-]{36}$/i.test(play_id)) return null
    const state = readState(saved as SavedProgress, game.list)
    return state && { play_id, state }
  } catch {
    // What is not even built like a saved game.
    return null
  }
}

const isIndex = (value: unknown, length: number) =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < length

/** Names and metrics are taken from the list as it is now: only what the player did is taken from the save. */
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
    // Letters are shown first to last: how many is all that a save can tell.
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
  // All that changes a game is in its log.
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
  // Won in the sense of finished, on another device.
  if (isWon || (saved === 'won' && guessesRemaining <= 0)) return 'won'
  return saved === 'lost' || guessesRemaining <= 0 ? 'lost' : 'playing'
}

/** Of two states of one play, the one that has seen more; the log only ever grows. */
export function furtherState(mine: GameState, other: GameState): GameState {
  if (other.guesses.length !== mine.guesses.length) return other.guesses.length > mine.guesses.length ? other : mine
  return mine.gameStatus === 'playing' && other.gameStatus !== 'playing' ? other : mine
}
