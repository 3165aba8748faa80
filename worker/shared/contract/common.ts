import * as z from 'zod/mini'

// The AI SDK gives Zod its English messages unless there are some: then a field's fault would read otherwise after the
// first question to a model.
z.config({ jitless: true, localeError: () => 'Invalid input' })

/** What is wrong with one field: `path` leads to it, as in items.3.name; `message` is a sentence to show beside it. */
const fieldError = z.object({ path: z.string(), message: z.string() })
export type FieldError = z.infer<typeof fieldError>

/** Every failure has this shape; `error` is a sentence that a player may read. */
export const errorBody = z.object({
  error: z.string(),
  code: z.string(),
  request_id: z.string(),
  /** Where fields are to blame: PUT /admin/lists/{id}. */
  errors: z.optional(z.array(fieldError)),
})
export type ErrorBody = z.infer<typeof errorBody>

export const success = z.object({ success: z.literal(true) })

/** An Eastern date, YYYY-MM-DD. */
export const isoDate = z.iso.date()

/** A whole number from `least` to `most`. */
export const wholeNumber = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))

/** The same in a query, written in digits alone. */
export const wholeNumberInQuery = (least: number, most: number) =>
  z.pipe(z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number)), wholeNumber(least, most))

/** The number of the last page of so many; where there are none, one is empty. */
export const lastPage = (total: number, per_page: number) => Math.max(1, Math.ceil(total / per_page))
