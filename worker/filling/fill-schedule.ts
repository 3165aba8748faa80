import type { FillReport } from '#shared/contract/filling.ts'
import { addDays } from '#shared/game/eastern-day.ts'
import { DAYS_AHEAD, DAYS_AT_ONCE } from '#shared/limits.ts'
import type { Database } from '../db/open.ts'
import type { World } from '../env.ts'
import { listBrokenOffJobs, listRunningJobs } from '../generation/queries.ts'
import type { Workshop } from '../generation/run-job.ts'
import { countUnusedLists, type Filling, fillDays } from '../schedule/fill.ts'
import { noteFillRun, type RunTimes, saveFillRun } from '../schedule/fill-runs.ts'
import { fillByModel } from './fill-by-model.ts'
import { whileAlone } from './lease.ts'

/**
 * Fills the days ahead: the next ones from the catalogue, later ones by a model, and what is left from the catalogue again.
 * `done` grows with what is done. A run may be killed at any time: what it has done by then is stored, as that of a run that
 * `began` then (UTC, ms): a list of the catalogue together with its day, a model's right after it. False where another run
 * does what may cost money, and fills the days that a model may be wanted for.
 */
export async function fillSchedule(
  workshop: Workshop,
  today: string,
  began: number,
  done: FillReport,
): Promise<boolean> {
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
export async function saveReport(db: Database, times: RunTimes, done: FillReport): Promise<number> {
  const catalogue_left = await countUnusedLists(db)
  await saveFillRun(db, times, catalogue_left, done)
  return catalogue_left
}

/** Those that somebody has a list written for. Today waits for nobody. */
const awaitedDates = async (db: Database, world: World, today: string) =>
  (await listRunningJobs(db, addDays(today, 1), world.now())).map(({ game_date }) => game_date)
