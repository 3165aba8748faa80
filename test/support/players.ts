import { type RecentGame, recentGamesResponse, statistics } from '#shared/contract/account.ts'
import {
  type CompletionRequest,
  completionResponse,
  type StatsResponse,
  statsResponse,
} from '#shared/contract/completions.ts'
import type { GameType, List } from '#shared/contract/game.ts'
import { read } from './answers.ts'
import type { openApp } from './app.ts'
import { bearer } from './tokens.ts'

export type App = Pick<ReturnType<typeof openApp>, 'request' | 'post' | 'world'>

/** The player `uid`, with a new token for each call: the test's clock may have moved. */
export function signIn({ request, post, world }: App, uid: string, claims: object = {}) {
  const ask = async (path: string, method = 'GET') =>
    request(path, { method, headers: await bearer(world, uid, claims) })
  const send = async (result: CompletionRequest) =>
    post('/api/game-completion', result, await bearer(world, uid, claims))
  return {
    uid,
    ask,
    /** Sends a result, whatever the answer. */
    send,
    record: async (result: CompletionRequest) => (await read(await send(result), completionResponse, 201)).completion,
    statistics: async () => read(await ask('/api/statistics'), statistics),
    recentGames: async (): Promise<RecentGame[]> =>
      (await read(await ask('/api/recent-games'), recentGamesResponse)).data,
  }
}

export async function recordAsGuest({ post }: App, result: CompletionRequest) {
  return (await read(await post('/api/game-completion', result), completionResponse, 201)).completion
}

export async function statsOf({ request }: App, { id }: List, type: GameType = 'daily'): Promise<StatsResponse> {
  return read(await request(`/api/lists/${id}/stats?game_type=${type}`), statsResponse)
}
