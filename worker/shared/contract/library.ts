import * as z from 'zod/mini'
import { CATEGORY_MAX_LENGTH } from '../limits.ts'
import { wholeNumberInQuery } from './common.ts'
import { completion } from './completions.ts'
import { dailyGame, gameType, list } from './game.ts'

/** What a card shows of a list: no answers. */
const listCard = z.pick(list, {
  id: true,
  title: true,
  description: true,
  category: true,
  is_ranked: true,
  item_count: true,
})

/** The player's result of a list; of a daily and a library one, the daily. */
const libraryCompletion = z.extend(completion, {
  game_type: gameType,
  /** For each slot whether it was found: ranked in the order of the items, unranked the found ones first. */
  found: z.array(z.boolean()),
})
export type LibraryCompletion = z.infer<typeof libraryCompletion>

const libraryEntry = z.object({
  list: listCard,
  daily_game: dailyGame,
  /** Only for a player; null where the list was not played. */
  completion: z.optional(z.nullable(libraryCompletion)),
})
export type LibraryEntry = z.infer<typeof libraryEntry>

/** GET /library?page=&category=&played= */
export const libraryQuery = z.object({
  page: z._default(wholeNumberInQuery(1, Number.MAX_SAFE_INTEGER), 1),
  /** Exactly as the list has it. */
  category: z.optional(z.string().check(z.minLength(1), z.maxLength(CATEGORY_MAX_LENGTH))),
  /** Only a player may ask. */
  played: z.optional(z.enum(['yes', 'no'])),
})
export type LibraryQuery = z.infer<typeof libraryQuery>

/** Dates before today, newest first. A page beyond the last is empty. */
export const libraryPage = z.object({
  data: z.array(libraryEntry),
  current_page: z.int(),
  last_page: z.int(),
  total: z.int(),
  prev_page_url: z.nullable(z.string()),
  next_page_url: z.nullable(z.string()),
  /** Of every list before today, sorted. */
  categories: z.array(z.string()),
  /** Only for a player: the newest list before today without a result; null where all were played. */
  next_unplayed: z.optional(z.nullable(z.string())),
})
export type LibraryPage = z.infer<typeof libraryPage>

/** What the HTML of /library brings: the answer that a guest gets, and on which Eastern date. */
export type LibraryInPage = { today: string; query: LibraryQuery; page: LibraryPage }
