import * as z from 'zod/mini'
import { CATEGORY_MAX_LENGTH } from '../limits.ts'
import { pageInQuery } from './common.ts'
import { completion } from './completions.ts'
import { dailyGame, gameType, list } from './game.ts'

const listCard = z.pick(list, {
  id: true,
  title: true,
  description: true,
  category: true,
  is_ranked: true,
  item_count: true,
})

/** The player's result; the daily one, where there are two. */
const libraryCompletion = z.extend(completion, {
  game_type: gameType,
  /** Ranked slots in order, unranked found ones first. */
  found: z.array(z.boolean()),
})
export type LibraryCompletion = z.infer<typeof libraryCompletion>

const libraryEntry = z.object({
  list: listCard,
  daily_game: dailyGame,
  /** Signed-in players only; null: not played. */
  completion: z.optional(z.nullable(libraryCompletion)),
})
export type LibraryEntry = z.infer<typeof libraryEntry>

export const libraryQuery = z.object({
  page: pageInQuery,
  /** Exact match. */
  category: z.optional(z.string().check(z.minLength(1), z.maxLength(CATEGORY_MAX_LENGTH))),
  /** Signed-in players only. */
  played: z.optional(z.enum(['yes', 'no'])),
})
export type LibraryQuery = z.infer<typeof libraryQuery>

/** Dates before today, newest first. Pages beyond the last are empty. */
export const libraryPage = z.object({
  data: z.array(libraryEntry),
  current_page: z.int(),
  last_page: z.int(),
  total: z.int(),
  prev_page_url: z.nullable(z.string()),
  next_page_url: z.nullable(z.string()),
  /** Of all lists before today, sorted. */
  categories: z.array(z.string()),
  /** Signed-in players only: the newest unplayed list; null: all were played. */
  next_unplayed: z.optional(z.nullable(z.string())),
})
export type LibraryPage = z.infer<typeof libraryPage>

/** The guests' answer in the HTML of /library, and its Eastern date. */
export type LibraryInPage = { today: string; query: LibraryQuery; page: LibraryPage }
