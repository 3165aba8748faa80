import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { AuditAction, AuditState, Finding } from '#shared/contract/admin.ts'
import type { FillReport } from '#shared/contract/filling.ts'
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

/** The `joined_uid` of a result that must not join again, though its account is gone. */
export const NOBODY = ''

/** Kept until GUEST_RESULT_DAYS after the list's date; the date leads the key, so that clearing old ones is one range. */
export const guestResults = sqliteTable(
  'guest_results',
  {
    list_date: text().notNull(),
    ...result,
    /** The account that the result has joined; NOBODY's, where that account was deleted. */
    joined_uid: text(),
  },
  (table) => [primaryKey({ columns: [table.list_date, table.play_id] })],
)

/** A row is made with the player's first result: who signs in and finishes nothing is kept nowhere. */
export const users = sqliteTable('users', {
  /** The identity service's user id. */
  uid: text().primaryKey(),
  email: text(),
  display_name: text(),
  photo_url: text(),
  /** UTC, ms. */
  created_at: integer().notNull(),
  /** What statistics are read from, counted up with each result, so that they cost one row however many games there are. */
  games_played: integer().notNull().default(0),
  items_guessed: integer().notNull().default(0),
  /** {"<score>": results} */
  scores: text({ mode: 'json' }).$type<Record<string, number>>().notNull().default({}),
  /** {"<Eastern date>": [score of its daily game, 1 if it was perfect]} */
  days: text({ mode: 'json' }).$type<Record<string, [number, 0 | 1]>>().notNull().default({}),
  /**
   * [completed_at, list_id, game_type] of the last results in the order of their storing. Here, and not in an index, as
   * each index costs every result a row.
   */
  recent: text({ mode: 'json' }).$type<[number, string, GameType][]>().notNull().default([]),
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
  (table) => [
    primaryKey({ columns: [table.uid, table.list_id, table.game_type] }),
    // A play of a list belongs to one account, whoever sends it.
    uniqueIndex('results_play').on(table.play_id, table.list_id, table.game_type),
  ],
)

/** What admins see of a day beside its list's counts. */
export const dayCounts = sqliteTable('day_counts', {
  /** Eastern, YYYY-MM-DD: the day on which it was counted. */
  date: text().primaryKey(),
  /** Players' library results. */
  library_games: integer().notNull(),
  /** Players whose first result it was. */
  new_users: integer().notNull(),
})

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

/** What a model said of a guess: one verdict for all players, for ever. */
export const judgedGuesses = sqliteTable(
  'judged_guesses',
  {
    list_id: text().notNull(),
    /** Normalised. */
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

/** What an admin should look at in a list that a model wrote. */
export const listFindings = sqliteTable('list_findings', {
  list_id: text().primaryKey(),
  findings: text({ mode: 'json' }).$type<Finding[]>().notNull(),
})

/** The generation of a list by a model for a date: the one that runs, or the last that did. */
export const generationJobs = sqliteTable('generation_jobs', {
  /** Eastern, YYYY-MM-DD. */
  game_date: text().primaryKey(),
  topic: text().notNull(),
  model: text().notNull(),
  is_ranked: integer({ mode: 'boolean' }).notNull(),
  /** The admin who asked for it; null: the schedule fills itself. */
  uid: text(),
  email: text(),
  /** The idea that it comes of. */
  idea_id: integer(),
  /** How often it was begun. */
  attempts: integer().notNull(),
  /** UTC, ms: somebody works at it until then. Null: it is over. */
  running_until: integer(),
  /** UTC, ms. */
  ended_at: integer(),
  /** What came of it: one of the two once it is over. */
  list_id: text(),
  /** A sentence for the admin. */
  error: text(),
})

/** Runs of the schedule's own filling: the last ones that had something to do, and the very last. */
export const fillRuns = sqliteTable('fill_runs', {
  id: integer().primaryKey(),
  /** UTC, ms. */
  at: integer().notNull(),
  /** Lists of the catalogue that were not used yet. */
  catalogue_left: integer().notNull(),
  /** Null: there was nothing to do. */
  report: text({ mode: 'json' }).$type<FillReport>(),
})
