import { describe, expect, test } from 'vitest'
import {
  codeOf,
  isSessionOver,
  KNOWN_CODES,
  SIGN_IN_FAILED,
  SignInError,
  sentenceOf,
} from '../../../client/identity/error-sentences.ts'

/** The SDK's errors in production have no sentence, only a code. */
const sdkError = (code: string, message = `Firebase: Error (auth/${code}).`) =>
  Object.assign(new Error(message), { code: `auth/${code}` })

/** The codes of the specification's catalogue, and the codes that it maps to them. */
const CATALOGUE = [
  'internal-error',
  'user-token-expired',
  'user-disabled',
  'network-request-failed',
  'multi-factor-auth-required',
  'login-blocked',
  'argument-error',
  'invalid-api-key',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'web-storage-unsupported',
  'unauthorized-domain',
  'user-mismatch',
  'tenant-id-mismatch',
  'invalid-user-token',
  'invalid-emulator-scheme',
  'operation-not-supported-in-this-environment',
  'unsupported-password-policy-schema-version',
  'auth-domain-config-required',
  'invalid-auth-event',
  'already-initialized',
  'wrong-password',
  'user-not-found',
  'email-already-in-use',
  'too-many-requests',
  'invalid-credential',
  'requires-recent-login',
]

describe('the sentence of an error', () => {
  test.each([
    ['popup-blocked', 'Popup was blocked by your browser. Please allow popups for this site.'],
    ['popup-closed-by-user', 'Sign-in was cancelled.'],
    ['user-disabled', 'This account has been disabled.'],
    ['user-token-expired', 'Your sign-in has expired. Please sign in again.'],
    ['cancelled-popup-request', null],
  ])('of %s is %s', (code, sentence) => {
    expect(sentenceOf(sdkError(code))).toBe(sentence)
  })

  test.each(CATALOGUE)('of %s is our own and names no code', (code) => {
    expect(KNOWN_CODES).toContain(code)
    expect(sentenceOf(sdkError(code)) ?? 'Silent.').toMatch(/^[A-Z][^(]*\.$/)
    expect(sentenceOf(sdkError(code)) ?? '').not.toMatch(/firebase|auth\//i)
  })

  test.each([
    ['Firebase: Error (auth/quota-exceeded).', SIGN_IN_FAILED],
    ['Firebase: Exceeded quota for this project. (auth/quota-exceeded).', 'Exceeded quota for this project.'],
    ['Firebase: Hello (auth/quota-exceeded)', 'Hello'],
    ['', SIGN_IN_FAILED],
  ])('of an unknown code is what the provider says: %s', (message, sentence) => {
    expect(sentenceOf(sdkError('quota-exceeded', message))).toBe(sentence)
  })

  test.each([new TypeError('Failed to fetch dynamically imported module'), 'thrown', null, undefined, { code: 7 }])(
    'of any other error is the general one: %s',
    (error) => {
      expect(sentenceOf(error)).toBe(SIGN_IN_FAILED)
    },
  )

  test('is the message of a SignInError, empty where it is silent', () => {
    expect(new SignInError(sdkError('popup-blocked'))).toMatchObject({
      code: 'popup-blocked',
      message: expect.stringMatching(/^Popup was/),
    })
    expect(new SignInError(sdkError('cancelled-popup-request')).message).toBe('')
  })
})

test('a session is over only when the service says so', () => {
  const over = KNOWN_CODES.filter((code) => isSessionOver(sdkError(code)))
  expect(over.sort()).toEqual(['invalid-refresh-token', 'user-disabled', 'user-token-expired'])
  expect(isSessionOver(new Error('503'))).toBe(false)
})

test('a code is read with or without the SDK prefix', () => {
  expect(codeOf({ code: 'auth/timeout' })).toBe('timeout')
  expect(codeOf({ code: 'timeout' })).toBe('timeout')
  expect(codeOf('auth/timeout')).toBe('')
})
