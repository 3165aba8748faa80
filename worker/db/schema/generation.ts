import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Finding } from '#shared/contract/admin.ts'
import type { FillReport } from '#shared/contract/filling.ts'

/** What an admin should look at in a list that a model wrote. */
export const listFindings = sqliteTable('list_findings', {
  list_id: text().primaryKey(),
  findings: text({ mode: 'json' }).$type<Finding[]>().notNull(),
})

/** The generation of a list for a date, by a model or from the catalogue: the one that runs, or the last that did. */
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
  /** UTC, ms: when it ended; of one that has not, when it began. */
  at: integer().notNull(),
  /** Lists of the catalogue that were not used yet. */
  catalogue_left: integer().notNull(),
  /** Null: there was nothing to do. */
  report: text({ mode: 'json' }).$type<FillReport>(),
})

/** Of those that run at once, the one that may do what `name` says. */
export const leases = sqliteTable('leases', {
  name: text().primaryKey(),
  holder: text().notNull(),
  /** UTC, ms. */
  until: integer().notNull(),
})
