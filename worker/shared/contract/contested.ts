import * as z from 'zod/mini'
import { wholeNumber } from './common.ts'

const contestedList = z.object({
  list: z.object({ id: z.string(), title: z.string(), items: z.array(z.string()) }),
  daily_game_date: z.string(),
  /** Contests of all its guesses. */
  times: z.int(),
  /** Most contested first. */
  guesses: z.array(
    z.object({
      id: z.int(),
      text: z.string(),
      times: z.int(),
      /** The item at `position` (from 1) accepts it, and `credited` games are credited; null: not accepted. */
      accepted: z.nullable(z.object({ position: z.int(), credited: z.int() })),
    }),
  ),
})
export const contestedPage = z.object({
  /** Most contested lists first. */
  data: z.array(contestedList),
  current_page: z.int(),
  last_page: z.int(),
  total: z.int(),
})
export type ContestedPage = z.infer<typeof contestedPage>

/**
 * The item at `position` (from 1) accepts the guess; signed-in players' games that refused it are
 * credited in steps. A repeated request continues, as does the cron.
 */
export const acceptRequest = z.object({ position: wholeNumber(1, 200) })
export type AcceptRequest = z.infer<typeof acceptRequest>
export const acceptResponse = z.object({
  success: z.literal(true),
  /** Games so far. */
  credited: z.int(),
  is_done: z.boolean(),
})
export type AcceptResponse = z.infer<typeof acceptResponse>
