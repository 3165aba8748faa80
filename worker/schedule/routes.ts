import { Hono } from 'hono'
import { type LibraryPage, libraryQuery } from '#shared/contract/library.ts'
import { easternDate } from '#shared/game/eastern-day.ts'
import { LIBRARY_PAGE_SIZE } from '#shared/game/limits.ts'
import { openDatabase } from '../db/open.ts'
import type { AppEnv } from '../env.ts'
import { keepToday } from '../http/keep-today.ts'
import { readQuery } from '../http/validate.ts'
import { listLibraryPage } from './queries.ts'
import { getTodaysGame } from './todays-game.ts'

export const scheduleRoutes = new Hono<AppEnv>()
  .get('/daily-game', (c) =>
    keepToday(c, async () => {
      const game = await getTodaysGame(c.env, c.var.world)
      return { body: JSON.stringify(game), headers: { 'Content-Type': 'application/json' } }
    }),
  )
  .get('/library', async (c) => {
    const { page } = readQuery(c, libraryQuery)
    const today = easternDate(c.var.world.now())
    const { data, total } = await listLibraryPage(openDatabase(c.env.DB), today, page)
    const last_page = Math.max(1, Math.ceil(total / LIBRARY_PAGE_SIZE))
    const address = (n: number) => (n >= 1 && n <= last_page ? `/api/library?page=${n}` : null)
    const answer: LibraryPage = {
      data,
      current_page: page,
      last_page,
      total,
      prev_page_url: address(page - 1),
      next_page_url: address(page + 1),
    }
    return c.json(answer, 200, { 'Cache-Control': 'no-store' })
  })
