import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const feedback = sqliteTable('feedback', {
  id: integer().primaryKey({ autoIncrement: true }),
  text: text().notNull(),
  implemented: integer({ mode: 'boolean' }).notNull().default(false),
  created_at: integer().notNull(),
})

export const listIdeas = sqliteTable('list_ideas', {
  id: integer().primaryKey({ autoIncrement: true }),
  idea: text().notNull(),
  ranked: integer({ mode: 'boolean' }).notNull(),
  processed: integer({ mode: 'boolean' }).notNull().default(false),
  created_at: integer().notNull(),
  made_by: text(),
  list_id: text(),
  /** Failed generations. */
  tries: integer().notNull().default(0),
  /** By an admin; no other idea is given to a model. */
  approved: integer({ mode: 'boolean' }).notNull().default(false),
})
