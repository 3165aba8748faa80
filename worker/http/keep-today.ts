import type { Context } from 'hono'
import type { AppEnv, World } from '../env.ts'
import { answerWith, findKept, type Kept, keepInIsolate, keyOf } from './kept.ts'

/** `until`: UTC, ms. */
type Answer = { body: string; headers: Record<string, string>; until: number }

/** Serves `make`'s response through the response cache: the isolate's, then the edge's. `now` is UTC ms. */
export async function keepToday(c: Context<AppEnv>, make: (now: number) => Promise<Answer>): Promise<Response> {
  const { world } = c.var
  // Both calls share one `now`, since midnight may fall between them.
  const now = world.now()
  const key = keyOf(c.req.raw, c.env, now)
  let kept = findKept(world, key, now)
  if (!kept) {
    kept = (await findAtEdge(key, world)) ?? (await makeAndKeep(c, key, () => make(now)))
    keepInIsolate(world, key, kept)
  }
  return answerWith(kept, c.req.raw, world.now())
}

async function findAtEdge(key: string, world: World): Promise<Kept | null> {
  const found = await caches.default.match(key)
  const until = Number(found?.headers.get('X-Kept-Until'))
  if (!found || !(until > world.now())) return null
  return { ...((await found.json()) as Pick<Kept, 'body' | 'headers' | 'etag'>), until, sendable: {} }
}

async function makeAndKeep(c: Context<AppEnv>, key: string, make: () => Promise<Answer>): Promise<Kept> {
  const { body, headers, until } = await make()
  const etag = `W/"${await fingerprint(body)}"`
  const maxAge = Math.floor((until - c.var.world.now()) / 1000)
  if (maxAge > 0) {
    const stored = { 'Cache-Control': `public, max-age=${maxAge}`, 'X-Kept-Until': String(until) }
    c.executionCtx.waitUntil(caches.default.put(key, Response.json({ body, headers, etag }, { headers: stored })))
  }
  return { body, headers, etag, until, sendable: {} }
}

async function fingerprint(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest.slice(0, 12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
