import { Hono } from 'hono'
import { libraryQuery } from '#shared/contract/library.ts'
import { easternDate } from '#shared/game/eastern-day.ts'
import { openDatabase } from '../db/open.ts'
import type { AppEnv } from '../env.ts'
import { keepToday } from '../http/keep-today.ts'
import { readQuery } from '../http/validate.ts'
import { readPlayer, requirePlayer } from '../identity/guards.ts'
import { getLibraryPage } from './library.ts'
import { getTodaysGame } from './todays-game.ts'

export const scheduleRoutes = new Hono<AppEnv>()
  .get('/daily-game', (c) =>
    keepToday(c, async () => {
      const { game, until } = await getTodaysGame(c.env, c.var.world)
      return { body: JSON.stringify(game), headers: { 'Content-Type': 'application/json' }, until }
    }),
  )
  .get('/library', async (c) => {
    const query = readQuery(c, libraryQuery)
    const player = query.played ? await requirePlayer(c) : await readPlayer(c)
    const db = openDatabase(c.env.DB, player ? 'first-primary' : 'first-unconstrained')
    const today = easternDate(c.var.world.now())
    const page = await getLibraryPage(db, c.var.world, today, query, player)
    return c.json(page, 200, { 'Cache-Control': 'no-store' })
  })
