import { and, desc, isNull, lte } from 'drizzle-orm'
import type { FillReport, SelfFilling } from '#shared/contract/filling.ts'
import type { Database } from '../db/open.ts'
import { fillRuns } from '../db/schema/generation.ts'

/** `ended` is missing while the run goes on. */
export type RunTimes = { began: number; ended?: number }

/** Records a run's progress; `saveFillRun` replaces it. */
export const noteFillRun = (db: Database, began: number, catalogue_left: number, report: FillReport) =>
  db.insert(fillRuns).values({ at: began, catalogue_left, report })

/** Replaces the last run that did something, and this run's own progress. Rows noted by others since `began` stay. */
export async function saveFillRun(
  db: Database,
  { began, ended = began }: RunTimes,
  catalogue_left: number,
  done: FillReport,
): Promise<void> {
  const report = done.filled.length + done.generated.length + done.failed.length > 0 ? done : null
  await db.batch([
    db.delete(fillRuns).where(and(lte(fillRuns.at, began), report ? undefined : isNull(fillRuns.report))),
    db.insert(fillRuns).values({ at: ended, catalogue_left, report }),
  ])
}

/** Null before the first run. */
export async function findSelfFilling(db: Database): Promise<SelfFilling | null> {
  const runs = await db.select().from(fillRuns).orderBy(desc(fillRuns.id))
  const [last] = runs
  if (!last) return null
  const [fill] = runs.flatMap(({ at, report }) => (report ? { at: new Date(at).toISOString(), ...report } : []))
  return {
    last_run_at: new Date(last.at).toISOString(),
    last_fill: fill ?? null,
    catalogue_left: last.catalogue_left,
  }
}
