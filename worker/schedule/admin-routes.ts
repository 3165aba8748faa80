import { Hono } from 'hono'
import {
  type PlacedResponse,
  pageQuery,
  rejectRequest,
  type SchedulePage,
  swapRequest,
} from '#shared/contract/admin.ts'
import { lastPage } from '#shared/contract/common.ts'
import { addDays, daysBetween } from '#shared/game/eastern-day.ts'
import { DAYS_AHEAD } from '#shared/limits.ts'
import { occasionOf } from '../audit/occasion.ts'
import { readBody, readQuery } from '../http/validate.ts'
import type { AdminEnv } from '../identity/guards.ts'
import { lastRow, rejectList, restoreList, swapDates } from './admin-changes.ts'
import { listScheduledDays, readSchedule } from './admin-queries.ts'
import { fillDays } from './fill.ts'
import { findSelfFilling } from './fill-runs.ts'

export const scheduleAdminRoutes = new Hono<AdminEnv>()
  .get('/lists', async (c) => {
    const { page, per_page } = readQuery(c, pageQuery)
    const { db, today } = occasionOf(c)
    const first = addDays(today, (page - 1) * per_page)
    const [schedule, days, self_filling] = await Promise.all([
      readSchedule(db, today),
      listScheduledDays(db, first, addDays(first, per_page - 1)),
      findSelfFilling(db),
    ])
    const total = daysBetween(today, lastRow(schedule, today)) + 1
    const filled = new Map(days.map((day) => [day.daily_game_date, day]))
    const rows = Math.max(0, Math.min(per_page, total - (page - 1) * per_page))
    const answer: SchedulePage = {
      data: datesFrom(first, rows).map((daily_game_date) => ({ daily_game_date, ...filled.get(daily_game_date) })),
      current_page: page,
      last_page: lastPage(total, per_page),
      total,
      today,
      runway: { ...runwayOf(schedule, today), self_filling },
    }
    return c.json(answer)
  })
  .post('/lists/swap-dates', async (c) => {
    await swapDates(occasionOf(c), await readBody(c, swapRequest))
    return c.json({ success: true })
  })
  .post('/lists/:id/reject', async (c) => {
    const occasion = occasionOf(c)
    const { game_date } = await readBody(c, rejectRequest)
    await rejectList(occasion, c.req.param('id'), game_date)
    // If today's list was the last scheduled one, today is empty now.
    if (game_date === occasion.today) await fillDays(occasion.db, c.var.world, occasion.today, occasion.today)
    return c.json({ success: true })
  })
  .post('/lists/:id/restore', async (c) => {
    const list_id = c.req.param('id')
    const daily_game_date = await restoreList(occasionOf(c), list_id)
    return c.json({ success: true, daily_game_date, list_id } satisfies PlacedResponse)
  })

const datesFrom = (first: string, days: number) => Array.from({ length: days }, (_, at) => addDays(first, at))

function runwayOf(schedule: ReadonlyMap<string, unknown>, today: string) {
  let filled = 0
  while (schedule.has(addDays(today, filled))) filled++
  return { filled, empty: datesFrom(today, DAYS_AHEAD + 1).filter((date) => !schedule.has(date)) }
}
