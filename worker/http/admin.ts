import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../env.ts'
import { type Player, requireAdmin } from './identity.ts'

/** What a route behind the guard may count on. */
export type AdminEnv = { Bindings: Env; Variables: AppEnv['Variables'] & { admin: Player } }

/** Answers everyone but an admin, before anything is routed: an unknown address tells a stranger nothing. */
export const adminsOnly = createMiddleware<AdminEnv>(async (c, next) => {
  c.set('admin', await requireAdmin(c))
  await next()
  c.header('Cache-Control', 'no-store')
})
