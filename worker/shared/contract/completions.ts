import * as z from 'zod/mini'
import { GUESS_MAX_LENGTH, HINTS_MAX, REFUSED_GUESSES_MAX, TOTAL_GUESSES_MAX } from '../game/limits.ts'
import { isoDate, wholeNumber, wholeNumberInQuery } from './common.ts'
import { gameType } from './game.ts'

/** POST /game-completion. `score` is what the client shows; the server stores its own. */
export const completionRequest = z.object({
  play_id: z.guid(),
  list_id: z.string().check(z.maxLength(100)),
  items_guessed: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(200)),
  hints_used: wholeNumber(0, HINTS_MAX),
  total_guesses: wholeNumber(0, TOTAL_GUESSES_MAX),
  score: z.optional(z.number()),
  game_type: gameType,
  /** A guest's result of this browser that joins the account of who has signed in. */
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

/** 201, for a repeat too. */
export const completionResponse = z.object({ completion })
export type CompletionResponse = z.infer<typeof completionResponse>

/** GET /lists/{id}/stats?game_type=&score= */
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

/** GET /lists/{id}/completion?game_type= */
export const listCompletionQuery = z.object({ game_type: z._default(gameType, 'library') })
export const listCompletionResponse = z.object({ completed: z.boolean(), completion: z.nullable(completion) })
export type ListCompletionResponse = z.infer<typeof listCompletionResponse>

/** GET /statistics: daily and library games of the player together. Averages to one decimal. */
export const statistics = z.object({
  games_played: z.int(),
  average_items_guessed: z.number(),
  average_score: z.number(),
  day_streak: z.int(),
  /** Eastern date -> the daily game finished of that date; of the last CALENDAR_WEEKS weeks. */
  days: z.record(z.string(), z.object({ score: z.int(), is_perfect: z.boolean() })),
  /** Results for each ten points: [0..9, 10..19, ...]. */
  distribution: z.array(z.int()),
})
export type Statistics = z.infer<typeof statistics>

const recentGame = z.object({
  id: z.string(),
  list_id: z.string(),
  list_title: z.string(),
  /** Eastern, of a daily game its list's date; null where it makes no day of a streak. */
  list_date: z.nullable(isoDate),
  game_type: gameType,
  is_perfect: z.boolean(),
  hints_used: z.int(),
  completed_at: z.string(),
  items_guessed_count: z.int(),
  total_items: z.int(),
  score: z.int(),
})
export type RecentGame = z.infer<typeof recentGame>

/**
 * GET /recent-games: newest first, RECENT_GAMES at most. With them the statistics, which stand in the same row as what the
 * last games were: the account page asks once.
 */
export const recentGamesResponse = z.object({ data: z.array(recentGame), statistics })
export type RecentGamesResponse = z.infer<typeof recentGamesResponse>

/** GET /account/data: everything that is kept of a player, for the player to keep. */
export const accountData = z.object({
  /** Null for one who has finished nothing: then nothing is kept. */
  user: z.nullable(
    z.object({
      uid: z.string(),
      email: z.nullable(z.string()),
      display_name: z.nullable(z.string()),
      photo_url: z.nullable(z.string()),
      first_result_at: z.string(),
      games_played: z.int(),
      items_guessed: z.int(),
      /** {"<score>": results} */
      scores: z.record(z.string(), z.int()),
      /** Eastern date -> the daily game finished of that date. */
      days: z.record(z.string(), z.object({ score: z.int(), is_perfect: z.boolean() })),
    }),
  ),
  /** Oldest first. */
  results: z.array(
    z.object({
      ...completion.shape,
      play_id: z.string(),
      list_id: z.string(),
      list_title: z.string(),
      /** The list's own. */
      date: z.nullable(isoDate),
      game_type: gameType,
      total_items: z.int(),
      /** The game makes its date a day of the streak. */
      counts_for_streak: z.boolean(),
      refused_guesses: z.array(z.string()),
    }),
  ),
})
export type AccountData = z.infer<typeof accountData>
