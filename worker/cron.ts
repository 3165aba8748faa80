import { addDays, easternDate } from '#shared/game/eastern-day.ts'
import { DAYS_AHEAD, GUEST_RESULT_DAYS } from '#shared/game/limits.ts'
import { removeGuestResultsBefore } from './completions/queries.ts'
import { openDatabase } from './db/open.ts'
import type { World } from './env.ts'
import { fillDays } from './schedule/fill.ts'

/** What each cron expression of wrangler.toml runs. Every part may run twice, late, or beside another run. */
export async function runCron(cron: string, env: Env, world: World): Promise<void> {
  const db = openDatabase(env.DB, 'first-primary')
  const today = easternDate(world.now())
  const filled = await fillDays(db, world, today, addDays(today, DAYS_AHEAD))
  const cleared = await removeGuestResultsBefore(db, addDays(today, -GUEST_RESULT_DAYS))
  console.log(JSON.stringify({ event: 'cron', cron, today, filled, cleared }))
}
