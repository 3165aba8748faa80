import { env } from 'cloudflare:workers'
import { asc } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { addDays } from '#shared/game/eastern-day.ts'
import { runCron } from '../../../worker/cron.ts'
import { openDatabase } from '../../../worker/db/open.ts'
import { generationJobs, leases } from '../../../worker/db/schema/generation.ts'
import { dailyGames } from '../../../worker/db/schema/schedule.ts'
import { listIdeas } from '../../../worker/db/schema/submissions.ts'
import { giveBackLease, takeLease } from '../../../worker/filling/lease.ts'
import { claimJob, endJob } from '../../../worker/generation/queries.ts'
import { clearSchedule } from '../../support/admin.ts'
import { openApp } from '../../support/app.ts'
import { makeModelWorld, WITH_MODEL } from '../../support/language-model.ts'
import { keepLog } from '../../support/logged.ts'
import { beforeBatches } from '../../support/troubled-database.ts'

const logged = keepLog()

const TODAY = '2026-11-20'
const MINUTE = 60_000
const db = openDatabase(env.DB, 'first-primary')

beforeEach(async () => {
  await clearSchedule(db)
  for (const table of [generationJobs, listIdeas, leases]) await db.delete(table)
  for (const idea of ['one sea', 'two hills', 'three moons', 'four winds', 'five tides', 'six stones', 'seven suns'])
    await db.insert(listIdeas).values({ idea, ranked: true, created_at: Date.parse('2026-11-20'), approved: true })
})

function open() {
  const { world, model } = makeModelWorld(TODAY)
  const bindings = { ...env, ...WITH_MODEL }
  const run = () => runCron('7 * * * *', bindings, world)
  const written = () => model.asked.map(({ data }) => data.topic).filter(Boolean)
  return { world, model, bindings, run, written }
}

const held = async () => (await db.select().from(dailyGames).orderBy(asc(dailyGames.date))).map(({ date }) => date)
const days = (...ahead: number[]) => ahead.map((at) => addDays(TODAY, at))

test('one of four runs at once writes three lists, and the others write none', async () => {
  const { run, written, world, model } = open()
  const { fetch } = world
  const besides = () => logged().filter((line) => line.includes('"is_alone":false')).length
  world.fetch = async (address, init) => {
    // The run that writes waits until the other three have found that it holds the lease.
    await vi.waitUntil(() => besides() === 3, { timeout: 20_000 })
    return fetch(address, init)
  }
  await Promise.all([run(), run(), run(), run()])
  expect(written()).toHaveLength(3)
  expect(model.asked).toHaveLength(6)
  expect(await held()).toEqual(days(0, 1, 2, 3, 4, 5))
  expect(logged().filter((line) => line.includes('"is_alone":true'))).toHaveLength(1)
  expect(besides()).toBe(3)
})

test('a run without the lease fills only the next 48 hours, from the catalogue', async () => {
  const { run, model, world } = open()
  await takeLease(db, 'fill', 'another', world.now(), world.now() + 15 * MINUTE)
  await run()
  expect(await held()).toEqual(days(0, 1, 2))
  expect(model.asked).toEqual([])
})

test('a run that died holds the lease no longer than a run may last', async () => {
  const { run, written, world } = open()
  await takeLease(db, 'fill', 'dead', world.now() - 15 * MINUTE, world.now())
  await run()
  expect(written()).toHaveLength(0)
  world.set(world.now() + 1)
  await run()
  expect(written()).toHaveLength(3)
})

test('a run gives the lease back when it ends and when it breaks off', async () => {
  const { run, written, bindings, world } = open()
  const DB = beforeBatches(env.DB, async (number) => {
    // The lists of the next three days and of one more are stored.
    if (number > 4) throw new Error('The database is busy.')
  })
  await expect(runCron('7 * * * *', { ...bindings, DB, OPENAI_API_KEY: '' }, world)).rejects.toThrow('busy')
  expect(await held()).toEqual(days(0, 1, 2, 3))
  await run()
  expect(written()).toHaveLength(3)
  await run()
  expect(written()).toHaveLength(6)
})

test("a run whose lease is over cannot give back another's lease", async () => {
  await takeLease(db, 'fill', 'slow', 0, 10)
  expect(await takeLease(db, 'fill', 'next', 10, 30)).toBe(false)
  expect(await takeLease(db, 'fill', 'next', 11, 30)).toBe(true)
  await giveBackLease(db, 'fill', 'slow')
  expect(await takeLease(db, 'fill', 'third', 12, 30)).toBe(false)
  await giveBackLease(db, 'fill', 'next')
  expect(await takeLease(db, 'fill', 'third', 12, 30)).toBe(true)
})

test.each([
  ['fails', [0, 1, 2, 3, 4, 5]],
  ['goes on', [0, 2, 3, 4, 5]],
])('a run skips tomorrow only while its list is being written: the writing %s', async (becomes, filled) => {
  const { run, world } = open()
  const [tomorrow = ''] = days(1)
  const until = world.now() + 15 * MINUTE
  const job = { ...{ topic: 'the sea', model: 'model-one', is_ranked: true }, uid: 'ann', email: null, idea_id: null }
  expect(await claimJob(db, { ...job, game_date: tomorrow }, 1, world.now(), until)).toBe(true)
  const { fetch } = world
  world.fetch = async (address, init) => {
    expect(await held()).not.toContain(tomorrow)
    if (becomes === 'fails') await endJob(db, tomorrow, until, 'No list came of it.', world.now())
    return fetch(address, init)
  }
  await run()
  expect(await held()).toEqual(days(...filled))
})

test("today's game does not wait for the lease", async () => {
  const { world } = open()
  const { request } = openApp(world)
  await takeLease(db, 'fill', 'another', world.now(), world.now() + 15 * MINUTE)
  expect((await request('/api/daily-game')).status).toBe(200)
  expect(await held()).toEqual(days(0))
})
