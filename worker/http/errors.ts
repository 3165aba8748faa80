import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ErrorBody } from '#shared/contract/common.ts'

/** A failure that is answered as `{ error, code, request_id }`. `message` is a sentence that a player may read. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly headers: Record<string, string>

  constructor(status: ContentfulStatusCode, code: string, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.headers = headers
  }
}

export const notFound = (sentence: string) => new ApiError(404, 'not-found', sentence)
export const badRequest = (sentence: string) => new ApiError(400, 'bad-request', sentence)

/** The only place that writes an error's body. What was not expected is logged under the id that the player is given. */
export function onError(error: Error, c: Context): Response {
  const request_id = c.req.header('cf-ray') ?? crypto.randomUUID()
  const known = error instanceof ApiError ? error : null
  if (!known) {
    console.error(
      JSON.stringify({
        event: 'request-failed',
        request_id,
        path: c.req.path,
        error: error.message,
        stack: error.stack,
      }),
    )
  }
  const body: ErrorBody = {
    error: known?.message ?? 'Something went wrong on our side. Please try again.',
    code: known?.code ?? 'internal-error',
    request_id,
  }
  return c.json(body, known?.status ?? 500, { 'Cache-Control': 'no-store', ...known?.headers })
}
