import { integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

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
    /** An admin has accepted or dismissed it. */
    is_settled: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [uniqueIndex('contested_guesses_guess').on(table.list_id, table.guess)],
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
