import { and, desc, eq, exists, lt, not, sql } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { results } from '../db/schema/results.ts'
import { dailyGames, lists } from '../db/schema/schedule.ts'

/** Newest first. */
export function listPastDays(db: Database, today: string) {
  return db
    .select({ date: dailyGames.date, id: dailyGames.id, list_id: dailyGames.list_id, category: lists.category })
    .from(dailyGames)
    .innerJoin(lists, eq(lists.id, dailyGames.list_id))
    .where(lt(dailyGames.date, today))
    .orderBy(desc(dailyGames.date))
}

/** The newest list before `today` without a result of the player. */
export async function findNextUnplayed(db: Database, uid: string, today: string): Promise<string | null> {
  const isPlayed = exists(
    db
      .select({ one: sql`1` })
      .from(results)
      .where(and(eq(results.uid, uid), eq(results.list_id, dailyGames.list_id))),
  )
  const row = await db
    .select({ list_id: dailyGames.list_id })
    .from(dailyGames)
    .where(and(lt(dailyGames.date, today), not(isPlayed)))
    .orderBy(desc(dailyGames.date))
    .limit(1)
    .get()
  return row?.list_id ?? null
}
