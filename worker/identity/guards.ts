import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type AppEnv, identityOf, isAdminEmail, type World } from '../env.ts'
import { ApiError } from '../http/errors.ts'
import { type KeySet, makeKeySet } from '../tokens/key-set.ts'
import { type Player, verifyToken } from '../tokens/verify-token.ts'

/** Retry-After, in seconds. */
const WITHOUT_SIGN_IN = 3600

type GuardContext = Pick<Context<AppEnv>, 'req' | 'env' | 'var' | 'header'>

const keySets = new WeakMap<World, KeySet>()

/** Throws 401 without a valid bearer token, and 503 if the keys are unavailable. */
export async function requirePlayer(c: GuardContext): Promise<Player> {
  const player = await readPlayer(c)
  if (!player) throw unauthorized('sign-in-required', 'Please sign in first.', 'Bearer')
  return player
}

/** Null for a guest. Throws 401 for a bad bearer token, and 503 if the keys are unavailable. */
export async function readPlayer(c: GuardContext): Promise<Player | null> {
  c.header('Vary', 'Authorization', { append: true })
  const header = c.req.header('authorization')
  if (header === undefined) return null
  const identity = identityOf(c.env)
  if (!identity) throw unavailable('sign-in-not-offered', 'Sign-in is not available on this site.', WITHOUT_SIGN_IN)
  const [, token] = /^Bearer +(\S+)$/i.exec(header) ?? []
  if (!token) throw badToken()
  const check = await verifyToken(token, identity.settings.project, keySetOf(c.var.world, identity.keys))
  if (check.outcome === 'valid') return check.player
  if (check.outcome === 'bad-token') throw badToken()
  throw unavailable(
    'keys-unavailable',
    'We cannot verify your sign-in right now. Please try again in a moment.',
    check.retry_after,
  )
}

/** Throws 401, 403 or 503. */
export async function requireAdmin(c: GuardContext): Promise<Player> {
  const player = await readPlayer(c).catch((error) => {
    throw error instanceof ApiError && error.status === 401 ? signInAsAdmin(error.code) : error
  })
  if (!player) throw signInAsAdmin('sign-in-required')
  const { email, email_verified, provider } = player
  // Another provider may vouch for an address its user does not own.
  if (email && email_verified && provider === 'google.com' && isAdminEmail(c.env, email)) return player
  throw new ApiError(403, 'admins-only', 'Insufficient privileges - Admin access required.')
}

export type AdminEnv = { Bindings: Env; Variables: AppEnv['Variables'] & { admin: Player } }

/** Refuses before routing, so that a stranger cannot tell which addresses exist. */
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

export const unauthorized = (code: string, sentence: string, challenge: string) =>
  new ApiError(401, code, sentence, { 'WWW-Authenticate': challenge })

export const badToken = () =>
  unauthorized(
    'invalid-token',
    'Your sign-in is no longer valid. Please sign in again.',
    'Bearer error="invalid_token"',
  )

const signInAsAdmin = (code: string) => unauthorized(code, 'Please sign in to access admin features.', 'Bearer')

const unavailable = (code: string, sentence: string, retry_after: number) =>
  new ApiError(503, code, sentence, { 'Retry-After': String(retry_after) })
