import { REQUEST_TIMEOUT } from '#shared/limits.ts'
import { getToken, refreshToken, tokenAtHand } from '../identity/session.ts'
import { RequestError } from './request-error.ts'

/**
 * A call's token. 'anyone': the one at hand, without waiting; the answer is the same for all. 'whoever': the signed-in
 * player's, once known. `uid`: that player's only; null is a guest.
 */
export type Sender = 'anyone' | 'whoever' | { uid: string | null }

/** Throws RequestError where the wanted player's token is not available. */
export async function bearerFor(sender: Sender): Promise<string | null> {
  if (sender === 'anyone') return tokenAtHand()
  if (sender !== 'whoever' && sender.uid === null) return null
  const token = await inTime(getToken()).catch((cause: unknown) => {
    throw new RequestError(0, null, cause)
  })
  if (sender !== 'whoever' && (!token || subjectOf(token) !== sender.uid)) throw new RequestError(0, null)
  return token
}

/** The new token of the same player; null where nobody is signed in any more. Throws RequestError. */
export async function renew(bearer: string): Promise<string | null> {
  const renewed = await refreshToken().catch((cause: unknown) => {
    // Without a new token the refusal says nothing about the player.
    throw new RequestError(0, null, cause)
  })
  if (renewed && subjectOf(renewed) !== subjectOf(bearer)) throw new RequestError(0, null)
  return renewed
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no token in time')), REQUEST_TIMEOUT)
  })
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
