import * as z from 'zod/mini'
import { GUESS_MAX_LENGTH, HINTS_MAX, REFUSED_GUESSES_MAX, TOTAL_GUESSES_MAX } from '../limits.ts'
import { wholeNumber, wholeNumberInQuery } from './common.ts'
import { gameType } from './game.ts'

/** The server stores its own score. */
export const completionRequest = z.object({
  play_id: z.guid(),
  list_id: z.string().check(z.maxLength(100)),
  items_guessed: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(200)),
  hints_used: wholeNumber(0, HINTS_MAX),
  total_guesses: wholeNumber(0, TOTAL_GUESSES_MAX),
  score: z.optional(z.number()),
  game_type: gameType,
  /** A guest's result joins the player's account. */
  is_joining: z.optional(z.boolean()),
  refused_guesses: z.optional(
    z.array(z.string().check(z.maxLength(GUESS_MAX_LENGTH))).check(z.maxLength(REFUSED_GUESSES_MAX)),
  ),
})
export type CompletionRequest = z.infer<typeof completionRequest>

export const completion = z.object({
  items_guessed: z.array(z.string()),
  completed_at: z.string(),
  score: z.int(),
  hints_used: z.int(),
  total_guesses: z.int(),
})
export type Completion = z.infer<typeof completion>

/** 201, also for a repeat. */
export const completionResponse = z.object({ completion })
export type CompletionResponse = z.infer<typeof completionResponse>

export const statsQuery = z.object({
  game_type: z._default(gameType, 'daily'),
  score: z.optional(wholeNumberInQuery(0, 10_000)),
})

export const statsResponse = z.object({
  /** To one decimal. */
  average_score: z.nullable(z.number()),
  /** 0 to 100. */
  percentile: z.nullable(z.int()),
  count: z.int(),
  /** Results for each ten points: [0..9, 10..19, ...]. */
  distribution: z.array(z.int()),
})
export type StatsResponse = z.infer<typeof statsResponse>

export const listCompletionQuery = z.object({ game_type: z._default(gameType, 'library') })
export const listCompletionResponse = z.object({ completed: z.boolean(), completion: z.nullable(completion) })
export type ListCompletionResponse = z.infer<typeof listCompletionResponse>
