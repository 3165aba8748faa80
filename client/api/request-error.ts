import type { ErrorBody } from '#shared/contract/common.ts'

/** `status` 0: there was no answer. */
export class RequestError extends Error {
  readonly status: number
  readonly body: ErrorBody | null

  constructor(status: number, body: ErrorBody | null, cause?: unknown) {
    super(body?.error ?? `request failed (${status})`, { cause })
    this.status = status
    this.body = body
  }
}

/** A guest's result that does not count: the day's limit of its network is reached. */
export const isOverAddressLimit = (error: unknown) =>
  error instanceof RequestError && error.body?.code === 'too-many-results'

/** A refusal that no retry can change. */
export function isFinal(error: unknown): boolean {
  if (isOverAddressLimit(error)) return true
  const status = error instanceof RequestError ? error.status : 0
  return status >= 400 && status < 500 && status !== 401 && status !== 408 && status !== 429
}
