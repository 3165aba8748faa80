import * as z from 'zod/mini'

z.config({ jitless: true })

/** Every failure has this shape; `error` is a sentence that a player may read. */
export const errorBody = z.object({ error: z.string(), code: z.string(), request_id: z.string() })
export type ErrorBody = z.infer<typeof errorBody>

export const success = z.object({ success: z.literal(true) })

/** An Eastern date, YYYY-MM-DD. */
export const isoDate = z.iso.date()

/** A whole number from `least` to `most`. */
export const wholeNumber = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))
