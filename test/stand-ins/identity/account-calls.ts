import { toSeconds } from './accounts.ts'
import { type Body, type Service, textOf } from './service.ts'
import { badRequest } from './service-error.ts'
import { issueTokens, readRefreshToken, requireAccount } from './tokens.ts'

const RECENT_SIGN_IN_SECONDS = 300

export async function lookUpAccount(service: Service, body: Body): Promise<object> {
  const { account } = await requireAccount(service, body.idToken)
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [account] }
}

export async function updateAccount(service: Service, body: Body): Promise<object> {
  if (!body.idToken) throw badRequest('INVALID_REQ_TYPE : Unsupported request parameters.')
  const { account } = await requireAccount(service, body.idToken)
  // E-mail and password belong to password accounts, which the project does not have.
  if (body.email || body.password) throw badRequest('OPERATION_NOT_ALLOWED')
  if (typeof body.displayName === 'string') account.displayName = body.displayName
  if (typeof body.photoUrl === 'string') account.photoUrl = body.photoUrl
  const isIn = (list: unknown, value: string) => Array.isArray(list) && list.includes(value)
  if (isIn(body.deleteAttribute, 'DISPLAY_NAME')) delete account.displayName
  if (isIn(body.deleteAttribute, 'PHOTO_URL')) delete account.photoUrl
  account.providerUserInfo = account.providerUserInfo.filter(({ providerId }) => !isIn(body.deleteProvider, providerId))
  service.save()
  const { localId, email, emailVerified, displayName, photoUrl, providerUserInfo } = account
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId,
    email,
    emailVerified,
    displayName,
    photoUrl,
    providerUserInfo,
  }
}

export async function deleteAccount(service: Service, body: Body): Promise<object> {
  const { account, signedInAt } = await requireAccount(service, body.idToken)
  // The hosted service requires this; the official emulator does not.
  if (toSeconds(service.now()) - signedInAt > RECENT_SIGN_IN_SECONDS) {
    throw badRequest('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  }
  service.accounts = service.accounts.filter((other) => other !== account)
  service.save()
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}

export async function revokeToken(service: Service, body: Body): Promise<object> {
  await requireAccount(service, body.idToken)
  if (!textOf(body.providerId)) throw badRequest('MISSING_PROVIDER_ID')
  if (!textOf(body.token)) throw badRequest('MISSING_TOKEN')
  if (!['ACCESS_TOKEN', 'REFRESH_TOKEN', 'CODE'].includes(textOf(body.tokenType))) {
    throw badRequest('INVALID_TOKEN_TYPE')
  }
  return {}
}

/** POST v1/token: a new ID token for a refresh token. */
export async function refreshTokens(service: Service, body: Body): Promise<object> {
  const grantType = textOf(body.grant_type ?? body.grantType)
  const given = textOf(body.refresh_token ?? body.refreshToken)
  if (!grantType) throw badRequest('MISSING_GRANT_TYPE')
  if (grantType !== 'refresh_token') throw badRequest('INVALID_GRANT_TYPE')
  if (!given) throw badRequest('MISSING_REFRESH_TOKEN')
  const { account, session } = readRefreshToken(service, given)
  const { idToken, refreshToken, expiresIn } = await issueTokens(service, account, session)
  return {
    access_token: idToken,
    expires_in: expiresIn,
    token_type: 'Bearer',
    refresh_token: refreshToken,
    id_token: idToken,
    user_id: account.localId,
    project_id: PROJECT_NUMBER,
  }
}

const PROJECT_NUMBER = '12345'

export function describeProject(): object {
  return { projectId: PROJECT_NUMBER, authorizedDomains: ['localhost', '127.0.0.1'] }
}

export function describePasswordPolicy(): object {
  return {
    customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 4096 },
    schemaVersion: 1,
    enforcementState: 'OFF',
    allowedNonAlphanumericCharacters: [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~'],
  }
}
