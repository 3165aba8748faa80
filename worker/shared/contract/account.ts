import * as z from 'zod/mini'
import { isoDate } from './common.ts'
import { completion } from './completions.ts'
import { gameType } from './game.ts'

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
