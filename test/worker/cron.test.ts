import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { and, asc, between, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { statsResponse } from '#shared/contract/completions.ts'
import { addDays, easternDate } from '#shared/game/eastern-day.ts'
import { runCron } from '../../worker/cron.ts'
import { openDatabase } from '../../worker/db/open.ts'
import { generationJobs } from '../../worker/db/schema/generation.ts'
import { contestedGuesses, contests, judgedGuesses, modelQuestions } from '../../worker/db/schema/guesses.ts'
import { guestResults } from '../../worker/db/schema/results.ts'
import { catalogueUses, dailyGames, lists } from '../../worker/db/schema/schedule.ts'
import { removeContestsBefore } from '../../worker/guesses/queries.ts'
import worker from '../../worker/index.ts'
import { rejectList, restoreList } from '../../worker/schedule/admin-changes.ts'
import { read } from '../support/answers.ts'
import { makeWorld } from '../support/app.ts'
import { countRows } from '../support/counted-database.ts'
import { makeResult, openDay, putList } from '../support/lists.ts'
import { beforeBatches, brokenDatabase } from '../support/troubled-database.ts'

const CRON = '7 * * * *'
const db = openDatabase(env.DB, 'first-primary')

// Each test starts with a fresh catalogue and an empty calendar.
beforeEach(async () => {
  await db.batch([db.delete(dailyGames), db.delete(lists), db.delete(catalogueUses)])
})

const run = (date: string, DB = env.DB) => runCron(CRON, { ...env, DB }, makeWorld(date))
const datesFrom = (first: string, days: number) => Array.from({ length: days }, (_, at) => addDays(first, at))
const days = () => db.select().from(dailyGames).orderBy(asc(dailyGames.date))

/** Exactly today and the 14 days after hold a list each, and no list stands anywhere else. */
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
    const breaking = beforeBatches(env.DB, async (number) => {
      if (number === broken) throw new Error('the run was broken off')
    })
    await expect(run('2026-11-20', breaking)).rejects.toThrow('the run was broken off')
    const before = await days()
    expect(before.map((day) => day.date)).toEqual(datesFrom('2026-11-20', broken - 1))
    await run('2026-11-20')
    await expectFilled('2026-11-20')
    expect(await days()).toEqual(expect.arrayContaining(before))
  })

  test('run three days late: the gap is closed and nothing moved', async () => {
    await run('2026-11-20')
    const before = await days()
    await run('2026-11-23')
    await expectFilled('2026-11-20', 18)
    expect((await days()).slice(0, 15)).toEqual(before)
  })

  test('run by a clock that is three days slow, after one that was right', async () => {
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

  test('a database that cannot be had fails the run, so that it is seen', async () => {
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

test.each(['2026-11-01', '2027-03-14'])('hour by hour across the change of clocks on %s', async (changed) => {
  const world = makeWorld()
  const start = Date.parse(`${addDays(changed, -1)}T12:07:00Z`)
  for (let hours = 0; hours < 50; hours++) {
    world.set(start + hours * 3_600_000)
    await runCron(CRON, env, world)
  }
  await expectFilled(addDays(changed, -1), 17)
})

test('the entrance for Cloudflare runs it for the real today', async () => {
  const today = easternDate(Date.now())
  await worker.scheduled(createScheduledController({ cron: CRON, scheduledTime: new Date() }), env)
  const held = await db
    .select()
    .from(dailyGames)
    .where(and(between(dailyGames.date, addDays(today, 1), addDays(today, 14))))
  expect(held).toHaveLength(14)
})

describe("guests' results", () => {
  test("are kept for 7 days after their list's date, then cleared; what they counted stays", async () => {
    const { post, request, list, world } = await openDay('2026-06-01')
    const result = makeResult(list, 5)
    expect((await post('/api/game-completion', result)).status).toBe(201)
    const statsOfList = async () => read(await request(`/api/lists/${list.id}/stats?score=50`), statsResponse)
    const before = await statsOfList()
    expect(before.count).toBe(1)
    const kept = () => db.$count(guestResults, eq(guestResults.list_id, list.id))

    await run('2026-06-08')
    expect(await kept()).toBe(1)
    await run('2026-06-09')
    expect(await kept()).toBe(0)
    expect(await statsOfList()).toEqual(before)

    world.set('2026-06-09T17:00:00Z')
    expect((await post('/api/game-completion', result)).status).toBe(409)
    expect(await statsOfList()).toEqual(before)
  })
})

describe('30 days after the date of a list', () => {
  test('it is forgotten who contested its guesses and how its writing ended; what was counted and judged stays', async () => {
    const { post, list } = await openDay('2026-07-01')
    const other = await putList(db, '2026-07-02')
    const contest = (id: string) =>
      post(`/api/lists/${id}/contest-guess`, { guess: 'granite', play_id: crypto.randomUUID() })
    for (const id of [list.id, list.id]) expect((await contest(id)).status).toBe(200)
    await db.insert(contests).values({ list_id: other.id, play_id: 'one', guess: 'granite' })
    await db.insert(judgedGuesses).values({ list_id: list.id, guess: 'granite', item: null })
    const job = { topic: 'rocks', model: 'one', is_ranked: true, attempts: 1 }
    await db.insert(generationJobs).values([
      { ...job, game_date: '2026-07-01', ended_at: 1, error: 'No.' },
      { ...job, game_date: '2026-07-02', ended_at: 1, list_id: other.id },
    ])
    const left = async () => [
      (await db.select().from(contests)).map(({ list_id }) => list_id),
      (await db.select().from(generationJobs)).map(({ game_date }) => game_date),
    ]

    await run('2026-07-31')
    expect(await left()).toEqual([expect.arrayContaining([list.id, list.id, other.id]), ['2026-07-01', '2026-07-02']])
    await run('2026-08-01')
    expect(await left()).toEqual([[other.id], ['2026-07-02']])
    expect(await db.select().from(contestedGuesses)).toMatchObject([{ list_id: list.id, guess: 'granite', times: 2 }])
    expect(await db.$count(judgedGuesses)).toBe(1)
  })

  test('or after its rejection, it is forgotten who contested its guesses, unless it was brought back', async () => {
    const { post, list: gone, world, db } = await openDay('2026-08-10')
    const actor = { uid: 'ann', email: 'ann@example.com' }
    const reject = (id: string, today: string) => rejectList({ db, actor, now: world.now(), today }, id, today)
    const contest = async (id: string) =>
      expect(
        (await post(`/api/lists/${id}/contest-guess`, { guess: 'granite', play_id: crypto.randomUUID() })).status,
      ).toBe(200)
    await contest(gone.id)
    await reject(gone.id, '2026-08-10')
    const back = await putList(db, '2026-08-10')
    await contest(back.id)
    await reject(back.id, '2026-08-10')
    await restoreList({ db, actor, now: world.now(), today: '2026-08-10' }, back.id)
    const left = async () => {
      const rows = await db.select().from(contests)
      return rows.map(({ list_id }) => list_id).filter((id) => id === gone.id || id === back.id)
    }

    world.set('2026-09-09T16:59:00Z')
    await runCron(CRON, env, world)
    expect(await left()).toEqual(expect.arrayContaining([gone.id, back.id]))
    world.set('2026-09-09T17:00:01Z')
    await runCron(CRON, env, world)
    expect(await left()).toEqual([back.id])
  })

  test('what a day asked of models is forgotten', async () => {
    const asked = (date: string) => ({ date, asked: 1, of_lists: {} })
    await db.insert(modelQuestions).values(['2026-10-01', '2026-10-02', '2026-11-01'].map(asked))
    await run('2026-11-01')
    expect((await db.select().from(modelQuestions)).map(({ date }) => date)).toEqual(['2026-10-02', '2026-11-01'])
  })

  test('that costs no row of the contests that stay', async () => {
    const { database, rows } = countRows(env.DB)
    await putList(db, '2026-08-20')
    const clear = () => removeContestsBefore(openDatabase(database), '2026-09-01', Date.parse('2026-09-01'))
    await clear()
    const before = rows.read
    for (let at = 0; at < 5; at++)
      await db
        .insert(contests)
        .values(Array.from({ length: 30 }, (_, n) => ({ list_id: 'young', play_id: `${at}-${n}`, guess: 'granite' })))
    expect(await clear()).toBe(0)
    expect(rows.read - before).toBe(before)
  })
})
