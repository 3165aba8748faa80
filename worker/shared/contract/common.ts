import * as z from 'zod/mini'
import { BYTES_A_CHARACTER, PAGES_MAX } from '../limits.ts'
import { DIGITS } from './page-number.ts'

// The AI SDK would otherwise set Zod's English messages, and change the faults from the first question on.
z.config({ jitless: true, localeError: () => 'Invalid input' })

/** `path`: items.3.name; `message`: a sentence. */
const fieldError = z.object({ path: z.string(), message: z.string() })
export type FieldError = z.infer<typeof fieldError>

/** `error` is a sentence for players. */
export const errorBody = z.object({
  error: z.string(),
  code: z.string(),
  request_id: z.string(),
  /** Field faults of PUT /admin/lists/{id}. */
  errors: z.optional(z.array(fieldError)),
})
export type ErrorBody = z.infer<typeof errorBody>

export const success = z.object({ success: z.literal(true) })

function bytesOf(text: string): number {
  let bytes = 0
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  }
  return bytes
}

/** Trimmed. `ifBlank` and `ifMissing`: the sentences for a blank text and for none. */
export const written = (most: number, ifBlank: string, ifMissing?: string) =>
  z.string(ifMissing).check(
    z.trim(),
    z.minLength(1, ifBlank),
    z.maxLength(most, `Please use at most ${most} characters`),
    // D1 would replace lone surrogates.
    z.refine<string>((text) => text.isWellFormed(), 'Please remove the broken characters'),
    z.refine<string>(
      (text) => bytesOf(text) <= most * BYTES_A_CHARACTER,
      `Please shorten this: it takes more than ${most * BYTES_A_CHARACTER} bytes, and a character like 字 takes three`,
    ),
  )

/** An Eastern date, YYYY-MM-DD. */
export const isoDate = z.iso.date()

export const wholeNumber = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))

export const wholeNumberInQuery = (least: number, most: number) =>
  z.pipe(z.pipe(z.string().check(z.regex(DIGITS)), z.transform(Number)), wholeNumber(least, most))

/** Pages count from 1. */
export const pageInQuery = z._default(wholeNumberInQuery(1, PAGES_MAX), 1)

/** 1 where there are no entries. */
export const lastPage = (total: number, per_page: number) => Math.max(1, Math.ceil(total / per_page))
