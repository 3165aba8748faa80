import type { Context } from 'hono'
import { nextEasternMidnight } from '#shared/game/eastern-day.ts'
import { TODAY_MAX_AGE } from '#shared/game/limits.ts'
import type { AppEnv, World } from '../env.ts'

type Answer = { body: string; headers: Record<string, string> }
type Kept = Answer & {
  /** UTC, ms: 60 s after it was made or Eastern midnight, whichever comes first. */
  until: number
  etag: string
}

/** Hosts are few where it is deployed; a caller that makes up new ones must not fill the memory. */
const KEPT_AT_MOST = 16

/** A world is one app's: what is kept in the isolate goes with it. */
const isolates = new WeakMap<World, Map<string, Kept>>()

/**
 * Answers with what `make` says of today, made once and kept in the isolate and at the edge, for 60 s or to Eastern
 * midnight, under a key that holds the worker's version. `If-None-Match` is answered with 304.
 */
export async function keepToday(c: Context<AppEnv>, make: () => Promise<Answer>): Promise<Response> {
  const kept = await findOrMake(c, make)
  const seconds = Math.max(0, Math.floor((kept.until - c.var.world.now()) / 1000))
  const isPage = kept.headers['Content-Type']?.startsWith('text/html')
  const headers = {
    ...kept.headers,
    ETag: kept.etag,
    // A page is asked for anew each time, so that a reload after midnight is never yesterday's.
    'Cache-Control': isPage ? 'no-cache' : `public, max-age=${seconds}`,
  }
  if (c.req.header('if-none-match') === kept.etag) return c.body(null, 304, headers)
  return c.body(kept.body, 200, headers)
}

async function findOrMake(c: Context<AppEnv>, make: () => Promise<Answer>): Promise<Kept> {
  const { world } = c.var
  const { origin, pathname } = new URL(c.req.url)
  const key = `${origin}${pathname}?version=${c.env.VERSION.id}`
  const isolate = isolates.get(world) ?? new Map<string, Kept>()
  isolates.set(world, isolate)

  const inIsolate = isolate.get(key)
  if (inIsolate && inIsolate.until > world.now()) return inIsolate
  const kept = (await findAtEdge(key, world)) ?? (await makeAndKeep(c, key, make))
  if (isolate.size >= KEPT_AT_MOST) isolate.clear()
  isolate.set(key, kept)
  return kept
}

async function findAtEdge(key: string, world: World): Promise<Kept | null> {
  const found = await caches.default.match(key)
  const until = Number(found?.headers.get('X-Kept-Until'))
  if (!found || !(until > world.now())) return null
  return { ...((await found.json()) as Omit<Kept, 'until'>), until }
}

async function makeAndKeep(c: Context<AppEnv>, key: string, make: () => Promise<Answer>): Promise<Kept> {
  const now = c.var.world.now()
  const until = Math.min(now + TODAY_MAX_AGE * 1000, nextEasternMidnight(now))
  const answer = await make()
  const etag = `W/"${await fingerprint(answer.body)}"`
  const maxAge = Math.floor((until - now) / 1000)
  if (maxAge > 0) {
    const copy = Response.json(
      { ...answer, etag },
      {
        headers: { 'Cache-Control': `public, max-age=${maxAge}`, 'X-Kept-Until': String(until) },
      },
    )
    c.executionCtx.waitUntil(caches.default.put(key, copy))
  }
  return { ...answer, etag, until }
}

async function fingerprint(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest.slice(0, 12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
