import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Analytics, analytics } from '#shared/contract/admin.ts'
import { addDays } from '#shared/game/eastern-day.ts'
import { dayCounts, resultCounts, users } from '../../../worker/db/schema/results.ts'
import { clearSchedule, openBackOffice } from '../../support/admin.ts'
import { read, readError } from '../../support/answers.ts'
import { countRows } from '../../support/counted-database.ts'
import { putList } from '../../support/lists.ts'

// A Friday.
const TODAY = '2026-11-20'
const { database, rows } = countRows((await import('cloudflare:workers')).env.DB)
const { ann, db, day, world } = openBackOffice(TODAY, { DB: database })

beforeEach(async () => {
  world.set(`${TODAY}T17:00:00Z`)
  await clearSchedule(db)
})

const ask = async (range?: string): Promise<Analytics> =>
  read(await ann.get(range ? `/analytics?range=${range}` : '/analytics'), analytics)

/** Puts a list on the date, with `daily` and `library` results. */
async function play(days: number, daily: number, library = 0, title = `List ${days}`) {
  const list = await putList(db, day(days), { title })
  const common = { list_id: list.id, found: {} }
  const scores = { 0: Math.floor(daily / 2), 57: Math.ceil(daily / 2) }
  await db.insert(resultCounts).values({ ...common, game_type: 'daily', scores })
  if (library) await db.insert(resultCounts).values({ ...common, game_type: 'library', scores: { 100: library } })
  return list
}
const note = (days: number, library_games: number, new_users: number) =>
  db.insert(dayCounts).values({ date: day(days), library_games, new_users })

test('without any games every day shows zero', async () => {
  expect(await ask()).toEqual({
    totalUsers: 0,
    gamesPlayed: 0,
    weeklyGrowth: { users: 0, games: 0 },
    userGrowth: Array.from({ length: 7 }, (_, at) => ({ date: addDays('2026-11-14', at), count: 0 })),
    popularLists: [],
  })
})

describe('a range', () => {
  beforeEach(async () => {
    await play(0, 10, 3)
    await play(-1, 20, 5)
    await play(-6, 40)
    await play(-7, 80)
    await play(-29, 160)
    await play(-30, 320)
    await play(-89, 640)
    await play(-90, 1280)
    await play(1, 5000)
    await note(0, 1, 2)
    await note(-1, 2, 3)
    await note(-4, 4, 100)
    await note(-5, 8, 1000)
    await note(-90, 16, 10_000)
  })

  // 24h includes yesterday, so that it always covers the last 24 hours.
  test.each([
    ['24h', 2, 10 + 20 + 1 + 2],
    ['7d', 7, 10 + 20 + 40 + 15],
    ['30d', 30, 10 + 20 + 40 + 80 + 160 + 15],
    ['90d', 90, 10 + 20 + 40 + 80 + 160 + 320 + 640 + 15],
  ])('of %s covers %i days up to today, in daily and library games', async (range, days, games) => {
    const figures = await ask(range)
    expect(figures.gamesPlayed).toBe(games)
    expect(figures.userGrowth).toHaveLength(days)
    expect(figures.userGrowth[0]?.date).toBe(day(1 - days))
    expect(figures.userGrowth.at(-1)).toEqual({ date: day(0), count: 2 })
    expect(figures.totalUsers).toBe(11_105)
    // Since Monday, four days ago, whatever the range.
    expect(figures.weeklyGrowth).toEqual({ users: 105, games: 10 + 20 + 7 })
  })

  test('defaults to 7 days', async () => {
    expect(await ask()).toEqual(await ask('7d'))
  })

  test('ranks its lists by plays, daily and library games together', async () => {
    const titles = (await ask('7d')).popularLists.map(({ title, completions }) => [title, completions])
    expect(titles).toEqual([
      ['List -6', 40],
      ['List -1', 25],
      ['List 0', 13],
    ])
  })

  test.each(['', '1d', '7D', '365d', '7d,30d'])('other than the four is a 400: %s', async (range) => {
    await readError(await ann.get(`/analytics?range=${range}`), 400)
  })
})

test('a week begins on Monday, so on a Monday it has one day', async () => {
  await note(-4, 1, 10)
  await note(-5, 1, 100)
  world.set('2026-11-16T17:00:00Z')
  expect((await ask()).weeklyGrowth).toEqual({ users: 10, games: 1 })
  world.set('2026-11-15T17:00:00Z')
  expect((await ask()).weeklyGrowth).toEqual({ users: 100, games: 1 })
})

test('at most ten popular lists are shown, the newer first among equals', async () => {
  for (let days = 0; days > -12; days--) await play(days, 5)
  await play(-20, 6)
  expect((await ask('30d')).popularLists.map(({ title }) => title)).toEqual([
    'List -20',
    ...Array.from({ length: 9 }, (_, at) => `List ${at === 0 ? '0' : -at}`),
  ])
})

describe('rows read', () => {
  const spent = async () => {
    Object.assign(rows, { read: 0, written: 0, statements: 0 })
    await ask('90d')
    return { ...rows }
  }

  test('do not grow from 1,000 to 1,000,000 results', async () => {
    const list = await play(0, 1)
    for (let days = -1; days > -90; days--) await play(days, 1)
    for (let days = 0; days > -90; days--) await note(days, 1, 1)
    const costs = []
    for (const results of [1_000, 100_000, 1_000_000]) {
      const scores = Object.fromEntries(Array.from({ length: 100 }, (_, score) => [score, results / 100]))
      await db.update(resultCounts).set({ scores }).where(sql`${resultCounts.list_id} = ${list.id}`)
      await db.run(sql`WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ${results / 100})
        INSERT INTO ${users} (uid, created_at) SELECT 'many-' || ${String(results)} || '-' || n, 0 FROM n`)
      expect((await ask('90d')).popularLists[0]).toMatchObject({ listId: list.id, completions: results })
      costs.push(await spent())
    }
    expect(new Set(costs.map(({ read }) => read)).size).toBe(1)
    // At most four rows a day: the date, its list and the counts of two game types; and twice the day's own row.
    expect(costs[0]?.read).toBeLessThanOrEqual(90 * 6)
    expect(costs[0]?.written).toBe(0)
  })
})
