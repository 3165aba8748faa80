import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
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
  const scores = JSON.stringify({ [score]: 1 })
  const found = JSON.stringify(Object.fromEntries(items_guessed.map((index) => [index, 1])))
  return db
    .insert(resultCounts)
    .select(sql`SELECT ${list_id}, ${game_type}, ${scores}, ${found} WHERE changes() = 1`)
    .onConflictDoUpdate({
      target: [resultCounts.list_id, resultCounts.game_type],
      set: { scores: plusOne(resultCounts.scores, [score]), found: plusOne(resultCounts.found, items_guessed) },
    })
}

/** The paths are text: a number, which D1 binds as REAL, would make '$.57.0'. */
function plusOne(column: SQLiteColumn, keys: number[]): SQL {
  if (keys.length === 0) return sql`${column}`
  const changes = keys.map((key) => {
    const path = `$."${key}"`
    return sql`${path}, coalesce(json_extract(${column}, ${path}), 0) + 1`
  })
  return sql`json_set(${column}, ${sql.join(changes, sql`, `)})`
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
