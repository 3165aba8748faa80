import { RequestError } from './request-error.ts'

/** What the server says in `error` when its model took too long. */
export const AI_TIMEOUT = 'AI timeout'
export const BACKEND_TIMEOUT = 'backend-timeout'

/** Why a guess was not judged. Whatever it says is no match. `isAborted`: this browser has waited long enough. */
export function guessError(error: unknown, isAborted: boolean): string {
  if (isAborted) return 'timeout'
  if (error instanceof RequestError && error.status === 504) return BACKEND_TIMEOUT
  return (error instanceof RequestError && error.body?.error) || 'request-failed'
}
