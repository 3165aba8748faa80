import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Finding } from '#shared/contract/admin.ts'
import type { FillReport } from '#shared/contract/filling.ts'

export const listFindings = sqliteTable('list_findings', {
  list_id: text().primaryKey(),
  findings: text({ mode: 'json' }).$type<Finding[]>().notNull(),
})

/** The running or the last job of each date. */
export const generationJobs = sqliteTable('generation_jobs', {
  game_date: text().primaryKey(),
  topic: text().notNull(),
  model: text().notNull(),
  is_ranked: integer({ mode: 'boolean' }).notNull(),
  /** Null: the schedule fills itself. */
  uid: text(),
  email: text(),
  idea_id: integer(),
  attempts: integer().notNull(),
  /** The claim expires then; null: the job has ended. */
  running_until: integer(),
  ended_at: integer(),
  /** An ended job has either a list or an error. */
  list_id: text(),
  /** A sentence for the admin. */
  error: text(),
})

/** The last run that changed something, and the last run of all. */
export const fillRuns = sqliteTable('fill_runs', {
  id: integer().primaryKey(),
  /** The end of the run, or its beginning while it is running. */
  at: integer().notNull(),
  catalogue_left: integer().notNull(),
  /** Null: nothing was to be done. */
  report: text({ mode: 'json' }).$type<FillReport>(),
})

export const leases = sqliteTable('leases', {
  name: text().primaryKey(),
  holder: text().notNull(),
  until: integer().notNull(),
})
