import { type Context, Hono } from 'hono'
import type { AppEnv } from '../env.ts'
import { notFound } from '../http/errors.ts'
import { keepToday } from '../http/keep-today.ts'
import { getTodaysGame } from '../schedule/todays-game.ts'
import { dailyPage, plainPage } from './html.ts'

/** Where the client has a screen. Any other path is its 404 page, with that status. */
const SCREENS = ['/library', '/list/:id', '/account', '/admin', '/admin/*', '/test', '/auth', '/auth/callback']

async function plain(c: Context<AppEnv>, status: 200 | 404 | 503) {
  const { body, headers } = await plainPage(c.env, new URL(c.req.url).origin)
  return c.body(body, status, { ...headers, 'Cache-Control': 'no-cache' })
}

export const pageRoutes = new Hono<AppEnv>()
  .get('/', async (c) => {
    try {
      return await keepToday(c, async () => {
        const game = await getTodaysGame(c.env, c.var.world)
        return dailyPage(c.env, new URL(c.req.url).origin, game)
      })
    } catch (error) {
      // The client asks once more by itself, and says so if there is still no list.
      console.error(JSON.stringify({ event: 'daily-page-failed', error: String(error) }))
      return plain(c, 503)
    }
  })
  .on('GET', SCREENS, (c) => plain(c, 200))
  .get('/assets/*', () => {
    throw notFound('There is no such file.')
  })
  .get('*', (c) => plain(c, 404))
