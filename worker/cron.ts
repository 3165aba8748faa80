import { addDays, easternDate } from '#shared/game/eastern-day.ts'
import { DAYS_AHEAD, DAYS_AT_ONCE, GUEST_RESULT_DAYS } from '#shared/game/limits.ts'
import { removeGuestResultsBefore } from './completions/queries.ts'
import { openDatabase } from './db/open.ts'
import type { World } from './env.ts'
import { fillByModel } from './generation/fill-by-model.ts'
import { fillDays } from './schedule/fill.ts'

/** What each cron expression of wrangler.toml runs. Every part may run twice, late, or beside another run. */
export async function runCron(cron: string, env: Env, world: World): Promise<void> {
  const db = openDatabase(env.DB, 'first-primary')
  const today = easternDate(world.now())
  // The next days first: whatever becomes of the models, they have their lists.
  const filled = await fillDays(db, world, today, addDays(today, DAYS_AT_ONCE - 1))
  const generated = await fillByModel({ env, world, db }, today).catch((error: unknown) => {
    console.error(JSON.stringify({ event: 'generation-broke', error: String(error) }))
    return { filled: [], has_more: false }
  })
  if (!generated.has_more) filled.push(...(await fillDays(db, world, today, addDays(today, DAYS_AHEAD))))
  const cleared = await removeGuestResultsBefore(db, addDays(today, -GUEST_RESULT_DAYS))
  console.log(JSON.stringify({ event: 'cron', cron, today, filled, generated: generated.filled, cleared }))
}
