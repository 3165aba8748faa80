import { describe, expect, test } from 'vitest'
import { readError } from '../../support/answers.ts'
import { openGuarded } from '../../support/guarded-app.ts'

const PATHS = ['/player', '/anyone', '/admin']
const ADMINS = { ADMIN_EMAILS: 'admin@example.com, Second.Admin@Example.com' }

test('without a header a guest is nobody to a route for all, and a 401 elsewhere', async () => {
  const { ask, source } = openGuarded()
  expect(await (await ask('/anyone')).json()).toBeNull()
  const refused = await ask('/player')
  const { code, error } = await readError(refused, 401)
  expect([code, error]).toEqual(['sign-in-required', 'Please sign in first.'])
  expect(refused.headers.get('WWW-Authenticate')).toBe('Bearer')
  expect(source.asked).toBe(0)
})

test('a good bearer is the player, however the scheme is cased', async () => {
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

describe('a header that is no bearer is a 401, and not a guest', () => {
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

describe.each(['', '  '])('where no project is configured (%j)', (IDENTITY_PROJECT) => {
  test.each(PATHS)('any bearer is a 503 with Retry-After at %s, for the token may be good', async (path) => {
    const { ask, send, sign, source } = openGuarded({ IDENTITY_PROJECT })
    for (const answer of [await send(await sign(), path), await send('junk', path), await ask(path, 'Basic x')]) {
      const { code } = await readError(answer, 503)
      expect(code).toBe('sign-in-not-offered')
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    }
    expect(source.asked).toBe(0)
  })

  test('a guest is a guest', async () => {
    const { ask } = openGuarded({ IDENTITY_PROJECT })
    expect(await (await ask('/anyone')).json()).toBeNull()
    await readError(await ask('/player'), 401)
    await readError(await ask('/admin'), 401)
  })
})

test('a token of one project is nothing to another', async () => {
  const { signAndSend } = openGuarded({ IDENTITY_PROJECT: 'another' })
  await readError(await signAndSend(), 401)
})

describe('the admin guard', () => {
  const admin = { email: 'admin@example.com' }
  const asAdmin = async (claims: object, bindings: Partial<Env> = ADMINS) => {
    const { send, sign } = openGuarded(bindings)
    return send(await sign(claims), '/admin')
  }

  test('lets a verified Google address of the configuration in', async () => {
    const answer = await asAdmin(admin)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ email: 'admin@example.com' })
  })

  test.each(['ADMIN@example.COM', 'second.admin@example.com'])('whatever the case: %s', async (email) => {
    expect((await asAdmin({ email })).status).toBe(200)
  })

  test.each(['a@x.org,admin@example.com', ' admin@example.com ; a@x.org', 'a@x.org\nadmin@example.com\n'])(
    'the addresses may be parted by commas, semicolons and blanks: %j',
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
  ])('an address that %s is a 403', async (_, claims) => {
    const { code, error } = await readError(await asAdmin(claims), 403)
    expect([code, error]).toEqual(['admins-only', 'Insufficient privileges - Admin access required.'])
  })

  test('the Kelvin sign is no k', async () => {
    const answer = await asAdmin({ email: '\u212Aim@example.com' }, { ADMIN_EMAILS: 'kim@example.com' })
    await readError(answer, 403)
  })

  test.each(['', '  ', ',', ', ;'])('with no address configured (%j) nobody is an admin', async (ADMIN_EMAILS) => {
    for (const email of ['', ',', ' ', 'admin@example.com', undefined]) {
      await readError(await asAdmin({ email }, { ADMIN_EMAILS }), 403)
    }
  })

  test('a guest and a bad token are asked to sign in', async () => {
    const { ask, send } = openGuarded(ADMINS)
    for (const answer of [await ask('/admin'), await send('junk', '/admin'), await ask('/admin', 'Basic x')]) {
      const { error } = await readError(answer, 401)
      expect(error).toBe('Please sign in to access admin features.')
    }
  })

  test('an expired admin is asked to sign in, and is not told that privileges are missing', async () => {
    const { send, sign, after } = openGuarded(ADMINS)
    const token = await sign(admin)
    after(3600)
    await readError(await send(token, '/admin'), 401)
  })
})
