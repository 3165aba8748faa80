import * as z from 'zod/mini'
import { errorBody } from '#shared/contract/common.ts'
import { REQUEST_TIMEOUT } from '#shared/game/limits.ts'
import { RequestError } from './request-error.ts'
import { learnServerTime } from './server-clock.ts'

type Options = { method?: 'GET' | 'POST'; json?: unknown; keepalive?: boolean }

/** The only fetch of the client. Throws RequestError, for an answer that is not as the contract has it too. */
export async function request<T>(path: string, answer: z.ZodMiniType<T>, options: Options = {}): Promise<T> {
  const { method = 'GET', json, keepalive } = options
  let response: Response
  let body: unknown
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: { Accept: 'application/json', ...(json !== undefined && { 'Content-Type': 'application/json' }) },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(keepalive && { keepalive }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT),
    })
    body = await response.json()
  } catch (cause) {
    throw new RequestError(0, null, cause)
  }
  learnServerTime(response.headers.get('Date'), response.headers.get('Age'))
  if (!response.ok) throw new RequestError(response.status, z.safeParse(errorBody, body).data ?? null)
  const parsed = z.safeParse(answer, body)
  if (!parsed.success) throw new RequestError(response.status, null, parsed.error)
  return parsed.data
}
