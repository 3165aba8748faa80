import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Hono } from 'hono'
import { BEGUN_COOKIE } from '#shared/contract/stored-keys.ts'
import { easternDate } from '#shared/game/eastern-day.ts'
import type { AppEnv, World } from '../env.ts'
import { redirectToHttps, securityHeaders } from './https.ts'

type Encoding = 'br' | 'gzip' | 'identity'
type Sendable = { body: Uint8Array; init: ResponseInit; seconds: number }

export type CachedResponse = {
  body: string
  headers: Record<string, string>
  etag: string
  until: number
  sendable: Partial<Record<Encoding, Sendable>>
}

/** Bounds the memory that made-up host names can fill. */
const MOST_ENTRIES = 16

/** Quality 8 costs twenty times the CPU of 7 (0.5 ms for a page) and saves a tenth of the bytes. */
const BROTLI_QUALITY = 7
/** A power of two. A small window accepts fewer bytes, and nearly every body fits into this one. */
const BROTLI_WINDOW = 16

const isolates = new WeakMap<World, Map<string, CachedResponse>>()

/** Redirects to HTTPS, and answers busy addresses ahead of the router. */
export function cachedFirst(world: World, app: Hono<AppEnv>) {
  return (request: Request, env: Env, context: ExecutionContext): Response | Promise<Response> => {
    const redirect = redirectToHttps(request, env)
    if (redirect) return redirect
    const now = world.now()
    const { method } = request
    const cached = method === 'GET' || method === 'HEAD' ? findCached(world, keyOf(request, env, now), now) : null
    return cached ? answerWith(cached, request, now) : app.fetch(request, env, context)
  }
}

/**
 * The key ignores the query, except the library's. It holds the worker's version and, for the daily page, whether the
 * game has begun.
 */
export function keyOf(request: Request, env: Env, now: number): string {
  const { url } = request
  const query = url.indexOf('?')
  const address = query < 0 || url.endsWith('/library', query) ? url : url.slice(0, query)
  const begun = address.endsWith('/') && hasBegun(request, now) ? '&begun' : ''
  return `${address}?version=${env.VERSION.id}${begun}`
}

/** By the client's cookie. */
export function hasBegun({ headers }: Request, now: number): boolean {
  const date = BEGUN.exec(headers.get('Cookie') ?? '')?.[1]
  return date !== undefined && date === easternDate(now)
}

const BEGUN = new RegExp(`(?:^|; ?)${BEGUN_COOKIE}=([^;]*)`)

export function findCached(world: World, key: string, now: number): CachedResponse | null {
  const cached = isolates.get(world)?.get(key)
  return cached && cached.until > now ? cached : null
}

export function cacheInIsolate(world: World, key: string, cached: CachedResponse): void {
  const isolate = isolates.get(world) ?? new Map<string, CachedResponse>()
  isolates.set(world, isolate)
  if (isolate.size >= MOST_ENTRIES) isolate.clear()
  isolate.set(key, cached)
}

export function answerWith(cached: CachedResponse, request: Request, now: number): Response {
  const isUnchanged = request.headers.get('If-None-Match') === cached.etag
  const { body, init } = sendable(cached, request.url, isUnchanged ? 'identity' : encodingFor(request), now)
  if (isUnchanged) return new Response(null, { ...init, status: 304 })
  return new Response(request.method === 'HEAD' ? null : body, init)
}

/** `url` is always of one scheme and host: they are in the key. */
function sendable(cached: CachedResponse, url: string, encoding: Encoding, now: number): Sendable {
  const seconds = Math.max(0, Math.floor((cached.until - now) / 1000))
  const known = cached.sendable[encoding]
  if (known?.seconds === seconds) return known
  const isPage = cached.headers['Content-Type']?.startsWith('text/html')
  const headers = new Headers({
    Vary: 'Accept-Encoding',
    ...cached.headers,
    ...securityHeaders(url),
    ETag: cached.etag,
    // Pages are revalidated, so a reload after midnight never shows yesterday's.
    'Cache-Control': isPage ? 'no-cache' : `public, max-age=${seconds}`,
  })
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  const body = known?.body ?? compress(new TextEncoder().encode(cached.body), encoding)
  const made: Sendable = { body, init: { headers, encodeBody: 'manual' }, seconds }
  cached.sendable[encoding] = made
  return made
}

/**
 * Cloudflare overwrites `Accept-Encoding` and keeps the client's own in `cf`, which is slow to read. A browser that
 * sends `Sec-Fetch-Dest` supports brotli.
 */
function encodingFor(request: Request): Encoding {
  const written = request.headers.get('Accept-Encoding') ?? ''
  if (request.headers.has('Sec-Fetch-Dest') && accepts(written, 'br')) return 'br'
  const cf = request.cf as IncomingRequestCfProperties | undefined
  const accepted = cf?.clientAcceptEncoding ?? written
  if (accepts(accepted, 'br')) return 'br'
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

const REFUSED = /;\s*q=0(\.0*)?\s*$/i

const accepts = (accepted: string, encoding: Encoding) =>
  accepted.includes(encoding) &&
  accepted.split(',').some((part) => part.trim().split(/[;\s]/)[0] === encoding && !REFUSED.test(part))

export function compress(bytes: Uint8Array, encoding: Encoding): Uint8Array {
  if (encoding === 'identity') return bytes
  if (encoding === 'gzip') return gzipSync(bytes)
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants
  return brotliCompressSync(bytes, {
    params: {
      [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
      [BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
