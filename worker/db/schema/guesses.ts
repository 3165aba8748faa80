import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** What a model said of a guess: one verdict for all players, for ever. */
export const judgedGuesses = sqliteTable(
  'judged_guesses',
  {
    list_id: text().notNull(),
    /** Its words, normalised one by one, with a space between: `wordsAsked`. */
    guess: text().notNull(),
    /** Index into the list's items; null: none of them. */
    item: integer(),
    /** UTC, ms: somebody asks until then, and the others wait for the verdict. Null once it is there. */
    asking_until: integer(),
  },
  (table) => [primaryKey({ columns: [table.list_id, table.guess] })],
)

/** Questions about guesses that were put to a model. */
export const modelQuestions = sqliteTable('model_questions', {
  /** Eastern, YYYY-MM-DD. */
  date: text().primaryKey(),
  asked: integer().notNull(),
  /** {"<list id>": questions} */
  of_lists: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
})

/** Refused guesses of which players say that they should count. */
export const contestedGuesses = sqliteTable(
  'contested_guesses',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    list_id: text().notNull(),
    /** Normalised. */
    guess: text().notNull(),
    /** As the first player wrote it. */
    text: text().notNull(),
    /** Games in which it was said. */
    times: integer().notNull(),
    /** An admin has dismissed it, or accepted it and all games in which it was refused are credited. */
    is_settled: integer({ mode: 'boolean' }).notNull().default(false),
    /** Index of the item for which an admin has accepted it; null: nobody has. */
    item: integer(),
    /** The players up to this uid have their games credited. */
    credited_after: text().notNull().default(''),
    /** Games so far; those of a step that broke off are not counted. */
    credited: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('contested_guesses_guess').on(table.list_id, table.guess),
    // Of the few of which games wait to be credited: the others cost nothing in it.
    index('contested_guesses_crediting').on(table.id).where(sql`item IS NOT NULL AND is_settled = 0`),
  ],
)

/** Who has said so, so that each game says it once. */
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
