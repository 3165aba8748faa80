import { Hono } from 'hono'
import type { AdminCheck } from '#shared/contract/admin.ts'
import { acceptingAdminRoutes } from './accepting/admin-routes.ts'
import { accountRoutes } from './account/routes.ts'
import { analyticsAdminRoutes } from './analytics/admin-routes.ts'
import { auditAdminRoutes } from './audit/admin-routes.ts'
import { completionRoutes } from './completions/routes.ts'
import { openDatabase } from './db/open.ts'
import { editingAdminRoutes } from './editing/admin-routes.ts'
import type { AppEnv, World } from './env.ts'
import { generationAdminRoutes } from './generation/admin-routes.ts'
import { guessRoutes } from './guesses/routes.ts'
import { ApiError, notFound, onError } from './http/errors.ts'
import { securityHeaders } from './http/https.ts'
import { authProxy } from './identity/auth-proxy.ts'
import { requireAccount } from './identity/deleted-accounts.ts'
import { type AdminEnv, adminsOnly } from './identity/guards.ts'
import { libraryRoutes } from './library/routes.ts'
import { listRoutes } from './lists/routes.ts'
import { pageRoutes } from './pages/routes.ts'
import { scheduleAdminRoutes } from './schedule/admin-routes.ts'
import { scheduleRoutes } from './schedule/routes.ts'
import { submissionAdminRoutes } from './submissions/admin-routes.ts'
import { submissionRoutes } from './submissions/routes.ts'

export function createApp(world: World) {
  const app = new Hono<AppEnv>()

  app.use(async (c, next) => {
    c.set('world', world)
    await next()
    for (const [name, value] of Object.entries(securityHeaders(c.req.url))) c.header(name, value)
  })

  // One guard covers every admin route, so it comes first.
  const admin = new Hono<AdminEnv>().use(adminsOnly).use(async (c, next) => {
    if (c.req.method !== 'GET') await requireAccount(openDatabase(c.env.DB, 'first-primary'), c.var.admin)
    await next()
  })
  admin.get('/check', (c) => {
    const { display_name, email } = c.var.admin
    return c.json({ user: { display_name, email: email ?? '' } } satisfies AdminCheck)
  })
  admin.route('/', auditAdminRoutes)
  admin.route('/', scheduleAdminRoutes)
  admin.route('/', editingAdminRoutes)
  admin.route('/', generationAdminRoutes)
  admin.route('/', acceptingAdminRoutes)
  admin.route('/', submissionAdminRoutes)
  admin.route('/', analyticsAdminRoutes)
  app.route('/api/admin', admin)

  app.route('/api', scheduleRoutes)
  app.route('/api', libraryRoutes)
  app.route('/api', listRoutes)
  app.route('/api', guessRoutes)
  app.route('/api', completionRoutes)
  app.route('/api', submissionRoutes)
  app.route('/api', accountRoutes)
  app.all('/api/*', (c) => {
    const allowed = allowedMethods(app, c.req.path)
    if (allowed.length === 0) throw notFound('There is nothing at this address.')
    throw new ApiError(405, 'method-not-allowed', 'That method is not allowed at this address.', {
      Allow: allowed.join(', '),
    })
  })

  app.route('/', authProxy)
  app.route('/', pageRoutes)
  app.notFound((c) => onError(notFound('There is nothing at this address.'), c))
  app.onError(onError)
  return app
}

/** Methods of the real routes at `path`, without middleware. */
function allowedMethods(app: Hono<AppEnv>, path: string): string[] {
  const methods = app.routes
    .filter((route) => route.method !== 'ALL' && matches(route.path, path))
    .map((route) => route.method)
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))]
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  )
}
