/** Sentences for the identity service's errors; null is silent. */
export const SIGN_IN_FAILED = 'Failed to sign in with Google'
/** The account page's own. */
export const SIGN_IN_ALERT = 'Failed to sign in with Google. Please try again.'

const UNREACHABLE = 'The sign-in service cannot be reached. Please check your connection and try again.'
const MISCONFIGURED = 'Sign-in is not set up correctly on this site. Your game is not affected.'
const EXPIRED = 'Your sign-in has expired. Please sign in again.'
const TRY_AGAIN = 'Sign-in failed. Please try again.'
const CANCELLED = 'Sign-in was cancelled.'
const OTHER_WAY = 'This account does not use a password. Please sign in with Google.'

/** Keyed by the code without `auth/`. */
const SENTENCES: Record<string, string | null> = {
  'popup-blocked': 'Popup was blocked by your browser. Please allow popups for this site.',
  'popup-closed-by-user': CANCELLED,
  'user-cancelled': CANCELLED,
  'redirect-cancelled-by-user': CANCELLED,
  // The newer attempt reports.
  'cancelled-popup-request': null,
  'user-disabled': 'This account has been disabled.',
  'user-token-expired': EXPIRED,
  'invalid-user-token': EXPIRED,
  'invalid-refresh-token': EXPIRED,
  'network-request-failed': UNREACHABLE,
  timeout: UNREACHABLE,
  'internal-error': TRY_AGAIN,
  'invalid-auth-event': TRY_AGAIN,
  'invalid-credential': 'Google did not confirm this sign-in. Please try again.',
  'multi-factor-auth-required': 'This account requires two-step verification, which Topple does not support.',
  'login-blocked': 'Signing in with this account is not allowed here.',
  'web-storage-unsupported': 'Your browser is blocking the storage needed to sign in. Please allow it for this site.',
  'operation-not-supported-in-this-environment': 'Signing in does not work in this browser. Please try another one.',
  'unauthorized-domain': MISCONFIGURED,
  'argument-error': MISCONFIGURED,
  'invalid-api-key': MISCONFIGURED,
  'invalid-emulator-scheme': MISCONFIGURED,
  'auth-domain-config-required': MISCONFIGURED,
  'already-initialized': MISCONFIGURED,
  'tenant-id-mismatch': MISCONFIGURED,
  'unsupported-password-policy-schema-version': MISCONFIGURED,
  'operation-not-allowed': MISCONFIGURED,
  'user-mismatch': 'That is a different account. Please choose the one you are signed in with.',
  'requires-recent-login': 'Please sign in again to continue.',
  'user-not-found': 'This account no longer exists.',
  'wrong-password': OTHER_WAY,
  'email-already-in-use': 'This e-mail address belongs to another account.',
  'account-exists-with-different-credential': 'This e-mail address belongs to another account.',
  'too-many-requests': 'Too many attempts. Please wait a little and try again.',
}

export const KNOWN_CODES = Object.keys(SENTENCES)

/** '' for anything but the SDK's errors. */
export function codeOf(error: unknown): string {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : null
  return typeof code === 'string' ? code.replace(/^auth\//, '') : ''
}

export function sentenceOf(error: unknown): string | null {
  const known = SENTENCES[codeOf(error)]
  return known === undefined ? providersMessage(error) : known
}

/** Strips the SDK's frame, `Firebase: Error (auth/x).` */
function providersMessage(error: unknown): string {
  if (codeOf(error) === '' || !(error instanceof Error)) return SIGN_IN_FAILED
  const message = error.message
    .replace(/^Firebase: /, '')
    .replace(/\s*\(auth\/[^)]*\)\.?$/, '')
    .trim()
  return message === '' || message === 'Error' ? SIGN_IN_FAILED : message
}

/** `message` is the sentence; '' is silent. */
export class SignInError extends Error {
  readonly code: string

  constructor(cause: unknown) {
    super(sentenceOf(cause) ?? '', { cause })
    this.code = codeOf(cause)
  }
}

/** The service itself says so; any other failure may pass. */
export const isSessionOver = (error: unknown) =>
  ['user-disabled', 'user-token-expired', 'invalid-refresh-token'].includes(codeOf(error))

export const isCancelled = (code: string) =>
  ['popup-closed-by-user', 'cancelled-popup-request', 'user-cancelled', 'redirect-cancelled-by-user'].includes(code)
