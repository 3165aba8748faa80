import { RequestError } from './request-error.ts'

/** The server's `error` when its model timed out. */
export const AI_TIMEOUT = 'AI timeout'
export const BACKEND_TIMEOUT = 'backend-timeout'

/** Every failure is no match. `isAborted`: this client's time-out. */
export function guessError(error: unknown, isAborted: boolean): string {
  if (isAborted) return 'timeout'
  if (error instanceof RequestError && error.status === 504) return BACKEND_TIMEOUT
  return (error instanceof RequestError && error.body?.error) || 'request-failed'
}
