import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { GOOGLE_KEYS, identityOf } from '../../worker/env.ts'
import { openGuarded } from '../support/guarded-app.ts'
import { ownKey } from '../support/tokens.ts'

const LOCAL_KEYS = 'http://localhost:3002/keys'

const read = (bindings: Partial<Env>) => identityOf({ ...env, IDENTITY_PROJECT: 'topple', ...bindings })

test('the default configuration offers no sign-in and has no admin', () => {
  expect(env.IDENTITY_PROJECT).toBe('')
  expect(env.ADMIN_EMAILS).toBe('')
  expect(env).not.toHaveProperty('LOCAL')
  expect(env).not.toHaveProperty('IDENTITY_JWKS')
  expect(identityOf(env)).toBeNull()
})

test('a project is enough, and the rest has defaults', () => {
  expect(read({ IDENTITY_PROJECT: ' topple ' })).toEqual({
    settings: { project: 'topple', api_key: '', auth_domain: undefined, stand_in: undefined, token_sync: undefined },
    keys: GOOGLE_KEYS,
  })
})

test('key, domain and token-sync address are as configured', () => {
  const identity = read({
    IDENTITY_API_KEY: 'AIza',
    IDENTITY_AUTH_DOMAIN: 'sign-in.example.com',
    IDENTITY_TOKEN_SYNC: 'https://sync.example.com/token',
  })
  expect(identity?.settings).toMatchObject({
    api_key: 'AIza',
    auth_domain: 'sign-in.example.com',
    token_sync: 'https://sync.example.com/token',
  })
})

test('the configuration is read once', () => {
  const bindings = { ...env, IDENTITY_PROJECT: 'topple' }
  expect(identityOf(bindings)).toBe(identityOf(bindings))
})

describe('the address of the key set', () => {
  test.each([LOCAL_KEYS, 'http://127.0.0.1:3002/keys', 'http://[::1]:3002/keys'])(
    'is the local stand-in when the worker runs locally: %s',
    (IDENTITY_JWKS) => {
      const stand_in = new URL(IDENTITY_JWKS).origin
      expect(read({ LOCAL: 'true', IDENTITY_JWKS })).toMatchObject({ keys: IDENTITY_JWKS, settings: { stand_in } })
    },
  )

  test.each([
    ['without LOCAL', { IDENTITY_JWKS: LOCAL_KEYS }],
    ['with an empty LOCAL', { LOCAL: '', IDENTITY_JWKS: LOCAL_KEYS }],
    ['with LOCAL false', { LOCAL: 'false', IDENTITY_JWKS: LOCAL_KEYS }],
    ['at another host', { LOCAL: 'true', IDENTITY_JWKS: 'https://evil.example/keys' }],
    ['at a host that begins alike', { LOCAL: 'true', IDENTITY_JWKS: 'http://localhost.evil.example/keys' }],
    ['at a host behind a name', { LOCAL: 'true', IDENTITY_JWKS: 'http://localhost:3002@evil.example/keys' }],
    ['at no address', { LOCAL: 'true', IDENTITY_JWKS: 'keys' }],
    ['that is empty', { LOCAL: 'true', IDENTITY_JWKS: '' }],
  ])("stays Google's for a configured one %s", (_, bindings) => {
    expect(read(bindings)).toMatchObject({ keys: GOOGLE_KEYS, settings: { stand_in: undefined } })
  })

  test('a deployment asks only Google, and no other source can let anyone in', async () => {
    const { world, source, sign, send } = openGuarded({ IDENTITY_JWKS: LOCAL_KEYS })
    const asked: string[] = []
    const { jwk } = await ownKey()
    world.fetch = async (address, init) => {
      asked.push(address)
      return address === GOOGLE_KEYS ? source.fetch(address, init) : Response.json({ keys: [{ ...jwk, kid: 'evil' }] })
    }
    expect((await send(await sign({}, { ...(await ownKey()), kid: 'evil' }))).status).toBe(401)
    expect(asked).toEqual([GOOGLE_KEYS])
  })

  test("npm start's stand-in is asked when the worker runs locally", async () => {
    const { world, source, signAndSend } = openGuarded({ LOCAL: 'true', IDENTITY_JWKS: LOCAL_KEYS })
    const asked: string[] = []
    world.fetch = async (address) => {
      asked.push(address)
      return source.serve()
    }
    expect((await signAndSend()).status).toBe(200)
    expect(asked).toEqual([LOCAL_KEYS])

    await openGuarded({}, source, world).signAndSend()
    expect(asked, 'the keys of one address are not those of another').toEqual([LOCAL_KEYS, GOOGLE_KEYS])
  })
})
