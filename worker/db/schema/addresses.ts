import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What one address did on one Eastern day. The cron clears both tables of all days before yesterday. */
export const addressDays = sqliteTable(
  'address_days',
  {
    /** Eastern, YYYY-MM-DD. */
    date: text().notNull(),
    /** Of the address, with the day's salt. */
    hash: text().notNull(),
    /** Guests' results of this day's list. */
    results: integer().notNull().default(0),
    /** Questions to a model. */
    questions: integer().notNull().default(0),
    /** Feedback, list ideas and contested guesses. */
    forms: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.date, table.hash] })],
)

/** Without its salt a day's hashes tell nothing. */
export const addressSalts = sqliteTable('address_salts', {
  /** Eastern, YYYY-MM-DD. */
  date: text().primaryKey(),
  salt: text().notNull(),
})
