import type { GameResponse } from '#shared/contract/game.ts'
import { BEGUN_COOKIE } from '#shared/contract/stored-keys.ts'
import { type GameState, isBegun } from '#shared/game/new-game.ts'
import { furtherState, progressOf, resume } from '#shared/game/saved-progress.ts'
import { readStored, writeStored } from '../browser-storage.ts'

/** Daily games are kept under these; their dates follow. */
export const DAILY_KEYS = 'topple:daily:'

/** Where a daily game is kept: each player of this browser has one of their own; `owner`: the uid, null for guests. */
export const keyOf = (game: GameResponse, owner: string | null) =>
  `${DAILY_KEYS}${game.daily_game.date}${owner === null ? '' : `:${owner}`}`

export const loadGame = (game: GameResponse, key: string) => resume(readStored(key), game, game.daily_game.date)

export function saveGame(game: GameResponse, key: string, play_id: string, state: GameState): void {
  writeStored(key, progressOf(game, play_id, state, Date.now()))
  tellBegun(game, state)
}

/** The date that this page has told. */
let told = ''

/**
 * Has the page served, on the game's day, as one whose board waits for what is saved: storage is too slow to be asked before
 * a first paint.
 */
export function tellBegun({ daily_game: { date } }: GameResponse, state: GameState): void {
  if (!isBegun(state) || told === date) return
  told = date
  // Not while a guess is being judged. The longest day has 25 hours.
  setTimeout(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is younger than the browsers that can play.
    document.cookie = `${BEGUN_COOKIE}=${date}; Max-Age=90000; Path=/; SameSite=Lax`
  })
}

/** The saved game that `owner` goes on with: their own, unless only a guest's has begun. */
function findSaved(game: GameResponse, owner: string | null) {
  const own = loadGame(game, keyOf(game, owner))
  if (owner === null || (own && isBegun(own.state))) return own
  const guests = loadGame(game, keyOf(game, null))
  return own && !(guests && isBegun(guests.state)) ? own : guests
}

type Playing = { play_id: string; state: GameState }

/** The play as far as any tab has got with it: another tab that has begun is joined by one that has not. */
export function joinSaved(game: GameResponse, owner: string | null, mine: Playing): Playing {
  const { play_id, state } = findSaved(game, owner) ?? mine
  const isJoined = play_id === mine.play_id || !isBegun(mine.state)
  return isJoined ? { play_id, state: furtherState(mine.state, state) } : mine
}
