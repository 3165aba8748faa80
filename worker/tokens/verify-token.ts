import { decodeJwt, decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { findKey, type KeySet } from './key-set.ts'

/** Seconds. */
const TOLERANCE = 10
const LIVES_AT_MOST = 3600

/** Who is signed in, as the identity service vouches for it. */
export type Player = {
  uid: string
  email: string | null
  email_verified: boolean
  display_name: string | null
  photo_url: string | null
  /** Seconds since 1970 UTC: when the player last proved who they are. */
  auth_time: number
  /** How they did: google.com. */
  provider: string | null
}

export type Verdict =
  | { outcome: 'valid'; player: Player }
  | { outcome: 'bad-token' }
  /** Seconds until it may be known whether the token is good. */
  | { outcome: 'keys-unavailable'; retry_after: number }

const BAD: Verdict = { outcome: 'bad-token' }

/** What `token` is worth for the identity project `project`, by the keys in `keys`. */
export async function verifyToken(token: string, project: string, keys: KeySet): Promise<Verdict> {
  const now = keys.world.now()
  const before = readUnverified(token)
  if (!before) return BAD
  const issued_at = Math.min(now, (before.iat + TOLERANCE) * 1000)
  const found = await findKey(keys, before.kid, issued_at)
  if (found.outcome === 'unknown') return BAD
  if (found.outcome === 'unavailable') return { outcome: 'keys-unavailable', retry_after: found.retry_after }
  try {
    const { payload } = await jwtVerify(token, found.key, {
      algorithms: ['RS256'],
      issuer: `https://securetoken.google.com/${project}`,
      audience: project,
      clockTolerance: TOLERANCE,
      currentDate: new Date(now),
      requiredClaims: ['exp', 'iat', 'auth_time', 'sub'],
    })
    const player = readPlayer(payload, Math.floor(now / 1000))
    return player ? { outcome: 'valid', player } : BAD
  } catch (error) {
    if (error instanceof errors.JOSEError) return BAD
    throw error
  }
}

/** Three parts of base64url, and nothing else: jose also reads a token that is padded or spelled with + and /. */
const COMPACT = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** A token that brings its own key, or extensions that must be understood, is none of the identity service's. */
const UNWANTED = ['jwk', 'jku', 'x5u', 'x5c', 'crit']

/** What is read before any key is asked for; null where that alone shows that the token is bad. */
function readUnverified(token: string): { kid: string; iat: number } | null {
  if (!COMPACT.test(token)) return null
  try {
    const header = decodeProtectedHeader(token)
    const { alg, kid } = header
    if (alg !== 'RS256' || typeof kid !== 'string' || kid === '') return null
    if (UNWANTED.some((name) => name in header)) return null
    const { iat } = decodeJwt(token)
    return typeof iat === 'number' ? { kid, iat } : null
  } catch {
    return null
  }
}

const claims = z.object({
  aud: z.string(),
  sub: z.string().check(z.minLength(1), z.maxLength(128)),
  iat: z.number(),
  exp: z.number(),
  auth_time: z.number(),
  email: z.catch(z.nullable(z.string()), null),
  email_verified: z.catch(z.boolean(), false),
  name: z.catch(z.nullable(z.string()), null),
  picture: z.catch(z.nullable(z.string().check(z.startsWith('https://'))), null),
  firebase: z.catch(z.object({ sign_in_provider: z.catch(z.nullable(z.string()), null) }), { sign_in_provider: null }),
})

/** Holds the rules that jose does not; null where one is broken. `now` in seconds. */
function readPlayer(payload: JWTPayload, now: number): Player | null {
  const { success, data } = z.safeParse(claims, payload)
  if (!success) return null
  const { sub, iat, exp, auth_time } = data
  if (iat > now + TOLERANCE || auth_time > now + TOLERANCE || exp > iat + LIVES_AT_MOST + TOLERANCE) return null
  return {
    uid: sub,
    email: data.email || null,
    email_verified: data.email_verified,
    display_name: data.name || null,
    photo_url: data.picture,
    auth_time,
    provider: data.firebase.sign_in_provider,
  }
}
