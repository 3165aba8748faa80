import { env } from 'cloudflare:workers'
import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { addDays } from '#shared/game/eastern-day.ts'
import { runCron } from '../../worker/cron.ts'
import { openDatabase } from '../../worker/db/open.ts'
import { fillRuns, generationJobs, leases } from '../../worker/db/schema/generation.ts'
import { dailyGames, lists } from '../../worker/db/schema/schedule.ts'
import { listIdeas } from '../../worker/db/schema/submissions.ts'
import { clearSchedule } from './admin.ts'
import { makeModelWorld, WITH_MODEL } from './language-model.ts'

export const TODAY = '2026-11-20'
const db = openDatabase(env.DB, 'first-primary')

/** Empties the schedule, the ideas, the jobs and the reports of earlier runs. */
export async function clearFilling(): Promise<void> {
  await clearSchedule(db)
  for (const table of [generationJobs, listIdeas, leases, fillRuns]) await db.delete(table)
}

/** The cron of a deployment with a key, over the stand-in. */
export function openFilling(date = TODAY) {
  const { world, model } = makeModelWorld(date)
  const run = (bindings: Partial<Env> = {}) => runCron('7 * * * *', { ...env, ...WITH_MODEL, ...bindings }, world)
  /** Runs the cron hour by hour until nothing is left to do. */
  const runOn = async () => {
    for (let hours = 0; hours < 6; hours++) {
      await run()
      world.set(world.now() + 3_600_000)
    }
  }
  return { world, model, run, runOn }
}

/** Adds approved ideas. */
export const addIdeas = async (...ideas: string[]) => {
  for (const idea of ideas)
    await db
      .insert(listIdeas)
      .values({ idea, ranked: idea !== 'unranked', created_at: Date.parse(TODAY), approved: true })
}
export const ideas = () => db.select().from(listIdeas).orderBy(asc(listIdeas.id))

/** Date -> title, in order. */
export const titles = async () => {
  const rows = await db
    .select({ date: dailyGames.date, title: lists.title })
    .from(dailyGames)
    .innerJoin(lists, eq(lists.id, dailyGames.list_id))
    .orderBy(asc(dailyGames.date))
  return rows.map(({ date, title }) => [date, title] as const)
}

/** Today and the 14 days after it hold a list each, and no other list exists. */
export async function expectFilled(first = TODAY) {
  const held = (await titles()).map(([date]) => date)
  expect(held).toEqual(Array.from({ length: 15 }, (_, days) => addDays(first, days)))
  expect(await db.$count(lists)).toBe(15)
}
