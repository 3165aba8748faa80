import * as z from 'zod/mini'
import { dailyGame, list } from './game.ts'

/** What a card shows of a list: no answers. */
export const listCard = z.pick(list, {
  id: true,
  title: true,
  description: true,
  category: true,
  is_ranked: true,
  item_count: true,
})

export const libraryEntry = z.object({ list: listCard, daily_game: dailyGame })
export type LibraryEntry = z.infer<typeof libraryEntry>

/** GET /library?page= */
export const libraryQuery = z.object({ page: z._default(z.coerce.number(), 1).check(z.int(), z.minimum(1)) })

/** Dates before today, newest first. A page beyond the last is empty. */
export const libraryPage = z.object({
  data: z.array(libraryEntry),
  current_page: z.int(),
  last_page: z.int(),
  total: z.int(),
  prev_page_url: z.nullable(z.string()),
  next_page_url: z.nullable(z.string()),
})
export type LibraryPage = z.infer<typeof libraryPage>
