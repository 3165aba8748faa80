import * as z from 'zod/mini'
import { isoDate } from './common.ts'
import { completion } from './completions.ts'
import { gameType } from './game.ts'

/** Daily and library games together. Averages to one decimal. */
export const statistics = z.object({
  games_played: z.int(),
  average_items_guessed: z.number(),
  average_score: z.number(),
  day_streak: z.int(),
  /** Eastern date -> that date's daily game, over the last CALENDAR_WEEKS weeks. */
  days: z.record(z.string(), z.object({ score: z.int(), is_perfect: z.boolean() })),
  /** Results for each ten points: [0..9, 10..19, ...]. */
  distribution: z.array(z.int()),
})
export type Statistics = z.infer<typeof statistics>

const recentGame = z.object({
  id: z.string(),
  list_id: z.string(),
  list_title: z.string(),
  /** An Eastern date (a daily game's: its list's); null where it counts for no streak. */
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

/** Newest first, RECENT_GAMES at most. The statistics save the account page a call. */
export const recentGamesResponse = z.object({ data: z.array(recentGame), statistics })
export type RecentGamesResponse = z.infer<typeof recentGamesResponse>

/** Everything stored about a player. */
export const accountData = z.object({
  /** Null for a player without a finished game. */
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
      date: z.nullable(isoDate),
      game_type: gameType,
      total_items: z.int(),
      counts_for_streak: z.boolean(),
      refused_guesses: z.array(z.string()),
    }),
  ),
})
export type AccountData = z.infer<typeof accountData>
