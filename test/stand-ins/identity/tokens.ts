import { createHmac, timingSafeEqual } from 'node:crypto'
import { decodeJwt, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { type Account, findAccount, requireEnabled, toSeconds } from './accounts.ts'
import type { Service } from './service.ts'
import { badRequest } from './service-error.ts'
import { keySet, signingKey } from './signing-keys.ts'

/** A sign-in that tokens are issued for. */
interface Session {
  provider: string
  /** Seconds; becomes auth_time, and is kept when the token is refreshed. */
  signedInAt: number
}

export async function issueTokens(service: Service, account: Account, session: Session) {
  account.lastRefreshAt = new Date(service.now()).toISOString()
  service.save()
  return {
    idToken: await signIdToken(service, account, session),
    refreshToken: writeRefreshToken(service, account, session),
    expiresIn: String(service.tokenSeconds),
  }
}

async function signIdToken(service: Service, account: Account, session: Session): Promise<string> {
  const { kid, key } = await signingKey(service.keys)
  const issuedAt = toSeconds(service.now())
  const identities: Record<string, string[]> = {}
  for (const { providerId, rawId } of account.providerUserInfo) identities[providerId] = [rawId]
  if (account.email) identities.email = [account.email]
  const claims: JWTPayload = {
    name: account.displayName,
    picture: account.photoUrl,
    iss: issuerOf(service),
    aud: service.project,
    auth_time: session.signedInAt,
    user_id: account.localId,
    sub: account.localId,
    iat: issuedAt,
    exp: issuedAt + service.tokenSeconds,
    email: account.email,
    email_verified: account.emailVerified,
    firebase: { identities, sign_in_provider: session.provider },
  }
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(key)
}

const issuerOf = ({ project }: Service) => `https://securetoken.google.com/${project}`

/** The account and the session of an ID token, or the hosted service's refusal. */
export async function requireAccount(service: Service, idToken: unknown) {
  if (typeof idToken !== 'string' || idToken === '') throw badRequest('MISSING_ID_TOKEN')
  const claims = await readIdToken(service, idToken)
  const account = findAccount(service, claims.sub ?? '')
  if (!account) throw badRequest('USER_NOT_FOUND')
  if ((claims.iat ?? 0) < Number(account.validSince)) throw badRequest('TOKEN_EXPIRED')
  requireEnabled(account)
  return { account, signedInAt: Number(claims.auth_time) }
}

async function readIdToken(service: Service, idToken: string): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(idToken, keySet(service.keys), {
      algorithms: ['RS256'],
      issuer: issuerOf(service),
      audience: service.project,
      currentDate: new Date(service.now()),
    })
    return payload
  } catch {
    throw badRequest('INVALID_ID_TOKEN')
  }
}

/** The token contains its session, so the server stores nothing; each refresh returns the same token. */
function writeRefreshToken(service: Service, { localId, createdAt }: Account, session: Session): string {
  const content = Buffer.from(JSON.stringify({ localId, createdAt, ...session })).toString('base64url')
  return `${content}.${sealOf(service, content)}`
}

const sealOf = ({ secret }: Service, content: string) =>
  createHmac('sha256', secret).update(content).digest('base64url')

export function readRefreshToken(service: Service, token: string): { account: Account; session: Session } {
  const [content = '', seal = ''] = token.split('.')
  const expected = Buffer.from(sealOf(service, content))
  const given = Buffer.from(seal)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw badRequest('INVALID_REFRESH_TOKEN')
  const { localId, createdAt, provider, signedInAt } = JSON.parse(Buffer.from(content, 'base64url').toString())
  const account = findAccount(service, localId)
  if (account?.createdAt !== createdAt || !account) throw badRequest('USER_NOT_FOUND')
  requireEnabled(account)
  if (signedInAt < Number(account.validSince)) throw badRequest('TOKEN_EXPIRED')
  return { account, session: { provider, signedInAt } }
}

/** The claims of a provider's ID token, or of bare JSON in its place; the signature is not checked. */
export function readProviderToken(token: string): Record<string, unknown> {
  try {
    return token.startsWith('{') ? JSON.parse(token) : decodeJwt(token)
  } catch {
    throw badRequest(`INVALID_IDP_RESPONSE : Unable to parse id_token: ${token}`)
  }
}
