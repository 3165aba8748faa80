import { describe, expect, test } from 'vitest'
import { readError } from '../../support/answers.ts'
import { openGuarded } from '../../support/guarded-app.ts'
import { encode, makeClaims, makeKey, ownKey, PROJECT, signToken, signWith, writeToken } from '../../support/tokens.ts'

type Guarded = ReturnType<typeof openGuarded>
type Make = (guarded: Guarded) => Promise<string> | string

const HEADER = { alg: 'RS256', kid: 'own', typ: 'JWT' }
const claimsOf = ({ world }: Guarded) => makeClaims(world.now())
const secondsOf = ({ world }: Guarded) => Math.floor(world.now() / 1000)

async function expectRefused(guarded: Guarded, token: string) {
  const answer = await guarded.send(token)
  const { code } = await readError(answer, 401)
  expect(code).toBe('invalid-token')
  expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"')
  await readError(await guarded.send(token, '/anyone'), 401)
}

async function signHmac(secret: string, guarded: Guarded) {
  const bytes = new TextEncoder().encode(secret)
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return writeToken({ ...HEADER, alg: 'HS256' }, claimsOf(guarded), (content) =>
    crypto.subtle.sign('HMAC', key, content),
  )
}

async function signProbabilistic(guarded: Guarded, alg: string) {
  const pss = { name: 'RSA-PSS', hash: 'SHA-256' }
  const pkcs8 = (await crypto.subtle.exportKey('pkcs8', (await ownKey()).privateKey)) as ArrayBuffer
  const key = await crypto.subtle.importKey('pkcs8', pkcs8, pss, false, ['sign'])
  return writeToken({ ...HEADER, alg }, claimsOf(guarded), (content) =>
    crypto.subtle.sign({ name: 'RSA-PSS', saltLength: 32 }, key, content),
  )
}

/** A token signed with an attacker's own key, which it carries or points to. */
const withOwnKey =
  (name: string, value?: unknown): Make =>
  async (guarded) => {
    const key = await makeKey('own')
    return signToken(claimsOf(guarded), key, { [name]: value ?? key.jwk })
  }

const withHeader =
  (header: object | string): Make =>
  async (guarded) =>
    writeToken(header, claimsOf(guarded), signWith(await ownKey()))

const KNOWN_BY_THE_HEADER: [string, Make][] = [
  ['alg none, no signature', (guarded) => `${encode({ ...HEADER, alg: 'none' })}.${encode(claimsOf(guarded))}.`],
  ['alg none, signed', withHeader({ ...HEADER, alg: 'none' })],
  ['alg None', withHeader({ ...HEADER, alg: 'None' })],
  [
    'HS256 with the public key in PEM',
    async (guarded) => {
      const spki = (await crypto.subtle.exportKey('spki', (await ownKey()).publicKey)) as ArrayBuffer
      const lines = btoa(String.fromCharCode(...new Uint8Array(spki))).replace(/.{64}/g, '$&\n')
      return signHmac(`-----BEGIN PUBLIC KEY-----\n${lines}\n-----END PUBLIC KEY-----\n`, guarded)
    },
  ],
  [
    'HS256 with the public key as published',
    async (guarded) => signHmac(JSON.stringify((await ownKey()).jwk), guarded),
  ],
  ['PS256 of the right key', (guarded) => signProbabilistic(guarded, 'PS256')],
  ['RS512 in name', withHeader({ ...HEADER, alg: 'RS512' })],
  ['rs256', withHeader({ ...HEADER, alg: 'rs256' })],
  ['alg a list', withHeader({ ...HEADER, alg: ['RS256'] })],
  ['no alg', withHeader({ kid: 'own', typ: 'JWT' })],
  ['no kid', withHeader({ alg: 'RS256', typ: 'JWT' })],
  ['an empty kid', withHeader({ ...HEADER, kid: '' })],
  ['a kid that is a number', withHeader({ ...HEADER, kid: 1 })],
  ['an embedded jwk', withOwnKey('jwk')],
  ['a jku', withOwnKey('jku', 'https://evil.example/keys.json')],
  ['an x5u', withOwnKey('x5u', 'https://evil.example/key.pem')],
  ['an x5c', withOwnKey('x5c', ['MIIB'])],
  ['a crit of unknown extensions', withHeader({ ...HEADER, crit: ['exp'], exp: 1 })],
  ['a crit of b64', withHeader({ ...HEADER, crit: ['b64'], b64: false })],
  ['a header that is a list', withHeader([HEADER])],
  ['a header that is null', withHeader('null')],
  ['a header that is no JSON', withHeader('{"alg":"RS256","kid":"own"')],
  ['a payload that is no JSON', async () => writeToken(HEADER, 'sub=1', signWith(await ownKey()))],
  ['a payload that is a list', async (g) => writeToken(HEADER, [claimsOf(g)], signWith(await ownKey()))],
  ['no signature', async (guarded) => (await guarded.sign()).replace(/[^.]*$/, '')],
  ['two parts', async (guarded) => (await guarded.sign()).replace(/\.[^.]*$/, '')],
  ['four parts', async (guarded) => `${await guarded.sign()}.e30`],
  ['five parts, as of an encrypted token', async (guarded) => `${await guarded.sign()}.e30.e30`],
  ['one part', () => 'secret'],
  ['an API key', () => 'AIzaSyA-0123456789_abcdefghijklmnopqrs'],
  ['padding', async (guarded) => `${await guarded.sign()}==`],
  ['letters of plain base64', async (guarded) => (await guarded.sign()).replace(/.$/, '+')],
  ['10 kB of junk', () => 'x'.repeat(10_240)],
  ['10 kB of dots', () => '.'.repeat(10_240)],
  ['10 kB of junk in three parts', () => `${'x'.repeat(3400)}.${'y'.repeat(3400)}.${'z'.repeat(3400)}`],
  ['null', () => 'null'],
  ['undefined', () => 'undefined'],
]

describe('a token with a bad header or form is a 401 without fetching keys', () => {
  test.each(KNOWN_BY_THE_HEADER)('%s', async (_, make) => {
    const guarded = openGuarded()
    await expectRefused(guarded, await make(guarded))
    expect(guarded.source.asked).toBe(0)
  })
})

const withClaims =
  (make: (now: number) => object): Make =>
  (guarded) =>
    guarded.sign(make(secondsOf(guarded)))

const KNOWN_BY_THE_CLAIMS: [string, Make][] = [
  ['another project as issuer', withClaims(() => ({ iss: 'https://securetoken.google.com/other' }))],
  ['a session cookie as issuer', withClaims(() => ({ iss: `https://session.firebase.google.com/${PROJECT}` }))],
  ['Google itself as issuer', withClaims(() => ({ iss: 'https://accounts.google.com' }))],
  ['the issuer with a slash', withClaims(() => ({ iss: `https://securetoken.google.com/${PROJECT}/` }))],
  ['another project as audience', withClaims(() => ({ aud: 'other' }))],
  ['a list as audience', withClaims(() => ({ aud: [PROJECT] }))],
  ['two audiences', withClaims(() => ({ aud: [PROJECT, 'other'] }))],
  ['an empty subject', withClaims(() => ({ sub: '' }))],
  ['a subject of 129 characters', withClaims(() => ({ sub: 'x'.repeat(129) }))],
  ['a number as subject', withClaims(() => ({ sub: 7 }))],
  ['null as subject', withClaims(() => ({ sub: null }))],
  ['issued 11 seconds from now', withClaims((now) => ({ iat: now + 11, exp: now + 3000 }))],
  ['issued as a text', withClaims((now) => ({ iat: String(now) }))],
  ['signed in 11 seconds from now', withClaims((now) => ({ auth_time: now + 11 }))],
  ['signed in as a text', withClaims((now) => ({ auth_time: String(now) }))],
  ['expires years ahead', withClaims((now) => ({ exp: now + 10 * 365 * 86_400 }))],
  ['expires an hour and 11 seconds after it was issued', withClaims((now) => ({ iat: now, exp: now + 3611 }))],
  ['expired 10 seconds ago', withClaims((now) => ({ iat: now - 3000, exp: now - 10 }))],
  ['expired a year ago', withClaims((now) => ({ iat: now - 86_400 * 365, exp: now - 86_400 * 365 + 3600 }))],
  ['not valid before 11 seconds from now', withClaims((now) => ({ nbf: now + 11 }))],
  ...['iss', 'aud', 'auth_time', 'sub', 'iat', 'exp'].map((name): [string, Make] => [
    `no ${name}`,
    withClaims(() => ({ [name]: undefined })),
  ]),
]

const KNOWN_BY_THE_SIGNATURE: [string, Make][] = [
  ['a stranger signed it', async (guarded) => guarded.sign({}, await makeKey('own'))],
  [
    'the claims were changed after it was signed',
    async (guarded) => {
      const [header, , signature] = (await guarded.sign()).split('.')
      return `${header}.${encode({ ...claimsOf(guarded), sub: 'victim' })}.${signature}`
    },
  ],
  [
    'the signature is of another token',
    async (guarded) => {
      const [header, payload] = (await guarded.sign()).split('.')
      return `${header}.${payload}.${(await guarded.sign({ sub: 'other' })).split('.')[2]}`
    },
  ],
  ['the signature is all zeros', async (g) => writeToken(HEADER, claimsOf(g), async () => new ArrayBuffer(256))],
  ['the signature is short', async (g) => writeToken(HEADER, claimsOf(g), async () => new ArrayBuffer(1))],
  ['it is PS256 that says RS256', (guarded) => signProbabilistic(guarded, 'RS256')],
  ['nobody has published its key', async (guarded) => guarded.sign({}, await makeKey('unheard-of'))],
  ['its kid is a member of every object', async (guarded) => guarded.sign({}, await makeKey('constructor'))],
]

describe('a token with bad claims or a bad signature is a 401', () => {
  test.each([...KNOWN_BY_THE_CLAIMS, ...KNOWN_BY_THE_SIGNATURE])('%s', async (_, make) => {
    const guarded = openGuarded()
    await expectRefused(guarded, await make(guarded))
    expect((await guarded.signAndSend()).status).toBe(200)
  })
})
