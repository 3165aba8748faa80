import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { GameType, ListItem, Source } from '#shared/contract/game.ts'

/**
 * Every table with a key of its own is WITHOUT ROWID (written into the migration by hand: Drizzle cannot say it), so
 * that finding a row by its key is one row read.
 */

/** A list is read whole, so its parts are JSON columns, checked by the contract on the way in. */
export const lists = sqliteTable('lists', {
  id: text().primaryKey(),
  title: text().notNull(),
  description: text().notNull(),
  category: text().notNull(),
  is_ranked: integer({ mode: 'boolean' }).notNull(),
  items: text({ mode: 'json' }).$type<ListItem[]>().notNull(),
  hints: text({ mode: 'json' }).$type<string[]>().notNull(),
  sources: text({ mode: 'json' }).$type<Source[]>().notNull(),
  item_count: integer().notNull(),
  /** UTC, ms. */
  created_at: integer().notNull(),
})

export const dailyGames = sqliteTable(
  'daily_games',
  {
    /** Eastern, YYYY-MM-DD. */
    date: text().primaryKey(),
    id: text().notNull(),
    list_id: text()
      .notNull()
      .references(() => lists.id),
  },
  (table) => [
    uniqueIndex('daily_games_list').on(table.list_id),
    check('daily_games_date', sql`${table.date} GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'`),
  ],
)

/** Which lists of the catalogue this deployment has taken. A rejected one stays here, and so is not used again. */
export const catalogueUses = sqliteTable('catalogue_uses', {
  key: text().primaryKey(),
  list_id: text().notNull(),
  /** UTC, ms. */
  used_at: integer().notNull(),
})

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

/** Kept until GUEST_RESULT_DAYS after the list's date; the date leads the key, so that clearing old ones is one range. */
export const guestResults = sqliteTable('guest_results', { list_date: text().notNull(), ...result }, (table) => [
  primaryKey({ columns: [table.list_date, table.play_id] }),
])

export const users = sqliteTable('users', {
  /** The identity service's user id. */
  uid: text().primaryKey(),
  email: text(),
  display_name: text(),
  photo_url: text(),
  /** UTC, ms. */
  created_at: integer().notNull(),
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
  (table) => [primaryKey({ columns: [table.uid, table.list_id, table.game_type] })],
)

export const feedback = sqliteTable('feedback', {
  id: integer().primaryKey({ autoIncrement: true }),
  text: text().notNull(),
  implemented: integer({ mode: 'boolean' }).notNull().default(false),
  /** UTC, ms. */
  created_at: integer().notNull(),
})

export const listIdeas = sqliteTable('list_ideas', {
  id: integer().primaryKey({ autoIncrement: true }),
  idea: text().notNull(),
  ranked: integer({ mode: 'boolean' }).notNull(),
  processed: integer({ mode: 'boolean' }).notNull().default(false),
  /** UTC, ms. */
  created_at: integer().notNull(),
  made_by: text(),
  list_id: text(),
})
