import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { AuditAction, AuditState } from '#shared/contract/admin.ts'
import type { ListItem, Source } from '#shared/contract/game.ts'

/** A list is always read whole, so its parts are JSON. */
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
  created_at: integer().notNull(),
  /** Grows with each edit, which detects stale ones. */
  version: integer().notNull().default(1),
})

export const dailyGames = sqliteTable(
  'daily_games',
  {
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

/** A rejected list stays here and is not used again. */
export const catalogueUses = sqliteTable('catalogue_uses', {
  key: text().primaryKey(),
  list_id: text().notNull(),
  used_at: integer().notNull(),
})

/**
 * Written in its change's batch. A null `action` breaks NOT NULL and so aborts the batch when the change starts from a
 * stale state.
 */
export const audit = sqliteTable(
  'audit',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    at: integer().notNull(),
    /** Null: the schedule filled itself. */
    uid: text(),
    email: text(),
    action: text().$type<AuditAction>().notNull(),
    /** Null for a swap. */
    list_id: text(),
    before: text({ mode: 'json' }).$type<AuditState>().notNull(),
    after: text({ mode: 'json' }).$type<AuditState>().notNull(),
  },
  (table) => [index('audit_list').on(table.list_id)],
)
