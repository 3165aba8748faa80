import { env } from 'cloudflare:workers'
import { addDays, easternDate } from '#shared/game/eastern-day.ts'
import { openDatabase } from '../../../worker/db/open.ts'
import { addressDays } from '../../../worker/db/schema/addresses.ts'
import { contestedGuesses, contests, modelQuestions } from '../../../worker/db/schema/guesses.ts'
import { dayCounts, guestResults, resultCounts, results, users } from '../../../worker/db/schema/results.ts'
import { audit, catalogueUses, dailyGames, lists } from '../../../worker/db/schema/schedule.ts'
import { listIdeas } from '../../../worker/db/schema/submissions.ts'
import { putList } from '../lists.ts'

const db = openDatabase(env.DB, 'first-primary')

/** Lists in the library when the day begins; today's comes later. */
const PAST_DAYS = 5

export async function seedPast(start: string): Promise<void> {
  const today = easternDate(Date.parse(start))
  for (let days = 1; days <= PAST_DAYS; days++)
    await putList(db, addDays(today, -days), { title: `Past list ${days}`, is_ranked: days % 2 === 0 })
}

/** Table -> the condition for the row that a trigger is deleting. */
const KEYS = {
  results: 'uid = OLD.uid AND list_id = OLD.list_id AND game_type = OLD.game_type',
  users: 'uid = OLD.uid',
}

/**
 * Copies deleted rows aside, because the counts still include the results of deleted accounts. Returns a function that
 * stops it.
 */
export async function watchRemovals(): Promise<() => Promise<void>> {
  const run = async (statements: string[]) => {
    for (const statement of statements) await env.DB.prepare(statement).run()
  }
  for (const [table, key] of Object.entries(KEYS))
    await run([
      `CREATE TABLE removed_${table} AS SELECT * FROM ${table} WHERE 0`,
      `CREATE TRIGGER keep_${table} BEFORE DELETE ON ${table} BEGIN
        INSERT INTO removed_${table} SELECT * FROM ${table} WHERE ${key}; END`,
    ])
  return () => run(Object.keys(KEYS).flatMap((table) => [`DROP TRIGGER keep_${table}`, `DROP TABLE removed_${table}`]))
}

type Removed = Omit<typeof results.$inferSelect, 'items_guessed'> & { items_guessed: string }

export type Stored = Awaited<ReturnType<typeof readStored>>

/** All counted rows and all counts. */
export async function readStored() {
  return {
    audit: await db.select().from(audit).orderBy(audit.id),
    days: await db.select().from(dailyGames),
    lists: await db.select({ id: lists.id, items: lists.items }).from(lists),
    catalogueUses: await db.select().from(catalogueUses),
    guests: await db.select().from(guestResults),
    results: await db.select().from(results),
    removed: (await env.DB.prepare('SELECT * FROM removed_results').all<Removed>()).results.map(
      ({ items_guessed, ...row }) => ({ ...row, items_guessed: JSON.parse(items_guessed) as number[] }),
    ),
    removedUsers: (await env.DB.prepare('SELECT uid FROM removed_users').all()).results.length,
    users: await db.select().from(users),
    resultCounts: await db.select().from(resultCounts),
    dayCounts: await db.select().from(dayCounts),
    contests: await db.select().from(contests),
    contested: await db.select().from(contestedGuesses),
    questions: await db.select().from(modelQuestions),
    ideas: await db.select().from(listIdeas),
    addressDays: await db.select().from(addressDays),
  }
}
