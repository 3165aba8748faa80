import { Hono } from 'hono'
import { analyticsQuery } from '#shared/contract/admin.ts'
import { easternDate } from '#shared/game/eastern-day.ts'
import { openDatabase } from '../db/open.ts'
import { readQuery } from '../http/validate.ts'
import type { AdminEnv } from '../identity/guards.ts'
import { analyticsOf, startsOf } from './analytics.ts'
import { countAllUsers, listCountsOfDays, listDayCounts } from './queries.ts'

export const analyticsAdminRoutes = new Hono<AdminEnv>().get('/analytics', async (c) => {
  const { range } = readQuery(c, analyticsQuery)
  const today = easternDate(c.var.world.now())
  const starts = startsOf(range, today)
  const earliest = starts.first < starts.monday ? starts.first : starts.monday
  const db = openDatabase(c.env.DB, 'first-primary')
  const [counts, days, totalUsers] = await Promise.all([
    listCountsOfDays(db, earliest, today),
    listDayCounts(db, earliest, today),
    countAllUsers(db),
  ])
  return c.json(analyticsOf(counts, days, totalUsers, { ...starts, today }))
})
