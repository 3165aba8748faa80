import { describe, expect, test } from 'vitest'
import { readError } from '../../support/answers.ts'
import { makeWorld, openApp } from '../../support/app.ts'
import { PROJECT } from '../../support/tokens.ts'

const HOST = `https://${PROJECT}.firebaseapp.com`

/** The app over a sign-in host that answers with `answer`, and the requests that the host got. */
function openProxied(answer: () => Response | Promise<Response> = () => new Response('page'), bindings?: Partial<Env>) {
  const sent: { address: string; method?: string; headers: Headers; body: string; redirect?: string }[] = []
  const world = makeWorld()
  world.fetch = async (address, init = {}) => {
    const { method, redirect } = init
    const body = init.body ? await new Response(init.body).text() : ''
    sent.push({ address, method, headers: new Headers(init.headers), body, redirect })
    return answer()
  }
  return { ...openApp(world, bindings), sent }
}

const PAGES = ['/__/auth/handler', '/__/auth/handler.js', '/__/auth/iframe?apiKey=a&v=1', '/__/firebase/init.json']

test.each(PAGES)("%s is served from the project's own host", async (path) => {
  const { request, sent } = openProxied(
    () =>
      new Response('<h1>', { headers: { 'Content-Type': 'text/html', ETag: '"1"', 'Cache-Control': 'max-age=60' } }),
  )
  const answer = await request(path)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('<h1>')
  expect(answer.headers.get('Content-Type')).toBe('text/html')
  expect(answer.headers.get('ETag')).toBe('"1"')
  expect(answer.headers.get('Cache-Control')).toBe('max-age=60')
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(sent).toMatchObject([{ address: HOST + path, method: 'GET', redirect: 'manual', body: '' }])
})

test('a POST is passed on with its body and type', async () => {
  const { request, sent } = openProxied()
  const body = 'state=1&code=2'
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  expect((await request('/__/auth/handler?x=1', { method: 'POST', headers, body })).status).toBe(200)
  expect(sent).toMatchObject([{ address: `${HOST}/__/auth/handler?x=1`, method: 'POST', body }])
  expect(sent[0]?.headers.get('Content-Type')).toBe(headers['Content-Type'])
})

test("cookies, the bearer and the player's address never leave the app", async () => {
  const { request, sent } = openProxied()
  const headers = {
    Cookie: 'session=1',
    Authorization: 'Bearer secret',
    'Proxy-Authorization': 'Basic secret',
    'cf-connecting-ip': '198.51.100.7',
    'X-Forwarded-For': '198.51.100.7',
    'X-Forwarded-Host': 'evil.example',
    Host: 'evil.example',
    Accept: 'text/html',
    'If-None-Match': '"1"',
  }
  await request('/__/auth/handler', { headers })
  await request('/__/auth/handler', { method: 'POST', headers, body: 'x' })
  expect(sent).toHaveLength(2)
  for (const { headers } of sent) {
    const names = [...headers.keys()].filter((name) => name !== 'content-type')
    expect(names).toEqual(['accept', 'if-none-match'])
  }
})

test('the host can set no cookie and no rule for the whole app', async () => {
  const { request } = openProxied(
    () =>
      new Response('page', {
        headers: {
          'Set-Cookie': 'a=1; Path=/',
          'Strict-Transport-Security': 'max-age=31556926; includeSubDomains',
          'Clear-Site-Data': '"*"',
          'Service-Worker-Allowed': '/',
          'Access-Control-Allow-Origin': '*',
        },
      }),
  )
  const { headers } = await request('/__/auth/handler')
  expect([...headers.keys()].sort()).toEqual([
    'content-type',
    'referrer-policy',
    'strict-transport-security',
    'x-content-type-options',
  ])
  // Set by the worker itself.
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000')
})

test.each([301, 302, 303, 404, 500])('a status of %i is passed on, and not followed', async (status) => {
  const { request, sent } = openProxied(() => new Response(null, { status, headers: { Location: '/elsewhere' } }))
  const answer = await request('/__/auth/handler')
  expect(answer.status).toBe(status)
  expect(answer.headers.get('Location')).toBe('/elsewhere')
  expect(sent).toHaveLength(1)
})

test('a 304 stays a 304', async () => {
  const { request } = openProxied(() => new Response(null, { status: 304, headers: { ETag: '"1"' } }))
  const answer = await request('/__/auth/handler.js', { headers: { 'If-None-Match': '"1"' } })
  expect(answer.status).toBe(304)
})

test('HEAD answers without a body and asks the host with GET', async () => {
  const { request, sent } = openProxied(() => new Response('page', { headers: { 'Content-Type': 'text/html' } }))
  const answer = await request('/__/auth/handler', { method: 'HEAD' })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('')
  expect(sent[0]?.method).toBe('GET')
})

test('an unreachable host is a 503 with Retry-After in the usual error shape', async () => {
  const { request } = openProxied(() => Promise.reject(new TypeError('secret')))
  const answer = await request('/__/auth/handler')
  const body = await readError(answer, 503)
  expect(body.code).toBe('sign-in-unavailable')
  expect(JSON.stringify(body)).not.toContain('secret')
  expect(answer.headers.get('Retry-After')).toBe('10')
})

describe('nothing is passed on', () => {
  test.each(PAGES)('when no project is configured: %s', async (path) => {
    const { request, sent } = openProxied(undefined, { IDENTITY_PROJECT: '' })
    await readError(await request(path), 404)
    expect(sent).toEqual([])
  })

  test.each(PAGES)('when the stand-in is the service: %s', async (path) => {
    const { request, sent } = openProxied(undefined, { LOCAL: 'true', IDENTITY_JWKS: 'http://localhost:3002/keys' })
    await readError(await request(path), 404)
    expect(sent).toEqual([])
  })

  test.each([
    ...['PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method) => [method, '/__/auth/handler']),
    ['POST', '/__/firebase/init.json'],
    ['GET', '/__/firebase/init.js'],
    ['GET', '/__/firebase/init.json/more'],
    ['GET', '/__/functions/x'],
    ['GET', '/__/auth/../../secret'],
    ['GET', '/__/auth/%2e%2e/%2e%2e/secret'],
    ['GET', '/__/'],
    ['GET', '/x/__/auth/handler'],
  ])('for %s %s', async (method, path) => {
    const { request, sent } = openProxied()
    expect((await request(path, { method })).status).toBe(404)
    expect(sent).toEqual([])
  })
})
