import { setTimeout as sleep } from 'node:timers/promises'
import { type Account, findAccountByEmail, toSeconds } from './accounts.ts'
import { type Body, type Service, textOf } from './service.ts'
import { badRequest, invalidArgument } from './service-error.ts'
import { generateKey } from './signing-keys.ts'

const KEYS_PUBLISHED = 2

function requireByEmail(service: Service, body: Body): Account {
  const account = findAccountByEmail(service, textOf(body.email).toLowerCase())
  if (!account) throw badRequest('EMAIL_NOT_FOUND')
  return account
}

/** { email, disabled? }: disables the account; false enables it again. */
export function disableAccount(service: Service, body: Body): object {
  requireByEmail(service, body).disabled = body.disabled !== false
  service.save()
  return {}
}

/** { email? }: ends every current session of that account, or of all accounts. */
export async function expireSessions(service: Service, body: Body): Promise<object> {
  const accounts = body.email === undefined ? service.accounts : [requireByEmail(service, body)]
  const next = toSeconds(service.now()) + 1
  for (const account of accounts) account.validSince = String(next)
  service.save()
  // Tokens count whole seconds: the answer waits for the next second, so that a sign-in after it is not ended as well.
  await sleep(next * 1000 - service.now())
  return {}
}

/** { forget? }: a new key signs; the previous one stays published unless `forget` is set. */
export async function rotateKey(service: Service, body: Body): Promise<object> {
  const earlier = body.forget === true ? [] : service.keys
  service.keys = [await generateKey(), ...earlier].slice(0, KEYS_PUBLISHED)
  service.save()
  return {}
}

/** { email, required? }: sign-in then answers mfaPendingCredential instead of tokens. */
export function requireSecondFactor(service: Service, body: Body): object {
  const account = requireByEmail(service, body)
  const enrolledAt = new Date(service.now()).toISOString()
  if (body.required === false) delete account.mfaInfo
  else account.mfaInfo = [{ mfaEnrollmentId: 'second-factor', phoneInfo: '*******1234', enrolledAt }]
  service.save()
  return {}
}

/**
 * { seconds }: how long ID tokens issued from now on are valid, until the stand-in ends. The SDK refreshes 300 s before
 * the end: use 301 or more, or an SDK that refreshes by itself never stops.
 */
export function setTokenLifetime(service: Service, body: Body): object {
  const { seconds } = body
  if (typeof seconds !== 'number' || !Number.isInteger(seconds) || seconds < 1 || seconds > 3600) {
    throw invalidArgument('seconds must be a whole number from 1 to 3600.')
  }
  service.tokenSeconds = seconds
  return {}
}
