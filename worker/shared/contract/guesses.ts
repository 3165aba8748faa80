import * as z from 'zod/mini'
import { GUESS_MAX_LENGTH } from '../limits.ts'

const guess = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please enter a guess'),
    z.maxLength(GUESS_MAX_LENGTH, `Please use at most ${GUESS_MAX_LENGTH} characters`),
  )

export const guessValidationRequest = z.object({
  guess,
  /** Names of found items. */
  guessed_items: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(200)),
})

/** Decided by the list, a stored verdict or a model; 'none': no model could be asked, or it failed. */
const guessSource = z.enum(['exact', 'typo', 'judged', 'ai', 'none'])
export type GuessSource = z.infer<typeof guessSource>

/** 200, or 504 with `error: 'AI timeout'` beside `matched` alone. */
export const guessValidation = z.object({
  matched: z.boolean(),
  /** Both only with a match. */
  item_name: z.optional(z.string()),
  /** From 1, in the list's items. */
  position: z.optional(z.int()),
  source: z.optional(guessSource),
  /** 'AI timeout' or 'request-failed'. */
  error: z.optional(z.string()),
})
export type GuessValidation = z.infer<typeof guessValidation>

/** Idempotent for a play and guess. */
export const contestRequest = z.object({ guess, play_id: z.guid() })
