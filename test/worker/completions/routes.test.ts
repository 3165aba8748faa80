import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  type CompletionRequest,
  completionResponse,
  type StatsResponse,
  statsResponse,
} from '#shared/contract/completions.ts'
import type { List } from '#shared/contract/game.ts'
import type { Database } from '../../../worker/db/open.ts'
import { guestResults, resultCounts } from '../../../worker/db/schema/results.ts'
import { read, readError } from '../../support/answers.ts'
import type { openApp } from '../../support/app.ts'
import { openCountedDay } from '../../support/counted-day.ts'
import { makeResult, openDay, putList } from '../../support/lists.ts'

type App = Pick<ReturnType<typeof openApp>, 'request' | 'post'>

async function send({ post }: App, result: CompletionRequest) {
  const { completion } = await read(await post('/api/game-completion', result), completionResponse, 201)
  return completion
}

const statsOf = async ({ request }: App, list: List): Promise<StatsResponse> =>
  read(await request(`/api/lists/${list.id}/stats`), statsResponse)

const storedOf = (db: Database, list: List) => db.select().from(guestResults).where(eq(guestResults.list_id, list.id))

test('promise 1: a result answered 201 is stored and counts in the next stats', async () => {
  const app = await openDay('2026-01-01')
  const { list, db, world } = app
  const result = makeResult(list, 4, { hints_used: 3, total_guesses: 9 })
  const completed_at = new Date(world.now()).toISOString()
  expect(await send(app, result)).toEqual({
    items_guessed: ['Amber', 'Basil', 'Cedar', 'Dill'],
    completed_at,
    score: 37,
    hints_used: 3,
    total_guesses: 9,
  })
  expect(await storedOf(db, list)).toEqual([
    {
      list_date: '2026-01-01',
      list_id: list.id,
      play_id: result.play_id,
      items_guessed: [0, 1, 2, 3],
      hints_used: 3,
      total_guesses: 9,
      score: 37,
      completed_at: world.now(),
      joined_uid: null,
    },
  ])
  expect(await statsOf(app, list)).toMatchObject({ count: 1, average_score: 37 })
})

describe('promise 1: a result is never counted twice', () => {
  test('when sent again, and again a day later', async () => {
    const app = await openDay('2026-01-03')
    const { list, world } = app
    const result = makeResult(list, 5)
    const first = await send(app, result)
    world.set(world.now() + 3_600_000)
    expect(await send(app, result)).toEqual(first)
    world.set(world.now() + 24 * 3_600_000)
    expect(await send(app, result)).toEqual(first)
    expect(await statsOf(app, list)).toMatchObject({ count: 1, average_score: 50 })
  })

  test('when sent with other figures: the first stands', async () => {
    const app = await openDay('2026-01-05')
    const { list, db } = app
    const result = makeResult(list, 2)
    const first = await send(app, result)
    expect(await send(app, { ...makeResult(list, 10), play_id: result.play_id })).toEqual(first)
    expect(await statsOf(app, list)).toMatchObject({ count: 1, average_score: 20 })
    expect(await storedOf(db, list)).toMatchObject([{ score: 20, items_guessed: [0, 1] }])
  })

  test('when sent twenty times at once', async () => {
    const app = await openDay('2026-01-07')
    const { list, db } = app
    const result = makeResult(list, 6)
    const completions = await Promise.all(Array.from({ length: 20 }, () => send(app, result)))
    expect(new Set(completions.map((completion) => JSON.stringify(completion))).size).toBe(1)
    expect(await statsOf(app, list)).toMatchObject({ count: 1, average_score: 60 })
    expect(await storedOf(db, list)).toHaveLength(1)
  })

  test('when sent with its play id in capitals', async () => {
    const app = await openDay('2026-01-09')
    const { list, db } = app
    const play_id = 'abcdefab-cdef-4abc-8def-abcdefabcdef'
    await send(app, makeResult(list, 3, { play_id: play_id.toUpperCase() }))
    await send(app, makeResult(list, 3, { play_id }))
    await send(app, makeResult(list, 3, { play_id: 'ABCDEFAB-cdef-4ABC-8def-ABCDEFabcdef' }))
    expect(await statsOf(app, list)).toMatchObject({ count: 1 })
    expect(await storedOf(db, list)).toMatchObject([{ play_id }])
  })
})

test('each of twenty different games sent at once counts', async () => {
  const app = await openDay('2026-01-11')
  const results = Array.from({ length: 20 }, (_, at) => makeResult(app.list, at % 2 ? 10 : 0))
  await Promise.all(results.map((result) => send(app, result)))
  expect(await statsOf(app, app.list)).toMatchObject({ count: 20, average_score: 50 })
})

test('one play id counts once for each list it played', async () => {
  const app = await openDay('2026-01-13')
  const next = await putList(app.db, '2026-01-14')
  const result = makeResult(app.list, 1)
  await send(app, result)
  app.world.set('2026-01-14T17:00:00Z')
  await send(app, { ...result, list_id: next.id })
  expect(await statsOf(app, app.list)).toMatchObject({ count: 1 })
  expect(await statsOf(app, next)).toMatchObject({ count: 1 })
})

test('the score stored is the one the server computes, whatever is claimed', async () => {
  const app = await openDay('2026-01-15')
  const claims = [0, 100, 1_000_000, -5, 12.5]
  for (const score of claims) {
    expect((await send(app, makeResult(app.list, 2, { hints_used: 1, score }))).score).toBe(19)
  }
  const scores = (await storedOf(app.db, app.list)).map((row) => row.score)
  expect(scores).toEqual(claims.map(() => 19))
  expect(await statsOf(app, app.list)).toMatchObject({ average_score: 19 })
})

test('a score is never below 0', async () => {
  const app = await openDay('2026-01-16')
  expect((await send(app, makeResult(app.list, 1, { hints_used: 15 }))).score).toBe(0)
  expect((await send(app, makeResult(app.list, 0, { total_guesses: 10 }))).score).toBe(0)
})

test("a guest's library game is refused (401) and not stored", async () => {
  const { post, list, db } = await openDay('2026-01-17')
  const answer = await post('/api/game-completion', makeResult(list, 3, { game_type: 'library' }))
  const { error, code } = await readError(answer, 401)
  expect([error, code]).toEqual(['Sign in to keep your library games.', 'sign-in-required'])
  expect(await storedOf(db, list)).toEqual([])
})

describe('the day of a result', () => {
  test("promise 12: a game that ends the next day counts for its own list's date", async () => {
    const app = await openDay('2026-02-01')
    const today = await putList(app.db, '2026-02-02')
    app.world.set('2026-02-03T04:59:59Z')
    await send(app, makeResult(app.list, 7))
    expect(await storedOf(app.db, app.list)).toMatchObject([{ list_date: '2026-02-01', score: 70 }])
    expect(await statsOf(app, app.list)).toMatchObject({ count: 1, average_score: 70 })
    expect(await statsOf(app, today)).toMatchObject({ count: 0 })
  })

  test('a new result for an older list is refused (409) and not counted', async () => {
    const app = await openDay('2026-02-05')
    app.world.set('2026-02-07T05:00:00Z')
    const { error, code } = await readError(await app.post('/api/game-completion', makeResult(app.list)), 409)
    expect([error, code]).toEqual(['The day of this list is over, so your result no longer counts.', 'day-over'])
    expect(await storedOf(app.db, app.list)).toEqual([])
    expect(await statsOf(app, app.list)).toMatchObject({ count: 0 })
  })

  test('a repeat of an older result still gets 201 and what was stored', async () => {
    const app = await openDay('2026-02-10')
    const result = makeResult(app.list, 8)
    const first = await send(app, result)
    app.world.set('2026-02-16T17:00:00Z')
    expect(await send(app, { ...result, play_id: result.play_id.toUpperCase() })).toEqual(first)
    expect(await statsOf(app, app.list)).toMatchObject({ count: 1 })
  })
})

test("a guest's completion writes at most 3 rows, and a repeat none", async () => {
  const { list, post, spent } = await openCountedDay('2026-03-01')
  // The day's salt costs one row, for the first caller of the day.
  await send({ post } as App, makeResult(list))
  spent()
  const results = [makeResult(list, 10, { hints_used: 40 }), makeResult(list, 10), makeResult(list, 0)]
  for (const result of results) {
    await send({ post } as App, result)
    const { written } = spent()
    expect(written).toBeGreaterThan(0)
    expect(written).toBeLessThanOrEqual(3)
  }
  await send({ post } as App, makeResult(list, 10, { play_id: results[0]?.play_id }))
  expect(spent().written).toBe(0)
})

test('found items are counted one by one', async () => {
  const app = await openDay('2026-03-03', { is_ranked: false })
  await send(app, makeResult(app.list, 6))
  await send(app, makeResult(app.list, 1, { items_guessed: ['Lotus'] }))
  await send(app, makeResult(app.list, 2, { items_guessed: ['Lotus', 'Amber'] }))
  const ofList = and(eq(resultCounts.list_id, app.list.id), eq(resultCounts.game_type, 'daily'))
  const counts = await app.db.select().from(resultCounts).where(ofList).get()
  expect(counts?.found).toEqual({ 0: 2, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 11: 2 })
  expect(counts?.scores).toEqual({ 60: 1, 10: 1, 20: 1 })
})
