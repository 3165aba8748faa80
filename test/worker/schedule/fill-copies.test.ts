import { asc, eq, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { gameResponse } from '#shared/contract/game.ts'
import { addDays, daysBetween } from '#shared/game/eastern-day.ts'
import { runCron } from '../../../worker/cron.ts'
import { fillRuns } from '../../../worker/db/schema/generation.ts'
import { catalogueUses, dailyGames, lists } from '../../../worker/db/schema/schedule.ts'
import { loadCatalogue } from '../../../worker/lists/catalogue.ts'
import { fillDays } from '../../../worker/schedule/fill.ts'
import { clearSchedule, openBackOffice } from '../../support/admin.ts'
import { read, readError } from '../../support/answers.ts'
import { makeResult } from '../../support/lists.ts'
import { beforeBatches } from '../../support/troubled-database.ts'

const TODAY = '2026-11-20'
const catalogue = await loadCatalogue()

beforeEach(async () => {
  const { db } = openBackOffice()
  await clearSchedule(db)
  await db.delete(fillRuns)
})

/**
 * A deployment in which `used` lists of the catalogue have stood on the days before today, and all others were
 * rejected.
 */
async function openUsedUp(used: number, bindings: Partial<Env> = {}) {
  const office = openBackOffice(TODAY, bindings)
  const { db, world, day } = office
  for (const { key } of catalogue.slice(used)) await db.insert(catalogueUses).values({ key, list_id: key, used_at: 0 })
  await fillDays(db, world, day(-used), day(-1))
  const held = async () => {
    const rows = await db
      .select()
      .from(dailyGames)
      .innerJoin(lists, eq(lists.id, dailyGames.list_id))
      .orderBy(asc(dailyGames.date))
    return rows.map((row) => ({ ...row.lists, date: row.daily_games.date }))
  }
  return { ...office, held, fill: (first = 0, last = first) => fillDays(db, world, day(first), day(last)) }
}

describe('when every list of the catalogue is used', () => {
  test('empty days get copies of the lists used longest ago, under new ids', async () => {
    const { fill, held, day, db } = await openUsedUp(8)
    expect(await fill(0, 2)).toEqual({ filled: [0, 1, 2].map(day), copies: [0, 1, 2].map(day) })
    const days = await held()
    expect(days.slice(8).map(({ title }) => title)).toEqual(days.slice(0, 3).map(({ title }) => title))
    expect(new Set(days.map(({ id }) => id)).size).toBe(11)
    expect(days[8]).toMatchObject({ items: days[0]?.items, sources: days[0]?.sources, version: 1 })
    const uses = await db.select().from(catalogueUses)
    expect(uses).toHaveLength(catalogue.length)
    expect(uses.map(({ list_id }) => list_id)).toEqual(expect.arrayContaining(days.slice(3).map(({ id }) => id)))
  })

  test('every list is copied in turn before any is copied again', async () => {
    const { fill, held } = await openUsedUp(4)
    await fill(0, 7)
    const titles = (await held()).map(({ title }) => title)
    expect(titles.slice(4)).toEqual([...titles.slice(0, 4), ...titles.slice(0, 4)])
  })

  test('an unused list is taken first', async () => {
    const { fill, held, db, day } = await openUsedUp(3)
    const [free] = catalogue.slice(50)
    await db.delete(catalogueUses).where(eq(catalogueUses.key, free?.key ?? ''))
    expect(await fill(0, 1)).toEqual({ filled: [0, 1].map(day), copies: [day(1)] })
    expect((await held())[3]?.title).toBe(free?.title)
  })

  test('neither a rejected list nor one whose copy was rejected is used again', async () => {
    const { fill, held, ann, day } = await openUsedUp(2)
    await fill(1, 2)
    const [first, second, copy] = await held()
    expect((await ann.post(`/lists/${copy?.id}/reject`, { game_date: day(1) })).status).toBe(200)
    await fill(3, 6)
    const titles = (await held()).slice(2).map(({ title }) => title)
    expect(new Set(titles)).toEqual(new Set([second?.title]))
    expect(first?.title).not.toBe(second?.title)
  })

  test("a copy keeps the admins' edits but has its own results", async () => {
    const { fill, held, db, request, post } = await openUsedUp(2)
    const [first] = await held()
    await db
      .update(lists)
      .set({ title: 'Put right', version: 3 })
      .where(eq(lists.id, first?.id ?? ''))
    await fill(0)
    const { list } = await read(await request('/api/daily-game'), gameResponse)
    expect(list.title).toBe('Put right')
    expect((await held())[2]).toMatchObject({ id: list.id, version: 3 })
    expect((await post('/api/game-completion', makeResult(list))).status).toBe(201)
    expect(await (await request(`/api/lists/${first?.id}/stats`)).json()).toMatchObject({ count: 0 })
    await fill(1, 2)
    expect((await held()).at(-1)?.title).toBe('Put right')
  })

  test('a list on a coming day is copied last, the farthest one first', async () => {
    const { fill, held, db, day } = await openUsedUp(3)
    const [one, two, three] = await held()
    const move = (id: string | undefined, days: number) =>
      db
        .update(dailyGames)
        .set({ date: day(days) })
        .where(eq(dailyGames.list_id, id ?? ''))
    await move(one?.id, 3)
    await move(two?.id, 20)
    expect((await fill(0)).copies).toEqual([day(0)])
    await db.delete(dailyGames).where(eq(dailyGames.list_id, three?.id ?? ''))
    const today = (await held()).find(({ date }) => date === day(0))
    expect(today?.title).toBe(three?.title)
    await db.delete(dailyGames).where(eq(dailyGames.date, day(0)))
    await fill(0)
    expect((await held()).find(({ date }) => date === day(0))?.title).toBe(two?.title)
  })

  test('five runs at once put one list on each day, and no list on two', async () => {
    const { fill, held, db, day } = await openUsedUp(12)
    await Promise.all(Array.from({ length: 5 }, () => fill(0, 9)))
    const days = await held()
    expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 22 }, (_, at) => day(at - 12)))
    expect(new Set(days.map(({ id }) => id)).size).toBe(22)
    expect(new Set(days.slice(12).map(({ title }) => title)).size).toBe(10)
    expect(await db.$count(lists)).toBe(22)
  })

  test('a list rejected while being copied is not copied', async () => {
    const { held, day, db, world, env } = await openUsedUp(2)
    const [first, second] = await held()
    const DB = beforeBatches(env.DB, async (number) => {
      if (number !== 1) return
      await db.delete(dailyGames).where(eq(dailyGames.list_id, first?.id ?? ''))
      await db.delete(lists).where(eq(lists.id, first?.id ?? ''))
    })
    const disturbed = openBackOffice(TODAY, { DB })
    expect((await fillDays(disturbed.db, world, day(0), day(0))).copies).toEqual([day(0)])
    expect((await held()).map(({ title }) => title)).toEqual([second?.title, second?.title])
  })

  test('the runway says which days are copies and that none is left', async () => {
    const { held, world, env, page, day, db } = await openUsedUp(2)
    expect((await page()).runway.self_filling).toBeNull()
    const free = catalogue.slice(50, 53).map(({ key }) => key)
    for (const key of free) await db.delete(catalogueUses).where(eq(catalogueUses.key, key))
    await runCron('7 * * * *', env, world)
    const at = new Date(world.now()).toISOString()
    const dates = Array.from({ length: 15 }, (_, days) => day(days))
    const fill = { at, filled: dates, copies: dates.slice(3), generated: [], failed: [] }
    expect((await page()).runway.self_filling).toEqual({ last_run_at: at, last_fill: fill, catalogue_left: 0 })
    expect(await held()).toHaveLength(17)

    world.set(world.now() + 3_600_000)
    for (let runs = 0; runs < 3; runs++) await runCron('7 * * * *', env, world)
    const later = new Date(world.now()).toISOString()
    expect((await page()).runway.self_filling).toEqual({ last_run_at: later, last_fill: fill, catalogue_left: 0 })
    expect(await db.$count(fillRuns)).toBe(2)
    expect(await db.$count(fillRuns, isNull(fillRuns.report))).toBe(1)

    world.set(world.now() + 24 * 3_600_000)
    await runCron('7 * * * *', env, world)
    expect((await page()).runway.self_filling?.last_fill).toMatchObject({ copies: [day(14)] })
    expect(await db.$count(fillRuns)).toBe(1)
  })
})

test('API and page are a 503 when every list has been rejected', async () => {
  const { request } = await openUsedUp(0)
  const answer = await request('/api/daily-game')
  expect(answer.headers.get('Retry-After')).toBe('60')
  const { error, code } = await readError(answer, 503)
  expect([error, code]).toEqual(['There is no list for today yet. Please try again soon.', 'no-list'])
  expect((await request('/')).status).toBe(503)
})

test('promise 5: without a key 150 days are filled, with no repeat within 90 days', async () => {
  const { db, env, world } = openBackOffice('2026-10-20')
  const served: { date: string; id: string; title: string }[] = []
  for (let days = 0; days < 150; days++) {
    const date = addDays('2026-10-20', days)
    world.set(`${date}T12:07:00Z`)
    await runCron('7 * * * *', env, world)
    const { request } = openBackOffice(date)
    const { list, daily_game } = await read(await request('/api/daily-game'), gameResponse)
    served.push({ date: daily_game.date, id: list.id, title: list.title })
  }
  expect(served.map(({ date }) => date)).toEqual(served.map((_, days) => addDays('2026-10-20', days)))
  expect(new Set(served.map(({ id }) => id)).size).toBe(150)
  const again = served.flatMap(({ date, title }, at) => {
    const before = served.slice(0, at).findLast((one) => one.title === title)
    return before ? [daysBetween(before.date, date)] : []
  })
  expect(again).toHaveLength(150 - catalogue.length)
  expect(Math.min(...again)).toBeGreaterThan(90)
  expect(await db.$count(dailyGames)).toBe(164)
  expect(await db.$count(lists)).toBe(164)
})
