import { Hono } from 'hono'
import type { AppEnv } from '../env.ts'
import { keepToday } from '../http/keep-today.ts'
import { getTodaysGame } from './todays-game.ts'

export const scheduleRoutes = new Hono<AppEnv>().get('/daily-game', (c) =>
  keepToday(c, async () => {
    const game = await getTodaysGame(c.env, c.var.world)
    return { body: JSON.stringify(game), headers: { 'Content-Type': 'application/json' } }
  }),
)
