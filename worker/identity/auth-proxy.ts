import { type Context, Hono } from 'hono'
import { type AppEnv, identityOf } from '../env.ts'
import { ApiError, forLog, notFound } from '../http/errors.ts'

/** Milliseconds. */
const TIMEOUT = 10_000

/** What the service's pages need of a request: neither the app's cookies nor its bearer. */
const REQUEST_HEADERS = [
  'accept',
  'accept-language',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'origin',
  'referer',
  'user-agent',
]

/** What belongs to the pages. Rules for a whole host, and cookies, are not the service's to set here. */
const ANSWER_HEADERS = [
  'cache-control',
  'content-language',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'location',
  'vary',
]

/**
 * The identity service's own sign-in pages, at the app's host: a browser that denies storage to other sites then still
 * lets a sign-in by redirect come back.
 */
export const authProxy = new Hono<AppEnv>()
  .on(['GET', 'POST'], '/__/auth/*', passOn)
  .get('/__/firebase/init.json', passOn)
  .all('/__/*', () => {
    throw notFound('There is nothing at this address.')
  })

async function passOn(c: Context<AppEnv>): Promise<Response> {
  const identity = identityOf(c.env)
  // The stand-in's project is nobody's, so the host of that name may be a stranger's.
  if (!identity || identity.settings.stand_in) throw notFound('There is nothing at this address.')
  const { pathname, search } = new URL(c.req.url)
  const isPost = c.req.method === 'POST'
  const answer = await c.var.world
    .fetch(`https://${identity.settings.project}.firebaseapp.com${pathname}${search}`, {
      method: isPost ? 'POST' : 'GET',
      headers: pick(c.req.raw.headers, REQUEST_HEADERS),
      body: isPost ? c.req.raw.body : null,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    .catch((error) => {
      console.error(JSON.stringify({ event: 'auth-proxy-failed', path: pathname, ...forLog(error) }))
      throw new ApiError(503, 'sign-in-unavailable', 'Signing in is not possible just now. Please try again.', {
        'Retry-After': '10',
      })
    })
  return new Response(answer.body, { status: answer.status, headers: pick(answer.headers, ANSWER_HEADERS) })
}

function pick(headers: Headers, names: string[]): Headers {
  const picked = new Headers()
  for (const name of names) {
    const value = headers.get(name)
    if (value !== null) picked.set(name, value)
  }
  return picked
}
