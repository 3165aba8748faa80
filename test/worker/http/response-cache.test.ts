import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { AppEnv } from '../../../worker/env.ts'
import { cachedFirst } from '../../../worker/http/response-cache.ts'
import { makeWorld, openApp } from '../../support/app.ts'
import { openDay } from '../../support/lists.ts'

const DECODERS: Record<string, (bytes: Uint8Array) => Uint8Array> = {
  br: (bytes) => brotliDecompressSync(bytes),
  gzip: (bytes) => gunzipSync(bytes),
}

async function textOf(answer: Response): Promise<string> {
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const decode = DECODERS[answer.headers.get('Content-Encoding') ?? '']
  return new TextDecoder().decode(decode ? decode(bytes) : bytes)
}

const accepting = (encoding: string) => ({ headers: { 'Accept-Encoding': encoding } })

describe.each(['/', '/api/daily-game'])('%s', (path) => {
  const date = (day: number) => `2026-0${path === '/' ? 8 : 9}-${String(day).padStart(2, '0')}`

  let opened: Promise<unknown> | undefined

  test.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0.5', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=1.0', 'gzip'],
    ['brotli, gzipped', null],
    ['br;q=0.000, gzip; q=0', null],
    ['identity', null],
    ['', null],
  ])('is encoded for "%s" as %s, both fresh and cached', async (accepted, encoding) => {
    opened ??= openDay(date(1))
    await opened
    // Each app is a different version, so the first answer is not cached.
    const { request } = openApp(makeWorld(date(1)))
    const answers = [await request(path, accepting(accepted)), await request(path, accepting(accepted))]
    const whole = await (await request(path)).text()
    for (const answer of answers) {
      expect(answer.headers.get('Content-Encoding')).toBe(encoding)
      expect(answer.headers.get('Vary')).toBe(path === '/' ? 'Accept-Encoding, Cookie' : 'Accept-Encoding')
      expect(await textOf(answer)).toBe(whole)
    }
  })

  test("trusts Cloudflare's clientAcceptEncoding over the Accept-Encoding header", async () => {
    const { request } = await openDay(date(3))
    const cf = { clientAcceptEncoding: 'gzip' }
    const answer = await request(path, { ...accepting('gzip, br'), cf })
    expect(answer.headers.get('Content-Encoding')).toBe('gzip')
    const nothing = await request(path, { ...accepting('gzip, br'), cf: { clientAcceptEncoding: '' } })
    expect(nothing.headers.get('Content-Encoding')).toBeNull()
  })

  test('uses brotli for a browser that sends Sec-Fetch-Dest, if Accept-Encoding has it', async () => {
    const { request } = await openDay(date(7))
    const fetching = (encoding: string) => ({ headers: { 'Accept-Encoding': encoding, 'Sec-Fetch-Dest': 'document' } })
    expect((await request(path, fetching('gzip, br'))).headers.get('Content-Encoding')).toBe('br')
    expect((await request(path, fetching('gzip'))).headers.get('Content-Encoding')).toBe('gzip')
  })

  test('is much smaller when compressed', async () => {
    const { request } = await openDay(date(4))
    const { byteLength } = await (await request(path)).arrayBuffer()
    for (const encoding of ['br', 'gzip']) {
      const compressed = await (await request(path, accepting(encoding))).arrayBuffer()
      expect(compressed.byteLength).toBeLessThan(byteLength * 0.7)
    }
  })

  test('has the same headers and ETag in every encoding, even on a 304', async () => {
    const { request } = await openDay(date(5))
    const plain = await request(path)
    const compressed = await request(path, accepting('br'))
    const { 'content-encoding': encoding, ...headers } = Object.fromEntries(compressed.headers)
    expect(encoding).toBe('br')
    expect(headers).toEqual(Object.fromEntries(plain.headers))
    const etag = plain.headers.get('ETag') ?? ''
    const same = await request(path, { headers: { 'If-None-Match': etag, 'Accept-Encoding': 'br' } })
    expect(same.status).toBe(304)
    expect(same.headers.get('Content-Encoding')).toBeNull()
    expect(Object.fromEntries(same.headers)).toEqual(Object.fromEntries(plain.headers))
  })

  test('is answered ahead of the router once cached, but only for matching requests', async () => {
    const { request, world, env } = await openDay(date(6))
    const made = await request(path)
    const router = new Hono<AppEnv>().all('*', (c) => c.text('the router'))
    const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} } as unknown as ExecutionContext
    const ask = (address: string, init?: RequestInit) =>
      cachedFirst(world, router)(new Request(`https://topple.test${address}`, init), env, context)
    const kept = await ask(path)
    expect(Object.fromEntries(kept.headers)).toEqual(Object.fromEntries(made.headers))
    expect(await kept.text()).toBe(await made.text())
    expect((await ask(`${path}?utm_source=mail`)).headers.get('ETag')).toBe(made.headers.get('ETag'))
    expect(await (await ask(path, { method: 'HEAD' })).text()).toBe('')

    const others = [
      [path, { method: 'POST' }],
      [path, { method: 'DELETE' }],
      [`${path}/`, {}],
      [`/x${path}`, {}],
      [path.toUpperCase().replace(/^\/$/, '//'), {}],
    ] as const
    for (const [address, init] of others) expect(await (await ask(address, init)).text()).toBe('the router')
    const elsewhere = await cachedFirst(world, router)(new Request(`https://other.test${path}`), env, context)
    expect(await elsewhere.text()).toBe('the router')
    const next = { ...env, VERSION: { ...env.VERSION, id: 'next' } }
    const newer = await cachedFirst(world, router)(new Request(`https://topple.test${path}`), next, context)
    expect(await newer.text()).toBe('the router')

    world.set(world.now() + 60_000)
    expect(await (await ask(path)).text()).toBe('the router')
  })
})

test('made-up hosts cannot keep the real one out of the cache', async () => {
  const { env, world, request } = await openDay('2026-07-30')
  await request('/api/daily-game')
  const app = new Hono<AppEnv>().all('*', (c) => c.text('the router'))
  const context = {} as ExecutionContext
  const isKept = async () => {
    const answer = await cachedFirst(world, app)(new Request('https://topple.test/api/daily-game'), env, context)
    return (await answer.text()) !== 'the router'
  }
  expect(await isKept()).toBe(true)
  for (let host = 0; host < 16; host++) await request('/api/daily-game', {}, `host-${host}.test`)
  expect(await isKept()).toBe(false)
  await request('/api/daily-game')
  expect(await isKept()).toBe(true)
})
