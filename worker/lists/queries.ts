import { and, eq, lte } from 'drizzle-orm'
import type { GameResponse, List } from '#shared/contract/game.ts'
import type { Database } from '../db/open.ts'
import { dailyGames, lists } from '../db/schema.ts'
import { notFound } from '../http/errors.ts'

type ListRow = typeof lists.$inferSelect
type DayRow = typeof dailyGames.$inferSelect

/** The wire's form of a list and its day. */
export function gameOf(row: { lists: ListRow; daily_games: DayRow }): GameResponse {
  const { created_at: _, ...list } = row.lists
  const { date, id } = row.daily_games
  return { daily_game: { id, date }, list: list satisfies List }
}

/**
 * The game of the list `id`. Throws 404 for an unknown list and for one dated after `today`: to everyone but an admin a
 * list of a later date does not exist.
 */
export async function getOpenGame(db: Database, id: string, today: string): Promise<GameResponse> {
  const row = await db
    .select()
    .from(dailyGames)
    .innerJoin(lists, eq(lists.id, dailyGames.list_id))
    .where(and(eq(dailyGames.list_id, id), lte(dailyGames.date, today)))
    .get()
  if (!row) throw notFound('There is no such list.')
  return gameOf(row)
}
