import { Hono } from 'hono'
import type { AdminCheck } from '#shared/contract/admin.ts'
import type { AdminEnv } from '../http/admin.ts'

export const identityAdminRoutes = new Hono<AdminEnv>().get('/check', (c) => {
  const { display_name, email } = c.var.admin
  return c.json({ user: { display_name, email: email ?? '' } } satisfies AdminCheck)
})
