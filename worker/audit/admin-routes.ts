import { Hono } from 'hono'
import { pageQuery } from '#shared/contract/admin.ts'
import { readQuery } from '../http/validate.ts'
import type { AdminEnv } from '../identity/guards.ts'
import { occasionOf } from './occasion.ts'
import { listChanges } from './queries.ts'

export const auditAdminRoutes = new Hono<AdminEnv>().get('/audit', async (c) => {
  const { db, now } = occasionOf(c)
  return c.json(await listChanges(db, readQuery(c, pageQuery), now))
})
