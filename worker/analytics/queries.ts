import { between, eq, sum } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { dayCounts, resultCounts } from '../db/schema/results.ts'
import { dailyGames, lists } from '../db/schema/schedule.ts'

/** At most two rows per list. */
export function listCountsOfDays(db: Database, first: string, last: string) {
  return db
    .select({
      date: dailyGames.date,
      list_id: lists.id,
      title: lists.title,
      game_type: resultCounts.game_type,
      scores: resultCounts.scores,
    })
    .from(dailyGames)
    .innerJoin(lists, eq(lists.id, dailyGames.list_id))
    .innerJoin(resultCounts, eq(resultCounts.list_id, dailyGames.list_id))
    .where(between(dailyGames.date, first, last))
}

export function listDayCounts(db: Database, first: string, last: string) {
  return db
    .select()
    .from(dayCounts)
    .where(between(dayCounts.date, first, last))
}

/** Includes deleted accounts; reads a row per day. */
export async function countAllUsers(db: Database): Promise<number> {
  const row = await db
    .select({ users: sum(dayCounts.new_users).mapWith(Number) })
    .from(dayCounts)
    .get()
  return row?.users ?? 0
}
