import type { Context } from 'hono'
import type { ZodMiniType } from 'zod/mini'
import * as z from 'zod/mini'
import type { FieldError } from '#shared/contract/common.ts'
import { BODY_MAX_BYTES } from '#shared/limits.ts'
import { ApiError, badRequest, notFound } from './errors.ts'

/** Throws 415, 413 or 400. */
export async function readBody<T>(c: Context, schema: ZodMiniType<T>): Promise<T> {
  return conform(schema, await readJson(c, BODY_MAX_BYTES))
}

/** Throws 415, 413 (more than `most` bytes) or 400. */
export async function readJson(c: Context, most: number): Promise<unknown> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    throw new ApiError(415, 'unsupported-media-type', 'Please send JSON (Content-Type: application/json).')
  }
  const bytes = await readAtMost(c.req.raw.body, most)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes))
  } catch {
    throw badRequest('The request is not valid JSON.')
  }
}

/** Throws 404 unless the address holds a number. */
export function readId(c: Context): number {
  const id = c.req.param('id') ?? ''
  if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound('There is nothing with this number.')
  return Number(id)
}

/** Throws 400. */
export function readQuery<T>(c: Context, schema: ZodMiniType<T>): T {
  return conform(schema, c.req.query())
}

function conform<T>(schema: ZodMiniType<T>, value: unknown): T {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  // Only a schema's own sentence is written for players.
  if (issue && issue.message !== 'Invalid input') throw badRequest(issue.message)
  const field = issue?.path.join('.')
  throw badRequest(
    field ? `The field "${field}" is missing or not valid.` : 'The request is not in the expected format.',
  )
}

async function readAtMost(stream: ReadableStream<Uint8Array> | null, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream ?? []) {
    size += chunk.byteLength
    if (size > most) throw new ApiError(413, 'too-large', 'That is too long. Please shorten it.')
    chunks.push(chunk)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}

type Read<T> = { data: T; errors: [] } | { data: null; errors: [FieldError, ...FieldError[]] }

export function readFields<T>(schema: ZodMiniType<T>, value: unknown): Read<T> {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return { data: parsed.data, errors: [] }
  const [first, ...rest] = parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: say(issue) }))
  return { data: null, errors: [first ?? { path: '', message: 'This is not valid.' }, ...rest] }
}

function say(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_small') return 'Please fill this in.'
  if (issue.code === 'too_big')
    return issue.origin === 'string'
      ? `Please use at most ${issue.maximum} characters.`
      : `No more than ${issue.maximum} allowed.`
  if (issue.code === 'invalid_format' && issue.format === 'starts_with') return 'Please enter a full https address.'
  return 'This is missing or not valid.'
}
