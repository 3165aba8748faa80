import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accountData } from '#shared/contract/account.ts'
import { guestResults, results, users } from '../../../worker/db/schema/results.ts'
import { read, readError } from '../../support/answers.ts'
import { openApp } from '../../support/app.ts'
import { openCountedDay } from '../../support/counted-day.ts'
import { makeResult, openDay, putList } from '../../support/lists.ts'
import { recordAsGuest, signIn, statsOf } from '../../support/players.ts'
import { losingConnection } from '../../support/troubled-database.ts'

const NOTHING = {
  games_played: 0,
  average_items_guessed: 0,
  average_score: 0,
  day_streak: 0,
  days: {},
  distribution: [],
}

describe('deleting an account', () => {
  test('removes the player and keeps everything others see', async () => {
    const app = await openDay('2026-05-01')
    const [maya, noor] = [signIn(app, 'maya'), signIn(app, 'noor')]
    await maya.record(makeResult(app.list, 4))
    await noor.record(makeResult(app.list, 8))
    const before = [await noor.statistics(), await noor.recentGames()]
    const answer = await maya.ask('/api/account', 'DELETE')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(await maya.statistics()).toEqual(NOTHING)
    expect(await maya.recentGames()).toEqual([])
    expect(await read(await maya.ask('/api/account/data'), accountData)).toEqual({ user: null, results: [] })
    expect(await app.db.$count(results, eq(results.uid, 'maya'))).toBe(0)
    expect([await noor.statistics(), await noor.recentGames()]).toEqual(before)
    expect(await statsOf(app, app.list)).toMatchObject({ count: 2, average_score: 60 })
    expect((await maya.ask('/api/account', 'DELETE')).status).toBe(200)
  })

  test.each([
    ['before anything is removed', false],
    ['after everything is', true],
  ])('succeeds even if the database connection is lost %s', async (_, isApplied) => {
    const app = await openDay(isApplied ? '2026-06-12' : '2026-06-10')
    const { DB, tries } = losingConnection(env.DB, 'update "guest_results"', { isApplied })
    const maya = signIn(openApp(app.world, { DB }), `maya-lost-${isApplied}`)
    await maya.record(makeResult(app.list, 4))
    expect((await maya.ask('/api/account', 'DELETE')).status).toBe(200)
    expect(tries()).toBe(2)
    expect(await maya.statistics()).toEqual(NOTHING)
    expect(await statsOf(app, app.list)).toMatchObject({ count: 1 })
  })

  test('leaves joined results nameless, so that nobody can join them again', async () => {
    const app = await openDay('2026-05-03')
    const joined = makeResult(app.list, 4)
    const others = makeResult(app.list, 6)
    for (const result of [joined, others]) await recordAsGuest(app, result)
    const [maya, noor] = [signIn(app, 'maya-joined'), signIn(app, 'noor-joined')]
    await maya.record({ ...joined, is_joining: true })
    await noor.record({ ...others, is_joining: true })
    await maya.ask('/api/account', 'DELETE')
    const rows = await app.db.select().from(guestResults).where(eq(guestResults.list_id, app.list.id))
    expect(Object.fromEntries(rows.map((row) => [row.play_id, row.joined_uid]))).toEqual({
      [joined.play_id]: '',
      [others.play_id]: 'noor-joined',
    })
    // The clock moves on, so that the next token counts as a new sign-in: a deleted account refuses older ones.
    app.world.set(app.world.now() + 120_000)
    for (const player of [maya, signIn(app, 'third-joined')]) {
      const { error, code } = await readError(await player.send({ ...joined, is_joining: true }), 409)
      expect([error, code]).toEqual(['This result has already been added to an account.', 'joined-elsewhere'])
      expect(await player.statistics()).toEqual(NOTHING)
    }
    expect(await recordAsGuest(app, joined)).toMatchObject({ score: 40 })
    expect(await statsOf(app, app.list)).toMatchObject({ count: 2 })
  })

  test('lets a result after signing in again start afresh', async () => {
    const app = await openDay('2026-05-05')
    const maya = signIn(app, 'maya-anew')
    await maya.record(makeResult(app.list, 4))
    await maya.ask('/api/account', 'DELETE')
    app.world.set(app.world.now() + 120_000)
    await maya.record(makeResult(app.list, 7))
    expect(await maya.statistics()).toMatchObject({ games_played: 1, average_score: 70, day_streak: 1 })
  })

  test('requires a sign-in within the last 300 seconds, else answers 401', async () => {
    const app = await openDay('2026-05-07')
    const seconds = Math.floor(app.world.now() / 1000)
    await signIn(app, 'maya-stale').record(makeResult(app.list, 4))
    const stale = signIn(app, 'maya-stale', { auth_time: seconds - 301 })
    const answer = await stale.ask('/api/account', 'DELETE')
    expect(answer.headers.get('WWW-Authenticate')).toMatch(/^Bearer error="insufficient_user_authentication"/)
    const { error, code } = await readError(answer, 401)
    expect([error, code]).toEqual(['Please sign in again to delete your account.', 'requires-recent-login'])
    expect(await stale.statistics()).toMatchObject({ games_played: 1 })
    const fresh = signIn(app, 'maya-stale', { auth_time: seconds - 300 })
    expect((await fresh.ask('/api/account', 'DELETE')).status).toBe(200)
  })

  test('costs the same however many results others have', async () => {
    const app = await openCountedDay('2026-05-09')
    const costs = []
    for (const many of [1, 40]) {
      const maya = signIn(app, `maya-cost-${many}`)
      for (let at = 0; at < many; at++) await recordAsGuest(app, makeResult(app.list, at % 11))
      const joined = makeResult(app.list)
      await recordAsGuest(app, joined)
      await maya.record({ ...joined, is_joining: true })
      app.spent()
      await maya.ask('/api/account', 'DELETE')
      costs.push(app.spent())
      app.world.set(app.world.now() + 120_000)
    }
    expect(costs[1]).toEqual(costs[0])
    expect(costs[0]?.read).toBeLessThanOrEqual(10)
  })
})

test('the data export holds everything kept about the player and nothing about others', async () => {
  const app = await openDay('2026-05-20')
  const older = await putList(app.db, '2026-05-19', { title: 'The older list', is_ranked: false })
  const [maya, noor] = [signIn(app, 'maya-data'), signIn(app, 'noor-data')]
  await noor.record(makeResult(app.list, 9))
  const played = makeResult(app.list, 2, { refused_guesses: ['Rose'], hints_used: 1, total_guesses: 5 })
  await maya.record(played)
  app.world.set(app.world.now() + 60_000)
  const library = makeResult(older, 1, { game_type: 'library', items_guessed: ['Lotus'] })
  await maya.record(library)
  const answer = await maya.ask('/api/account/data')
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="topple-data.json"')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  const text = await answer.clone().text()
  expect(text).not.toMatch(/noor|Fennel/)
  const first_result_at = new Date(app.world.now() - 60_000).toISOString()
  expect(await read(answer, accountData)).toEqual({
    user: {
      uid: 'maya-data',
      email: 'maya-data@example.com',
      display_name: 'Name of maya-data',
      photo_url: 'https://example.com/maya-data.png',
      first_result_at,
      games_played: 2,
      items_guessed: 3,
      scores: { 19: 1, 10: 1 },
      days: { '2026-05-20': { score: 19, is_perfect: false } },
    },
    results: [
      {
        play_id: played.play_id,
        list_id: app.list.id,
        list_title: 'The heaviest plants',
        date: '2026-05-20',
        game_type: 'daily',
        items_guessed: ['Amber', 'Basil'],
        hints_used: 1,
        total_guesses: 5,
        score: 19,
        total_items: 10,
        completed_at: first_result_at,
        counts_for_streak: true,
        refused_guesses: ['Rose'],
      },
      {
        play_id: library.play_id,
        list_id: older.id,
        list_title: 'The older list',
        date: '2026-05-19',
        game_type: 'library',
        items_guessed: ['Lotus'],
        hints_used: 0,
        total_guesses: 1,
        score: 10,
        total_items: 6,
        completed_at: new Date(app.world.now()).toISOString(),
        counts_for_streak: false,
        refused_guesses: [],
      },
    ],
  })
})

test('a player who signs in but finishes nothing is not stored', async () => {
  const app = await openDay('2026-05-25')
  const maya = signIn(app, 'maya-idle')
  for (const path of ['/api/statistics', '/api/recent-games', '/api/library', '/api/account/data']) {
    expect((await maya.ask(path)).status).toBe(200)
  }
  await readError(await maya.send(makeResult(app.list, 3, { game_type: 'library' })), 409)
  expect(await app.db.$count(users, eq(users.uid, 'maya-idle'))).toBe(0)
})
