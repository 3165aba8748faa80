import { describe, expect, test } from 'vitest'
import { readError } from '../../support/answers.ts'
import { openGuarded } from '../../support/guarded-app.ts'

const PATHS = ['/player', '/anyone', '/admin']
const ADMINS = { ADMIN_EMAILS: 'admin@example.com, Second.Admin@Example.com' }

test('a request without a header is a guest on /anyone and a 401 on /player', async () => {
  const { ask, source } = openGuarded()
  expect(await (await ask('/anyone')).json()).toBeNull()
  const refused = await ask('/player')
  const { code, error } = await readError(refused, 401)
  expect([code, error]).toEqual(['sign-in-required', 'Please sign in first.'])
  expect(refused.headers.get('WWW-Authenticate')).toBe('Bearer')
  expect(source.asked).toBe(0)
})

test('a valid bearer is the player, whatever the case of the scheme', async () => {
  const { ask, sign } = openGuarded()
  const token = await sign({ sub: 'maya' })
  for (const scheme of ['Bearer', 'bearer', 'BEARER', 'Bearer  ']) {
    for (const path of ['/player', '/anyone']) {
      const answer = await ask(path, `${scheme} ${token}`)
      expect(answer.status).toBe(200)
      expect(await answer.json()).toMatchObject({ uid: 'maya' })
    }
  }
})

const WRONG_HEADERS: [string, (token: string) => string][] = [
  ['another scheme', (token) => `Basic ${token}`],
  ['another scheme that begins alike', (token) => `Bearerer ${token}`],
  ['no scheme', (token) => token],
  ['no token', () => 'Bearer'],
  ['an empty token', () => 'Bearer '],
  ['an empty header', () => ''],
  ['no blank', (token) => `Bearer${token}`],
  ['a colon', (token) => `Bearer: ${token}`],
  ['quotes', (token) => `Bearer "${token}"`],
  ['two tokens', (token) => `Bearer ${token} ${token}`],
  ['two headers in one', (token) => `Bearer ${token}, Bearer ${token}`],
]

describe('a header that is not a bearer is a 401, not a guest', () => {
  test.each(WRONG_HEADERS)('%s', async (_, write) => {
    const { ask, sign, source } = openGuarded()
    const header = write(await sign())
    for (const path of PATHS) {
      const { code } = await readError(await ask(path, header), 401)
      expect(code).toBe('invalid-token')
    }
    expect(source.asked).toBe(0)
  })
})

describe.each(['', '  '])('when no project is configured (%j)', (IDENTITY_PROJECT) => {
  test.each(PATHS)('any bearer is a 503 with Retry-After at %s', async (path) => {
    const { ask, send, sign, source } = openGuarded({ IDENTITY_PROJECT })
    for (const answer of [await send(await sign(), path), await send('junk', path), await ask(path, 'Basic x')]) {
      const { code } = await readError(answer, 503)
      expect(code).toBe('sign-in-not-offered')
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    }
    expect(source.asked).toBe(0)
  })

  test('a guest is still a guest', async () => {
    const { ask } = openGuarded({ IDENTITY_PROJECT })
    expect(await (await ask('/anyone')).json()).toBeNull()
    await readError(await ask('/player'), 401)
    await readError(await ask('/admin'), 401)
  })
})

test('a token of one project is refused by another', async () => {
  const { signAndSend } = openGuarded({ IDENTITY_PROJECT: 'another' })
  await readError(await signAndSend(), 401)
})

describe('the admin guard', () => {
  const admin = { email: 'admin@example.com' }
  const asAdmin = async (claims: object, bindings: Partial<Env> = ADMINS) => {
    const { send, sign } = openGuarded(bindings)
    return send(await sign(claims), '/admin')
  }

  test('lets in a verified Google address from the configuration', async () => {
    const answer = await asAdmin(admin)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ email: 'admin@example.com' })
  })

  test.each(['ADMIN@example.COM', 'second.admin@example.com'])('ignores the case of the address: %s', async (email) => {
    expect((await asAdmin({ email })).status).toBe(200)
  })

  test.each(['a@x.org,admin@example.com', ' admin@example.com ; a@x.org', 'a@x.org\nadmin@example.com\n'])(
    'takes addresses separated by commas, semicolons or blanks: %j',
    async (ADMIN_EMAILS) => {
      expect((await asAdmin(admin, { ADMIN_EMAILS })).status).toBe(200)
    },
  )

  const google = { identities: {}, sign_in_provider: 'google.com' }
  test.each([
    ['is not in the configuration', { email: 'maya@example.com' }],
    ['only ends like one', { email: 'xadmin@example.com' }],
    ['only begins like one', { email: 'admin@example.com.evil.example' }],
    ['is several', { email: 'admin@example.com,second.admin@example.com' }],
    ['is the separator', { email: ',' }],
    ['has a blank', { email: ' admin@example.com' }],
    ['is written with other letters', { email: 'аdmin@example.com' }],
    ['is empty', { email: '' }],
    ['is missing', { email: undefined }],
    ['is a list', { email: ['admin@example.com'] }],
    ['is not verified', { ...admin, email_verified: false }],
    ['is verified in words only', { ...admin, email_verified: 'true' }],
    ['is not said to be verified', { ...admin, email_verified: undefined }],
    ['comes with a password', { ...admin, firebase: { ...google, sign_in_provider: 'password' } }],
    ['comes from another provider', { ...admin, firebase: { ...google, sign_in_provider: 'oidc.google.com' } }],
    ['comes with a token of our own making', { ...admin, firebase: { ...google, sign_in_provider: 'custom' } }],
    ['comes from no provider', { ...admin, firebase: { identities: { 'google.com': ['1'] } } }],
    ['comes without sign-in', { ...admin, firebase: undefined }],
    ['is in a claim of its own', { email: undefined, admin: true, role: 'admin', roles: ['admin'] }],
  ])('answers 403 to an address that %s', async (_, claims) => {
    const { code, error } = await readError(await asAdmin(claims), 403)
    expect([code, error]).toEqual(['admins-only', 'Insufficient privileges - Admin access required.'])
  })

  test('does not take the Kelvin sign for a k', async () => {
    const answer = await asAdmin({ email: '\u212Aim@example.com' }, { ADMIN_EMAILS: 'kim@example.com' })
    await readError(answer, 403)
  })

  test.each(['', '  ', ',', ', ;'])('lets nobody in when no address is configured (%j)', async (ADMIN_EMAILS) => {
    for (const email of ['', ',', ' ', 'admin@example.com', undefined]) {
      await readError(await asAdmin({ email }, { ADMIN_EMAILS }), 403)
    }
  })

  test('asks a guest and a bad token to sign in', async () => {
    const { ask, send } = openGuarded(ADMINS)
    for (const answer of [await ask('/admin'), await send('junk', '/admin'), await ask('/admin', 'Basic x')]) {
      const { error } = await readError(answer, 401)
      expect(error).toBe('Please sign in to access admin features.')
    }
  })

  test('asks an admin with an expired token to sign in again', async () => {
    const { send, sign, after } = openGuarded(ADMINS)
    const token = await sign(admin)
    after(3600)
    await readError(await send(token, '/admin'), 401)
  })
})
