import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#shared/game/eastern-day.ts'
import { addressDayOf } from '../../worker/addresses/address-day.ts'
import { makeWorld, openApp } from '../support/app.ts'
import { countRows } from '../support/counted-database.ts'
import { type Ask, accountPage, guestsDay, libraryGame, playersDay } from '../support/journeys.ts'
import { putList } from '../support/lists.ts'
import { addResults } from '../support/many-results.ts'
import { bearer } from '../support/tokens.ts'

const TODAY = '2026-12-01'
/** Results that are already stored. `npm run bench -- rows` counts the same with a million. */
const SIZES = [100, 10_000]
const ADMIN = 'admin@example.com'

type Costs = Record<string, { read: number; written: number; calls: number }>

/** The cost of each journey with nothing cached: in a new isolate, at a place that has cached nothing. */
async function countJourneys(size: number): Promise<Costs> {
  const { database, rows } = countRows(env.DB)
  const costs: Costs = {}
  const world = makeWorld(TODAY)
  const journey = async (name: string, take: (ask: Ask) => Promise<unknown>) => {
    const { request } = openApp(makeWorld(TODAY), { DB: database, ADMIN_EMAILS: ADMIN })
    Object.assign(rows, { read: 0, written: 0 })
    let calls = 0
    await take(async (path, { body, headers } = {}) => {
      calls++
      const sent = { 'Content-Type': 'application/json', 'cf-connecting-ip': crypto.randomUUID(), ...headers }
      const call =
        body === undefined ? { headers: sent } : { headers: sent, method: 'POST', body: JSON.stringify(body) }
      const answer = await request(path, call)
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      return answer
    })
    costs[name] = { read: rows.read, written: rows.written, calls }
  }
  const player = await bearer(world, `player-${size}`)
  const admin = await bearer(world, 'admin', {
    email: ADMIN,
    email_verified: true,
    firebase: { sign_in_provider: 'google.com' },
  })
  await journey("a guest's day", guestsDay)
  await journey('a library game', (ask) => libraryGame(ask, player))
  await journey("a player's day", (ask) => playersDay(ask, player))
  await journey('the account page', (ask) => accountPage(ask, player))
  await journey('a library page, a guest', (ask) => ask('/api/library'))
  await journey('a library page as HTML, a guest', (ask) => ask('/library'))
  await journey('a library page, a player', (ask) => ask('/api/library', { headers: player }))
  for (const range of ['24h', '7d', '30d', '90d'])
    await journey(`analytics, ${range}`, (ask) => ask(`/api/admin/analytics?range=${range}`, { headers: admin }))
  return costs
}

const counted: Costs[] = []

beforeAll(async () => {
  const { db } = openApp()
  for (let day = 0; day <= 30; day++) await putList(db, addDays(TODAY, -day))
  // The day's salt costs one row, for the first caller of the day.
  await addressDayOf(db, makeWorld(TODAY), '203.0.113.1', TODAY)
  let before = 0
  for (const size of SIZES) {
    await addResults(env.DB, TODAY, size - before, `many-${size}-`)
    before = size
    counted.push(await countJourneys(size))
  }
  // The calls are few, but there are many results, and the machine may be busy.
}, 60_000)

test(`every journey reads and writes the same rows with ${SIZES.join(' results as with ')}`, () => {
  const [few, many] = counted
  expect(Object.keys(few ?? {})).toHaveLength(11)
  expect(many).toEqual(few)
})

test.each([
  ["a guest's day", 6, 3],
  ["a player's day", 8, 4],
  ['the account page', 5, 0],
  // Two rows for each of the 30 past days, once a minute in an isolate, and two for each of the twelve lists shown. A
  // player adds the results of those twelve and the search for the newest unplayed list.
  ['a library page, a guest', 84, 0],
  ['a library page as HTML, a guest', 84, 0],
  ['a library page, a player', 84 + 24, 0],
  ['analytics, 7d', 400, 0],
  ['analytics, 90d', 400, 0],
])('%s reads at most %i rows and writes at most %i', (name, read, written) => {
  for (const costs of counted) {
    expect(costs[name]?.read).toBeGreaterThan(0)
    expect(costs[name]?.read).toBeLessThanOrEqual(read)
    expect(costs[name]?.written).toBeLessThanOrEqual(written)
  }
})
