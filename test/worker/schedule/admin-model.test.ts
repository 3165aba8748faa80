import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adminListResponse, auditPage } from '#shared/contract/admin.ts'
import { addDays } from '#shared/game/eastern-day.ts'
import { lists } from '../../../worker/db/schema/schedule.ts'
import { fillDays } from '../../../worker/schedule/fill.ts'
import { clearSchedule, editOf, openBackOffice, storedDays } from '../../support/admin.ts'
import { read } from '../../support/answers.ts'
import {
  edit,
  emptyModel,
  fill,
  finishToday,
  generate,
  nextDay,
  type Office,
  reject,
  restore,
  swap,
} from '../../support/schedule-model.ts'
import { beforeBatches } from '../../support/troubled-database.ts'

const START = '2026-11-20'
// Few dates, so that the calls collide; some of yesterday, and some beyond the last row.
const offset = fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 0, max: 8 }) }, fc.integer({ min: -1, max: 33 }))
const at = fc.nat({ max: 20 })

const COMMANDS = [
  fc.tuple(offset, fc.boolean()).map(([days, is_ranked]) => generate(days, is_ranked)),
  fc
    .tuple(offset, offset, fc.constantFrom('right' as const, 'right' as const, 'unsaid' as const, 'wrong' as const))
    .map(([from, to, seen]) => swap(from, to, seen)),
  fc.tuple(at, fc.constantFrom(0, 0, 0, 1, -2)).map(([index, slip]) => reject(index, slip)),
  at.map(restore),
  fc.tuple(at, fc.boolean()).map(([index, isLate]) => edit(index, isLate)),
  fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 3 })).map(([from, days]) => fill(from, days)),
  fc.boolean().map(finishToday),
  fc.constant(nextDay()),
]

test('promise 2: the schedule follows a simple model through changes in any order', async () => {
  const office = openBackOffice(START)
  await fc.assert(
    fc.asyncProperty(fc.commands(COMMANDS, { maxCommands: 30, size: 'max' }), async (commands) => {
      await clearSchedule(office.db)
      office.world.set(`${START}T17:00:00Z`)
      await fc.asyncModelRun(() => ({ model: emptyModel(START), real: office }), commands)
    }),
    { numRuns: 40 },
  )
}, 120_000)

type Step = { kind: number; one: number; other: number }
const step = fc.record({ kind: fc.nat({ max: 5 }), one: fc.nat({ max: 7 }), other: fc.nat({ max: 7 }) })

/** One change, prepared from the schedule as it is now; by the time it runs the schedule may have changed. */
async function change({ ann, bob, db, day, world }: Office, { kind, one, other }: Step): Promise<number> {
  const admin = other % 2 ? bob : ann
  const date = day(one)
  const id = (await storedDays(db))[date] ?? ''
  const audit = await read(await ann.get('/audit?per_page=100'), auditPage)
  const rejected = audit.data.filter((entry) => entry.can_restore)[other]?.list_id
  if (kind === 0) {
    await fillDays(db, world, date, addDays(date, other % 3))
    return 200
  }
  if (kind === 1) return (await admin.post('/generate-list', { topic: 'films countries', game_date: date })).status
  if (kind === 2) return (await admin.post('/lists/swap-dates', { from_date: date, to_date: day(other) })).status
  if (kind === 3) return (await admin.post(`/lists/${id}/reject`, { game_date: date })).status
  if (kind === 4) return (await admin.post(`/lists/${rejected}/restore`)).status
  const found = await admin.get(`/lists/${id}`)
  if (found.status !== 200) return found.status
  const { list } = await read(found, adminListResponse)
  return (await admin.put(`/lists/${id}`, editOf(list, { description: `By ${other}` }))).status
}

test('promise 3: replaying the audit of interleaved changes gives the stored schedule', async () => {
  let delays: number[] = []
  const DB = beforeBatches(env.DB, () => new Promise((resolve) => setTimeout(resolve, delays.pop() ?? 0)))
  const office = openBackOffice(START, { DB })
  const delay = fc.array(fc.nat({ max: 6 }), { maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24, size: 'max' }), delay, async (steps, waits) => {
      await clearSchedule(office.db)
      delays = [...waits]
      await fillDays(office.db, office.world, START, addDays(START, 5))
      const statuses = await Promise.all(steps.map((one) => change(office, one)))
      for (const status of statuses) expect([200, 400, 404, 409, 422]).toContain(status)

      const { data } = await read(await office.ann.get('/audit?per_page=100'), auditPage)
      const told: Record<string, string> = {}
      for (const { before, after } of data.reverse()) {
        for (const [date, held] of Object.entries(before.days)) expect(told[date] ?? null).toBe(held?.id ?? null)
        for (const [date, held] of Object.entries(after.days)) {
          if (held) told[date] = held.id
          else delete told[date]
        }
      }
      const days = await storedDays(office.db)
      expect(days).toEqual(told)
      const stored = await office.db.select({ id: lists.id }).from(lists)
      expect(stored.map(({ id }) => id).sort()).toEqual(Object.values(days).sort())
      expect(new Set(Object.values(days)).size).toBe(stored.length)
    }),
    { numRuns: 25 },
  )
}, 120_000)
