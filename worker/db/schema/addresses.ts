import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The cron clears both tables of all days before yesterday. */
export const addressDays = sqliteTable(
  'address_days',
  {
    date: text().notNull(),
    /** The salted hash of the address. */
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

/** Without the salt a day's hashes reveal nothing. */
export const addressSalts = sqliteTable('address_salts', {
  date: text().primaryKey(),
  salt: text().notNull(),
})
