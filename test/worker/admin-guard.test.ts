import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { adminCheck } from '#shared/contract/admin.ts'
import { createApp } from '../../worker/app.ts'
import { ADMINS, openBackOffice } from '../support/admin.ts'
import { read, readError } from '../support/answers.ts'
import { makeWorld, openApp } from '../support/app.ts'
import { makeSource } from '../support/tokens.ts'
import { brokenDatabase } from '../support/troubled-database.ts'

const ROUTES = createApp(makeWorld())
  .routes.filter(({ path, method }) => path.startsWith('/api/admin') && method !== 'ALL')
  .map(({ method, path }) => ({ method, path: path.replace('/api/admin', '').replace(':id', '7') }))

const EXPECTED = [
  'DELETE /contested-guesses/7',
  'DELETE /feedback/7',
  'DELETE /list-ideas/7',
  'DELETE /lists/7/findings',
  'GET /ai-models',
  'GET /analytics',
  'GET /audit',
  'GET /categories',
  'GET /check',
  'GET /contested-guesses',
  'GET /feedback',
  'GET /generation-jobs',
  'GET /list-ideas',
  'GET /lists',
  'GET /lists/7',
  'GET /lists/7/findings',
  'POST /contested-guesses/7/accept',
  'POST /generate-list',
  'POST /list-ideas',
  'POST /list-ideas/approve',
  'POST /list-ideas/delete',
  'POST /lists/7/regenerate-item',
  'POST /lists/7/reject',
  'POST /lists/7/restore',
  'POST /lists/7/suggest-answers',
  'POST /lists/swap-dates',
  'PUT /feedback/7',
  'PUT /list-ideas/7',
  'PUT /lists/7',
]

/** Paths without a route, and paths that are disguised forms of admin paths. */
const ODD = [
  { method: 'GET', path: '' },
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/nothing' },
  { method: 'GET', path: '/lists/' },
  { method: 'GET', path: '/lists/7/reject' },
  { method: 'PATCH', path: '/lists/7' },
  { method: 'OPTIONS', path: '/check' },
  { method: 'HEAD', path: '/check' },
]

const GUARDED = [...ROUTES, ...ODD]

test('the admin has exactly these routes', () => {
  expect(ROUTES.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(EXPECTED)
})

test('every admin route is behind the guard', () => {
  const guarded = createApp(makeWorld()).routes.filter(({ path }) => /^\/api\/.*admin/i.test(path))
  expect(guarded[0]).toMatchObject({ method: 'ALL', path: '/api/admin/*' })
  expect(guarded.every(({ path }) => path.startsWith('/api/admin/'))).toBe(true)
})

describe.each(GUARDED)('$method /api/admin$path', ({ method, path }) => {
  const failure = async (answer: Response, status: number) => {
    expect(answer.status).toBe(status)
    return method === 'HEAD' ? { error: undefined } : readError(answer, status)
  }

  test('is a 401 for a guest', async () => {
    const { request } = openApp(makeWorld(), ADMINS)
    const { error } = await failure(await request(`/api/admin${path}`, { method }), 401)
    if (method !== 'HEAD') expect(error).toBe('Please sign in to access admin features.')
  })

  test('is a 403 for a player', async () => {
    const { as } = openBackOffice()
    const { error } = await failure(await as('carl').send(method, path), 403)
    if (method !== 'HEAD') expect(error).toBe('Insufficient privileges - Admin access required.')
  })

  test('is a 403 for an address that is unverified, not from Google or only similar', async () => {
    const { as } = openBackOffice()
    await failure(await as('ann', { email_verified: false }).send(method, path), 403)
    await failure(await as('ann', { firebase: { sign_in_provider: 'password' } }).send(method, path), 403)
    await failure(await as('carl', { email: 'ann@example.com.evil.test' }).send(method, path), 403)
  })

  test('promise 9: is a 503 for an admin when the keys are unavailable', async () => {
    const source = makeSource()
    source.answer = () => new Response('down', { status: 500 })
    const { as, world } = openBackOffice()
    world.fetch = source.fetch
    await failure(await as('ann').send(method, path), 503)
  })
})

test.each(['/api/%61dmin/check', '/api/admin/%63heck', '/api/admin/./check', '/api/x/../admin/check'])(
  '%s is behind the guard, however it is encoded',
  async (path) => {
    const { request } = openApp(makeWorld(), ADMINS)
    await readError(await request(path), 401)
  },
)

test.each(['/api//admin/check', '/api/Admin/check', '//api/admin/check'])('%s is a 404', async (path) => {
  const { request } = openApp(makeWorld(), ADMINS)
  expect((await request(path)).status).toBe(404)
})

test('an admin gets 404 for an unknown address and 405 for a wrong method', async () => {
  const { ann } = openBackOffice()
  for (const path of ['', '/', '/nothing', '/lists/', '/lists/7/nothing']) await readError(await ann.get(path), 404)
  const wrong = [
    ['PATCH', '/lists/7', 'GET, HEAD, PUT'],
    ['GET', '/lists/swap-dates/', null],
    ['GET', '/lists/7/reject', 'POST'],
    ['POST', '/check', 'GET, HEAD'],
    ['PUT', '/list-ideas', 'GET, HEAD, POST'],
    ['GET', '/feedback/7', 'PUT, DELETE'],
  ] as const
  for (const [method, path, allowed] of wrong) {
    const answer = await ann.send(method, path)
    await readError(answer, allowed ? 405 : 404)
    expect(answer.headers.get('Allow')).toBe(allowed)
  }
})

test('GET /admin/check says who is signed in', async () => {
  const { ann, as } = openBackOffice()
  const answer = await ann.get('/check')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(await read(answer, adminCheck)).toEqual({ user: { display_name: 'Name of ann', email: 'ann@example.com' } })
  expect(await read(await as('bob', { name: undefined }).get('/check'), adminCheck)).toEqual({
    user: { display_name: null, email: 'bob@example.com' },
  })
})

test('nobody is an admin when none is configured', async () => {
  const { ann } = openBackOffice('2026-11-20', { ADMIN_EMAILS: '' })
  await readError(await ann.get('/check'), 403)
  expect(env.ADMIN_EMAILS).toBe('')
})

test('promise 9: a failing database never looks like missing privileges and leaks nothing', async () => {
  const { ann } = openBackOffice('2026-11-20', { DB: brokenDatabase() })
  for (const { method, path } of ROUTES) {
    const body = {
      from_date: '2026-11-21',
      to_date: '2026-11-22',
      game_date: '2026-11-21',
      topic: 'x',
      idea: 'x',
      ids: [7],
    }
    const answer = await ann.send(
      method,
      path,
      method === 'GET' ? undefined : { ...body, implemented: true, approved: true, position: 1 },
    )
    expect([200, 422, 500, 503]).toContain(answer.status)
    expect(await answer.text()).not.toMatch(/D1_|secret|10\.1/)
  }
})
