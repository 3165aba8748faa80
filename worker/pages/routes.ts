import { type Context, Hono } from 'hono'
import { easternDate } from '#shared/game/eastern-day.ts'
import { whyUnplayable } from '#shared/game/new-game.ts'
import { openDatabase } from '../db/open.ts'
import type { AppEnv } from '../env.ts'
import { forLog, notFound } from '../http/errors.ts'
import { keepToday } from '../http/keep-today.ts'
import { findStoredGame } from '../lists/queries.ts'
import { getTodaysGame } from '../schedule/todays-game.ts'
import { dailyPage, listPage, plainPage } from './html.ts'

/** Where the client has a screen. Any other path is its 404 page, with that status. */
const SCREENS = ['/library', '/account', '/admin', '/admin/*', '/test', '/auth', '/auth/callback']

async function plain(c: Context<AppEnv>, status: 200 | 404 | 503) {
  const { body, headers } = await plainPage(c.env, originOf(c))
  return c.body(body, status, { ...headers, 'Cache-Control': 'no-cache' })
}

const originOf = (c: Context<AppEnv>) => new URL(c.req.url).origin

export const pageRoutes = new Hono<AppEnv>()
  .get('/', async (c) => {
    try {
      return await keepToday(c, async () => {
        const todays = await getTodaysGame(c.env, c.var.world)
        return { ...(await dailyPage(c.env, originOf(c), todays)), until: todays.until }
      })
    } catch (error) {
      // The client asks once more by itself, and says so if there is still no list.
      console.error(JSON.stringify({ event: 'daily-page-failed', ...forLog(error) }))
      return plain(c, 503)
    }
  })
  .get('/assets/*', async (c) => {
    const file = await c.env.ASSETS.fetch(c.req.raw)
    // A file that is not there yet must not be kept for a year as missing: hence not past the worker.
    if (file.ok || file.status === 304) return new Response(file.body, file)
    throw notFound('There is no such file.')
  })
  .get('*', async (c, next) => {
    const address = new URL(c.req.url)
    if (address.pathname === '/' || !address.pathname.endsWith('/')) return next()
    // The host stands in it: "//host/" without its last slash would lead to another one.
    address.pathname = address.pathname.replace(/\/+$/, '')
    return c.redirect(address.href, 308)
  })
  .get('/list/:id', async (c) => {
    const today = easternDate(c.var.world.now())
    // Without the database the client still says so itself.
    const stored = await findStoredGame(openDatabase(c.env.DB), c.req.param('id'), today).catch(() => undefined)
    if (!stored || whyUnplayable(stored.game.list)) return plain(c, stored === null ? 404 : 200)
    const { body, headers } = await listPage(c.env, originOf(c), stored)
    return c.body(body, 200, { ...headers, 'Cache-Control': 'no-cache' })
  })
  .on('GET', SCREENS, (c) => plain(c, 200))
  .get('*', (c) => plain(c, 404))
