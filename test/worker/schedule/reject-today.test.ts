import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { placedResponse } from '#shared/contract/admin.ts'
import { success } from '#shared/contract/common.ts'
import { openDatabase } from '../../../worker/db/open.ts'
import { guestResults, resultCounts, users } from '../../../worker/db/schema/results.ts'
import { hasPlayers } from '../../../worker/schedule/admin-queries.ts'
import { clearSchedule, expectWhole, openBackOffice, storedDays } from '../../support/admin.ts'
import { read, readError } from '../../support/answers.ts'
import { countRows } from '../../support/counted-database.ts'
import { makeResult } from '../../support/lists.ts'
import { addResults } from '../../support/many-results.ts'
import { recordAsGuest, signIn, statsOf } from '../../support/players.ts'
import { bearer } from '../../support/tokens.ts'
import { beforeBatches } from '../../support/troubled-database.ts'

const office = openBackOffice('2026-11-20')
const { ann, db, day, post, put, request, world } = office

beforeEach(async () => {
  world.set('2026-11-20T17:00:00Z')
  await clearSchedule(db)
})

const reject = (id: string, admin = ann) => admin.post(`/lists/${id}/reject`, { game_date: day(0) })

describe("rejecting today's list", () => {
  test('moves the last list into today while no player has finished it', async () => {
    const [today, last] = [await put(0), await put(9)]
    await read(await reject(today.id), success)
    expect(await storedDays(db)).toEqual({ [day(0)]: last.id })
    const game = await (await request('/api/daily-game')).json()
    expect(game).toMatchObject({ list: { id: last.id }, daily_game: { date: day(0) } })
  })

  test('leaves no empty day where there is no other: the catalogue fills it', async () => {
    const today = await put(0)
    await read(await reject(today.id), success)
    const days = await storedDays(db)
    expect(Object.keys(days)).toEqual([day(0)])
    expect(days[day(0)]).not.toBe(today.id)
  })

  test('is a 409 once a signed-in player has finished it', async () => {
    const [today, other] = [await put(0), await put(1)]
    await signIn(office, 'reject-player').record(makeResult(today))
    const { error, code } = await readError(await reject(today.id), 409)
    expect([error, code]).toEqual([
      'A signed-in player has finished this list, so it can no longer be rejected.',
      'finished',
    ])
    expect(await storedDays(db)).toEqual({ [day(0)]: today.id, [day(1)]: other.id })
    expect(await statsOf(office, today)).toMatchObject({ count: 1 })
  })

  test("is a 409 once a guest's result of it has joined an account", async () => {
    const today = await put(0)
    const result = makeResult(today)
    await recordAsGuest(office, result)
    await signIn(office, 'reject-joiner').record({ ...result, is_joining: true })
    expect((await readError(await reject(today.id), 409)).code).toBe('finished')
  })

  test('is done whatever guests have sent, and their results count nowhere', async () => {
    const [today, next] = [await put(0), await put(1)]
    const result = makeResult(today, 10)
    await recordAsGuest(office, result)
    await recordAsGuest(office, makeResult(today, 10))
    await read(await reject(today.id), success)
    expect(await storedDays(db)).toEqual({ [day(0)]: next.id })
    expect(await db.select().from(resultCounts)).toEqual([])
    expect(await db.select().from(guestResults)).toEqual([])
    for (const player of [null, 'reject-late']) {
      const answer = player
        ? await signIn(office, player).send({ ...result, is_joining: true })
        : await post('/api/game-completion', result)
      expect((await readError(answer, 409)).code).toBe('list-withdrawn')
    }
    // The same play id, for the list that replaced the rejected one.
    await recordAsGuest(office, makeResult(next, 2, { play_id: result.play_id }))
    expect(await statsOf(office, next)).toMatchObject({ count: 1, average_score: 20 })
  })

  test('looks at each player once, not at all their results', async () => {
    const today = await put(0)
    for (let days = 1; days <= 10; days++) await put(-days)
    await addResults(env.DB, day(0), 400, 'reject-many-')
    const { database, rows } = countRows(env.DB)
    expect(await hasPlayers(openDatabase(database), today.id)).toBe(false)
    const players = await db.$count(users)
    expect(players).toBeLessThan(30)
    expect(rows.read).toBeLessThanOrEqual(1 + 2 * players)
  })

  test("and bringing it back leaves its guests' results behind: it counts from none", async () => {
    const [today] = [await put(0), await put(1)]
    await recordAsGuest(office, makeResult(today, 10))
    await read(await reject(today.id), success)
    const { daily_game_date } = await read(await ann.post(`/lists/${today.id}/restore`), placedResponse)
    world.set(Date.parse(`${daily_game_date}T17:00:00Z`))
    await recordAsGuest(office, makeResult(today, 1))
    expect(await statsOf(office, today)).toMatchObject({ count: 1, average_score: 10 })
  })
})

describe('promise 3: as a result of it arrives', () => {
  test('a player finishes it in that moment: it is refused, and the result counts', async () => {
    const today = await put(0)
    await put(1)
    const player = signIn(office, 'race-player')
    const DB = beforeBatches(env.DB, async (number) => {
      if (number === 1) await player.record(makeResult(today))
    })
    const answer = await reject(today.id, openBackOffice('2026-11-20', { DB }).ann)
    expect((await readError(answer, 409)).code).toBe('finished')
    expect((await storedDays(db))[day(0)]).toBe(today.id)
    expect(await (await office.request(`/api/lists/${today.id}/stats`)).json()).toMatchObject({ count: 1 })
  })

  test("a guest's goes with the list", async () => {
    const today = await put(0)
    const next = await put(1)
    const DB = beforeBatches(env.DB, async (number) => {
      if (number === 1) await recordAsGuest(office, makeResult(today))
    })
    const answer = await reject(today.id, openBackOffice('2026-11-20', { DB }).ann)
    expect(answer.status).toBe(200)
    expect(await storedDays(db)).toEqual({ [day(0)]: next.id })
    expect(await db.select().from(resultCounts)).toEqual([])
    expect(await db.$count(guestResults, eq(guestResults.list_id, today.id))).toBe(0)
  })

  test("a guest's that joins an account just then is a 409, and counts nowhere", async () => {
    const today = await put(0)
    await put(1)
    const result = makeResult(today)
    await recordAsGuest(office, result)
    const DB = beforeBatches(env.DB, async (number) => {
      // Batch 1 finds a guest's result to join.
      if (number === 2) expect((await reject(today.id)).status).toBe(200)
    })
    const late = signIn(openBackOffice('2026-11-20', { DB }), 'race-joiner')
    expect((await readError(await late.send({ ...result, is_joining: true }), 409)).code).toBe('list-withdrawn')
    expect(await late.statistics()).toMatchObject({ games_played: 0 })
    await expectWhole(db, 1)
  })

  test.each(['a guest', 'a player'])('%s sends it just after: it is a 409, and counts nowhere', async (who) => {
    const today = await put(0)
    await put(1)
    const DB = beforeBatches(env.DB, async (number) => {
      if (number === 1) expect((await reject(today.id)).status).toBe(200)
    })
    const late = openBackOffice('2026-11-20', { DB })
    const headers = who === 'a guest' ? {} : await bearer(late.world, 'carl')
    const answer = await late.post('/api/game-completion', makeResult(today), headers)
    expect((await readError(answer, 409)).code).toBe('list-withdrawn')
    expect(await db.select().from(resultCounts)).toEqual([])
    await expectWhole(db, 1)
  })
})
