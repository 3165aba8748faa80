import { integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { GameType } from '#shared/contract/game.ts'

/** For each list and game type, how often each score was reached and each item found: what stats are read from. */
export const resultCounts = sqliteTable(
  'result_counts',
  {
    list_id: text().notNull(),
    game_type: text().$type<GameType>().notNull(),
    /** {"<score>": results} */
    scores: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
    /** {"<index of the item>": results that found it} */
    found: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.list_id, table.game_type] })],
)

const result = {
  list_id: text().notNull(),
  play_id: text().notNull(),
  /** Indexes into the list's items. */
  items_guessed: text({ mode: 'json' }).$type<number[]>().notNull(),
  hints_used: integer().notNull(),
  total_guesses: integer().notNull(),
  score: integer().notNull(),
  /** UTC, ms. */
  completed_at: integer().notNull(),
}

/** The `joined_uid` of a result that must not join again, though its account is gone. */
export const NOBODY = ''

/** Kept until GUEST_RESULT_DAYS after the list's date; the date leads the key, so that clearing old ones is one range. */
export const guestResults = sqliteTable(
  'guest_results',
  {
    list_date: text().notNull(),
    ...result,
    /** The account that the result has joined; NOBODY's, where that account was deleted. */
    joined_uid: text(),
  },
  (table) => [primaryKey({ columns: [table.list_date, table.play_id] })],
)

/** A row is made with the player's first result: who signs in and finishes nothing is kept nowhere. */
export const users = sqliteTable('users', {
  /** The identity service's user id. */
  uid: text().primaryKey(),
  email: text(),
  display_name: text(),
  photo_url: text(),
  /** UTC, ms. */
  created_at: integer().notNull(),
  /** What statistics are read from, counted up with each result, so that they cost one row however many games there are. */
  games_played: integer().notNull().default(0),
  items_guessed: integer().notNull().default(0),
  /** {"<score>": results} */
  scores: text({ mode: 'json' }).$type<Record<string, number>>().notNull().default({}),
  /** {"<Eastern date>": [score of its daily game, 1 if it was perfect]} */
  days: text({ mode: 'json' }).$type<Record<string, [number, 0 | 1]>>().notNull().default({}),
  /**
   * [completed_at, list_id, game_type] of the last results in the order of their storing. Here, and not in an index, as
   * each index costs every result a row.
   */
  recent: text({ mode: 'json' }).$type<[number, string, GameType][]>().notNull().default([]),
})

/** A list counts once for a player in each game type. */
export const results = sqliteTable(
  'results',
  {
    uid: text().notNull(),
    game_type: text().$type<GameType>().notNull(),
    ...result,
    /** Slots of the board, so that is_perfect needs no list. */
    total_items: integer().notNull(),
    /** Of a daily result, its list's date: what a streak is made of. */
    list_date: text(),
    refused_guesses: text({ mode: 'json' }).$type<string[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.list_id, table.game_type] }),
    // A play of a list belongs to one account, whoever sends it.
    uniqueIndex('results_play').on(table.play_id, table.list_id, table.game_type),
  ],
)

/** What admins see of a day beside its list's counts. */
export const dayCounts = sqliteTable('day_counts', {
  /** Eastern, YYYY-MM-DD: the day on which it was counted. */
  date: text().primaryKey(),
  /** Players' library results. */
  library_games: integer().notNull(),
  /** Players whose first result it was. */
  new_users: integer().notNull(),
})
