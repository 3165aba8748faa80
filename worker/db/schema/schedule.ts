import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { AuditAction, AuditState } from '#shared/contract/admin.ts'
import type { ListItem, Source } from '#shared/contract/game.ts'

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
  /** Counted up with each edit, so that of two admins who edit at once the later one is told. */
  version: integer().notNull().default(1),
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

/**
 * A line for each change of the schedule and of lists, in the batch that makes the change. `action` is where a batch is
 * held: it is null, and so aborts the batch, where the change would start from something else than was seen.
 */
export const audit = sqliteTable(
  'audit',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** UTC, ms. */
    at: integer().notNull(),
    /** Null: the schedule filled itself. */
    uid: text(),
    email: text(),
    action: text().$type<AuditAction>().notNull(),
    /** The list that the change is about; of a swap, none. */
    list_id: text(),
    before: text({ mode: 'json' }).$type<AuditState>().notNull(),
    after: text({ mode: 'json' }).$type<AuditState>().notNull(),
  },
  (table) => [index('audit_list').on(table.list_id)],
)
