import { describe, expect, test } from 'vitest'
import type { List } from '#shared/contract/game.ts'
import { addDays } from '#shared/game/eastern-day.ts'
import { createApp } from '../../worker/app.ts'
import { readError } from '../support/answers.ts'
import { makeWorld, openApp } from '../support/app.ts'
import { makeResult, putList } from '../support/lists.ts'
import { bearer, makeSource } from '../support/tokens.ts'
import { brokenDatabase } from '../support/troubled-database.ts'

/**
 * Access levels: `open` ignores the bearer; `anyone` allows guests, and players with a valid bearer; `player` and
 * `admin` require that role.
 */
type Access = 'open' | 'anyone' | 'player' | 'admin'
type Route = {
  access: Access
  path?: (list: List) => string
  body?: (list: List) => unknown
  /** The status for a caller with access, 200 by default; a refusal if the worker has nothing to act on. */
  status?: number
  needsNoDatabase?: true
}

/** Today's date for the worker of the current test. */
let date = '2026-01-01'

const ofAdminList = (rest: string) => (list: List) => `/api/admin/lists/${list.id}${rest}`
const ofList = (rest: string) => (list: List) => `/api/lists/${list.id}${rest}`

/** Every route of the API. Add new routes here. */
const ROUTES: Record<string, Route> = {
  'GET /api/daily-game': { access: 'open' },
  'GET /api/health': { access: 'open' },
  'GET /api/lists/:id': { access: 'open', path: ofList('') },
  'GET /api/lists/:id/stats': { access: 'open', path: ofList('/stats?score=10') },
  'POST /api/lists/:id/ai-validate-guess': {
    access: 'open',
    path: ofList('/ai-validate-guess'),
    body: () => ({ guess: 'amber', guessed_items: [] }),
  },
  'POST /api/lists/:id/contest-guess': {
    access: 'open',
    path: ofList('/contest-guess'),
    body: () => ({ guess: 'granite', play_id: crypto.randomUUID() }),
  },
  'POST /api/submit-feedback': { access: 'open', body: () => ({ text: 'Good' }) },
  'POST /api/submit-list-idea': { access: 'open', body: () => ({ idea: 'Rivers', ranked: true }) },
  'POST /api/game-completion': { access: 'anyone', body: (list) => makeResult(list), status: 201 },
  'GET /api/library': { access: 'anyone' },
  'GET /api/lists/:id/completion': { access: 'player', path: ofList('/completion') },
  'GET /api/statistics': { access: 'player' },
  'GET /api/recent-games': { access: 'player' },
  'GET /api/account/data': { access: 'player' },
  'DELETE /api/account': { access: 'player' },
  'GET /api/admin/check': { access: 'admin', needsNoDatabase: true },
  'GET /api/admin/ai-models': { access: 'admin', needsNoDatabase: true },
  'GET /api/admin/analytics': { access: 'admin' },
  'GET /api/admin/audit': { access: 'admin' },
  'GET /api/admin/categories': { access: 'admin' },
  'GET /api/admin/lists': { access: 'admin' },
  'GET /api/admin/lists/:id': { access: 'admin', path: ofAdminList('') },
  'PUT /api/admin/lists/:id': {
    access: 'admin',
    path: ofAdminList(''),
    body: ({ id: _, item_count: __, ...content }) => ({ ...content, version: 1 }),
  },
  'POST /api/admin/lists/:id/reject': {
    access: 'admin',
    path: ofAdminList('/reject'),
    body: () => ({ game_date: date }),
  },
  'POST /api/admin/lists/:id/restore': { access: 'admin', path: ofAdminList('/restore'), status: 409 },
  'POST /api/admin/lists/swap-dates': {
    access: 'admin',
    body: () => ({ from_date: addDays(date, 2), to_date: addDays(date, 3) }),
    status: 409,
  },
  'POST /api/admin/generate-list': {
    access: 'admin',
    // Close to so many lists that the catalogue has unused ones left, whatever the days drew.
    body: () => ({ topic: 'The first and the largest in the world', game_date: addDays(date, 4) }),
  },
  'GET /api/admin/generation-jobs': { access: 'admin' },
  'GET /api/admin/lists/:id/findings': { access: 'admin', path: ofAdminList('/findings') },
  'DELETE /api/admin/lists/:id/findings': { access: 'admin', path: ofAdminList('/findings') },
  'POST /api/admin/lists/:id/regenerate-item': {
    access: 'admin',
    path: ofAdminList('/regenerate-item'),
    body: () => ({ position: 1 }),
    status: 409,
  },
  'POST /api/admin/lists/:id/suggest-answers': {
    access: 'admin',
    path: ofAdminList('/suggest-answers'),
    body: () => ({ position: 1 }),
    status: 409,
  },
  'GET /api/admin/contested-guesses': { access: 'admin' },
  'POST /api/admin/contested-guesses/:id/accept': {
    access: 'admin',
    path: () => '/api/admin/contested-guesses/7777/accept',
    body: () => ({ position: 1 }),
    status: 404,
  },
  'DELETE /api/admin/contested-guesses/:id': { access: 'admin', path: () => '/api/admin/contested-guesses/7777' },
  'GET /api/admin/list-ideas': { access: 'admin' },
  'POST /api/admin/list-ideas': { access: 'admin', body: () => ({ idea: 'Rivers', ranked: true }) },
  'DELETE /api/admin/list-ideas/:id': { access: 'admin', path: () => '/api/admin/list-ideas/7777' },
  'PUT /api/admin/list-ideas/:id': {
    access: 'admin',
    path: () => '/api/admin/list-ideas/7777',
    body: () => ({ approved: true }),
    status: 404,
  },
  'POST /api/admin/list-ideas/approve': { access: 'admin', body: () => ({ ids: [7777] }) },
  'POST /api/admin/list-ideas/delete': { access: 'admin', body: () => ({ ids: [7777] }) },
  'GET /api/admin/feedback': { access: 'admin' },
  'PUT /api/admin/feedback/:id': {
    access: 'admin',
    path: () => '/api/admin/feedback/7777',
    body: () => ({ implemented: true }),
    status: 404,
  },
  'DELETE /api/admin/feedback/:id': { access: 'admin', path: () => '/api/admin/feedback/7777' },
}

const names = Object.keys(ROUTES)

test('the table names exactly the routes of the API', () => {
  const { routes } = createApp(makeWorld())
  const api = routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
  expect([...new Set(api.map(({ method, path }) => `${method} ${path}`))].sort()).toEqual(names.toSorted())
})

type Caller = 'guest' | 'player' | 'admin' | 'a bad token' | 'no bearer at all'

/** The status for each caller while the key set is available. */
const EXPECTED: Record<Access, Record<Caller, number>> = {
  open: { guest: 200, player: 200, admin: 200, 'a bad token': 200, 'no bearer at all': 200 },
  anyone: { guest: 200, player: 200, admin: 200, 'a bad token': 401, 'no bearer at all': 401 },
  player: { guest: 401, player: 200, admin: 200, 'a bad token': 401, 'no bearer at all': 401 },
  admin: { guest: 401, player: 403, admin: 200, 'a bad token': 401, 'no bearer at all': 401 },
}

/** `ask` calls the route `name` as `caller`, on a worker with a new list. `source` serves the key set. */
async function openRoute(name: string) {
  // 40 days later, so that the previous test's schedule is in the past.
  date = addDays(date, 40)
  const source = makeSource()
  const world = Object.assign(makeWorld(date), { fetch: source.fetch })
  const app = openApp(world, { ADMIN_EMAILS: 'admin@example.com' })
  const list = await putList(app.db, date)
  const [method = '', pattern = ''] = name.split(' ')
  const { path, body } = ROUTES[name] ?? {}

  const headersOf = async (caller: Caller): Promise<Record<string, string>> => {
    if (caller === 'guest') return {}
    if (caller === 'a bad token') return { Authorization: 'Bearer garbage.of.someone' }
    if (caller === 'no bearer at all') return { Authorization: 'Basic Z3Vlc3Q6' }
    return bearer(world, caller)
  }
  const ask = async (caller: Caller) => {
    const content = body && { body: JSON.stringify(body(list)) }
    const headers = {
      'Content-Type': 'application/json',
      'cf-connecting-ip': crypto.randomUUID(),
      ...(await headersOf(caller)),
    }
    return app.request(path?.(list) ?? pattern, { method, headers, ...content })
  }
  return { ...app, ask, source }
}

const accessOf = (name: string): Access => ROUTES[name]?.access ?? 'admin'
const wanted = (name: string, caller: Caller) => {
  const status = EXPECTED[accessOf(name)][caller]
  return status === 200 ? (ROUTES[name]?.status ?? 200) : status
}
const CALLERS = Object.keys(EXPECTED.open) as Caller[]

describe.each(names)('%s', (name) => {
  const access = accessOf(name)

  test('answers each caller as the table says', async () => {
    for (const caller of CALLERS) {
      const { ask } = await openRoute(name)
      const answer = await ask(caller)
      expect([caller, answer.status]).toEqual([caller, wanted(name, caller)])
      if (answer.status === 401) {
        expect(answer.headers.get('WWW-Authenticate')).toMatch(/^Bearer/)
        await readError(answer, 401)
      }
    }
  })

  test('promise 9: unavailable keys are a 503 with Retry-After, never a 401 or 403', async () => {
    for (const fail of [() => Promise.reject(new Error('down')), () => new Response('', { status: 500 })]) {
      for (const caller of ['player', 'admin'] as const) {
        const { ask, source } = await openRoute(name)
        source.answer = fail
        const answer = await ask(caller)
        expect(answer.status).toBe(access === 'open' ? wanted(name, caller) : 503)
        if (access === 'open') expect(source.asked).toBe(0)
        else expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
      }
      const { ask, source } = await openRoute(name)
      source.answer = fail
      expect((await ask('guest')).status).toBe(wanted(name, 'guest'))
      expect(source.asked).toBe(0)
    }
  })

  test('promise 9: an unavailable database is a 503 for allowed callers, never 401 or 403', async () => {
    for (const caller of ['guest', 'player', 'admin'] as const) {
      const { ask, env } = await openRoute(name)
      env.DB = brokenDatabase()
      const answer = await ask(caller)
      const isSame = EXPECTED[access][caller] >= 400 || ROUTES[name]?.needsNoDatabase
      expect([caller, answer.status]).toEqual([caller, isSame ? wanted(name, caller) : 503])
    }
  })
})

test.each(names.filter((name) => accessOf(name) !== 'open'))(
  '%s is never cached and varies by Authorization',
  async (name) => {
    for (const caller of CALLERS) {
      const { ask } = await openRoute(name)
      const { headers } = await ask(caller)
      expect(headers.get('Cache-Control')).toBe('no-store')
      expect(headers.get('Vary')).toBe('Authorization')
    }
  },
)

test.each(names.filter((name) => accessOf(name) === 'open'))(
  '%s answers everyone the same, whatever bearer they send',
  async (name) => {
    const { ask } = await openRoute(name)
    const bodies = []
    for (const caller of CALLERS) bodies.push(await (await ask(caller)).text())
    expect(new Set(bodies).size).toBe(1)
  },
)
