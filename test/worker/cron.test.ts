import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { and, asc, between, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addDays, easternDate } from '#shared/game/eastern-day.ts'
import { GUEST_RESULT_DAYS } from '#shared/limits.ts'
import { runCron } from '../../worker/cron.ts'
import { openDatabase } from '../../worker/db/open.ts'
import { fillRuns } from '../../worker/db/schema/generation.ts'
import { catalogueUses, dailyGames, lists } from '../../worker/db/schema/schedule.ts'
import worker from '../../worker/index.ts'
import { findSelfFilling } from '../../worker/schedule/fill-runs.ts'
import { makeWorld } from '../support/app.ts'
import { addIdeas, clearFilling, ideas, openFilling, titles } from '../support/filling.ts'
import { openDay } from '../support/lists.ts'
import { brokenDatabase, LOST, LOST_WHEN, losingConnection, refusing } from '../support/troubled-database.ts'

const CRON = '7 * * * *'
const db = openDatabase(env.DB, 'first-primary')

// Each test starts with an unused catalogue and an empty calendar.
beforeEach(async () => {
  await db.batch([db.delete(dailyGames), db.delete(lists), db.delete(catalogueUses)])
})

const run = (date: string, DB = env.DB) => runCron(CRON, { ...env, DB }, makeWorld(date))
const datesFrom = (first: string, days: number) => Array.from({ length: days }, (_, at) => addDays(first, at))
const days = () => db.select().from(dailyGames).orderBy(asc(dailyGames.date))

/** Exactly `count` days from `first` hold a list each, and no other list is scheduled. */
async function expectFilled(first: string, count = 15) {
  const held = await days()
  expect(held.map((day) => day.date)).toEqual(datesFrom(first, count))
  expect(new Set(held.map((day) => day.list_id)).size).toBe(count)
  expect(await db.$count(lists)).toBe(count)
  expect(await db.$count(catalogueUses)).toBe(count)
}

describe('promise 4: the cron never makes two lists for a day, and refills', () => {
  test('run once, and run twice', async () => {
    await run('2026-11-20')
    await expectFilled('2026-11-20')
    const before = await days()
    await run('2026-11-20')
    expect(await days()).toEqual(before)
    await expectFilled('2026-11-20')
  })

  test('run five times at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => run('2026-11-20')))
    await expectFilled('2026-11-20')
  })

  test('run beside the first visitors of an empty day', async () => {
    const { request } = await openDay('2026-12-01').then(async (app) => {
      await db.batch([db.delete(dailyGames), db.delete(lists)])
      return app
    })
    const [, answer] = await Promise.all([run('2026-12-01'), request('/api/daily-game'), run('2026-12-01')])
    expect(answer.status).toBe(200)
    await expectFilled('2026-12-01')
  })

  test.each([1, 2, 8, 15])('broken off before day %i, the next run fills the rest', async (broken) => {
    const lost = [broken, broken + 1, broken + 2]
    const { DB } = losingConnection(env.DB, 'insert into "audit"', { isApplied: false, lost })
    await expect(run('2026-11-20', DB)).rejects.toThrow(LOST)
    const before = await days()
    expect(before.map((day) => day.date)).toEqual(datesFrom('2026-11-20', broken - 1))
    await run('2026-11-20')
    await expectFilled('2026-11-20')
    expect(await days()).toEqual(expect.arrayContaining(before))
  })

  test.each(LOST_WHEN)('when a write is lost %s, the run still fills every day', async (_, when) => {
    await db.delete(fillRuns)
    const { DB } = losingConnection(env.DB, 'insert into "audit"', { ...when, lost: [1, 7, 16] })
    await run('2026-11-20', DB)
    await expectFilled('2026-11-20')
    expect((await findSelfFilling(db))?.last_fill?.filled).toEqual(datesFrom('2026-11-20', 15))
    expect(await db.$count(fillRuns)).toBe(1)
  })

  test('run three days late: the gap is closed and nothing moved', async () => {
    await run('2026-11-20')
    const before = await days()
    await run('2026-11-23')
    await expectFilled('2026-11-20', 18)
    expect((await days()).slice(0, 15)).toEqual(before)
  })

  test('run by a clock three days slow after a correct one', async () => {
    await run('2026-11-20')
    await run('2026-11-17')
    await expectFilled('2026-11-17', 18)
  })

  test('a day that lost its list gets another', async () => {
    await run('2026-11-20')
    await db.delete(dailyGames).where(eq(dailyGames.date, '2026-11-27'))
    await run('2026-11-20')
    expect((await days()).map((day) => day.date)).toEqual(datesFrom('2026-11-20', 15))
  })

  test('an unavailable database fails the run visibly', async () => {
    await expect(run('2026-11-20', brokenDatabase())).rejects.toThrow()
    expect(await days()).toEqual([])
  })
})

test('the last hour of an Eastern day still counts from that day', async () => {
  const world = makeWorld()
  world.set('2026-11-21T04:59:59Z')
  await runCron(CRON, env, world)
  await expectFilled('2026-11-20')
})

test.each(['2026-11-01', '2027-03-14'])(
  'hourly runs fill every day once across the clock change on %s',
  async (changed) => {
    const world = makeWorld()
    const start = Date.parse(`${addDays(changed, -1)}T12:07:00Z`)
    for (let hours = 0; hours < 50; hours++) {
      world.set(start + hours * 3_600_000)
      await runCron(CRON, env, world)
    }
    await expectFilled(addDays(changed, -1), 17)
  },
)

test.each(['2026-11-01', '2027-03-14'])(
  'a model writes one list for each day across the clock change on %s',
  async (changed) => {
    await clearFilling()
    const first = addDays(changed, -1)
    const { world, model, run } = openFilling(first)
    await addIdeas('one sea', 'two hills', 'three moons', 'four winds')
    const start = Date.parse(`${first}T12:07:00Z`)
    for (let hours = 0; hours < 50; hours++) {
      world.set(start + hours * 3_600_000)
      await run()
    }
    const held = await days()
    expect(held.map((day) => day.date)).toEqual(datesFrom(first, 17))
    expect(await db.$count(lists)).toBe(17)
    expect(await db.$count(catalogueUses)).toBe(3)
    const titled = (await titles()).map(([, title]) => title)
    expect(titled.filter((title) => title.startsWith('Things of '))).toHaveLength(14)
    expect(new Set(titled).size).toBe(17)
    const drafted = model.asked.map(({ data }) => data.topic).filter(Boolean)
    expect(drafted).toHaveLength(14)
    expect((await ideas()).map(({ list_id }) => titled[held.findIndex((day) => day.list_id === list_id)])).toEqual([
      'Things of one sea',
      'Things of two hills',
      'Things of three moons',
      'Things of four winds',
    ])
  },
)

test('the scheduled handler fills the days ahead of the real today', async () => {
  const today = easternDate(Date.now())
  await worker.scheduled(createScheduledController({ cron: CRON, scheduledTime: new Date() }), env)
  const held = await db
    .select()
    .from(dailyGames)
    .where(and(between(dailyGames.date, addDays(today, 1), addDays(today, 14))))
  expect(held).toHaveLength(14)
})

test('a failing statement fails the run without logging its bound values', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const DB = refusing(env.DB, 'delete from "guest_results"')
  const controller = createScheduledController({ cron: CRON, scheduledTime: new Date() })
  const thrown = await worker.scheduled(controller, { ...env, DB }).catch((error: Error) => error)
  const logged = errors.mock.calls.map(([line]) => JSON.parse(line))
  errors.mockRestore()
  expect(thrown).toMatchObject({ message: 'The run of the cron failed.' })
  expect(logged).toMatchObject([
    {
      event: 'cron-failed',
      error: expect.stringContaining('syntax error'),
      statement: expect.stringContaining('guest_results'),
    },
  ])
  const bound = addDays(easternDate(Date.now()), -GUEST_RESULT_DAYS)
  for (const text of [JSON.stringify(logged), String(thrown)]) expect(text).not.toContain(bound)
})
