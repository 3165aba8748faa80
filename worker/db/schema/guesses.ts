import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** A model's verdict, shared by all players and never asked twice. */
export const judgedGuesses = sqliteTable(
  'judged_guesses',
  {
    list_id: text().notNull(),
    /** The key is `wordsAsked`. */
    guess: text().notNull(),
    /** Index into the list's items; null: no match. */
    item: integer(),
    /** The claim on the question expires then; null: the verdict is final. */
    asking_until: integer(),
  },
  (table) => [primaryKey({ columns: [table.list_id, table.guess] })],
)

export const modelQuestions = sqliteTable('model_questions', {
  date: text().primaryKey(),
  asked: integer().notNull(),
  /** {"<list id>": questions} */
  of_lists: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
})

/** Wrong guesses that players say should count. */
export const contestedGuesses = sqliteTable(
  'contested_guesses',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    list_id: text().notNull(),
    /** Normalised. */
    guess: text().notNull(),
    /** The first player's spelling. */
    text: text().notNull(),
    /** Games, not clicks. */
    times: integer().notNull(),
    /** Dismissed, or accepted with every game credited. */
    is_settled: integer({ mode: 'boolean' }).notNull().default(false),
    /** Index of the item it was accepted for; null: not accepted. */
    item: integer(),
    /** Players up to this uid are done. */
    credited_after: text().notNull().default(''),
    /** Games; an aborted step's are not counted. */
    credited: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('contested_guesses_guess').on(table.list_id, table.guess),
    // Partial, so that other contested guesses cost no index write.
    index('contested_guesses_crediting').on(table.id).where(sql`item IS NOT NULL AND is_settled = 0`),
  ],
)

/** One row per game and guess, so that each game counts once. */
export const contests = sqliteTable(
  'contests',
  {
    list_id: text().notNull(),
    play_id: text().notNull(),
    /** Normalised. */
    guess: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.list_id, table.play_id, table.guess] })],
)
