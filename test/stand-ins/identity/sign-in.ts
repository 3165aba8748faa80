import {
  type Account,
  createAccount,
  findAccountByEmail,
  findAccountByIdentity,
  type LinkedIdentity,
  linkIdentity,
  requireEnabled,
  toSeconds,
} from './accounts.ts'
import { type Body, type Service, textOf } from './service.ts'
import { badRequest, ServiceError } from './service-error.ts'
import { issueTokens, readProviderToken, requireAccount } from './tokens.ts'

interface Person {
  identity: LinkedIdentity
  emailVerified: boolean
  /** The part of the answer about the person, whatever the outcome of the sign-in. */
  profile: Record<string, unknown>
}

/** POST accounts:signInWithIdp: signs in, signs up, links (with an idToken) or asks for more. */
export async function signInWithIdp(service: Service, body: Body): Promise<object> {
  const parameters = readParameters(body)
  const person = readPerson(parameters)
  try {
    const linkTo = body.idToken === undefined ? null : (await requireAccount(service, body.idToken)).account
    return await settle(service, person, linkTo)
  } catch (refusal) {
    // A refusal with a way out for the person is a 200 that carries the credential to continue with.
    const isSoft = refusal instanceof ServiceError && SOFT_REFUSALS.includes(refusal.message)
    if (!isSoft || body.returnIdpCredential !== true) throw refusal
    return { ...person.profile, errorMessage: refusal.message }
  }
}

const SOFT_REFUSALS = ['FEDERATED_USER_ID_ALREADY_LINKED', 'EMAIL_EXISTS']

async function settle(service: Service, person: Person, linkTo: Account | null): Promise<object> {
  const { identity, emailVerified, profile } = person
  const byIdentity = findAccountByIdentity(service, identity.providerId, identity.rawId)
  const byEmail = findAccountByEmail(service, identity.email)
  if (linkTo) {
    if (byIdentity) throw badRequest('FEDERATED_USER_ID_ALREADY_LINKED')
    if (byEmail && byEmail !== linkTo) throw badRequest('EMAIL_EXISTS')
  }
  const known = linkTo ?? byIdentity ?? byEmail
  if (known && known === byEmail && !linkTo && !byIdentity && !emailVerified) {
    const verifiedProvider = known.providerUserInfo.map(({ providerId }) => providerId)
    return { ...profile, localId: known.localId, needConfirmation: true, verifiedProvider }
  }
  const account = known ?? createAccount(service, identity, emailVerified)
  requireEnabled(account)
  linkIdentity(account, identity)
  return finish(service, account, person, !known)
}

async function finish(service: Service, account: Account, person: Person, isNew: boolean): Promise<object> {
  const { identity, profile } = person
  const answer = {
    ...profile,
    localId: account.localId,
    emailVerified: account.email === identity.email ? account.emailVerified : person.emailVerified,
    ...(isNew && { isNewUser: true }),
  }
  if (account.mfaInfo) {
    service.save()
    const pending = JSON.stringify({ localId: account.localId, provider: identity.providerId })
    return {
      ...answer,
      mfaPendingCredential: Buffer.from(pending).toString('base64url'),
      mfaInfo: account.mfaInfo,
    }
  }
  account.lastLoginAt = String(service.now())
  const session = { provider: identity.providerId, signedInAt: toSeconds(service.now()) }
  return { ...answer, ...(await issueTokens(service, account, session)) }
}

/** The provider's answer, from wherever the SDK put it: the body, the address or its fragment. */
function readParameters(body: Body): URLSearchParams {
  const requestUri = textOf(body.requestUri)
  if (!requestUri) throw badRequest('MISSING_REQUEST_URI')
  if (!URL.canParse(requestUri)) throw badRequest('INVALID_REQUEST_URI')
  const { hash, searchParams } = new URL(requestUri)
  return new URLSearchParams([
    ...new URLSearchParams(hash.slice(1)),
    ...new URLSearchParams(textOf(body.postBody)),
    ...searchParams,
  ])
}

function readPerson(parameters: URLSearchParams): Person {
  const providerId = parameters.get('providerId')?.toLowerCase()
  if (!providerId) {
    throw badRequest(`INVALID_CREDENTIAL_OR_PROVIDER_ID : Invalid IdP response/credential: ${parameters}`)
  }
  const token = parameters.get('id_token')
  if (!token) throw badRequest('INVALID_IDP_RESPONSE : id_token is missing.')
  const claims = readProviderToken(token)
  const optional = (name: string) => textOf(claims[name]) || undefined
  const rawId = optional('sub')
  if (!rawId) throw badRequest('INVALID_IDP_RESPONSE : The "sub" of the id_token must be a string.')
  const email = optional('email')?.toLowerCase()
  const [displayName, photoUrl] = [optional('name'), optional('picture')]
  const emailVerified = claims.email_verified === true
  const federatedId = providerId === 'google.com' ? `https://accounts.google.com/${rawId}` : rawId
  return {
    // The account's own list of identities has the bare id as federatedId, as in the hosted service.
    identity: { providerId, rawId, federatedId: rawId, displayName, photoUrl, email },
    emailVerified,
    profile: {
      kind: 'identitytoolkit#VerifyAssertionResponse',
      context: '',
      providerId,
      federatedId,
      displayName,
      fullName: displayName,
      firstName: optional('given_name'),
      lastName: optional('family_name'),
      email,
      emailVerified,
      photoUrl,
      rawUserInfo: rawUserInfo(rawId, claims, email, emailVerified),
      oauthIdToken: token,
      oauthAccessToken: parameters.get('access_token') ?? `StandInAccessToken_${providerId}`,
    },
  }
}

function rawUserInfo(id: string, claims: Record<string, unknown>, email: string | undefined, verified_email: boolean) {
  const { name, given_name, family_name, picture } = claims
  const granted_scopes = `openid https://www.googleapis.com/auth/userinfo.profile${email ? ' https://www.googleapis.com/auth/userinfo.email' : ''}`
  return JSON.stringify({
    granted_scopes,
    id,
    name,
    given_name,
    family_name,
    verified_email,
    locale: 'en',
    email,
    picture,
  })
}
