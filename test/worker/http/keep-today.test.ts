import { beforeAll, describe, expect, test } from 'vitest'
import { gameResponse } from '#shared/contract/game.ts'
import { addDays } from '#shared/game/eastern-day.ts'
import { read } from '../../support/answers.ts'
import { makeWorld, openApp } from '../../support/app.ts'
import { openCountedDay } from '../../support/counted-day.ts'
import { openDay, putList } from '../../support/lists.ts'

type App = ReturnType<typeof openApp>

const secondsOf = (answer: Response) => {
  const [, seconds] = /^public, max-age=(\d+)$/.exec(answer.headers.get('Cache-Control') ?? '') ?? []
  return Number(seconds)
}

describe.each(['/', '/api/daily-game'])('%s', (path) => {
  const day = (number: number) => `2026-0${path === '/' ? 5 : 6}-${String(number).padStart(2, '0')}`

  test('reads at most 3 rows when cold and none when cached', async () => {
    const { request, spent } = await openCountedDay(day(1))
    expect((await request(path)).status).toBe(200)
    const cold = spent()
    expect(cold.read).toBeGreaterThan(0)
    expect(cold.read).toBeLessThanOrEqual(3)
    expect(cold.written).toBe(0)

    await request(path)
    await request(path, { method: 'HEAD' })
    await request(`${path}?utm_source=mail`)
    expect(spent()).toEqual({ read: 0, written: 0 })
  })

  test('is read from the database again after 60 seconds', async () => {
    const { request, world, spent } = await openCountedDay(day(2))
    const start = world.now()
    await request(path)
    spent()
    world.set(start + 59_999)
    await request(path)
    expect(spent().read).toBe(0)
    world.set(start + 60_000)
    await request(path)
    expect(spent().read).toBeGreaterThan(0)
  })

  test('is served to other isolates from the edge for the same 60 seconds', async () => {
    const first = await openCountedDay(day(3))
    const answer = await first.request(path)
    first.spent()
    const other = openApp(makeWorld(day(3)), first.env)
    other.world.set(first.world.now() + 45_000)
    const kept = await other.request(path)
    expect(first.spent().read).toBe(0)
    expect(kept.headers.get('ETag')).toBe(answer.headers.get('ETag'))
    expect(await kept.text()).toBe(await answer.text())

    other.world.set(first.world.now() + 60_000)
    await other.request(path)
    expect(first.spent().read).toBeGreaterThan(0)
  })

  test('is not served from the cache of another worker version', async () => {
    const first = await openCountedDay(day(4))
    await first.request(path)
    first.spent()
    const other = openApp(makeWorld(day(4)), { ...first.env, VERSION: { id: 'next', tag: '', timestamp: '' } })
    expect((await other.request(path)).status).toBe(200)
    expect(first.spent().read).toBeGreaterThan(0)
  })

  test('answers 304 without a body to an ETag that still holds', async () => {
    const { request } = await openDay(day(5))
    const etag = (await request(path)).headers.get('ETag') ?? ''
    expect(etag).toMatch(/^W\/"[0-9a-f]+"$/)
    const same = await request(path, { headers: { 'If-None-Match': etag } })
    expect(same.status).toBe(304)
    expect(await same.text()).toBe('')
    expect(same.headers.get('ETag')).toBe(etag)
    const other = await request(path, { headers: { 'If-None-Match': 'W/"0123"' } })
    expect(other.status).toBe(200)
  })

  test("yesterday's ETag does not hold today", async () => {
    const { request, world, db } = await openDay(day(6))
    await putList(db, day(7), { title: 'Another list' })
    const etag = (await request(path)).headers.get('ETag') ?? ''
    world.set(makeWorld(day(7)).now())
    const answer = await request(path, { headers: { 'If-None-Match': etag } })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Another list')
  })
})

test('a page is always revalidated, and its data expires after at most 60 seconds', async () => {
  const { request, world } = await openDay('2026-07-01')
  const start = world.now()
  expect((await request('/')).headers.get('Cache-Control')).toBe('no-cache')
  expect(secondsOf(await request('/api/daily-game'))).toBe(60)
  world.set(start + 20_500)
  expect(secondsOf(await request('/api/daily-game'))).toBe(39)
})

/** Dates with the moment at which they begin. The clocks change on 2026-11-01 and 2027-03-14. */
const MIDNIGHTS = [
  ['2026-11-21', '2026-11-21T05:00:00Z'],
  ['2026-11-01', '2026-11-01T04:00:00Z'],
  ['2026-11-02', '2026-11-02T05:00:00Z'],
  ['2027-03-14', '2027-03-14T05:00:00Z'],
  ['2027-03-15', '2027-03-15T04:00:00Z'],
  ['2027-01-01', '2027-01-01T05:00:00Z'],
] as const

const titleOf = (date: string) => `List of ${date}`

beforeAll(async () => {
  const { db } = openApp()
  const dates = MIDNIGHTS.flatMap(([date]) => [addDays(date, -1), date])
  for (const date of new Set(dates)) await putList(db, date, { title: titleOf(date) })
})

describe.each(MIDNIGHTS)('promise 6: no cache outlives midnight: the turn to %s', (date, instant) => {
  const midnight = Date.parse(instant)
  const dayBefore = addDays(date, -1)

  /** Two isolates of one version of the worker, which share the edge cache. */
  function openIsolates(): App[] {
    const [first, other] = [openApp(), openApp()]
    other.env.VERSION = first.env.VERSION
    return [first, other]
  }

  async function expectServed({ request, world }: App, now: number, expected: string) {
    world.set(now)
    const html = await (await request('/')).text()
    const [, title] = /<title>Topple: (.*)<\/title>/.exec(html) ?? []
    const dates = new Set(MIDNIGHTS.flatMap(([turn]) => [addDays(turn, -1), turn]).filter((day) => html.includes(day)))
    expect([title, ...dates]).toEqual([titleOf(expected), expected])

    const answer = await request('/api/daily-game')
    const seconds = secondsOf(answer)
    expect(seconds).toBeLessThanOrEqual(60)
    if (now < midnight) expect(now + seconds * 1000).toBeLessThanOrEqual(midnight)
    const game = await read(answer, gameResponse)
    expect([game.list.title, game.daily_game.date]).toEqual([titleOf(expected), expected])
  }

  test('one second before and after, each isolate serves the right list', async () => {
    const isolates = openIsolates()
    for (const app of isolates) await expectServed(app, midnight - 1_000, dayBefore)
    for (const app of isolates) await expectServed(app, midnight + 1_000, date)
  })

  test('a page made across midnight is cached with the right board visibility', async () => {
    for (const [calls] of Array.from({ length: 8 }).entries())
      for (const told of [dayBefore, date]) {
        const { request, world } = openApp()
        const isHidden = async (cookie: string) =>
          (await (await request('/', { headers: { cookie } })).text()).includes('<html data-restoring')
        let called = 0
        world.now = () => (called++ < calls ? midnight - 1 : midnight)
        await isHidden(`begun=${told}`)
        world.now = () => midnight
        expect([await isHidden(`begun=${date}`), await isHidden('')]).toEqual([true, false])
      }
  })

  test('each isolate switches to the millisecond, even with a fresh cache', async () => {
    const isolates = openIsolates()
    for (const before of [90_000, 60_000, 59_001, 30_500, 1_000, 999, 1]) {
      for (const app of isolates) await expectServed(app, midnight - before, dayBefore)
    }
    for (const after of [0, 1, 61_000]) for (const app of isolates) await expectServed(app, midnight + after, date)
  })
})
