import { describe, expect, test } from 'vitest'
import { readError } from '../support/answers.ts'
import { makeWorld, openApp } from '../support/app.ts'
import { makeResult, openDay } from '../support/lists.ts'
import { brokenDatabase } from '../support/troubled-database.ts'

const UNKNOWN = [
  '/api',
  '/api/',
  '/api/nothing',
  '/api/daily-game/',
  '/api/daily-game/today',
  '/api/lists',
  '/api/lists/',
  '/api/lists//stats',
  '/api/lists/some-list/nothing',
  '/api/Daily-Game',
]

test.each(UNKNOWN)('an unknown API address is a 404 in the error shape: %s', async (path) => {
  const { request, post } = openApp()
  const { code } = await readError(await request(path), 404)
  expect(code).toBe('not-found')
  await readError(await post(path, {}), 404)
})

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

test.each([
  ['/api/daily-game', 'GET, HEAD'],
  ['/api/lists/some-list', 'GET, HEAD'],
  ['/api/lists/some-list/stats', 'GET, HEAD'],
  ['/api/health', 'GET, HEAD'],
  ['/api/game-completion', 'POST'],
  ['/api/submit-feedback', 'POST'],
  ['/api/submit-list-idea', 'POST'],
])('a wrong method is a 405 that names the right ones: %s takes %s', async (path, allowed) => {
  const { request } = openApp()
  for (const method of METHODS.filter((name) => !allowed.includes(name))) {
    const answer = await request(path, { method })
    const { code } = await readError(answer, 405)
    expect(code).toBe('method-not-allowed')
    expect(answer.headers.get('Allow')).toBe(allowed)
  }
})

test.each(['/', '/api/daily-game', '/api/health', '/library', '/nowhere'])(
  'HEAD %s has the status and headers of GET, and no body',
  async (path) => {
    const { request } = openApp()
    const get = await request(path)
    const head = await request(path, { method: 'HEAD' })
    expect(await head.text()).toBe('')
    expect(head.status).toBe(get.status)
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers))
  },
)

test('HEAD of an address that only takes POST is a 405 without a body', async () => {
  const { request } = openApp()
  const answer = await request('/api/submit-feedback', { method: 'HEAD' })
  expect(answer.status).toBe(405)
  expect(await answer.text()).toBe('')
})

test('nosniff and a referrer policy are on every answer', async () => {
  const { request, post, list } = await openDay('2026-04-01')
  const etag = (await request('/api/daily-game')).headers.get('ETag') ?? ''
  const broken = openApp(makeWorld('2026-04-01'), { DB: brokenDatabase() })
  const answers = [
    [200, await request('/')],
    [200, await request('/library')],
    [404, await request('/nowhere')],
    [404, await request('/assets/missing.js')],
    [404, await request('/', { method: 'POST' })],
    [200, await request('/api/daily-game')],
    [304, await request('/api/daily-game', { headers: { 'If-None-Match': etag } })],
    [200, await request(`/api/lists/${list.id}`)],
    [200, await request(`/api/lists/${list.id}/stats`)],
    [201, await post('/api/game-completion', makeResult(list))],
    [200, await post('/api/submit-feedback', { text: 'Good' })],
    [400, await post('/api/submit-feedback', '{')],
    [404, await request('/api/nothing')],
    [405, await request('/api/health', { method: 'PUT' })],
    [415, await post('/api/submit-feedback', '{}', { 'Content-Type': 'text/plain' })],
    [413, await post('/api/submit-feedback', 'x'.repeat(20_000))],
    [503, await broken.request('/')],
    [503, await broken.request('/api/health')],
    [503, await broken.request('/api/daily-game')],
  ] as const
  for (const [status, answer] of answers) {
    expect(answer.status).toBe(status)
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(answer.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
  }
})

test("a failure carries Cloudflare's request id, or one of its own", async () => {
  const { request } = openApp()
  const known = await readError(await request('/api/nothing', { headers: { 'cf-ray': '8f1-FRA' } }), 404)
  expect(known.request_id).toBe('8f1-FRA')
  const [one, other] = [await request('/api/nothing'), await request('/api/nothing')]
  expect((await readError(one, 404)).request_id).not.toBe((await readError(other, 404)).request_id)
})

describe('without a database', () => {
  test.each([
    ['/api/daily-game', 503],
    ['/api/lists/some-list', 503],
    ['/api/lists/some-list/stats?score=10', 503],
    ['/api/health', 503],
  ])('%s is a %i that gives nothing away', async (path, status) => {
    const { request } = openApp(makeWorld(), { DB: brokenDatabase() })
    await expectDiscreet(await request(path), status)
  })

  test.each([
    ['/api/submit-feedback', { text: 'Good' }],
    ['/api/submit-list-idea', { idea: 'Rivers' }],
    [
      '/api/game-completion',
      {
        play_id: '00000000-0000-4000-8000-000000000000',
        list_id: 'some-list',
        items_guessed: [],
        hints_used: 0,
        total_guesses: 0,
        game_type: 'daily',
      },
    ],
  ])('a POST to %s is a 503 that gives nothing away', async (path, body) => {
    const { post } = openApp(makeWorld(), { DB: brokenDatabase() })
    await expectDiscreet(await post(path, body), 503)
  })

  async function expectDiscreet(answer: Response, status: number) {
    const body = await readError(answer, status)
    expect(JSON.stringify(body)).not.toMatch(/D1_|secret|10\.1|select|insert|daily_games|\.ts|\bat /i)
  }

  test('/ still serves the app, which asks again by itself', async () => {
    const { request } = openApp(makeWorld(), { DB: brokenDatabase() })
    const answer = await request('/')
    const html = await answer.text()
    expect(answer.status).toBe(503)
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('Cache-Control')).toBe('no-cache')
    expect(html).toContain('<div id="app"></div>')
    expect(html).toMatch(/<script type="module" src="\/assets\/.+\.js">/)
    expect(html).not.toMatch(/D1_ERROR|secret/)
  })

  test('the cached copy of today is still served', async () => {
    const app = await openDay('2026-04-02')
    const before = await (await app.request('/')).text()
    app.env.DB = brokenDatabase()
    const after = await app.request('/')
    expect(after.status).toBe(200)
    expect(await after.text()).toBe(before)
  })
})
