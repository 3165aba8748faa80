import { Hono } from 'hono'
import { easternDate } from '#shared/game/eastern-day.ts'
import { openDatabase } from '../db/open.ts'
import type { AppEnv } from '../env.ts'
import { ApiError } from '../http/errors.ts'
import { countDaysAhead } from '../schedule/queries.ts'

export const healthRoutes = new Hono<AppEnv>().get('/health', async (c) => {
  const today = easternDate(c.var.world.now())
  try {
    const days_ahead = await countDaysAhead(openDatabase(c.env.DB), today)
    return c.json({ status: 'ok', version: c.env.VERSION.id, today, days_ahead }, 200, { 'Cache-Control': 'no-store' })
  } catch {
    throw new ApiError(503, 'database-unavailable', 'The database cannot be read just now.', { 'Retry-After': '30' })
  }
})
