import * as z from 'zod/mini'
import { GUESS_MAX_LENGTH } from '../limits.ts'

const guess = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please enter a guess'),
    z.maxLength(GUESS_MAX_LENGTH, `Please use at most ${GUESS_MAX_LENGTH} characters`),
  )

/** POST /lists/{id}/ai-validate-guess */
export const guessValidationRequest = z.object({
  guess,
  /** Names of the items that are found. */
  guessed_items: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(200)),
})

/**
 * How it was decided: by the list alone, by what was judged before, by a model now, or (none) not at all: there is no
 * model, its questions for today are used up, or it failed.
 */
const guessSource = z.enum(['exact', 'typo', 'judged', 'ai', 'none'])
export type GuessSource = z.infer<typeof guessSource>

/** Its answer: 200, or 504 with `error: 'AI timeout'` and nothing else beside `matched`. */
export const guessValidation = z.object({
  matched: z.boolean(),
  /** Both only where it matched. */
  item_name: z.optional(z.string()),
  /** 1-based, in the list's items. */
  position: z.optional(z.int()),
  source: z.optional(guessSource),
  /** Why the model did not answer: 'AI timeout' or 'request-failed'. */
  error: z.optional(z.string()),
})
export type GuessValidation = z.infer<typeof guessValidation>

/** POST /lists/{id}/contest-guess: "That should count." Said twice in a game it counts once. */
export const contestRequest = z.object({ guess, play_id: z.guid() })
