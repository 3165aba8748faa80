import { REQUEST_TIMEOUT } from '#shared/limits.ts'
import { getToken, tokenAtHand } from '../identity/session.ts'
import { RequestError } from './request-error.ts'

/**
 * In whose name a call is made. 'anyone': its answer is the same for all, so it waits for no session. 'whoever': the
 * player's who is signed in, once that is known. `uid`: that player's and no other's; null is a guest's.
 */
export type Sender = 'anyone' | 'whoever' | { uid: string | null }

/** The bearer token for a call. Throws RequestError where it cannot be had: then the call would speak for the wrong one. */
export async function bearerFor(sender: Sender): Promise<string | null> {
  if (sender === 'anyone') return tokenAtHand()
  if (sender !== 'whoever' && sender.uid === null) return null
  const token = await inTime(getToken()).catch((cause: unknown) => {
    throw new RequestError(0, null, cause)
  })
  if (sender !== 'whoever' && (!token || subjectOf(token) !== sender.uid)) throw new RequestError(0, null)
  return token
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('no token in time')), REQUEST_TIMEOUT)
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

function subjectOf(token: string): unknown {
  try {
    const claims = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    return JSON.parse(atob(claims)).sub
  } catch {
    return null
  }
}
