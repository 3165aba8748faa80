import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { completionResponse } from '#shared/contract/completions.ts'
import { addDays } from '#shared/game/eastern-day.ts'
import { guestResults } from '../../../worker/db/schema/results.ts'
import { read, readError } from '../../support/answers.ts'
import { openApp } from '../../support/app.ts'
import { makeResult, openDay } from '../../support/lists.ts'
import { recordAsGuest, signIn, statsOf } from '../../support/players.ts'
import { LOST_WHEN, losingConnection } from '../../support/troubled-database.ts'

let days = 0

/** A new day, and the same worker over a D1 whose connection breaks when a result is stored in `table`. */
async function open(table: string, how: Parameters<typeof losingConnection>[2], daysLater = 0) {
  const date = addDays('2031-01-10', 10 * days++)
  const { list, world, db } = await openDay(date)
  const { DB, tries } = losingConnection(env.DB, `insert into "${table}"`, how)
  const before = openApp(world)
  if (daysLater > 0) world.set(world.now() + daysLater * 86_400_000)
  return { date, list, db, before, app: openApp(world, { DB }), tries, uid: crypto.randomUUID() }
}

describe.each(LOST_WHEN)('promise 1: when the database connection is lost during a write, %s', (_, how) => {
  test("a guest's result is stored and counted once", async () => {
    const { app, list, db, tries } = await open('guest_results', how)
    const result = makeResult(list, 4)
    expect(await recordAsGuest(app, result)).toMatchObject({ score: 40, items_guessed: result.items_guessed })
    expect(tries()).toBe(2)
    expect(await statsOf(app, list)).toMatchObject({ count: 1, average_score: 40 })
    expect(await db.$count(guestResults, eq(guestResults.list_id, list.id))).toBe(1)
  })

  test("a player's result is stored and counted once", async () => {
    const { app, list, date, tries, uid } = await open('results', how)
    const player = signIn(app, uid)
    expect(await player.record(makeResult(list, 4))).toMatchObject({ score: 40 })
    expect(tries()).toBe(2)
    expect(await statsOf(app, list)).toMatchObject({ count: 1, average_score: 40 })
    expect(await player.statistics()).toMatchObject({
      games_played: 1,
      day_streak: 1,
      days: { [date]: { score: 40, is_perfect: false } },
    })
    expect(await player.recentGames()).toHaveLength(1)
  })

  test('a library game is stored and counted once', async () => {
    const { app, list, tries, uid } = await open('results', how, 3)
    const player = signIn(app, uid)
    expect(await player.record(makeResult(list, 4, { game_type: 'library' }))).toMatchObject({ score: 40 })
    expect(tries()).toBe(2)
    expect(await statsOf(app, list, 'library')).toMatchObject({ count: 1 })
    expect(await player.statistics()).toMatchObject({ games_played: 1 })
  })

  test("a guest's result joins the account once", async () => {
    // The first write looks for results to join.
    const { app, before, list, tries, uid } = await open('results', { ...how, lost: [2] })
    const result = makeResult(list, 4)
    await recordAsGuest(before, result)
    const player = signIn(app, uid)
    expect(await player.record({ ...result, is_joining: true })).toMatchObject({ score: 40 })
    expect(tries()).toBeGreaterThan(2)
    expect(await statsOf(app, list)).toMatchObject({ count: 1 })
    expect(await player.statistics()).toMatchObject({ games_played: 1, day_streak: 1 })
    await readError(await signIn(app, crypto.randomUUID()).send({ ...result, is_joining: true }), 409)
  })

  test("a guest's old result that is no longer kept joins the account once", async () => {
    const { app, list, tries, uid } = await open('results', how, 9)
    const player = signIn(app, uid)
    expect(await player.record(makeResult(list, 4, { is_joining: true }))).toMatchObject({ score: 40 })
    expect(tries()).toBe(2)
    expect(await player.statistics()).toMatchObject({ games_played: 1, day_streak: 0 })
    expect(await statsOf(app, list)).toMatchObject({ count: 0 })
  })
})

test('three lost connections give a 503, and the resent result is stored once', async () => {
  const { app, list } = await open('guest_results', { isApplied: true, lost: [1, 2, 3] })
  const result = makeResult(list, 4)
  expect((await readError(await app.post('/api/game-completion', result), 503)).code).toBe('database-unavailable')
  const { completion } = await read(await app.post('/api/game-completion', result), completionResponse, 201)
  expect(completion).toMatchObject({ score: 40 })
  expect(await statsOf(app, list)).toMatchObject({ count: 1 })
})
