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
 * Fills the next days from the catalogue, later ones by a model, the rest from the catalogue. A run may be killed at
 * any time, so progress is stored with each list, under `began`. False if another run holds the lease.
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
  // The next days must not depend on the models.
  await fillUpTo(DAYS_AT_ONCE - 1)
  const isAlone = await whileAlone(db, world, 'fill', async () => {
    const hasMore = await fillByModel(workshop, today, done, async () => {
      // The final report repeats a failed save.
      await saveReport(db, { began }, done).catch(() => {})
    })
    // Later runs resume the aborted jobs that this one could not.
    const left = await listBrokenOffJobs(db, addDays(today, DAYS_AT_ONCE), world.now())
    // A near day may have lost its list or its running job meanwhile.
    await fillUpTo(
      hasMore ? DAYS_AT_ONCE - 1 : DAYS_AHEAD,
      left.map(({ game_date }) => game_date),
    )
    return true
  })
  return isAlone ?? false
}

/** Returns the number of unused catalogue lists. */
export async function saveReport(db: Database, times: RunTimes, done: FillReport): Promise<number> {
  const catalogue_left = await countUnusedLists(db)
  await saveFillRun(db, times, catalogue_left, done)
  return catalogue_left
}

/** Dates of running jobs. Today does not wait for one. */
const awaitedDates = async (db: Database, world: World, today: string) =>
  (await listRunningJobs(db, addDays(today, 1), world.now())).map(({ game_date }) => game_date)
