import { Hono } from 'hono'
import {
  type CompletionRequest,
  type CompletionResponse,
  completionRequest,
  statsQuery,
} from '#shared/contract/completions.ts'
import { addDays, easternDate } from '#shared/game/eastern-day.ts'
import { openDatabase } from '../db/open.ts'
import type { AppEnv } from '../env.ts'
import { ApiError } from '../http/errors.ts'
import { limitByAddress } from '../http/rate-limit.ts'
import { readBody, readQuery } from '../http/validate.ts'
import { getOpenGame } from '../lists/queries.ts'
import { findGuestResult, findResultCounts, saveGuestResult } from './queries.ts'
import { completionOf, resultOf } from './result.ts'
import { statsOf } from './statistics.ts'

export const completionRoutes = new Hono<AppEnv>()
  .post('/game-completion', limitByAddress('RESULTS_LIMIT'), async (c) => {
    const request: CompletionRequest = await readBody(c, completionRequest)
    if (request.game_type === 'library') {
      throw new ApiError(401, 'sign-in-required', 'Sign in to keep your library games.')
    }
    const now = c.var.world.now()
    const today = easternDate(now)
    const db = openDatabase(c.env.DB, 'first-primary')
    const { list, daily_game } = await getOpenGame(db, request.list_id, today)
    const result = resultOf(list, request, now)

    const isOpen = daily_game.date >= addDays(today, -1)
    const isNew = isOpen && (await saveGuestResult(db, daily_game.date, result))
    const stored = isNew ? result : await findGuestResult(db, daily_game.date, request.play_id)
    if (!stored) throw new ApiError(409, 'day-over', 'The day of this list is over, so its result no longer counts.')
    return c.json({ completion: completionOf(list, stored) } satisfies CompletionResponse, 201)
  })
  .get('/lists/:id/stats', async (c) => {
    const { game_type, score } = readQuery(c, statsQuery)
    const db = openDatabase(c.env.DB, 'first-primary')
    const id = c.req.param('id')
    const scores = await findResultCounts(db, id, game_type)
    // A list that has results is open; for one that has none, a later date must still be a 404.
    if (!scores) await getOpenGame(db, id, easternDate(c.var.world.now()))
    return c.json(statsOf(scores ?? {}, score), 200, { 'Cache-Control': 'no-store' })
  })
