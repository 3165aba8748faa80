import { describe, expect, test } from 'vitest'
import { readError } from '../../support/answers.ts'
import { openGuarded, readRetryAfter } from '../../support/guarded-app.ts'
import { makeKey, ownKey, type TestKey } from '../../support/tokens.ts'

type Guarded = ReturnType<typeof openGuarded>

const HOUR = 3600

/** The status of a request with a good token now. */
const statusOf = async (guarded: Guarded, key?: TestKey) => (await guarded.signAndSend({}, key)).status

describe('the fetched keys', () => {
  test('are fetched again when max-age is over, not before', async () => {
    const guarded = openGuarded()
    guarded.source.headers = { 'Cache-Control': 'public, max-age=1000, must-revalidate, no-transform' }
    await guarded.signAndSend()
    guarded.after(999)
    await guarded.signAndSend()
    expect(guarded.source.asked).toBe(1)
    guarded.after(1000)
    await guarded.signAndSend()
    expect(guarded.source.asked).toBe(2)
  })

  test.each([
    ['a cache on the way has had them for a while', { 'Cache-Control': 'max-age=1000', Age: '400' }, 600],
    ['nothing is said of how long', {}, HOUR],
    ['they are not to be kept', { 'Cache-Control': 'no-store' }, 30],
    ['max-age is nought', { 'Cache-Control': 'max-age=0' }, 30],
    ['max-age is a year', { 'Cache-Control': 'max-age=31536000' }, 24 * HOUR],
  ])('%s', async (_, headers, seconds) => {
    const guarded = openGuarded()
    guarded.source.headers = headers
    await guarded.signAndSend()
    guarded.after(seconds - 1)
    await guarded.signAndSend()
    expect(guarded.source.asked).toBe(1)
    guarded.after(seconds)
    await guarded.signAndSend()
    expect(guarded.source.asked).toBe(2)
  })

  test('a withdrawn key is refused once max-age is over', async () => {
    const guarded = openGuarded()
    guarded.source.keys = [await ownKey(), await makeKey('next')]
    await guarded.signAndSend()
    guarded.source.keys = guarded.source.keys.slice(1)
    guarded.after(6 * HOUR)
    await readError(await guarded.signAndSend(), 401)
  })

  test('a new key is fetched at the first token it signed', async () => {
    const guarded = openGuarded()
    await guarded.signAndSend()
    const next = await makeKey('next')
    guarded.source.keys = [next, await ownKey()]
    guarded.after(60)
    expect(await statusOf(guarded, next)).toBe(200)
    expect(await statusOf(guarded)).toBe(200)
    expect(guarded.source.asked).toBe(2)
  })

  test('a new key right after the last fetch is a 503 briefly, never a 401', async () => {
    const guarded = openGuarded()
    await guarded.signAndSend()
    const next = await makeKey('next')
    guarded.source.keys = [next]
    guarded.after(20)
    const now = Math.floor(guarded.world.now() / 1000)
    const token = await guarded.sign({ iat: now, auth_time: now }, next)
    expect(await readRetryAfter(await guarded.send(token))).toBe(10)
    guarded.after(30)
    expect((await guarded.send(token)).status).toBe(200)
    expect(guarded.source.asked).toBe(2)
  })

  test('a token older than the key set with an unknown key is refused at once', async () => {
    const guarded = openGuarded()
    await guarded.signAndSend()
    guarded.after(1)
    const old = await guarded.sign({}, await makeKey('taken-back'))
    await readError(await guarded.send(old), 401)
    expect(guarded.source.asked).toBe(1)
  })

  test('many requests on a cold start fetch once, and all are let in', async () => {
    const guarded = openGuarded()
    const { serve } = guarded.source
    guarded.source.answer = async () => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      return serve()
    }
    const answers = await Promise.all(Array.from({ length: 20 }, () => guarded.signAndSend()))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(guarded.source.asked).toBe(1)
  })

  test('requests waiting for another fetch do not wait forever, and the next fetches anew', async () => {
    const guarded = openGuarded()
    const { serve } = guarded.source
    guarded.source.answer = () => new Promise(() => {})
    void guarded.signAndSend()
    await expect.poll(() => guarded.source.asked, { timeout: 10_000 }).toBe(1)
    await readRetryAfter(await guarded.signAndSend())
    guarded.source.answer = serve
    guarded.after(5)
    expect(await statusOf(guarded)).toBe(200)
  })

  test('while one request fetches, the old keys serve the others', async () => {
    const guarded = openGuarded()
    await guarded.signAndSend()
    guarded.source.answer = () => new Promise(() => {})
    guarded.after(7 * HOUR)
    void guarded.signAndSend()
    await expect.poll(() => guarded.source.asked, { timeout: 10_000 }).toBe(2)
    expect(await statusOf(guarded)).toBe(200)
  })
})

describe('a flood of 500 unknown kids', () => {
  /** Sends junk tokens, each with a different kid; they need not be signed. */
  async function flood(guarded: Guarded, more: object, inOrder: boolean) {
    const [header = '', payload, signature] = (await guarded.sign(more)).split('.')
    const junk = Array.from({ length: 500 }, (_, at) => {
      const kid = `${atob(header).replace('"own"', `"junk-${crypto.randomUUID()}-${at}"`)}`
      return `${btoa(kid).replaceAll('=', '')}.${payload}.${signature}`
    })
    if (!inOrder) return (await Promise.all(junk.map((token) => guarded.send(token)))).map(({ status }) => status)
    const statuses: number[] = []
    for (const token of junk) statuses.push((await guarded.send(token)).status)
    return statuses
  }

  test.each([
    ['one by one, on a cold start', true, false],
    ['at once, on a cold start', false, false],
    ['one by one', true, true],
    ['at once', false, true],
  ])('%s asks at most once in 30 seconds, lets none in and shuts nobody out', async (_, inOrder, isWarm) => {
    const guarded = openGuarded()
    if (isWarm) {
      await guarded.signAndSend()
      guarded.source.asked = 0
    }
    for (const [rounds, seconds] of [100, 129.999, 130].entries()) {
      guarded.after(seconds)
      const statuses = await flood(guarded, { iat: Math.floor(guarded.world.now() / 1000) }, inOrder)
      expect(statuses.every((status) => status === 401 || status === 503)).toBe(true)
      expect(guarded.source.asked).toBe(rounds < 2 ? 1 : 2)
      expect(await statusOf(guarded)).toBe(200)
    }
  })
})
