import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { FillReport } from '#shared/contract/filling.ts'
import { openDatabase } from '../../../worker/db/open.ts'
import { fillRuns } from '../../../worker/db/schema/generation.ts'
import { findSelfFilling, saveFillRun } from '../../../worker/schedule/fill-runs.ts'

const db = openDatabase(env.DB, 'first-primary')
beforeEach(() => db.delete(fillRuns))

const filling = (...filled: string[]): FillReport => ({ filled, copies: [], generated: [], failed: [] })
const NOTHING = filling()

test('the last run and the last that filled something are kept', async () => {
  await saveFillRun(db, { began: 1, ended: 2 }, 9, filling('2026-11-20'))
  await saveFillRun(db, { began: 3, ended: 4 }, 8, filling('2026-11-21'))
  for (const began of [5, 7, 9]) await saveFillRun(db, { began, ended: began + 1 }, 7, NOTHING)
  expect(await db.$count(fillRuns)).toBe(2)
  expect(await findSelfFilling(db)).toEqual({
    last_run_at: new Date(10).toISOString(),
    last_fill: { at: new Date(4).toISOString(), ...filling('2026-11-21') },
    catalogue_left: 7,
  })
})

test('the report of an overlapping run is kept until the next run', async () => {
  await saveFillRun(db, { began: 1, ended: 2 }, 9, filling('2026-11-20'))
  await saveFillRun(db, { began: 5, ended: 6 }, 8, filling('2026-11-21'))
  await saveFillRun(db, { began: 4, ended: 7 }, 7, filling('2026-11-22'))
  const kept = (await db.select().from(fillRuns)).map(({ report }) => report?.filled[0])
  expect(kept).toEqual(['2026-11-21', '2026-11-22'])
  await saveFillRun(db, { began: 8, ended: 9 }, 6, filling('2026-11-23'))
  expect(await db.$count(fillRuns)).toBe(1)
})

test("a run's report is replaced by its later and final ones", async () => {
  await saveFillRun(db, { began: 1, ended: 2 }, 9, filling('2026-11-20'))
  const kept = async () => (await db.select().from(fillRuns)).map(({ at, report }) => [at, report?.filled])
  await saveFillRun(db, { began: 3 }, 8, filling('2026-11-21'))
  expect(await kept()).toEqual([[3, ['2026-11-21']]])
  await saveFillRun(db, { began: 3 }, 7, filling('2026-11-21', '2026-11-22'))
  expect(await kept()).toEqual([[3, ['2026-11-21', '2026-11-22']]])
  await saveFillRun(db, { began: 3, ended: 5 }, 7, filling('2026-11-21', '2026-11-22'))
  expect(await kept()).toEqual([[5, ['2026-11-21', '2026-11-22']]])
})

test('the report of a run that never ended stays until another fills something', async () => {
  await saveFillRun(db, { began: 3 }, 8, filling('2026-11-21'))
  await saveFillRun(db, { began: 5, ended: 6 }, 8, NOTHING)
  expect(await findSelfFilling(db)).toEqual({
    last_run_at: new Date(6).toISOString(),
    last_fill: { at: new Date(3).toISOString(), ...filling('2026-11-21') },
    catalogue_left: 8,
  })
  await saveFillRun(db, { began: 7, ended: 8 }, 7, filling('2026-11-22'))
  expect(await db.$count(fillRuns)).toBe(1)
})
