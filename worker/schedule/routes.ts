import { Hono } from 'hono'
import { easternDate } from '#shared/game/eastern-day.ts'
import { openDatabase } from '../db/open.ts'
import type { AppEnv } from '../env.ts'
import { ApiError } from '../http/errors.ts'
import { keepToday } from '../http/keep-today.ts'
import { countDaysAhead } from './queries.ts'
import { getTodaysGame } from './todays-game.ts'

export const scheduleRoutes = new Hono<AppEnv>()
  .get('/daily-game', (c) =>
    keepToday(c, async () => {
      const { game, until } = await getTodaysGame(c.env, c.var.world)
      return { body: JSON.stringify(game), headers: { 'Content-Type': 'application/json' }, until }
    }),
  )
  .get('/health', async (c) => {
    const today = easternDate(c.var.world.now())
    try {
      const days_ahead = await countDaysAhead(openDatabase(c.env.DB), today)
      return c.json({ status: 'ok', version: c.env.VERSION.id, today, days_ahead }, 200, {
        'Cache-Control': 'no-store',
      })
    } catch {
      throw new ApiError(503, 'database-unavailable', 'The database cannot be read right now.', { 'Retry-After': '30' })
    }
  })
