import { type Context, Hono } from 'hono'
import { readAddress } from '#shared/contract/library-address.ts'
import { easternDate } from '#shared/game/eastern-day.ts'
import { whyUnplayable } from '#shared/game/new-game.ts'
import { openDatabase } from '../db/open.ts'
import type { AppEnv } from '../env.ts'
import { forLog, notFound } from '../http/errors.ts'
import { keepToday } from '../http/keep-today.ts'
import { hasBegun } from '../http/response-cache.ts'
import { getGuestsLibrary } from '../library/library.ts'
import { findOpenGame } from '../lists/queries.ts'
import { getTodaysGame } from '../schedule/todays-game.ts'
import { dailyPage, guestsLibraryPage, listPage, plainPage } from './html.ts'

const SCREENS = {
  '/account': 'account/account-page.tsx',
  '/admin': 'admin/admin-area.tsx',
  '/admin/*': 'admin/admin-area.tsx',
  '/test': 'pages/styles-page.tsx',
  '/auth': 'account/account-page.tsx',
  '/auth/callback': 'identity/callback-page.tsx',
}

const originOf = (c: Context<AppEnv>) => new URL(c.req.url).origin

async function plain(c: Context<AppEnv>, status: 200 | 404 | 503, screen?: string) {
  const { body, headers } = await plainPage(c.env, originOf(c), screen)
  return c.body(body, status, { ...headers, 'Cache-Control': 'no-cache' })
}

const plainRoutes = new Hono<AppEnv>()
for (const [path, screen] of Object.entries(SCREENS)) plainRoutes.get(path, (c) => plain(c, 200, screen))

export const pageRoutes = new Hono<AppEnv>()
  .get('/', async (c) => {
    try {
      return await keepToday(c, async (now) => {
        const { game, until } = await getTodaysGame(c.env, c.var.world)
        return { ...(await dailyPage(c.env, originOf(c), game, hasBegun(c.req.raw, now))), until }
      })
    } catch (error) {
      // The client retries and reports.
      console.error(JSON.stringify({ event: 'daily-page-failed', ...forLog(error) }))
      return plain(c, 503)
    }
  })
  .get('/assets/*', () => {
    // Existing files are served ahead of the worker (wrangler.toml).
    throw notFound('There is no such file.')
  })
  .get('*', async (c, next) => {
    const address = new URL(c.req.url)
    if (address.pathname === '/' || !address.pathname.endsWith('/')) return next()
    // The redirect keeps the host: a bare "//host" would lead elsewhere.
    address.pathname = address.pathname.replace(/\/+$/, '')
    return c.redirect(address.href, 308)
  })
  .get('/list/:id', async (c) => {
    const today = easternDate(c.var.world.now())
    // The client reports an unreachable database itself.
    const game = await findOpenGame(openDatabase(c.env.DB), c.req.param('id'), today).catch(() => undefined)
    if (!game || whyUnplayable(game.list)) return plain(c, game === null ? 404 : 200)
    const { body, headers } = await listPage(c.env, originOf(c), game)
    return c.body(body, 200, { ...headers, 'Cache-Control': 'no-cache' })
  })
  .get('/library', async (c) => {
    const { search, searchParams, origin } = new URL(c.req.url)
    const make = async () => {
      const { library, until } = await getGuestsLibrary(c.env, c.var.world, readAddress(searchParams, false))
      return { ...(await guestsLibraryPage(c.env, origin, library)), until }
    }
    try {
      if (!search) return await keepToday(c, make)
      // Queries are unlimited, so they stay out of the response cache.
      const { body, headers } = await make()
      return c.body(body, 200, { ...headers, 'Cache-Control': 'no-cache' })
    } catch (error) {
      console.error(JSON.stringify({ event: 'library-page-failed', ...forLog(error) }))
      return plain(c, 200)
    }
  })
  .route('/', plainRoutes)
  .get('*', (c) => plain(c, 404))
