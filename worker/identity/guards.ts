import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type AppEnv, identityOf, isAdminEmail, type World } from '../env.ts'
import { ApiError } from '../http/errors.ts'
import { type KeySet, makeKeySet } from '../tokens/key-set.ts'
import { type Player, verifyToken } from '../tokens/verify-token.ts'

/** Seconds. A deployment without sign-in will not have it in a moment. */
const WITHOUT_SIGN_IN = 3600

/** Any request, of an admin's route too. */
type Asked = Pick<Context<AppEnv>, 'req' | 'env' | 'var' | 'header'>

/** A world is one app's: its keys go with it. */
const keySets = new WeakMap<World, KeySet>()

/** Who sends the request. Throws 401 without a good bearer, and 503 where that cannot be known. */
export async function requirePlayer(c: Asked): Promise<Player> {
  const player = await readPlayer(c)
  if (!player) throw unauthorized('sign-in-required', 'Please sign in first.', 'Bearer')
  return player
}

/** Who sends the request, null for a guest. Throws 401 for a bearer that is no good, and 503 where that cannot be known. */
export async function readPlayer(c: Asked): Promise<Player | null> {
  c.header('Vary', 'Authorization', { append: true })
  const header = c.req.header('authorization')
  if (header === undefined) return null
  const identity = identityOf(c.env)
  if (!identity) throw unavailable('sign-in-not-offered', 'Signing in is not offered here.', WITHOUT_SIGN_IN)
  const [, token] = /^Bearer +(\S+)$/i.exec(header) ?? []
  if (!token) throw badToken()
  const verdict = await verifyToken(token, identity.settings.project, keySetOf(c.var.world, identity.keys))
  if (verdict.outcome === 'valid') return verdict.player
  if (verdict.outcome === 'bad-token') throw badToken()
  throw unavailable(
    'keys-unavailable',
    'We cannot check your sign-in just now. Please try again in a moment.',
    verdict.retry_after,
  )
}

/** The admin who sends the request. Throws 401, 403 or 503. */
export async function requireAdmin(c: Asked): Promise<Player> {
  const player = await readPlayer(c).catch((error) => {
    throw error instanceof ApiError && error.status === 401 ? signInAsAdmin(error.code) : error
  })
  if (!player) throw signInAsAdmin('sign-in-required')
  const { email, email_verified, provider } = player
  // Of an address that another provider vouches for, anybody could be the owner.
  if (email && email_verified && provider === 'google.com' && isAdminEmail(c.env, email)) return player
  throw new ApiError(403, 'admins-only', 'Insufficient privileges - Admin access required.')
}

/** What a route behind the guard may count on. */
export type AdminEnv = { Bindings: Env; Variables: AppEnv['Variables'] & { admin: Player } }

/** Answers everyone but an admin, before anything is routed: an unknown address tells a stranger nothing. */
export const adminsOnly = createMiddleware<AdminEnv>(async (c, next) => {
  c.set('admin', await requireAdmin(c))
  await next()
  c.header('Cache-Control', 'no-store')
})

function keySetOf(world: World, address: string): KeySet {
  const known = keySets.get(world)
  if (known?.address === address) return known
  const made = makeKeySet(world, address)
  keySets.set(world, made)
  return made
}

/** A 401, with the challenge that the protocol asks for. */
export const unauthorized = (code: string, sentence: string, challenge: string) =>
  new ApiError(401, code, sentence, { 'WWW-Authenticate': challenge })

const badToken = () =>
  unauthorized(
    'invalid-token',
    'Your sign-in is no longer valid. Please sign in again.',
    'Bearer error="invalid_token"',
  )

const signInAsAdmin = (code: string) => unauthorized(code, 'Please sign in to access admin features.', 'Bearer')

const unavailable = (code: string, sentence: string, retry_after: number) =>
  new ApiError(503, code, sentence, { 'Retry-After': String(retry_after) })
