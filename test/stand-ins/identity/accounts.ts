import { createHash } from 'node:crypto'
import type { Service } from './service.ts'
import { badRequest } from './service-error.ts'

export interface LinkedIdentity {
  providerId: string
  rawId: string
  federatedId: string
  displayName?: string
  photoUrl?: string
  email?: string
}

interface SecondFactor {
  mfaEnrollmentId: string
  phoneInfo: string
  enrolledAt: string
}

/** Names and types as in an account lookup: times are milliseconds as text, validSince is seconds as text. */
export interface Account {
  localId: string
  email?: string
  emailVerified: boolean
  displayName?: string
  photoUrl?: string
  providerUserInfo: LinkedIdentity[]
  createdAt: string
  lastLoginAt: string
  lastRefreshAt: string
  validSince: string
  disabled?: boolean
  mfaInfo?: SecondFactor[]
}

export const toSeconds = (milliseconds: number) => Math.floor(milliseconds / 1000)

/** The same person gets the same uid on every machine and after every restart. */
function uidOf(providerId: string, rawId: string): string {
  return createHash('sha256').update(`${providerId}:${rawId}`).digest('hex').slice(0, 28)
}

export const findAccount = ({ accounts }: Service, uid: string) => accounts.find(({ localId }) => localId === uid)

export const findAccountByEmail = ({ accounts }: Service, email: string | undefined) =>
  email === undefined ? undefined : accounts.find((account) => account.email === email)

export const findAccountByIdentity = ({ accounts }: Service, providerId: string, rawId: string) =>
  accounts.find(({ providerUserInfo }) =>
    providerUserInfo.some((identity) => identity.providerId === providerId && identity.rawId === rawId),
  )

export function createAccount(service: Service, identity: LinkedIdentity, emailVerified: boolean): Account {
  const { providerId, rawId, email, displayName, photoUrl } = identity
  const now = service.now()
  const account: Account = {
    localId: uidOf(providerId, rawId),
    email,
    emailVerified,
    displayName,
    photoUrl,
    providerUserInfo: [identity],
    createdAt: String(now),
    lastLoginAt: String(now),
    lastRefreshAt: new Date(now).toISOString(),
    // An account that is deleted and created again has the same uid: tokens of the earlier one must not be valid for
    // it.
    validSince: String(toSeconds(now)),
  }
  service.accounts.push(account)
  return account
}

export function linkIdentity(account: Account, identity: LinkedIdentity): void {
  const others = account.providerUserInfo.filter(({ providerId }) => providerId !== identity.providerId)
  account.providerUserInfo = [...others, identity]
}

export function requireEnabled(account: Account): void {
  if (account.disabled) throw badRequest('USER_DISABLED')
}
