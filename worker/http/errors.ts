import { DrizzleQueryError } from 'drizzle-orm'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ErrorBody, FieldError } from '#shared/contract/common.ts'
import { nextEasternMidnight } from '#shared/game/eastern-day.ts'

/** Answered as `{ error, code, request_id, errors }`. `message` is a sentence for a player. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly headers: Record<string, string>
  readonly errors: FieldError[] | undefined

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    headers: Record<string, string> = {},
    errors?: FieldError[],
  ) {
    super(message)
    this.status = status
    this.code = code
    this.headers = headers
    this.errors = errors
  }
}

export const notFound = (sentence: string) => new ApiError(404, 'not-found', sentence)
export const conflict = (code: string, sentence: string) => new ApiError(409, code, sentence)
export const tooManyToday = (
  now: number,
  code = 'too-many-today',
  sentence = 'That was a lot for one day. Please send more tomorrow.',
) =>
  new ApiError(429, code, sentence, {
    'Retry-After': String(Math.ceil((nextEasternMidnight(now) - now) / 1000)),
  })
export const badRequest = (sentence: string) => new ApiError(400, 'bad-request', sentence)

/**
 * The loggable part of an error. A Drizzle error's message and stack repeat bound values (players' ids and addresses):
 * only the statement and D1's message are logged.
 */
export function forLog(error: unknown): Record<string, string | undefined> {
  if (!(error instanceof Error)) return { error: String(error) }
  if (!(error instanceof DrizzleQueryError)) return { name: error.name, error: error.message, stack: error.stack }
  return {
    name: 'DrizzleQueryError',
    error: error.cause?.message,
    statement: error.query,
    stack: error.stack?.match(/^ +at .*$/gm)?.join('\n'),
  }
}

const isOfDatabase = (error: unknown): boolean =>
  error instanceof Error && (error.message.startsWith('D1_') || isOfDatabase(error.cause))

const databaseUnavailable = () =>
  new ApiError(503, 'database-unavailable', 'We cannot reach our database right now. Please try again in a moment.', {
    'Retry-After': '5',
  })

export function onError(error: Error, c: Context): Response {
  const request_id = c.req.header('cf-ray') ?? crypto.randomUUID()
  const known = error instanceof ApiError ? error : isOfDatabase(error) ? databaseUnavailable() : null
  if (known !== error) {
    console.error(
      JSON.stringify({
        event: 'request-failed',
        request_id,
        path: c.req.path,
        ...forLog(error),
      }),
    )
  }
  const body: ErrorBody = {
    error: known?.message ?? 'Something went wrong on our side. Please try again.',
    code: known?.code ?? 'internal-error',
    request_id,
    ...(known?.errors && { errors: known.errors }),
  }
  return c.json(body, known?.status ?? 500, { 'Cache-Control': 'no-store', ...known?.headers })
}
