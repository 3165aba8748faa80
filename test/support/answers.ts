import { expect } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import * as z from 'zod/mini'
import { type ErrorBody, errorBody } from '#shared/contract/common.ts'

/** The JSON of an answer, which must have the status `status` and match the contract. */
export async function read<T>(answer: Response, schema: ZodMiniType<T>, status = 200): Promise<T> {
  const text = await answer.text()
  expect(answer.status, text).toBe(status)
  expect(answer.headers.get('Content-Type')).toBe('application/json')
  return z.parse(schema, JSON.parse(text))
}

const oneShape = z.strictObject(errorBody.shape)

/**
 * The body of an error with the status `status`, in the API's one error format: a sentence, a code, an id; never
 * cached.
 */
export async function readError(answer: Response, status: number): Promise<ErrorBody> {
  const body = await read(answer, oneShape, status)
  expect(body.error).toMatch(/^[A-Z].*\w/)
  expect(body.code).toMatch(/^[a-z-]+$/)
  expect(body.request_id).not.toBe('')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  return body
}
