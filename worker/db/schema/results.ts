import { integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { GameType } from '#shared/contract/game.ts'

/** Stats are read from these counters. */
export const resultCounts = sqliteTable(
  'result_counts',
  {
    list_id: text().notNull(),
    game_type: text().$type<GameType>().notNull(),
    /** {"<score>": results} */
    scores: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
    /** {"<item index>": results that found it} */
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
  completed_at: integer().notNull(),
}

/** Marks a result whose account was deleted. */
export const NOBODY = ''

/** Kept for GUEST_RESULT_DAYS after the list's date. The date leads the key, so clearing is one range. */
export const guestResults = sqliteTable(
  'guest_results',
  {
    list_date: text().notNull(),
    ...result,
    /** The account the result has joined, or NOBODY. */
    joined_uid: text(),
  },
  (table) => [primaryKey({ columns: [table.list_date, table.play_id] })],
)

export const users = sqliteTable('users', {
  uid: text().primaryKey(),
  email: text(),
  display_name: text(),
  photo_url: text(),
  created_at: integer().notNull(),
  /** Running totals, so that statistics cost one row. */
  games_played: integer().notNull().default(0),
  items_guessed: integer().notNull().default(0),
  /** {"<score>": results} */
  scores: text({ mode: 'json' }).$type<Record<string, number>>().notNull().default({}),
  /** {"<Eastern date>": [score of the daily game, 1 if perfect]} */
  days: text({ mode: 'json' }).$type<Record<string, [number, 0 | 1]>>().notNull().default({}),
  /**
   * [completed_at, list_id, game_type] of the last results, in storing order. An index would cost each result a row.
   */
  recent: text({ mode: 'json' }).$type<[number, string, GameType][]>().notNull().default([]),
})

/** A list counts once per player and game type. */
export const results = sqliteTable(
  'results',
  {
    uid: text().notNull(),
    game_type: text().$type<GameType>().notNull(),
    ...result,
    /** Slots of the board; is_perfect then needs no list. */
    total_items: integer().notNull(),
    /** Null outside streaks. */
    list_date: text(),
    refused_guesses: text({ mode: 'json' }).$type<string[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.list_id, table.game_type] }),
    // A play of a list belongs to one account.
    uniqueIndex('results_play').on(table.play_id, table.list_id, table.game_type),
  ],
)

export const dayCounts = sqliteTable('day_counts', {
  /** The day of counting. */
  date: text().primaryKey(),
  library_games: integer().notNull(),
  new_users: integer().notNull(),
})

/** Accounts deleted so recently that a token of theirs may still verify. */
export const deletedAccounts = sqliteTable('deleted_accounts', {
  /** Of the uid. */
  hash: text().primaryKey(),
  at: integer().notNull(),
})
