import type { GameResponse, GameType } from '#shared/contract/game.ts'
import type { LibraryPage } from '#shared/contract/library.ts'

type Call = { body?: unknown; headers?: Record<string, string> }
/** Returns the answer, or throws if it is an error. */
export type Ask = (path: string, call?: Call) => Promise<Response>

const REFUSED = 'Svalbard,Iceland,Cuba,Tasmania,Sicily,Hokkaido,Ireland,Luzon,Java,Hispaniola'.split(',')

/** A game with six found items and ten refused guesses, as a client sends it. */
export const playOf = ({ list: { id, items } }: GameResponse, game_type: GameType, play_id = crypto.randomUUID()) => ({
  play_id,
  list_id: id,
  items_guessed: items.slice(0, 6).map((item) => item.name),
  hints_used: 3,
  total_guesses: 16,
  game_type,
  refused_guesses: REFUSED,
})

const statsOf = ({ list }: GameResponse, game_type: GameType) =>
  `/api/lists/${list.id}/stats?game_type=${game_type}&score=57`

/**
 * Every call that a guest's browser may make in a day. The data also come with the page, and are counted all the same.
 */
export async function guestsDay(ask: Ask): Promise<void> {
  await ask('/')
  const today = (await (await ask('/api/daily-game')).json()) as GameResponse
  await ask('/api/game-completion', { body: playOf(today, 'daily') })
  await ask(statsOf(today, 'daily'))
}

/** The day of a signed-in player who has played before. */
export async function playersDay(ask: Ask, headers: Record<string, string>): Promise<void> {
  await ask('/')
  const today = (await (await ask('/api/daily-game')).json()) as GameResponse
  await ask(`/api/lists/${today.list.id}/completion?game_type=daily`, { headers })
  await ask('/api/game-completion', { body: playOf(today, 'daily'), headers })
  await ask(statsOf(today, 'daily'))
}

/**
 * The newest past list, played from the library: with it a signed-in account becomes a player. The page has guests'
 * cards.
 */
export async function libraryGame(ask: Ask, headers: Record<string, string>): Promise<void> {
  await ask('/library')
  const { data } = (await (await ask('/api/library', { headers })).json()) as LibraryPage
  const id = data[0]?.list.id
  const game = (await (await ask(`/api/lists/${id}`)).json()) as GameResponse
  await ask(`/api/lists/${id}/completion?game_type=library`, { headers })
  await ask('/api/game-completion', { body: playOf(game, 'library'), headers })
  await ask(statsOf(game, 'library'))
}

export async function accountPage(ask: Ask, headers: Record<string, string>): Promise<void> {
  await ask('/account')
  await ask('/api/recent-games', { headers })
}
