import { Hono } from 'hono'
import { easternDate } from '#shared/game/eastern-day.ts'
import { openDatabase } from '../db/open.ts'
import type { AppEnv } from '../env.ts'
import { getOpenGame } from './queries.ts'

export const listRoutes = new Hono<AppEnv>().get('/lists/:id', async (c) => {
  const today = easternDate(c.var.world.now())
  const game = await getOpenGame(openDatabase(c.env.DB), c.req.param('id'), today)
  return c.json(game, 200, { 'Cache-Control': 'no-store' })
})
