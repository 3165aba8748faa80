import { decodeJwt, decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { findKey, type KeySet } from './key-set.ts'

/** Seconds. */
const TOLERANCE = 10
const LIVES_AT_MOST = 3600

export type Player = {
  uid: string
  email: string | null
  email_verified: boolean
  display_name: string | null
  photo_url: string | null
  /** UTC, seconds: the last sign-in. */
  auth_time: number
  /** For example google.com. */
  provider: string | null
}

export type TokenCheck =
  | { outcome: 'valid'; player: Player }
  | { outcome: 'bad-token' }
  /** Seconds. */
  | { outcome: 'keys-unavailable'; retry_after: number }

const BAD: TokenCheck = { outcome: 'bad-token' }

export async function verifyToken(token: string, project: string, keys: KeySet): Promise<TokenCheck> {
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

/** Three base64url parts; jose also accepts padding, + and /. */
const COMPACT = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** The identity service never sends these: a token's own key, or critical extensions. */
const UNWANTED = ['jwk', 'jku', 'x5u', 'x5c', 'crit']

/** Checks the token before any key is fetched; null if it is bad. */
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

/** Checks the claims jose does not; null if one fails. `now`: seconds. */
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
