import { Hono } from 'hono'
import { libraryQuery } from '#shared/contract/library.ts'
import { easternDate } from '#shared/game/eastern-day.ts'
import { openDatabase } from '../db/open.ts'
import type { AppEnv } from '../env.ts'
import { readQuery } from '../http/validate.ts'
import { readPlayer, requirePlayer } from '../identity/guards.ts'
import { getLibraryPage } from './library.ts'

export const libraryRoutes = new Hono<AppEnv>().get('/library', async (c) => {
  const query = readQuery(c, libraryQuery)
  const player = query.played ? await requirePlayer(c) : await readPlayer(c)
  const db = openDatabase(c.env.DB, player ? 'first-primary' : 'first-unconstrained')
  const today = easternDate(c.var.world.now())
  const page = await getLibraryPage(db, c.var.world, today, query, player)
  return c.json(page, 200, { 'Cache-Control': 'no-store' })
})
