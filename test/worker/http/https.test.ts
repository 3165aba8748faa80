import { describe, expect, test } from 'vitest'
import { feedback } from '../../../worker/db/schema/submissions.ts'
import { openApp } from '../../support/app.ts'
import { bearer } from '../../support/tokens.ts'

const HSTS = 'Strict-Transport-Security'
const PATHS = [
  '/',
  '/library',
  '/list/x?a=b&c=%20',
  '/api/daily-game',
  '/api/nothing',
  '/assets/none.js',
  '//else.test',
]
const LOCAL = ['localhost:3001', 'app.localhost:3001', '127.0.0.1:3001', '[::1]:3001', '192.168.1.20:3001', 'desk:3001']
const PUBLIC = ['topple.test', 'localhost.test', '127.0.0.1.test', 'www.10.test']

describe.each(PUBLIC)('plain HTTP at %s', (host) => {
  test.each(PATHS)('is redirected to HTTPS at the same address: %s', async (path) => {
    const { request } = openApp()
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']) {
      const answer = await request(path, { method }, host, 'http')
      expect([answer.status, answer.headers.get('Location')]).toEqual([308, `https://${host}${path}`])
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(answer.headers.get(HSTS)).toBeNull()
      expect(await answer.text()).toBe('')
    }
  })
})

test('a redirect leaves the port of plain HTTP', async () => {
  const { headers } = await openApp().request('/', {}, 'topple.test:8080', 'http')
  expect(headers.get('Location')).toBe('https://topple.test/')
})

test('nothing is written for a request by plain HTTP', async () => {
  const { request, world, db } = openApp()
  const headers = { ...(await bearer(world, 'maya')), 'Content-Type': 'application/json' }
  const body = JSON.stringify({ text: 'Good' })
  expect((await request('/api/submit-feedback', { method: 'POST', headers, body }, 'topple.test', 'http')).status).toBe(
    308,
  )
  expect(await db.$count(feedback)).toBe(0)
})

test.each(PATHS)('every answer by HTTPS says that the host is to be asked by it alone: %s', async (path) => {
  const { request } = openApp()
  const etag = (await request(path)).headers.get('ETag') ?? '-'
  // First a full answer, then the answer to a conditional request.
  for (const headers of [undefined, { 'If-None-Match': etag }])
    expect((await request(path, { headers })).headers.get(HSTS)).toBe('max-age=31536000')
})

describe.each(LOCAL)('%s', (host) => {
  test.each(['http', 'https'])('is served by %s, with no word of HTTPS', async (scheme) => {
    const { request } = openApp()
    for (const path of ['/', '/', '/api/health', '/library']) {
      const answer = await request(path, {}, host, scheme)
      expect([path, answer.status, answer.headers.get(HSTS)]).toEqual([path, 200, null])
    }
  })
})

test('npm start is served by plain HTTP at whatever name this machine has', async () => {
  const { request } = openApp(undefined, { LOCAL: 'true' })
  expect((await request('/api/health', {}, 'desk.home.arpa:3001', 'http')).status).toBe(200)
  const { request: deployed } = openApp(undefined, { LOCAL: 'yes' })
  expect((await deployed('/api/health', {}, 'desk.home.arpa', 'http')).status).toBe(308)
})
