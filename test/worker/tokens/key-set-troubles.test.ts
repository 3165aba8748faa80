import { describe, expect, test } from 'vitest'
import { openGuarded, readRetryAfter } from '../../support/guarded-app.ts'
import { makeKey, ownKey, type TestKey } from '../../support/tokens.ts'

type Guarded = ReturnType<typeof openGuarded>
type Source = Guarded['source']

const HOUR = 3600

/** The status of a request with a good token now. */
const statusOf = async (guarded: Guarded, key?: TestKey) => (await guarded.signAndSend({}, key)).status

const json = (body: unknown, headers: Record<string, string> = {}) => Response.json(body, { headers })

/** The headers arrive, the body never does. */
function hangingBody(init?: RequestInit): Response {
  const body = new ReadableStream({
    start(controller) {
      init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'application/json' } })
}

const untilAborted = (init?: RequestInit) =>
  new Promise<Response>((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })

const TROUBLES: [string, Source['answer']][] = [
  ['cannot be reached', () => Promise.reject(new TypeError('Network connection lost.'))],
  ['answers 500', async () => Response.json({ keys: [(await ownKey()).jwk] }, { status: 500 })],
  ['answers 403', () => Response.json({ error: 'forbidden' }, { status: 403 })],
  ['answers 204', () => new Response(null, { status: 204 })],
  [
    'leads elsewhere, where there are keys',
    async (init) =>
      init?.redirect === 'manual'
        ? new Response(null, { status: 302, headers: { Location: 'https://evil.example/' } })
        : json({ keys: [(await ownKey()).jwk] }),
  ],
  ['answers HTML', () => new Response('<h1>Welcome</h1>', { headers: { 'Content-Type': 'text/html' } })],
  ['answers text that is JSON', async () => new Response(JSON.stringify({ keys: [(await ownKey()).jwk] }))],
  ['answers broken JSON', () => new Response('{"keys":', { headers: { 'Content-Type': 'application/json' } })],
  ['answers nothing', () => new Response('', { headers: { 'Content-Type': 'application/json' } })],
  ['answers null', () => json(null)],
  ['answers a list', async () => json([(await ownKey()).jwk])],
  ['answers no keys', () => json({})],
  ['answers an empty set', () => json({ keys: [] })],
  ['answers keys that are none', () => json({ keys: [null, 7, 'key'] })],
  ['answers a key without a kid', async () => json({ keys: [{ ...(await ownKey()).jwk, kid: undefined }] })],
  ['answers a broken key', async () => json({ keys: [{ ...(await ownKey()).jwk, n: '!' }] })],
  ['answers a key for encryption', async () => json({ keys: [{ ...(await ownKey()).jwk, use: 'enc' }] })],
  ['answers a key for another algorithm', async () => json({ keys: [{ ...(await ownKey()).jwk, alg: 'PS256' }] })],
  ['answers a secret key', () => json({ keys: [{ kty: 'oct', kid: 'own', k: 'c2VjcmV0', alg: 'RS256' }] })],
  ['answers a short key', async () => json({ keys: [(await makeKey('own', 1024)).jwk] })],
]

describe('a key source that fails', () => {
  test.each(TROUBLES)('%s: 503 with Retry-After until the source recovers', async (_, answer) => {
    const guarded = openGuarded()
    const { serve } = guarded.source
    guarded.source.answer = answer
    const retryAfter = await readRetryAfter(await guarded.signAndSend())
    await readRetryAfter(await guarded.send(await guarded.sign(), '/anyone'))
    await readRetryAfter(await guarded.send(await guarded.sign(), '/admin'))
    guarded.source.answer = serve
    guarded.after(retryAfter)
    expect(await statusOf(guarded)).toBe(200)
    expect(guarded.source.asked).toBe(2)
  })

  test.each(TROUBLES)('%s: keys already fetched serve for 24 hours, and then it is 503', async (_, answer) => {
    const guarded = openGuarded()
    await guarded.signAndSend()
    guarded.source.answer = answer
    for (const hours of [6, 12, 23.99]) {
      guarded.after(hours * HOUR)
      expect(await statusOf(guarded)).toBe(200)
    }
    guarded.after(24 * HOUR)
    await readRetryAfter(await guarded.signAndSend())
  })

  test('is asked every 5 seconds without keys, and every answer says when to retry', async () => {
    const guarded = openGuarded()
    guarded.source.answer = () => new Response(null, { status: 500 })
    expect(await readRetryAfter(await guarded.signAndSend())).toBe(5)
    guarded.after(3)
    expect(await readRetryAfter(await guarded.signAndSend())).toBe(2)
    guarded.after(4.999)
    expect(await readRetryAfter(await guarded.signAndSend())).toBe(1)
    expect(guarded.source.asked).toBe(1)
    guarded.after(5)
    await guarded.signAndSend()
    expect(guarded.source.asked).toBe(2)
  })

  test('makes a token with an unknown key a 503, not a 401', async () => {
    const guarded = openGuarded()
    await guarded.signAndSend()
    guarded.source.answer = () => new Response(null, { status: 500 })
    guarded.after(120)
    expect(await readRetryAfter(await guarded.signAndSend({}, await makeKey('new')))).toBe(30)
    expect(await statusOf(guarded)).toBe(200)
  })

  test('a broken key does not spoil the others of its set', async () => {
    const guarded = openGuarded()
    const { jwk } = await ownKey()
    guarded.source.answer = () => json({ keys: [{ ...jwk, kid: 'broken', n: '!' }, null, jwk].filter(Boolean) })
    expect(await statusOf(guarded)).toBe(200)
  })

  test.concurrent.each([
    ['does not answer', untilAborted],
    ['answers, but does not come to an end', hangingBody],
  ])('%s: 503 after 5 seconds', async (_, answer) => {
    const guarded = openGuarded()
    guarded.source.answer = answer
    const start = Date.now()
    await readRetryAfter(await guarded.signAndSend())
    expect(Date.now() - start).toBeGreaterThan(4_900)
    expect(Date.now() - start).toBeLessThan(20_000)
  })
})
