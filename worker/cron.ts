import type { FillReport } from '#shared/contract/filling.ts'
import { addDays, easternDate } from '#shared/game/eastern-day.ts'
import { DAYS_AHEAD, DAYS_AT_ONCE, GUEST_RESULT_DAYS, TRACES_KEPT_DAYS } from '#shared/game/limits.ts'
import { removeGuestResultsBefore } from './completions/queries.ts'
import { type Database, openDatabase } from './db/open.ts'
import type { World } from './env.ts'
import { fillByModel } from './generation/fill-by-model.ts'
import { listRunningJobs, removeFindingsOfRejected, removeJobsBefore } from './generation/queries.ts'
import { removeContestsBefore, removeQuestionsBefore, removeVerdictsOfRejected } from './guesses/queries.ts'
import { restorableSince } from './schedule/admin-audit.ts'
import { countUnusedLists, fillDays } from './schedule/fill.ts'
import { saveFillRun } from './schedule/fill-runs.ts'
import { whileAlone } from './schedule/lease.ts'

/** What each cron expression of wrangler.toml runs. Every part may run twice, late, or beside another run. */
export async function runCron(cron: string, env: Env, world: World): Promise<void> {
  const db = openDatabase(env.DB, 'first-primary')
  const today = easternDate(world.now())
  const began = world.now()
  // The next days first: whatever becomes of the models, they have their lists, or an admin waits for one. Today waits for nobody.
  const awaited = (await awaitedDates(db, world, today)).filter((date) => date !== today)
  const next = await fillDays(db, world, today, addDays(today, DAYS_AT_ONCE - 1), awaited)
  const ahead = await fillAhead(env, world, db, today)
  const done: FillReport = {
    filled: [...next.filled, ...(ahead?.rest?.filled ?? [])],
    copies: [...next.copies, ...(ahead?.rest?.copies ?? [])],
    generated: ahead?.byModel.generated ?? [],
    failed: ahead?.byModel.failed ?? [],
  }
  const catalogue_left = await countUnusedLists(db)
  await saveFillRun(db, { began, ended: world.now() }, catalogue_left, done)
  const cleared = await clearOld(db, today, world.now())
  console.log(
    JSON.stringify({ event: 'cron', cron, today, is_alone: ahead !== null, ...done, catalogue_left, cleared }),
  )
}

/** Those that somebody has a list written for. */
const awaitedDates = async (db: Database, world: World, today: string) =>
  (await listRunningJobs(db, today, world.now())).map(({ game_date }) => game_date)

/** Null where another run does what may cost money, and fills the days that a model may be wanted for. */
const fillAhead = (env: Env, world: World, db: Database, today: string) =>
  whileAlone(db, world, 'fill', async () => {
    const byModel = await fillByModel({ env, world, db }, today)
    const awaited = await awaitedDates(db, world, today)
    const rest = byModel.has_more ? null : await fillDays(db, world, today, addDays(today, DAYS_AHEAD), awaited)
    return { byModel, rest }
  })

/** How many rows of each kind are gone. */
async function clearOld(db: Database, today: string, now: number) {
  const traces = addDays(today, -TRACES_KEPT_DAYS)
  const gone = restorableSince(now)
  return {
    guest_results: await removeGuestResultsBefore(db, addDays(today, -GUEST_RESULT_DAYS)),
    contests: await removeContestsBefore(db, traces, gone),
    judged_guesses: await removeVerdictsOfRejected(db, gone),
    list_findings: await removeFindingsOfRejected(db, gone),
    model_questions: await removeQuestionsBefore(db, traces),
    generation_jobs: await removeJobsBefore(db, traces),
  }
}
