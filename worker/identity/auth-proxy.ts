import { type Context, Hono } from 'hono'
import { type AppEnv, identityOf } from '../env.ts'
import { ApiError, forLog, notFound } from '../http/errors.ts'

/** Milliseconds. */
const TIMEOUT = 10_000

/** The service gets neither the app's cookies nor its bearer token. */
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

/** The service may set neither cookies nor host-wide rules here. */
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
 * Serves the identity service's sign-in pages from the app's host: redirect sign-in then works where third-party
 * storage is blocked.
 */
export const authProxy = new Hono<AppEnv>()
  .on(['GET', 'POST'], '/__/auth/*', passOn)
  .get('/__/firebase/init.json', passOn)
  .all('/__/*', () => {
    throw notFound('There is nothing at this address.')
  })

async function passOn(c: Context<AppEnv>): Promise<Response> {
  const identity = identityOf(c.env)
  // Nobody owns the stand-in's project, so a stranger may own its host.
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
      throw new ApiError(503, 'sign-in-unavailable', 'Sign-in is not available right now. Please try again.', {
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
