import { GOOGLE_KEYS, type World } from '../../worker/env.ts'

export const PROJECT = 'topple-test'

const RS256 = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
const ANY_PLAYER = 'any-player'

export type TestKey = { kid: string; privateKey: CryptoKey; publicKey: CryptoKey; jwk: Record<string, unknown> }

export async function makeKey(kid: string, modulusLength = 2048): Promise<TestKey> {
  const parameters = { ...RS256, modulusLength, publicExponent: Uint8Array.of(1, 0, 1) }
  const { privateKey, publicKey } = (await crypto.subtle.generateKey(parameters, true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair
  const { n, e } = (await crypto.subtle.exportKey('jwk', publicKey)) as JsonWebKey
  return { kid, privateKey, publicKey, jwk: { kty: 'RSA', alg: 'RS256', use: 'sig', kid, n, e } }
}

let own: Promise<TestKey> | undefined

/** The key that signs every token and that every source serves, unless the test names another. */
export function ownKey(): Promise<TestKey> {
  own ??= makeKey('own')
  return own
}

/** An outside world with only a key set, at Google's address. */
export function makeSource(...keys: TestKey[]) {
  const source = {
    /** Empty: only ownKey. */
    keys,
    /** How often the key set was requested. */
    asked: 0,
    headers: { 'Cache-Control': 'public, max-age=21600' } as Record<string, string>,
    /** Set it to answer with something other than the key set. */
    answer: (_init?: RequestInit): Response | Promise<Response> => source.serve(),
    serve: async () => {
      const served = source.keys.length > 0 ? source.keys : [await ownKey()]
      return Response.json({ keys: served.map(({ jwk }) => jwk) }, { headers: source.headers })
    },
    fetch: async (address: string, init?: RequestInit) => {
      if (address !== GOOGLE_KEYS) throw new Error(`Nothing is at ${address} in a test.`)
      source.asked++
      return source.answer(init)
    },
  }
  return source
}

/** The identity service's claims for a player who signed in by Google a minute before `now` (ms). */
export function makeClaims(now: number, uid = ANY_PLAYER) {
  const iat = Math.floor(now / 1000) - 60
  const email = `${uid}@example.com`
  return {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    auth_time: iat,
    user_id: uid,
    sub: uid,
    iat,
    exp: iat + 3600,
    name: `Name of ${uid}`,
    picture: `https://example.com/${uid}.png`,
    email,
    email_verified: true,
    firebase: { identities: { 'google.com': [uid], email: [email] }, sign_in_provider: 'google.com' },
  }
}

export const encode = (part: string | object | ArrayBuffer | Uint8Array): string => {
  const isBytes = part instanceof ArrayBuffer || part instanceof Uint8Array
  const text = typeof part === 'string' ? part : JSON.stringify(part)
  const bytes = isBytes ? new Uint8Array(part) : new TextEncoder().encode(text)
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

export type Sign = (content: Uint8Array) => Promise<ArrayBuffer>

/** A token with any header and payload, valid or not: nothing is checked. */
export async function writeToken(header: string | object, payload: string | object, sign: Sign): Promise<string> {
  const content = `${encode(header)}.${encode(payload)}`
  return `${content}.${encode(await sign(new TextEncoder().encode(content)))}`
}

export const signWith =
  ({ privateKey }: TestKey): Sign =>
  (content) =>
    crypto.subtle.sign(RS256.name, privateKey, content)

/** A token signed as the identity service signs it. */
export async function signToken(claims: object, key?: TestKey, header: object = {}): Promise<string> {
  const signing = key ?? (await ownKey())
  return writeToken({ alg: 'RS256', kid: signing.kid, typ: 'JWT', ...header }, claims, signWith(signing))
}

/** The Authorization header of the player `uid` in `world`, valid now. */
export async function bearer(world: World, uid?: string, more: object = {}): Promise<{ Authorization: string }> {
  return { Authorization: `Bearer ${await signToken({ ...makeClaims(world.now(), uid), ...more })}` }
}
