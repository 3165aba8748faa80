import type { Context } from 'hono'
import type { AppEnv, World } from '../env.ts'
import { forLog } from './errors.ts'
import { answerWith, type CachedResponse, cacheInIsolate, findCached, keyOf } from './response-cache.ts'

type FreshResponse = { body: string; headers: Record<string, string>; until: number }

/** Serves `make` through the isolate's cache, then the edge's. */
export async function keepToday(c: Context<AppEnv>, make: (now: number) => Promise<FreshResponse>): Promise<Response> {
  const { world } = c.var
  // One `now` for both calls: midnight may fall between them.
  const now = world.now()
  const key = keyOf(c.req.raw, c.env, now)
  let cached = findCached(world, key, now)
  if (!cached) {
    cached = (await findAtEdge(key, world)) ?? (await makeAndKeep(c, key, () => make(now)))
    cacheInIsolate(world, key, cached)
  }
  return answerWith(cached, c.req.raw, world.now())
}

const findAtEdge = (key: string, world: World): Promise<CachedResponse | null> =>
  atEdge(async (cache) => {
    const found = await cache.match(key)
    const until = Number(found?.headers.get('X-Kept-Until'))
    if (!found || !(until > world.now())) return null
    return { ...((await found.json()) as Pick<CachedResponse, 'body' | 'headers' | 'etag'>), until, sendable: {} }
  })

/** Behind some gateways the edge cache is missing or throws: a miss, no outage. */
async function atEdge<T>(ask: (cache: Cache) => Promise<T>): Promise<T | null> {
  try {
    return await ask(caches.default)
  } catch (error) {
    console.warn(JSON.stringify({ event: 'edge-cache-failed', ...forLog(error) }))
    return null
  }
}

async function makeAndKeep(
  c: Context<AppEnv>,
  key: string,
  make: () => Promise<FreshResponse>,
): Promise<CachedResponse> {
  const { body, headers, until } = await make()
  const etag = `W/"${await fingerprint(body)}"`
  const maxAge = Math.floor((until - c.var.world.now()) / 1000)
  if (maxAge > 0) {
    const stored = { 'Cache-Control': `public, max-age=${maxAge}`, 'X-Kept-Until': String(until) }
    const entry = Response.json({ body, headers, etag }, { headers: stored })
    c.executionCtx.waitUntil(atEdge((cache) => cache.put(key, entry)))
  }
  return { body, headers, etag, until, sendable: {} }
}

async function fingerprint(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest.slice(0, 12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
