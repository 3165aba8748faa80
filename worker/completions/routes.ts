import { Hono } from 'hono'
import type { RecentGamesResponse } from '#shared/contract/account.ts'
import {
  type CompletionRequest,
  type CompletionResponse,
  completionRequest,
  type ListCompletionResponse,
  listCompletionQuery,
  statsQuery,
} from '#shared/contract/completions.ts'
import { easternDate } from '#shared/game/eastern-day.ts'
import { RECENT_GAMES } from '#shared/limits.ts'
import { addressOf } from '../addresses/network.ts'
import { openDatabase } from '../db/open.ts'
import type { AppEnv } from '../env.ts'
import { limitByAddress } from '../http/rate-limit.ts'
import { readBody, readQuery } from '../http/validate.ts'
import { readPlayer, requirePlayer, unauthorized } from '../identity/guards.ts'
import { getOpenGame } from '../lists/queries.ts'
import { findCachedGame } from '../schedule/todays-game.ts'
import { getPlayedGame } from './played-game.ts'
import { findPlayerResult, findResultCounts, findUser, listRecentResults } from './queries.ts'
import { recordForGuest, recordForPlayer } from './record.ts'
import { completionOf, recentGameOf, resultOf } from './result.ts'
import { statisticsOf, statsOf } from './statistics.ts'

export const completionRoutes = new Hono<AppEnv>()
  .post('/game-completion', limitByAddress('RESULTS_LIMIT'), async (c) => {
    const request: CompletionRequest = await readBody(c, completionRequest)
    const player = await readPlayer(c)
    if (!player && request.game_type === 'library') {
      throw unauthorized('sign-in-required', 'Sign in to keep your library games.', 'Bearer')
    }
    const now = c.var.world.now()
    const today = easternDate(now)
    const db = openDatabase(c.env.DB, 'first-primary')
    // The cached list may lack an answer accepted since.
    const kept = player && request.refused_guesses?.length ? null : findCachedGame(c.var.world, request.list_id)
    const game = kept ?? (await getPlayedGame(db, request.list_id, today))
    const result = resultOf(game.list, request, now)
    const stored = player
      ? await recordForPlayer(db, player, game, request, result, today)
      : await recordForGuest({ db, world: c.var.world, address: addressOf(c) }, game, result, today)
    return c.json({ completion: completionOf(game.list, stored) } satisfies CompletionResponse, 201, {
      'Cache-Control': 'no-store',
    })
  })
  .get('/lists/:id/stats', async (c) => {
    const { game_type, score } = readQuery(c, statsQuery)
    const db = openDatabase(c.env.DB, 'first-primary')
    const id = c.req.param('id')
    const scores = await findResultCounts(db, id, game_type)
    // A list with results is open; without them, a later date must be a 404.
    if (!scores && !findCachedGame(c.var.world, id)) await getOpenGame(db, id, easternDate(c.var.world.now()))
    return c.json(statsOf(scores ?? {}, score), 200, { 'Cache-Control': 'no-store' })
  })
  .get('/lists/:id/completion', async (c) => {
    const player = await requirePlayer(c)
    const { game_type } = readQuery(c, listCompletionQuery)
    const db = openDatabase(c.env.DB, 'first-primary')
    const id = c.req.param('id')
    const kept = findCachedGame(c.var.world, id)
    const { list } = kept ?? (await getOpenGame(db, id, easternDate(c.var.world.now())))
    const stored = await findPlayerResult(db, player.uid, list.id, game_type)
    const answer: ListCompletionResponse = { completed: !!stored, completion: stored && completionOf(list, stored) }
    return c.json(answer, 200, { 'Cache-Control': 'no-store' })
  })
  .get('/statistics', async (c) => {
    const player = await requirePlayer(c)
    const user = await findUser(openDatabase(c.env.DB, 'first-primary'), player.uid)
    const today = easternDate(c.var.world.now())
    return c.json(statisticsOf(user, today), 200, { 'Cache-Control': 'no-store' })
  })
  .get('/recent-games', async (c) => {
    const player = await requirePlayer(c)
    const db = openDatabase(c.env.DB, 'first-primary')
    const user = await findUser(db, player.uid)
    const games = user ? await listRecentResults(db, user, RECENT_GAMES) : []
    const statistics = statisticsOf(user, easternDate(c.var.world.now()))
    return c.json({ data: games.map(recentGameOf), statistics } satisfies RecentGamesResponse, 200, {
      'Cache-Control': 'no-store',
    })
  })
