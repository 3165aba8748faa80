import * as z from 'zod/mini'
import { errorBody } from '#shared/contract/common.ts'
import { REQUEST_TIMEOUT } from '#shared/limits.ts'
import { bearerFor, renew, type Sender } from './bearer.ts'
import { RequestError } from './request-error.ts'
import { learnServerTime } from './server-clock.ts'

type Options = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  json?: unknown
  keepalive?: boolean
  sender?: Sender
  /** Milliseconds. */
  timeout?: number
  /** Replaces the time-out. */
  signal?: AbortSignal
}

/** Throws RequestError, also for an answer that breaks the contract. */
export async function request<T>(path: string, answer: z.ZodMiniType<T>, options: Options = {}): Promise<T> {
  const bearer = await bearerFor(options.sender ?? 'whoever')
  let { response, body } = await send(path, options, bearer)
  if (bearer && isTokenRefused(response, body)) {
    const renewed = await renew(bearer)
    if (renewed) ({ response, body } = await send(path, options, renewed))
  }
  if (!response.ok) throw new RequestError(response.status, z.safeParse(errorBody, body).data ?? null)
  const parsed = z.safeParse(answer, body)
  if (!parsed.success) throw new RequestError(response.status, null, parsed.error)
  return parsed.data
}

async function send(path: string, options: Options, bearer: string | null) {
  const { method = 'GET', json, keepalive, timeout = REQUEST_TIMEOUT } = options
  try {
    const response = await fetch(`/api${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...(bearer && { Authorization: `Bearer ${bearer}` }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(keepalive && { keepalive }),
      signal: options.signal ?? AbortSignal.timeout(timeout),
    })
    const body: unknown = await response.json().catch((cause) => {
      // A gateway's failure has no JSON.
      if (response.status < 500) throw cause
      return null
    })
    learnServerTime(response.headers.get('Date'), response.headers.get('Age'))
    return { response, body }
  } catch (cause) {
    throw new RequestError(0, null, cause)
  }
}

const isTokenRefused = (response: Response, body: unknown) =>
  response.status === 401 && z.safeParse(errorBody, body).data?.code === 'invalid-token'
