import type { GameResponse } from '#shared/contract/game.ts'
import type { SavedProgress } from '#shared/contract/saved-progress.ts'
import { BEGUN_COOKIE } from '#shared/contract/stored-keys.ts'
import { isBegun } from '#shared/game/new-game.ts'
import { resume } from '#shared/game/saved-progress.ts'
import { readStored, writeStored } from '../../browser-storage.ts'

/** The date follows, then the uid of a signed-in player. */
export const DAILY_KEYS = 'topple:daily:'

/** Each player of this browser has a game; `owner` null: guests. */
export const keyOf = (game: GameResponse, owner: string | null) =>
  `${DAILY_KEYS}${game.daily_game.date}${owner === null ? '' : `:${owner}`}`

export const loadGame = (game: GameResponse, key: string) => resume(readStored(key), game, game.daily_game.date)

export function saveGame(key: string, progress: SavedProgress): void {
  writeStored(key, progress)
  tellBegun(progress)
}

let told = ''

/** Tells the worker by a cookie that today's game has begun: reading storage before the first paint is too slow. */
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
