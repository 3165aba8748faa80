import type { GameResponse, GameType } from '#shared/contract/game.ts'
import type { LibraryPage } from '#shared/contract/library.ts'

type Call = { body?: unknown; headers?: Record<string, string> }
/** Answers, or throws where the answer is an error. */
export type Ask = (path: string, call?: Call) => Promise<Response>

const REFUSED = 'Svalbard,Iceland,Cuba,Tasmania,Sicily,Hokkaido,Ireland,Luzon,Java,Hispaniola'.split(',')

/** A game with six found and ten guesses refused, as a client sends it. */
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

/** Everything that a guest's browser may ask in a day: the data come with the page too, and are counted all the same. */
export async function guestsDay(ask: Ask): Promise<void> {
  await ask('/')
  const today = (await (await ask('/api/daily-game')).json()) as GameResponse
  await ask('/api/game-completion', { body: playOf(today, 'daily') })
  await ask(statsOf(today, 'daily'))
}

/** The same of a player who is signed in, and has played before. */
export async function playersDay(ask: Ask, headers: Record<string, string>): Promise<void> {
  await ask('/')
  const today = (await (await ask('/api/daily-game')).json()) as GameResponse
  await ask(`/api/lists/${today.list.id}/completion?game_type=daily`, { headers })
  await ask('/api/game-completion', { body: playOf(today, 'daily'), headers })
  await ask(statsOf(today, 'daily'))
}

/** The newest past list, played from the library: what makes a player of who has signed in. The page has guests' cards. */
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
