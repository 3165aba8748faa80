import * as z from 'zod/mini'
import { wholeNumber } from './common.ts'

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
