import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { ACCOUNTS, JONAS, MAYA, messageOf, REVOKE, startTrial, TOKEN } from './identity-trial.ts'

const SIGN_IN = `${ACCOUNTS}:signInWithIdp`
const requestUri = 'http://localhost'

describe('a request that cannot be served is refused with the hosted service’s own message', () => {
  const google = (idToken: string) => ({ requestUri, postBody: `providerId=google.com&id_token=${idToken}` })
  test.each<[string, string, object]>([
    ['MISSING_REQUEST_URI', SIGN_IN, { postBody: 'providerId=google.com' }],
    ['INVALID_REQUEST_URI', SIGN_IN, { requestUri: 'nowhere' }],
    ['INVALID_CREDENTIAL_OR_PROVIDER_ID', SIGN_IN, { requestUri, postBody: 'id_token={"sub":"a"}' }],
    ['INVALID_IDP_RESPONSE', SIGN_IN, google('')],
    ['INVALID_IDP_RESPONSE', SIGN_IN, google('{"sub":')],
    ['INVALID_IDP_RESPONSE', SIGN_IN, google('not-a-token')],
    ['INVALID_IDP_RESPONSE', SIGN_IN, google('{"email":"a@example.com"}')],
    ['INVALID_IDP_RESPONSE', SIGN_IN, google('{"sub":7}')],
    ['MISSING_ID_TOKEN', `${ACCOUNTS}:lookup`, {}],
    ['MISSING_ID_TOKEN', `${ACCOUNTS}:delete`, {}],
    ['INVALID_ID_TOKEN', `${ACCOUNTS}:lookup`, { idToken: 'a.b.c' }],
    ['INVALID_ID_TOKEN', SIGN_IN, { ...google('{"sub":"a"}'), idToken: 'a.b.c' }],
    ['INVALID_REQ_TYPE', `${ACCOUNTS}:update`, { displayName: 'A' }],
    ['MISSING_GRANT_TYPE', TOKEN, {}],
    ['INVALID_GRANT_TYPE', TOKEN, { grant_type: 'password' }],
    ['MISSING_REFRESH_TOKEN', TOKEN, { grant_type: 'refresh_token' }],
    ['INVALID_REFRESH_TOKEN', TOKEN, { grant_type: 'refresh_token', refresh_token: 'e30.forged' }],
  ])('%s from %s', async (message, path, body) => {
    const { call } = await startTrial()
    const { status, answer } = await call(path, body)
    expect(status).toBe(400)
    const { error } = answer as { error: { message: string } }
    expect(error.message.split(' : ')[0]).toBe(message)
    expect(error).toMatchObject({
      code: 400,
      errors: [{ message: error.message, reason: 'invalid', domain: 'global' }],
    })
  })
})

test('a call without a key gets 403, and an unknown call gets 404', async () => {
  const { ask, call } = await startTrial()
  expect(await ask(`${ACCOUNTS}:lookup`, {})).toMatchObject({
    status: 403,
    answer: { error: { code: 403, status: 'PERMISSION_DENIED' } },
  })
  expect((await ask(TOKEN, {})).status).toBe(403)
  expect((await call(`${ACCOUNTS}:signUp`, {})).status).toBe(404)
  expect((await call(`${ACCOUNTS}:lookup`)).status).toBe(404)
})

test('a body that is not a JSON object is an invalid argument', async () => {
  const { address } = await startTrial()
  for (const body of ['{', '[]', 'null']) {
    const response = await fetch(`${address}${SIGN_IN}?key=local`, { method: 'POST', body })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } })
  }
})

test('an ID token that is expired, unsigned or signed by another key is invalid', async () => {
  const { signIn, call, clock, control, verify } = await startTrial()
  const { idToken } = await signIn(MAYA)
  const { payload, protectedHeader } = await verify(idToken)
  const lookUp = async (token: string) => messageOf(await call(`${ACCOUNTS}:lookup`, { idToken: token }))
  expect(await lookUp(idToken)).toBeUndefined()
  const forged = new SignJWT(payload).setProtectedHeader({ ...protectedHeader, alg: 'HS256' })
  expect(await lookUp(await forged.sign(new TextEncoder().encode('a secret of thirty-two characters')))).toBe(
    'INVALID_ID_TOKEN',
  )
  const [, claims] = idToken.split('.')
  expect(await lookUp(`eyJhbGciOiJub25lIn0.${claims}.`)).toBe('INVALID_ID_TOKEN')
  clock.ahead = 3_601_000
  expect(await lookUp(idToken)).toBe('INVALID_ID_TOKEN')
  clock.ahead = 0
  await control('rotate-key', { forget: true })
  expect(await lookUp(idToken)).toBe('INVALID_ID_TOKEN')
})

test('an altered refresh token is refused, and so is one from another stand-in', async () => {
  const [one, other] = [await startTrial(), await startTrial()]
  const { refreshToken } = await one.signIn(MAYA)
  await other.signIn(MAYA)
  expect(messageOf(await one.refresh(`x${refreshToken}`))).toBe('INVALID_REFRESH_TOKEN')
  expect(messageOf(await other.refresh(refreshToken))).toBe('INVALID_REFRESH_TOKEN')
})

test('a disabled person is refused everywhere, and let in again when enabled', async () => {
  const { signIn, askSignIn, call, refresh, control } = await startTrial()
  const { idToken, refreshToken } = await signIn(MAYA)
  await control('disable', { email: MAYA.email })
  expect(messageOf(await askSignIn(MAYA))).toBe('USER_DISABLED')
  expect(messageOf(await call(`${ACCOUNTS}:lookup`, { idToken }))).toBe('USER_DISABLED')
  expect(messageOf(await refresh(refreshToken))).toBe('USER_DISABLED')
  await control('disable', { email: MAYA.email, disabled: false })
  expect((await refresh(refreshToken)).status).toBe(200)
})

test('expired sessions stay over, and a new sign-in right after works', async () => {
  const { signIn, call, refresh, control } = await startTrial()
  const [maya, jonas] = [await signIn(MAYA), await signIn(JONAS)]
  await control('expire-sessions', { email: MAYA.email })
  const again = await signIn(MAYA)
  expect(messageOf(await refresh(maya.refreshToken))).toBe('TOKEN_EXPIRED')
  expect(messageOf(await call(`${ACCOUNTS}:lookup`, { idToken: maya.idToken }))).toBe('TOKEN_EXPIRED')
  expect((await refresh(again.refreshToken)).status).toBe(200)
  expect((await refresh(jonas.refreshToken)).status).toBe(200)
  await control('expire-sessions')
  expect(messageOf(await refresh(jonas.refreshToken))).toBe('TOKEN_EXPIRED')
})

test('deleting needs a sign-in within the last five minutes; a refresh does not count', async () => {
  const { signIn, call, refresh, clock } = await startTrial()
  const { refreshToken } = await signIn(MAYA)
  clock.ahead = 302_000
  const { answer } = await refresh(refreshToken)
  const remove = async (idToken: unknown) => call(`${ACCOUNTS}:delete`, { idToken })
  expect(messageOf(await remove(answer.id_token))).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  expect((await remove((await signIn(MAYA)).idToken)).status).toBe(200)
})

test("linking another account's identity answers errorMessage, or a 400 without returnIdpCredential", async () => {
  const { signIn, askSignIn } = await startTrial()
  const { idToken } = await signIn(MAYA)
  await signIn(JONAS)
  const linked = await askSignIn(JONAS, { idToken })
  expect(linked.status).toBe(200)
  expect(linked.answer).toMatchObject({ errorMessage: 'FEDERATED_USER_ID_ALREADY_LINKED', email: JONAS.email })
  expect(linked.answer).not.toHaveProperty('idToken')
  const sameEmail = { sub: 'not-yet-seen', email: JONAS.email, email_verified: true }
  expect(await signIn(sameEmail, { idToken })).toMatchObject({ errorMessage: 'EMAIL_EXISTS' })
  const refused = await askSignIn(JONAS, { idToken, returnIdpCredential: false })
  expect([refused.status, messageOf(refused)]).toEqual([400, 'FEDERATED_USER_ID_ALREADY_LINKED'])
})

test('a known e-mail needs confirmation if unverified and joins its account if verified', async () => {
  const { signIn } = await startTrial()
  const { localId } = await signIn(MAYA)
  const unverified = { sub: 'other', email: MAYA.email }
  const answer = await signIn(unverified)
  expect(answer).toMatchObject({ needConfirmation: true, localId, verifiedProvider: ['google.com'] })
  expect(answer).not.toHaveProperty('idToken')
  expect(await signIn({ ...unverified, email_verified: true })).toMatchObject({ localId, idToken: expect.any(String) })
})

test('sign-in with a required second factor answers a pending credential and no token', async () => {
  const { signIn, control } = await startTrial()
  await signIn(MAYA)
  await control('second-factor', { email: MAYA.email })
  const answer = await signIn(MAYA)
  expect(answer).toMatchObject({ mfaPendingCredential: expect.any(String), mfaInfo: [{ phoneInfo: '*******1234' }] })
  expect(answer).not.toHaveProperty('idToken')
  await control('second-factor', { email: MAYA.email, required: false })
  expect(await signIn(MAYA)).toHaveProperty('idToken')
})

test('there are no password accounts, and a revocation must say what it revokes', async () => {
  const { signIn, call } = await startTrial()
  const { idToken } = await signIn(MAYA)
  expect(messageOf(await call(`${ACCOUNTS}:update`, { idToken, password: 'secret' }))).toBe('OPERATION_NOT_ALLOWED')
  expect(messageOf(await call(REVOKE, { idToken, providerId: 'google.com' }))).toBe('MISSING_TOKEN')
  expect(messageOf(await call(REVOKE, { idToken, token: 'a' }))).toBe('MISSING_PROVIDER_ID')
  expect(messageOf(await call(REVOKE, { idToken, providerId: 'google.com', token: 'a' }))).toBe('INVALID_TOKEN_TYPE')
  expect(messageOf(await call(REVOKE, {}))).toBe('MISSING_ID_TOKEN')
})
