import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { createApp } from '../../worker/app.ts'
import { openDatabase } from '../../worker/db/open.ts'
import type { World } from '../../worker/env.ts'
import { cachedFirst } from '../../worker/http/response-cache.ts'
import { makeSource, PROJECT } from './tokens.ts'

/**
 * A world with a settable clock and settable dice. The clock stands at noon, Eastern, on `date`. The only outside
 * service is the identity service's key set.
 */
export function makeWorld(date = '2026-11-20') {
  let now = Date.parse(`${date}T17:00:00Z`)
  const world: World & { set: (time: string | number) => void; sequence: number[] } = {
    now: () => now,
    dice: () => world.sequence.shift() ?? Math.random(),
    fetch: makeSource().fetch,
    sequence: [],
    set: (time) => {
      now = typeof time === 'number' ? time : Date.parse(time)
    },
  }
  return world
}

/** The whole worker over a real D1, as a caller sees it. Each app is a different version, so it shares no cache. */
export function openApp(world = makeWorld(), bindings: Partial<Env> = {}) {
  const fetch = cachedFirst(world, createApp(world))
  const VERSION = { id: `test-${crypto.randomUUID()}`, tag: '', timestamp: '' }
  const appEnv: Env = { ...env, VERSION, IDENTITY_PROJECT: PROJECT, ...bindings }
  const request = async (path: string, init?: RequestInit, host = 'topple.test', scheme = 'https') => {
    const context = createExecutionContext()
    const answer = await fetch(new Request(`${scheme}://${host}${path}`, init), appEnv, context)
    await waitOnExecutionContext(context)
    return answer
  }
  // Each post has a new address, so that rate limits apply only where a test names an address.
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'cf-connecting-ip': crypto.randomUUID(), ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { request, post, db: openDatabase(appEnv.DB, 'first-primary'), env: appEnv, world }
}
