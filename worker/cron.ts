import type { FillReport } from '#shared/contract/filling.ts'
import { addDays, easternDate } from '#shared/game/eastern-day.ts'
import { DAYS_AHEAD, DAYS_AT_ONCE, GUEST_RESULT_DAYS, TRACES_KEPT_DAYS } from '#shared/game/limits.ts'
import { goOnCrediting } from './accepting/crediting.ts'
import { restorableSince } from './audit/queries.ts'
import { removeGuestResultsBefore } from './completions/queries.ts'
import { type Database, openDatabase } from './db/open.ts'
import type { World } from './env.ts'
import { fillByModel } from './generation/fill-by-model.ts'
import { listBrokenOffJobs, listRunningJobs, removeFindingsOfRejected, removeJobsBefore } from './generation/queries.ts'
import type { Workshop } from './generation/run-job.ts'
import { removeContestsBefore, removeQuestionsBefore, removeVerdictsOfRejected } from './guesses/queries.ts'
import { countUnusedLists, type Filling, fillDays } from './schedule/fill.ts'
import { noteFillRun, type RunTimes, saveFillRun } from './schedule/fill-runs.ts'
import { whileAlone } from './schedule/lease.ts'

/**
 * What each cron expression of wrangler.toml runs. Every part may run twice, late, or beside another run. Throws where a part
 * broke off, once the others have run and it is told what was done.
 */
export async function runCron(cron: string, env: Env, world: World): Promise<void> {
  const db = openDatabase(env.DB, 'first-primary')
  const began = world.now()
  const today = easternDate(began)
  const done: FillReport = { filled: [], copies: [], generated: [], failed: [] }
  const [filling] = await Promise.allSettled([fill({ env, world, db }, today, began, done)])
  const [report] = await Promise.allSettled([saveReport(db, { began, ended: world.now() }, done)])
  const [clearing] = await Promise.allSettled([clearOld(db, today, world.now())])
  // Last, as it may take all the statements that a plan has.
  const credited = await goOnCrediting(db)
  console.log(
    JSON.stringify({
      event: 'cron',
      cron,
      today,
      is_alone: resultOf(filling),
      ...done,
      catalogue_left: resultOf(report),
      cleared: resultOf(clearing),
      credited,
    }),
  )
  for (const part of [filling, report, clearing]) if (part.status === 'rejected') throw part.reason
}

/** Undefined where it broke off. */
const resultOf = <T>(part: PromiseSettledResult<T>) => (part.status === 'fulfilled' ? part.value : undefined)

/**
 * `done` grows with what is done. A run may be killed at any time: what it has done by then is stored, as that of a run that
 * `began` then (UTC, ms): a list of the catalogue together with its day, a model's right after it. False where another run
 * does what may cost money, and fills the days that a model may be wanted for.
 */
async function fill(workshop: Workshop, today: string, began: number, done: FillReport): Promise<boolean> {
  const { world, db } = workshop
  const fillUpTo = async (ahead: number, alsoAwaited: string[] = []) => {
    const awaited = [...(await awaitedDates(db, world, today)), ...alsoAwaited]
    const beside: Filling['beside'] = (grown, left) => noteFillRun(db, began, left, { ...done, ...grown })
    await fillDays(db, world, today, addDays(today, ahead), { awaited, done, beside })
  }
  // The next days first: whatever becomes of the models, they have their lists, or an admin waits for one.
  await fillUpTo(DAYS_AT_ONCE - 1)
  const isAlone = await whileAlone(db, world, 'fill', async () => {
    const hasMore = await fillByModel(workshop, today, done, async () => {
      // Where it cannot be saved, the end saves it again.
      await saveReport(db, { began }, done).catch(() => {})
    })
    // More jobs may have been broken off than a run takes up: the next ones do.
    const left = await listBrokenOffJobs(db, addDays(today, DAYS_AT_ONCE), world.now())
    // Of the next days one may have lost its list meanwhile, or the admin's job that it waited for.
    await fillUpTo(
      hasMore ? DAYS_AT_ONCE - 1 : DAYS_AHEAD,
      left.map(({ game_date }) => game_date),
    )
    return true
  })
  return isAlone ?? false
}

/** How many lists of the catalogue are left. */
async function saveReport(db: Database, times: RunTimes, done: FillReport): Promise<number> {
  const catalogue_left = await countUnusedLists(db)
  await saveFillRun(db, times, catalogue_left, done)
  return catalogue_left
}

/** Those that somebody has a list written for. Today waits for nobody. */
const awaitedDates = async (db: Database, world: World, today: string) =>
  (await listRunningJobs(db, addDays(today, 1), world.now())).map(({ game_date }) => game_date)

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
