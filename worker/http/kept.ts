import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Hono } from 'hono'
import { BEGUN_COOKIE } from '#shared/contract/stored-keys.ts'
import { easternDate } from '#shared/game/eastern-day.ts'
import type { AppEnv, World } from '../env.ts'

/** On every answer. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

type Encoding = 'br' | 'gzip' | 'identity'
type Sendable = { body: Uint8Array; init: ResponseInit; seconds: number }

/** What is kept of today, and what was made of it to be sent. */
export type Kept = {
  body: string
  headers: Record<string, string>
  etag: string
  /** UTC, ms: 60 s after it was read or Eastern midnight, whichever comes first. */
  until: number
  sendable: Partial<Record<Encoding, Sendable>>
}

/** Hosts are few where it is deployed; a caller that makes up new ones must not fill the memory. */
const KEPT_AT_MOST = 16

/** Beyond 8 brotli takes twenty times the CPU (0.5 ms for a page) for a tenth of the bytes. */
const BROTLI_QUALITY = 7
/** The window's size as a power of two: larger than nearly all that is kept, and a small one is written in fewer bytes. */
const BROTLI_WINDOW = 16

/** A world is one app's: what is kept in the isolate goes with it. */
const isolates = new WeakMap<World, Map<string, Kept>>()

/** Answers ahead of the router with what the isolate keeps: the addresses that everyone asks for cost next to nothing. */
export function keptFirst(world: World, app: Hono<AppEnv>) {
  return (request: Request, env: Env, context: ExecutionContext): Response | Promise<Response> => {
    const now = world.now()
    const { method } = request
    const kept = method === 'GET' || method === 'HEAD' ? findKept(world, keyOf(request, env, now), now) : null
    return kept ? answerWith(kept, request, now) : app.fetch(request, env, context)
  }
}

/**
 * The same for every query but the library's, which says what it shows; another for the page of the day where today's game
 * has begun; and another for every version of the worker. `now`: UTC, ms.
 */
export function keyOf(request: Request, env: Env, now: number): string {
  const { url } = request
  const query = url.indexOf('?')
  const address = query < 0 || url.endsWith('/library', query) ? url : url.slice(0, query)
  const begun = address.endsWith('/') && hasBegun(request, now) ? '&begun' : ''
  return `${address}?version=${env.VERSION.id}${begun}`
}

/** Whether the client has told by its cookie that it keeps a game of today's (`now`: UTC, ms) which has begun. */
export function hasBegun({ headers }: Request, now: number): boolean {
  const date = BEGUN.exec(headers.get('Cookie') ?? '')?.[1]
  return date !== undefined && date === easternDate(now)
}

const BEGUN = new RegExp(`(?:^|; ?)${BEGUN_COOKIE}=([^;]*)`)

export function findKept(world: World, key: string, now: number): Kept | null {
  const kept = isolates.get(world)?.get(key)
  return kept && kept.until > now ? kept : null
}

export function keepInIsolate(world: World, key: string, kept: Kept): void {
  const isolate = isolates.get(world) ?? new Map<string, Kept>()
  isolates.set(world, isolate)
  if (isolate.size >= KEPT_AT_MOST) isolate.clear()
  isolate.set(key, kept)
}

/** As it is asked for: without its body, compressed, or with 304 where the ETag still holds. */
export function answerWith(kept: Kept, request: Request, now: number): Response {
  const isSame = request.headers.get('If-None-Match') === kept.etag
  const { body, init } = sendable(kept, isSame ? 'identity' : encodingFor(request), now)
  if (isSame) return new Response(null, { ...init, status: 304 })
  return new Response(request.method === 'HEAD' ? null : body, init)
}

function sendable(kept: Kept, encoding: Encoding, now: number): Sendable {
  const seconds = Math.max(0, Math.floor((kept.until - now) / 1000))
  const known = kept.sendable[encoding]
  if (known?.seconds === seconds) return known
  const isPage = kept.headers['Content-Type']?.startsWith('text/html')
  const headers = new Headers({
    Vary: 'Accept-Encoding',
    // What is kept may vary by more. Of what follows it has no say.
    ...kept.headers,
    ...SECURITY_HEADERS,
    ETag: kept.etag,
    // A page is asked for anew each time, so that a reload after midnight is never yesterday's.
    'Cache-Control': isPage ? 'no-cache' : `public, max-age=${seconds}`,
  })
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  const body = known?.body ?? compress(new TextEncoder().encode(kept.body), encoding)
  const made: Sendable = { body, init: { headers, encodeBody: 'manual' }, seconds }
  kept.sendable[encoding] = made
  return made
}

/**
 * Cloudflare writes `Accept-Encoding` anew, and keeps what the client sent in `cf`, which costs as much to read as all the
 * rest here. A browser that says what it fetches for (each does, of a secure address) knows brotli.
 */
function encodingFor(request: Request): Encoding {
  const written = request.headers.get('Accept-Encoding') ?? ''
  if (request.headers.has('Sec-Fetch-Dest') && takes(written, 'br')) return 'br'
  const cf = request.cf as IncomingRequestCfProperties | undefined
  const accepted = cf?.clientAcceptEncoding ?? written
  if (takes(accepted, 'br')) return 'br'
  return takes(accepted, 'gzip') ? 'gzip' : 'identity'
}

const REFUSED = /;\s*q=0(\.0*)?\s*$/i

const takes = (accepted: string, encoding: Encoding) =>
  accepted.includes(encoding) &&
  accepted.split(',').some((part) => part.trim().split(/[;\s]/)[0] === encoding && !REFUSED.test(part))

/** As it is sent. */
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
