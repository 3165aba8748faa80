import * as z from 'zod/mini'
import { GUESS_MAX_LENGTH } from '../game/limits.ts'
import { wholeNumber } from './common.ts'

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

/** GET /admin/contested-guesses?page=&per_page= */
const contestedList = z.object({
  list: z.object({ id: z.string(), title: z.string(), items: z.array(z.string()) }),
  daily_game_date: z.string(),
  /** Of all its guesses below together. */
  times: z.int(),
  /** The most contested first. */
  guesses: z.array(
    z.object({
      id: z.int(),
      text: z.string(),
      times: z.int(),
      /** It counts already for the item at `position`, 1-based, and of its games `credited` are; null where nobody accepted it. */
      accepted: z.nullable(z.object({ position: z.int(), credited: z.int() })),
    }),
  ),
})
export const contestedPage = z.object({
  /** The most contested lists first. */
  data: z.array(contestedList),
  current_page: z.int(),
  last_page: z.int(),
  total: z.int(),
})
export type ContestedPage = z.infer<typeof contestedPage>

/**
 * POST /admin/contested-guesses/{id}/accept: it becomes an accepted answer of the item at `position`, 1-based, and games
 * of signed-in players in which it was refused are credited, some at a time: the same request goes on, and where none
 * comes the cron does.
 */
export const acceptRequest = z.object({ position: wholeNumber(1, 200) })
export type AcceptRequest = z.infer<typeof acceptRequest>
export const acceptResponse = z.object({
  success: z.literal(true),
  /** Games that are credited so far. */
  credited: z.int(),
  /** These were all. */
  is_done: z.boolean(),
})
export type AcceptResponse = z.infer<typeof acceptResponse>
