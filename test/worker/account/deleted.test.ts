import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { CompletionRequest } from '#shared/contract/completions.ts'
import { addDays } from '#shared/game/eastern-day.ts'
import { runCron } from '../../../worker/cron.ts'
import { hashOf } from '../../../worker/db/hash.ts'
import { deletedAccounts, guestResults, results, users } from '../../../worker/db/schema/results.ts'
import { openBackOffice } from '../../support/admin.ts'
import { readError } from '../../support/answers.ts'
import { makeWorld, openApp } from '../../support/app.ts'
import { openCountedDay } from '../../support/counted-day.ts'
import { makeResult, openDay, putList } from '../../support/lists.ts'
import { type App, recordAsGuest, signIn, statsOf } from '../../support/players.ts'
import { bearer } from '../../support/tokens.ts'
import { beforeBatches } from '../../support/troubled-database.ts'

let days = 0
const newDate = () => addDays('2034-01-10', 20 * days++)

/** The player's calls, with a sign-in time fixed at one minute before now, even if the clock moves on later. */
const oldTokenOf = (app: App, uid: string) => signIn(app, uid, { auth_time: Math.floor(app.world.now() / 1000) - 60 })

type Opened = Awaited<ReturnType<typeof openDay>>
type Kind = { daysLater?: number; request: (app: Opened) => CompletionRequest | Promise<CompletionRequest> }

/** Each way in which a result is stored under a player's uid. */
const KINDS: [string, Kind][] = [
  ['a daily result', { request: ({ list }) => makeResult(list, 4) }],
  ['a library result', { daysLater: 3, request: ({ list }) => makeResult(list, 4, { game_type: 'library' }) }],
  [
    "a guest's result that joins",
    {
      request: async (app) => {
        const result = makeResult(app.list, 4)
        await recordAsGuest(app, result)
        return { ...result, is_joining: true }
      },
    },
  ],
  ["a guest's old result", { daysLater: 9, request: ({ list }) => makeResult(list, 4, { is_joining: true }) }],
]

/** No row has `uid`, and the stats still count its results. */
async function expectGone({ db, ...app }: Opened, uid: string, count: number) {
  expect(await db.$count(users, eq(users.uid, uid))).toBe(0)
  expect(await db.$count(results, eq(results.uid, uid))).toBe(0)
  expect(await db.$count(guestResults, eq(guestResults.joined_uid, uid))).toBe(0)
  expect((await statsOf(app, app.list)).count).toBe(count)
}

const expectRefused = async (answer: Response) => {
  expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"')
  const { error, code } = await readError(answer, 401)
  expect([error, code]).toEqual(['Your sign-in is no longer valid. Please sign in again.', 'invalid-token'])
}

describe.each(KINDS)('after an account is deleted %s', (_, { daysLater = 0, request }) => {
  const open = async () => {
    const app = await openDay(newDate())
    const result = await request(app)
    app.world.set(app.world.now() + daysLater * 86_400_000)
    const { count } = await statsOf(app, app.list)
    return { app, result, count, uid: crypto.randomUUID() }
  }

  test('is refused to a token of before, and nothing is written', async () => {
    const { app, result, count, uid } = await open()
    const old = oldTokenOf(app, uid)
    expect((await old.ask('/api/account', 'DELETE')).status).toBe(200)
    app.world.set(app.world.now() + 40 * 60_000)
    for (let times = 0; times < 2; times++) await expectRefused(await old.send(result))
    await expectGone(app, uid, count)
  })

  test('is refused where the deletion comes first by a moment', async () => {
    for (let at = 1; at <= 3; at++) {
      const { app, result, count, uid } = await open()
      let times = 0
      const DB = beforeBatches(env.DB, async (number) => {
        if (number !== at) return
        times++
        expect((await oldTokenOf(app, uid).ask('/api/account', 'DELETE')).status).toBe(200)
      })
      const answer = await oldTokenOf(openApp(app.world, { DB }), uid).send(result)
      if (answer.status !== 201) await expectRefused(answer)
      // With fewer batches than `at`, the deletion happens after the result.
      if (times === 0) await oldTokenOf(app, uid).ask('/api/account', 'DELETE')
      const isCounted = answer.status === 201 && result.game_type === 'daily' && !result.is_joining
      await expectGone(app, uid, count + (isCounted ? 1 : 0))
    }
  })

  test('is stored for who signs in again', async () => {
    const { app, result, uid } = await open()
    await oldTokenOf(app, uid).ask('/api/account', 'DELETE')
    const seconds = Math.floor(app.world.now() / 1000)
    app.world.set(app.world.now() + 5_000)
    const again = signIn(app, uid, { auth_time: seconds + 1 })
    await again.record(result)
    expect(await again.statistics()).toMatchObject({ games_played: 1, average_score: 40 })
  })
})

test('what was sent before the deletion is neither brought back nor counted twice', async () => {
  const app = await openDay(newDate())
  const [own, joined] = [makeResult(app.list, 4), makeResult(app.list, 6)]
  await recordAsGuest(app, joined)
  const maya = oldTokenOf(app, 'maya-again')
  await maya.record({ ...joined, is_joining: true })
  await readError(await oldTokenOf(app, 'noor-again').send({ ...joined, is_joining: true }), 409)
  await maya.ask('/api/account', 'DELETE')
  for (const result of [own, joined, { ...joined, is_joining: true }]) await expectRefused(await maya.send(result))
  await expectGone(app, 'maya-again', 1)
  await readError(await oldTokenOf(app, 'noor-again').send({ ...joined, is_joining: true }), 409)
  expect(await recordAsGuest(app, joined)).toMatchObject({ score: 60 })
  expect(await statsOf(app, app.list)).toMatchObject({ count: 1 })
})

test('a deletion sent twice is done, and ends the sign-in that asked for it whatever its clock', async () => {
  const app = await openDay(newDate())
  // The identity service's clock is ahead of the worker's.
  const ahead = signIn(app, 'maya-ahead', { auth_time: Math.floor(app.world.now() / 1000) + 8 })
  await ahead.record(makeResult(app.list))
  for (let times = 0; times < 2; times++) expect((await ahead.ask('/api/account', 'DELETE')).status).toBe(200)
  await expectRefused(await ahead.send(makeResult(app.list)))
  await expectGone(app, 'maya-ahead', 1)
})

test('a deletion sent again by the old token leaves the account made since', async () => {
  const date = newDate()
  const app = await openDay(date)
  const old = oldTokenOf(app, 'maya-since')
  await old.ask('/api/account', 'DELETE')
  app.world.set(app.world.now() + 60_000)
  const again = signIn(app, 'maya-since', { auth_time: Math.floor(app.world.now() / 1000) })
  await again.record(makeResult(app.list, 4))
  app.world.set(app.world.now() + 60_000)
  expect((await old.ask('/api/account', 'DELETE')).status).toBe(200)
  expect(await again.statistics()).toMatchObject({ games_played: 1 })
  await again.record(makeResult(await putList(app.db, addDays(date, -1)), 4, { game_type: 'library' }))
})

test('an admin changes nothing by a sign-in of before the deletion', async () => {
  const { as, world, request, put, day } = openBackOffice('2034-09-01')
  const list = await put(1)
  const auth_time = Math.floor(world.now() / 1000) - 60
  const before = as('ann', { auth_time })
  const headers = await bearer(world, 'ann', { auth_time })
  expect((await request('/api/account', { method: 'DELETE', headers })).status).toBe(200)
  await expectRefused(await before.post(`/lists/${list.id}/reject`, { game_date: day(1) }))
  const after = as('ann', { auth_time: auth_time + 61 })
  expect((await after.post(`/lists/${list.id}/reject`, { game_date: day(1) })).status).toBe(200)
})

test('the mark names nobody, and is cleared after two hours, when no token of before lives', async () => {
  const app = await openDay(newDate())
  const mine = eq(deletedAccounts.hash, await hashOf('maya-mark'))
  await oldTokenOf(app, 'maya-mark').ask('/api/account', 'DELETE')
  const marks = await app.db.select().from(deletedAccounts).where(mine)
  expect(marks).toEqual([{ hash: await hashOf('maya-mark'), at: app.world.now() }])
  const runAfter = async (hours: number, ms: number) => {
    const world = makeWorld()
    world.set(app.world.now() + hours * 3_600_000 + ms)
    await runCron('7 * * * *', env, world)
    return app.db.$count(deletedAccounts, mine)
  }
  expect(await runAfter(2, 0)).toBe(1)
  expect(await runAfter(2, 1)).toBe(0)
})

test('a result of who was never deleted reads no row for it', async () => {
  const app = await openCountedDay(newDate())
  const player = signIn(app, 'maya-cost')
  await player.record(makeResult(app.list, 4))
  const { read } = app.spent()
  await app.db.insert(deletedAccounts).values(Array.from({ length: 30 }, (_, at) => ({ hash: `other-${at}`, at })))
  app.spent()
  await signIn(app, 'noor-cost').record(makeResult(app.list, 4))
  expect(app.spent().read).toBe(read)
})
