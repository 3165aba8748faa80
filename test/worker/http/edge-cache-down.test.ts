import { afterEach, describe, expect, test, vi } from 'vitest'
import { gameResponse } from '#shared/contract/game.ts'
import { read } from '../../support/answers.ts'
import { openCountedDay } from '../../support/counted-day.ts'
import { openDay } from '../../support/lists.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const fail = () => {
  throw new Error('The Cache API is not available here.')
}
const reject = () => Promise.reject(new Error('The cache did not answer.'))
const miss = async () => undefined

/** The ways in which the edge cache fails. A function each, since some fail as soon as `caches` is read. */
const FAILING: [how: string, caches: () => unknown][] = [
  ['is missing', () => undefined],
  ['has no default', () => ({})],
  ['throws when it is named', () => Object.defineProperty({}, 'default', { get: fail })],
  ['throws when it is asked', () => ({ default: { match: fail, put: fail } })],
  ['fails to answer', () => ({ default: { match: reject, put: reject } })],
  ['takes nothing', () => ({ default: { match: miss, put: reject } })],
  ['holds an unreadable entry', () => ({ default: { match: async () => unreadable(), put: miss } })],
]

const unreadable = () => new Response('<html>', { headers: { 'X-Kept-Until': '9999999999999' } })

let days = 0
const nextDay = () => `2027-05-${String(++days).padStart(2, '0')}`

describe.each(FAILING)('an edge cache that %s', (_, caches) => {
  test('is a miss to the game, the page and the library', async () => {
    vi.stubGlobal('caches', caches())
    const { request, list } = await openDay(nextDay())
    expect((await read(await request('/api/daily-game'), gameResponse)).list.id).toBe(list.id)
    for (const path of ['/', '/library', '/api/library']) expect((await request(path)).status).toBe(200)
  })

  test('leaves the isolate its own copy', async () => {
    vi.stubGlobal('caches', caches())
    const { request, spent } = await openCountedDay(nextDay())
    await request('/api/daily-game')
    spent()
    await request('/api/daily-game')
    expect(spent().read).toBe(0)
  })
})
