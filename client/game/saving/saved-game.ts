import type { GameResponse } from '#shared/contract/game.ts'
import type { SavedProgress } from '#shared/contract/saved-progress.ts'
import { BEGUN_COOKIE } from '#shared/contract/stored-keys.ts'
import { isBegun } from '#shared/game/new-game.ts'
import { resume } from '#shared/game/saved-progress.ts'
import { readStored, writeStored } from '../../browser-storage.ts'

/** Daily games are kept under these; their dates follow. */
export const DAILY_KEYS = 'topple:daily:'

/** Where a daily game is kept: each player of this browser has one of their own; `owner`: the uid, null for guests. */
export const keyOf = (game: GameResponse, owner: string | null) =>
  `${DAILY_KEYS}${game.daily_game.date}${owner === null ? '' : `:${owner}`}`

export const loadGame = (game: GameResponse, key: string) => resume(readStored(key), game, game.daily_game.date)

export function saveGame(key: string, progress: SavedProgress): void {
  writeStored(key, progress)
  tellBegun(progress)
}

/** The date that this page has told. */
let told = ''

/**
 * Has the page served, on the game's day, as one whose board waits for what is saved: storage is too slow to be asked before
 * a first paint.
 */
export function tellBegun(progress: Pick<SavedProgress, 'date' | 'guesses' | 'gameStatus'>): void {
  const { date } = progress
  if (!isBegun(progress) || told === date) return
  told = date
  // Not while a guess is being judged. The longest day has 25 hours.
  setTimeout(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is younger than the browsers that can play.
    document.cookie = `${BEGUN_COOKIE}=${date}; Max-Age=90000; Path=/; SameSite=Lax`
  })
}
