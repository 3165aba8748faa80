import { describe, expect, test } from 'vitest'
import { statsResponse } from '#shared/contract/completions.ts'
import { addDays } from '#shared/game/eastern-day.ts'
import { resultCounts } from '../../../worker/db/schema/results.ts'
import { read, readError } from '../../support/answers.ts'
import { openCountedDay } from '../../support/counted-day.ts'
import { makeResult, openDay } from '../../support/lists.ts'

let day = 0
const newDate = () => addDays('2026-01-01', day++)

/** The worker with a list whose results are `scores`: score -> number of results. `ask` gets its stats. */
async function openWith(scores: Record<string, number>) {
  const app = await openCountedDay(newDate())
  if (Object.keys(scores).length > 0) {
    await app.db.insert(resultCounts).values({ list_id: app.list.id, game_type: 'daily', scores, found: {} })
  }
  app.spent()
  const ask = async (query = '') => read(await app.request(`/api/lists/${app.list.id}/stats${query}`), statsResponse)
  return { ...app, ask }
}

test('a list nobody has finished has no average and no percentile: null, not 0', async () => {
  const { ask } = await openWith({})
  const nothing = { average_score: null, percentile: null, count: 0, distribution: [] }
  expect(await ask()).toEqual(nothing)
  expect(await ask('?game_type=daily&score=50')).toEqual(nothing)
})

test('the average has one decimal, the distribution one number per ten points', async () => {
  const { ask } = await openWith({ 0: 1, 9: 2, 10: 1, 55: 3, 100: 1 })
  expect(await ask()).toEqual({
    average_score: 36.6,
    percentile: null,
    count: 8,
    distribution: [3, 1, 0, 0, 0, 3, 0, 0, 0, 0, 1],
  })
})

describe('the percentile is the share of lower scores plus half of the equal ones', () => {
  test.each([
    [0, 10],
    [1, 20],
    [50, 50],
    [60, 80],
    [100, 90],
    [101, 100],
    [10_000, 100],
  ])('score %i of 0 0 50 50 50 50 50 50 100 100 is %i', async (score, percentile) => {
    const { ask } = await openWith({ 0: 2, 50: 6, 100: 2 })
    expect((await ask(`?score=${score}`)).percentile).toBe(percentile)
  })

  test('it is rounded to a whole number', async () => {
    const { ask } = await openWith({ 10: 1, 20: 1, 30: 1 })
    expect((await ask('?score=10')).percentile).toBe(17)
    expect((await ask('?score=25')).percentile).toBe(67)
  })

  test('a lone player stands in the middle', async () => {
    const { post, list, ask } = await openWith({})
    await post('/api/game-completion', makeResult(list, 4))
    expect(await ask('?score=40')).toEqual({
      average_score: 40,
      percentile: 50,
      count: 1,
      distribution: [0, 0, 0, 0, 1],
    })
  })
})

test('daily and library results are separate, and daily is the default', async () => {
  const { db, list, ask } = await openWith({ 20: 1 })
  await db.insert(resultCounts).values({ list_id: list.id, game_type: 'library', scores: { 80: 3 }, found: {} })
  expect(await ask('?game_type=library&score=80')).toMatchObject({ count: 3, average_score: 80, percentile: 50 })
  expect(await ask('?game_type=daily&score=80')).toMatchObject({ count: 1, average_score: 20, percentile: 100 })
  expect(await ask()).toMatchObject({ count: 1 })
})

test('each list counts only its own results', async () => {
  const { ask } = await openWith({ 20: 5 })
  const other = await openWith({ 90: 1 })
  expect((await ask()).count).toBe(5)
  expect((await other.ask()).count).toBe(1)
})

test('stats read one row and write none, at 10 results as at 100,000', async () => {
  for (const times of [1, 10_000]) {
    const scores = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [at * 10 + 3, times]))
    const { ask, spent } = await openWith(scores)
    expect((await ask('?score=53')).count).toBe(10 * times)
    expect(spent()).toEqual({ read: 1, written: 0 })
  }
})

test('a result costs the same rows and counts exactly, at 10 results and 100,000', async () => {
  const costs = []
  for (const times of [1, 10_000]) {
    const scores = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [at * 10, times]))
    const { ask, spent, post, list } = await openWith(scores)
    await post('/api/game-completion', makeResult(list, 9, { hints_used: 1 }))
    costs.push(spent())
    await post('/api/game-completion', makeResult(list, 9))
    const { count, distribution } = await ask()
    expect(count).toBe(10 * times + 2)
    expect(distribution).toEqual([...Array(8).fill(times), times + 1, times + 1])
  }
  expect(costs[0]).toEqual(costs[1])
})

test('stats are never cached', async () => {
  const { request, list } = await openDay(newDate())
  const answer = await request(`/api/lists/${list.id}/stats`)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
})

test.each([
  '?score=abc',
  '?score=-1',
  '?score=1.5',
  '?score=1e9',
  '?score=NaN',
  '?score=Infinity',
  '?score=',
  '?score=%20',
  '?score=%205',
  '?score=0x10',
  '?score=1e1',
  '?score=10001',
  '?game_type=weekly',
  '?game_type=',
])('an invalid query is a 400 with a sentence: %s', async (query) => {
  const { request, list } = await openDay(newDate())
  const { error } = await readError(await request(`/api/lists/${list.id}/stats${query}`), 400)
  expect(error).toMatch(/^The field "(score|game_type)" is missing or not valid\.$/)
})
