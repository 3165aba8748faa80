import { RequestError } from '../api/request-error.ts'
import { SignInError } from '../identity/error-sentences.ts'

type Steps = {
  /** Rejects unless the same player has signed in again. */
  reauthenticate: () => Promise<unknown>
  deleteData: () => Promise<unknown>
  deleteIdentity: () => Promise<unknown>
}

/** `isDataGone`: games and statistics are deleted, the sign-in is not. */
type DeleteOutcome = { kind: 'deleted' } | { kind: 'failed'; sentence: string; isDataGone: boolean }

const NOT_SIGNED_IN = 'You did not sign in again, so nothing was deleted.'
const TOO_LONG_AGO = 'Please sign in again to delete your account. Nothing was deleted.'
const REFUSED = 'Your account could not be deleted right now. Nothing was removed. Please try again later.'
const UNKNOWN =
  'Something went wrong, and we cannot tell whether your games were deleted. Please check your connection and try again.'
const IDENTITY_STAYS =
  'Your games and statistics have been deleted, but your sign-in could not be removed. Please try again.'

/**
 * Deletes the data first: it cannot be requested without the sign-in. A second run completes a failed one. `isWanted`
 * is asked after the fresh sign-in.
 */
export async function deleteAccount(
  steps: Steps,
  isDataGone: boolean,
  isWanted: () => boolean,
): Promise<DeleteOutcome> {
  const failed = (sentence: string): DeleteOutcome =>
    isDataGone ? { kind: 'failed', sentence: IDENTITY_STAYS, isDataGone } : { kind: 'failed', sentence, isDataGone }
  try {
    await steps.reauthenticate()
  } catch (error) {
    return failed(whyNotSignedIn(error))
  }
  if (!isWanted()) return failed(NOT_SIGNED_IN)
  try {
    // A second run also deletes results that another tab has recorded meanwhile.
    await steps.deleteData()
  } catch (error) {
    return failed(whyRefused(error))
  }
  try {
    await steps.deleteIdentity()
  } catch {
    return { kind: 'failed', sentence: IDENTITY_STAYS, isDataGone: true }
  }
  return { kind: 'deleted' }
}

/** The identity service's own sentence says best how to go on. */
function whyNotSignedIn(error: unknown): string {
  return error instanceof SignInError && error.message ? `${error.message} Nothing was deleted.` : NOT_SIGNED_IN
}

/** Only a refusal is certain to have deleted nothing. */
function whyRefused(error: unknown): string {
  if (!(error instanceof RequestError) || error.status < 400 || error.status >= 500) return UNKNOWN
  return error.body?.code === 'requires-recent-login' ? TOO_LONG_AGO : REFUSED
}
