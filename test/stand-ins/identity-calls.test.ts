import { UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import {
  ACCOUNTS,
  JONAS,
  MAYA,
  messageOf,
  PASSWORD_POLICY,
  PROJECT,
  PROJECTS,
  REVOKE,
  startTrial,
} from './identity-trial.ts'

test('one POST with an unsigned id_token signs a person in with a verifiable token', async () => {
  const { signIn, verify } = await startTrial()
  const picture = 'https://example.com/maya.png'
  const signed = await signIn({ ...MAYA, picture })
  expect(signed).toMatchObject({ isNewUser: true, providerId: 'google.com', email: MAYA.email, expiresIn: '3600' })
  const { payload, protectedHeader } = await verify(signed.idToken)
  expect(protectedHeader).toEqual({ alg: 'RS256', typ: 'JWT', kid: expect.any(String) })
  const { iat = 0 } = payload
  const auth_time = Number(payload.auth_time)
  expect(Math.abs(iat - Date.now() / 1000)).toBeLessThan(5)
  // The clock may pass into the next second between the sign-in and the signature.
  expect([0, 1]).toContain(iat - auth_time)
  expect(payload).toEqual({
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: signed.localId,
    user_id: signed.localId,
    iat,
    exp: iat + 3600,
    auth_time,
    email: MAYA.email,
    email_verified: true,
    name: MAYA.name,
    picture,
    firebase: { identities: { 'google.com': ['maya'], email: [MAYA.email] }, sign_in_provider: 'google.com' },
  })
})

test('the uid depends only on provider and subject, on every machine', async () => {
  const [one, other] = [await startTrial(), await startTrial()]
  const { localId } = await one.signIn(MAYA)
  expect(localId).toMatch(/^[0-9a-f]{28}$/)
  expect(await other.signIn({ sub: 'maya' })).toMatchObject({ localId })
  expect((await one.signIn(JONAS)).localId).not.toBe(localId)
  const { answer } = await other.call(`${ACCOUNTS}:signInWithIdp`, {
    requestUri: `http://localhost?providerId=apple.com&id_token=${JSON.stringify({ sub: 'maya' })}`,
  })
  expect(answer.localId).not.toBe(localId)
})

test('a returning person is not new and keeps the same account', async () => {
  const { signIn } = await startTrial()
  const first = await signIn(MAYA)
  const second = await signIn({ ...MAYA, name: 'Somebody else' })
  expect(second.localId).toBe(first.localId)
  expect(second.isNewUser).toBeUndefined()
})

test('the credential is read from query, fragment or body, as JSON or unsigned token', async () => {
  const { call } = await startTrial()
  const parameters = new URLSearchParams({ providerId: 'google.com', id_token: JSON.stringify(MAYA) })
  const token = new UnsecuredJWT(MAYA).encode()
  const bodies = [
    { requestUri: `http://localhost/?${parameters}` },
    { requestUri: `http://localhost/#${parameters}` },
    { requestUri: 'http://localhost', postBody: `providerId=google.com&id_token=${token}` },
  ]
  for (const body of bodies) {
    expect((await call(`${ACCOUNTS}:signInWithIdp`, body)).answer).toMatchObject({ email: MAYA.email })
  }
})

test('JSON that curl sends as a form is read as JSON', async () => {
  const { address } = await startTrial()
  const response = await fetch(`${address}${ACCOUNTS}:signInWithIdp?key=local`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: JSON.stringify({
      requestUri: 'http://localhost',
      postBody: `providerId=google.com&id_token=${JSON.stringify(MAYA)}`,
    }),
  })
  expect(await response.json()).toMatchObject({ email: MAYA.email })
})

test('a refresh gives a new token and keeps the sign-in time and refresh token', async () => {
  const { signIn, refresh, verify, clock } = await startTrial()
  const signed = await signIn(MAYA)
  clock.ahead = 3_000_000
  const { answer } = await refresh(signed.refreshToken)
  expect(answer).toMatchObject({
    user_id: signed.localId,
    refresh_token: signed.refreshToken,
    expires_in: '3600',
    token_type: 'Bearer',
    access_token: answer.id_token,
  })
  const [before, after] = [await verify(signed.idToken), await verify(String(answer.id_token))]
  expect(after.payload.auth_time).toBe(before.payload.auth_time)
  expect((after.payload.iat ?? 0) - (before.payload.iat ?? 0)).toBeGreaterThanOrEqual(2999)
})

test('lookup returns the current account, and update changes it', async () => {
  const { signIn, call } = await startTrial()
  const { idToken, localId } = await signIn(MAYA)
  await call(`${ACCOUNTS}:update`, { idToken, displayName: 'M. L.', photoUrl: 'https://example.com/m.png' })
  const lookUp = async () => (await call(`${ACCOUNTS}:lookup`, { idToken })).answer.users as object[]
  expect(await lookUp()).toMatchObject([
    { localId, email: MAYA.email, emailVerified: true, displayName: 'M. L.', photoUrl: 'https://example.com/m.png' },
  ])
  await call(`${ACCOUNTS}:update`, { idToken, deleteAttribute: ['DISPLAY_NAME', 'PHOTO_URL'] })
  const [account] = await lookUp()
  expect(account).not.toHaveProperty('displayName')
  expect(account).not.toHaveProperty('photoUrl')
})

test('a second provider can be linked, signs the same account in and can be unlinked', async () => {
  const { signIn, call } = await startTrial()
  const { idToken, localId } = await signIn(MAYA)
  const other = { postBody: `providerId=apple.com&id_token=${JSON.stringify({ sub: 'maya-at-apple' })}` }
  expect(await signIn(MAYA, { ...other, idToken })).toMatchObject({ localId, providerId: 'apple.com' })
  expect(await signIn(MAYA, other)).toMatchObject({ localId })
  const { answer } = await call(`${ACCOUNTS}:update`, { idToken, deleteProvider: ['apple.com'] })
  expect(answer.providerUserInfo).toMatchObject([{ providerId: 'google.com' }])
  expect((await signIn(MAYA, other)).localId).not.toBe(localId)
})

test('deleting an account ends its tokens, and signing in again recreates the same uid', async () => {
  const { signIn, call, refresh, clock } = await startTrial()
  const { idToken, localId, refreshToken } = await signIn(MAYA)
  expect((await call(`${ACCOUNTS}:delete`, { idToken })).status).toBe(200)
  expect(messageOf(await call(`${ACCOUNTS}:lookup`, { idToken }))).toBe('USER_NOT_FOUND')
  clock.ahead = 2000
  expect(await signIn(MAYA)).toMatchObject({ localId, isNewUser: true })
  expect(messageOf(await call(`${ACCOUNTS}:lookup`, { idToken }))).toBe('TOKEN_EXPIRED')
  expect(messageOf(await refresh(refreshToken))).toBe('USER_NOT_FOUND')
})

test('project, password policy and revocation answer in the form the SDK reads', async () => {
  const { signIn, call } = await startTrial()
  const { idToken } = await signIn(MAYA)
  expect((await call(PROJECTS)).answer.authorizedDomains).toEqual(['localhost', '127.0.0.1'])
  expect((await call(PASSWORD_POLICY)).answer).toMatchObject({
    schemaVersion: 1,
    customStrengthOptions: { minPasswordLength: 6 },
  })
  const revocation = { idToken, providerId: 'google.com', tokenType: 'ACCESS_TOKEN', token: 'of-the-provider' }
  expect(await call(REVOKE, revocation)).toMatchObject({ status: 200, answer: {} })
})
