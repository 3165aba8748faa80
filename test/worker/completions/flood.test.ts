import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { completionResponse } from '#shared/contract/completions.ts'
import { ADDRESS_RESULTS } from '#shared/limits.ts'
import { addressDays } from '../../../worker/db/schema/addresses.ts'
import { guestResults } from '../../../worker/db/schema/results.ts'
import { read, readError } from '../../support/answers.ts'
import { openApp } from '../../support/app.ts'
import { openCountedDay } from '../../support/counted-day.ts'
import { makeResult, openDay, putList } from '../../support/lists.ts'
import { recordAsGuest, signIn, statsOf } from '../../support/players.ts'
import { bearer } from '../../support/tokens.ts'
import { losingConnection } from '../../support/troubled-database.ts'

type Day = Pick<Awaited<ReturnType<typeof openDay>>, 'post' | 'list'>

const from = (address: string) => ({ 'cf-connecting-ip': address })

/** Sends `many` perfect results at once. */
async function flood({ post, list }: Day, many: number, addressOf: (at: number) => string) {
  const send = (at: number) => post('/api/game-completion', makeResult(list, 10), from(addressOf(at)))
  const answers = await Promise.all(Array.from({ length: many }, (_, at) => send(at)))
  return answers.map(({ status }) => status)
}

/** Each address is in a different /64 of one /48, so the limit per minute does not apply here. */
const ofSite = (at: number) => `2001:db8:7:${at.toString(16)}::1`

test('200 perfect results of one network count as 30, and the rest write no row', async () => {
  const app = await openCountedDay('2033-01-01')
  await recordAsGuest(app, makeResult(app.list, 3))
  expect(await flood(app, ADDRESS_RESULTS, ofSite)).toEqual(Array(ADDRESS_RESULTS).fill(201))
  app.spent()
  expect(await flood(app, 200 - ADDRESS_RESULTS, ofSite)).toEqual(Array(200 - ADDRESS_RESULTS).fill(429))
  expect(app.spent().written).toBe(0)
  const average = Math.round(((30 + 100 * ADDRESS_RESULTS) / (ADDRESS_RESULTS + 1)) * 10) / 10
  expect(await statsOf(app, app.list)).toMatchObject({ count: ADDRESS_RESULTS + 1, average_score: average })
})

test('a flood of results sent at once counts as 30, too', async () => {
  const app = await openDay('2033-01-03')
  const statuses = await flood(app, 80, ofSite)
  expect(statuses.filter((status) => status === 201)).toHaveLength(ADDRESS_RESULTS)
  expect(await statsOf(app, app.list)).toMatchObject({ count: ADDRESS_RESULTS })
  expect(await app.db.$count(guestResults, eq(guestResults.list_id, app.list.id))).toBe(ADDRESS_RESULTS)
})

test('beyond it the answer is a sentence, and the seconds until Eastern midnight', async () => {
  const app = await openDay('2033-01-05')
  await flood(app, ADDRESS_RESULTS, () => '203.0.113.1')
  const refused = await app.post('/api/game-completion', makeResult(app.list), from('203.0.113.1'))
  expect(refused.headers.get('Retry-After')).toBe(String(12 * 3600))
  const { error, code } = await readError(refused, 429)
  expect([error, code]).toEqual([
    'Too many results came from your network today, so this one does not count.',
    'too-many-results',
  ])
})

test('another address, a player of the same one and the next list have their own', async () => {
  const app = await openDay('2033-01-07')
  await flood(app, ADDRESS_RESULTS, () => '203.0.113.2')
  expect(await flood(app, 1, () => '203.0.113.3')).toEqual([201])
  const player = { ...(await bearer(app.world, 'flood-player')), ...from('203.0.113.2') }
  expect((await app.post('/api/game-completion', makeResult(app.list), player)).status).toBe(201)
  const next = await putList(app.db, '2033-01-08')
  app.world.set('2033-01-08T17:00:00Z')
  expect(await flood({ ...app, list: next }, 1, () => '203.0.113.2')).toEqual([201])
  expect(await flood(app, 1, () => '203.0.113.2')).toEqual([429])
})

test('a repeat of a result that counts is still answered with it', async () => {
  const app = await openDay('2033-01-11')
  const result = makeResult(app.list, 4)
  const first = await read(await app.post('/api/game-completion', result, from('203.0.113.4')), completionResponse, 201)
  await flood(app, ADDRESS_RESULTS - 1, () => '203.0.113.4')
  const again = await app.post('/api/game-completion', result, from('203.0.113.4'))
  expect(await read(again, completionResponse, 201)).toEqual(first)
})

test('a result that did not count joins the account of its player', async () => {
  const app = await openDay('2033-01-13')
  await flood(app, ADDRESS_RESULTS, () => '203.0.113.5')
  const result = makeResult(app.list, 4)
  await readError(await app.post('/api/game-completion', result, from('203.0.113.5')), 429)
  const player = signIn(app, 'flood-joiner')
  await player.record({ ...result, is_joining: true })
  expect(await player.statistics()).toMatchObject({ games_played: 1, average_score: 40 })
  expect(await statsOf(app, app.list)).toMatchObject({ count: ADDRESS_RESULTS + 1 })
})

test('a write that D1 lost after its commit is counted once for the address', async () => {
  const { list, world, db } = await openDay('2033-01-15')
  const { DB, tries } = losingConnection(env.DB, 'insert into "guest_results"', { isApplied: true })
  const { post } = openApp(world, { DB })
  expect(await flood({ post, list }, 1, () => '203.0.113.6')).toEqual([201])
  expect(tries()).toBe(2)
  const days = await db.select().from(addressDays).where(eq(addressDays.date, '2033-01-15'))
  expect(days).toMatchObject([{ results: 1 }])
  expect(JSON.stringify(days)).not.toContain('203.0.113')
})
