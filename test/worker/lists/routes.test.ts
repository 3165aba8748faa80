import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { statsResponse } from '#shared/contract/completions.ts'
import { type GameResponse, gameResponse } from '#shared/contract/game.ts'
import { guestResults, resultCounts } from '../../../worker/db/schema/results.ts'
import { dailyGames } from '../../../worker/db/schema/schedule.ts'
import { read, readError } from '../../support/answers.ts'
import { openApp } from '../../support/app.ts'
import { makeList, makeResult, openDay, putList } from '../../support/lists.ts'

test.each([true, false])('a list of today or earlier is returned whole (ranked: %s)', async (is_ranked) => {
  const date = is_ranked ? '2026-01-05' : '2026-01-06'
  const { request, list, world } = await openDay(date, { is_ranked })
  const expected = { daily_game: { date }, list }
  const answer = await request(`/api/lists/${list.id}`)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(await read(answer, gameResponse)).toMatchObject(expected)
  world.set('2027-06-01T12:00:00Z')
  expect(await read(await request(`/api/lists/${list.id}`), gameResponse)).toMatchObject(expected)
})

test("today's list by its id equals today's game", async () => {
  const { request, list } = await openDay('2026-01-07')
  const byId: GameResponse = await read(await request(`/api/lists/${list.id}`), gameResponse)
  expect(byId).toEqual(await read(await request('/api/daily-game'), gameResponse))
})

test('a list is not found by the id or date of its day', async () => {
  const { request } = await openDay('2026-01-08')
  const { daily_game } = await read(await request('/api/daily-game'), gameResponse)
  await readError(await request(`/api/lists/${daily_game.id}`), 404)
  await readError(await request('/api/lists/2026-01-08'), 404)
})

test.each([
  'unknown',
  '00000000-0000-4000-8000-000000000000',
  "' OR 1=1 --",
  '%',
  '%27%20OR%201=1',
  '%E0%A4%A',
  '%00',
  '..%2f..%2fdaily-game',
  'x'.repeat(5000),
  'null',
])('an unknown or malformed id is a 404: %s', async (id) => {
  const { request } = openApp()
  const { code, error } = await readError(await request(`/api/lists/${id}`), 404)
  expect([code, error]).toEqual(['not-found', 'There is no such list.'])
  await readError(await request(`/api/lists/${id}/stats`), 404)
})

test('markup and right-to-left text come back unchanged', async () => {
  const items = makeList().items.with(0, { name: '</script><b>"&amp;"', metric: '\u202e👩‍👩‍👧‍👦' })
  const { request, list } = await openDay('2026-01-09', { title: '<img src=x> $& `x`', items })
  const game = await read(await request(`/api/lists/${list.id}`), gameResponse)
  expect(game.list.title).toBe(list.title)
  expect(game.list.items).toEqual(items)
})

describe('a list of a later date', () => {
  test('answers the same 404 as a missing list, however it is asked for', async () => {
    const { request, post, db } = await openDay('2026-02-10')
    const later = await putList(db, '2026-02-11')
    const unknown = makeList()
    const ways = [
      (id: string) => request(`/api/lists/${id}`),
      (id: string) => request(`/api/lists/${id}/stats`),
      (id: string) => request(`/api/lists/${id}/stats?game_type=daily&score=50`),
      (id: string) => request(`/api/lists/${id}/stats?game_type=library`),
      (id: string) => post('/api/game-completion', makeResult(later, 3, { list_id: id })),
      (id: string) => post('/api/game-completion', makeResult(later, 0, { list_id: id })),
      (id: string) => post('/api/game-completion', makeResult(later, 3, { list_id: id, items_guessed: ['nothing'] })),
    ]
    for (const ask of ways) {
      const { request_id: _, ...hidden } = await readError(await ask(later.id), 404)
      const { request_id: __, ...missing } = await readError(await ask(unknown.id), 404)
      expect(hidden).toEqual(missing)
    }
    expect((await request(`/api/lists/${later.id}`, { method: 'HEAD' })).status).toBe(404)
    expect(await db.$count(resultCounts)).toBe(0)
    expect(await db.$count(guestResults)).toBe(0)
  })

  test('is available from the first moment of its day', async () => {
    const { request, post, db, world } = await openDay('2026-02-20')
    const later = await putList(db, '2026-02-21')
    world.set('2026-02-21T04:59:59.999Z')
    await readError(await request(`/api/lists/${later.id}`), 404)
    world.set('2026-02-21T05:00:00Z')
    await read(await request(`/api/lists/${later.id}`), gameResponse)
    await read(await request(`/api/lists/${later.id}/stats`), statsResponse)
    expect((await post('/api/game-completion', makeResult(later))).status).toBe(201)
  })

  test('appears nowhere in what is served or cached before its day', async () => {
    const { request, db, env, world, list } = await openDay('2026-03-01')
    const later = await putList(db, '2026-03-02', { title: 'The secret of the day after' })
    world.set('2026-03-02T04:59:30Z')
    const paths = [
      '/',
      '/api/daily-game',
      '/library',
      '/test',
      `/list/${later.id}`,
      '/nowhere',
      `/api/lists/${list.id}`,
    ]
    const served = await Promise.all(paths.map(async (path) => (await request(path)).text()))
    const kept = await Promise.all(
      ['/', '/api/daily-game'].map(async (path) => {
        const copy = await caches.default.match(`https://topple.test${path}?version=${env.VERSION.id}`)
        return copy?.text()
      }),
    )
    expect(kept.map((text) => text?.includes(list.id))).toEqual([true, true])
    const games = await db.select().from(dailyGames).where(eq(dailyGames.list_id, later.id))
    for (const text of [...served, ...kept]) {
      for (const secret of [later.id, later.title, games[0]?.id ?? later.id]) expect(text).not.toContain(secret)
    }
  })
})
