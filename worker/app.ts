import { Hono } from 'hono'
import { completionRoutes } from './completions/routes.ts'
import type { AppEnv, World } from './env.ts'
import { healthRoutes } from './health/routes.ts'
import { ApiError, notFound, onError } from './http/errors.ts'
import { allowedMethods } from './http/method-not-allowed.ts'
import { listRoutes } from './lists/routes.ts'
import { pageRoutes } from './pages/routes.ts'
import { scheduleRoutes } from './schedule/routes.ts'
import { submissionRoutes } from './submissions/routes.ts'

/** The map of what the worker answers. */
export function createApp(world: World) {
  const app = new Hono<AppEnv>()

  app.use(async (c, next) => {
    c.set('world', world)
    await next()
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin')
  })

  app.route('/api', scheduleRoutes)
  app.route('/api', listRoutes)
  app.route('/api', completionRoutes)
  app.route('/api', submissionRoutes)
  app.route('/api', healthRoutes)
  app.all('/api/*', (c) => {
    const allowed = allowedMethods(app, c.req.path)
    if (allowed.length === 0) throw notFound('There is nothing at this address.')
    throw new ApiError(405, 'method-not-allowed', 'This address does not take that method.', {
      Allow: allowed.join(', '),
    })
  })

  app.route('/', pageRoutes)
  app.notFound((c) => onError(notFound('There is nothing at this address.'), c))
  app.onError(onError)
  return app
}
