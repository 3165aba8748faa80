import * as z from 'zod/mini'
import { PAGES_MAX } from '../limits.ts'
import { DIGITS } from './page-number.ts'

// The AI SDK would set Zod's English messages if there were none, and faults would read differently after the first
// question to a model.
z.config({ jitless: true, localeError: () => 'Invalid input' })

/** `path` leads to the field (items.3.name); `message` is a sentence. */
const fieldError = z.object({ path: z.string(), message: z.string() })
export type FieldError = z.infer<typeof fieldError>

/** The shape of every failure; `error` is a sentence for players. */
export const errorBody = z.object({
  error: z.string(),
  code: z.string(),
  request_id: z.string(),
  /** Field faults of PUT /admin/lists/{id}. */
  errors: z.optional(z.array(fieldError)),
})
export type ErrorBody = z.infer<typeof errorBody>

export const success = z.object({ success: z.literal(true) })

/** An Eastern date, YYYY-MM-DD. */
export const isoDate = z.iso.date()

export const wholeNumber = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))

/** In a query. */
export const wholeNumberInQuery = (least: number, most: number) =>
  z.pipe(z.pipe(z.string().check(z.regex(DIGITS)), z.transform(Number)), wholeNumber(least, most))

/** Pages count from 1; those beyond the last are empty. */
export const pageInQuery = z._default(wholeNumberInQuery(1, PAGES_MAX), 1)

/** 1 where there are no entries. */
export const lastPage = (total: number, per_page: number) => Math.max(1, Math.ceil(total / per_page))
