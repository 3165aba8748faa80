import { and, eq, lt, sql } from 'drizzle-orm'
import type { GameType } from '#shared/contract/game.ts'
import type { Database } from '../db/open.ts'
import { guestResults, resultCounts } from '../db/schema.ts'
import type { Result } from './result.ts'

/**
 * Stores a guest's daily result and counts it, both or neither. False where its play id was stored before: then nothing
 * is counted, so that sending twice is one result.
 */
export async function saveGuestResult(db: Database, list_date: string, result: Result): Promise<boolean> {
  const [inserted] = await db.batch([
    db
      .insert(guestResults)
      .values({ list_date, ...result })
      .onConflictDoNothing()
      .returning({ play_id: guestResults.play_id }),
    countResult(db, 'daily', result),
  ])
  return inserted.length > 0
}

/** Counts a result if the statement before it in the batch stored one. */
function countResult(db: Database, game_type: GameType, { list_id, score, items_guessed }: Result) {
  // The paths are text: a number that D1 binds as REAL would make '$.57.0'.
  const plusOne = (column: unknown, keys: (string | number)[]) => {
    const parts = keys.map((key) => {
      const path = `$."${key}"`
      return sql`${path}, coalesce(json_extract(${column}, ${path}), 0) + 1`
    })
    return parts.length > 0 ? sql`json_set(${column}, ${sql.join(parts, sql`, `)})` : sql`${column}`
  }
  const scores = JSON.stringify({ [score]: 1 })
  const found = JSON.stringify(Object.fromEntries(items_guessed.map((index) => [index, 1])))
  return db.run(sql`
    INSERT INTO ${resultCounts} (list_id, game_type, scores, found)
    SELECT ${list_id}, ${game_type}, ${scores}, ${found} WHERE changes() = 1
    ON CONFLICT (list_id, game_type) DO UPDATE SET
      scores = ${plusOne(sql`scores`, [score])},
      found = ${plusOne(sql`found`, items_guessed)}`)
}

export async function findGuestResult(db: Database, list_date: string, play_id: string): Promise<Result | null> {
  const key = and(eq(guestResults.list_date, list_date), eq(guestResults.play_id, play_id.toLowerCase()))
  return (await db.select().from(guestResults).where(key).get()) ?? null
}

/** How often each score was reached, or null where nobody has finished the list. */
export async function findResultCounts(db: Database, list_id: string, game_type: GameType) {
  const key = and(eq(resultCounts.list_id, list_id), eq(resultCounts.game_type, game_type))
  const row = await db.select({ scores: resultCounts.scores }).from(resultCounts).where(key).get()
  return row?.scores ?? null
}

/** Clears guests' results of lists dated before `date`; what they added to the counts stays. */
export async function removeGuestResultsBefore(db: Database, date: string): Promise<number> {
  const { meta } = await db.delete(guestResults).where(lt(guestResults.list_date, date))
  return meta.changes
}
