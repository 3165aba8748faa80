import { and, asc, count, desc, eq, exists, gt, gte, lt, lte, not, sql } from 'drizzle-orm'
import type { GameResponse, List } from '#shared/contract/game.ts'
import { breaks } from '../db/constraint.ts'
import type { Database } from '../db/open.ts'
import { results } from '../db/schema/results.ts'
import { catalogueUses, dailyGames, lists } from '../db/schema/schedule.ts'
import { gameOf } from '../lists/queries.ts'
import { type Actor, noteChange } from './admin-audit.ts'

export async function findGameOn(db: Database, date: string): Promise<GameResponse | null> {
  const row = await db
    .select()
    .from(dailyGames)
    .innerJoin(lists, eq(lists.id, dailyGames.list_id))
    .where(eq(dailyGames.date, date))
    .get()
  return row ? gameOf(row) : null
}

/** The filled dates from `first` to `last`, with what their lists are about. */
export function listFilledDays(db: Database, first: string, last: string) {
  return db
    .select({ date: dailyGames.date, category: lists.category, is_ranked: lists.is_ranked })
    .from(dailyGames)
    .innerJoin(lists, eq(lists.id, dailyGames.list_id))
    .where(and(gte(dailyGames.date, first), lte(dailyGames.date, last)))
    .orderBy(asc(dailyGames.date))
}

/** The days before `today` and what their lists are about, newest first. */
export function listPastDays(db: Database, today: string) {
  return db
    .select({ date: dailyGames.date, id: dailyGames.id, list_id: dailyGames.list_id, category: lists.category })
    .from(dailyGames)
    .innerJoin(lists, eq(lists.id, dailyGames.list_id))
    .where(lt(dailyGames.date, today))
    .orderBy(desc(dailyGames.date))
}

/** The newest list before `today` of which the player has no result; null where all were played. */
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

/** How many dates after `today` hold a list. */
export async function countDaysAhead(db: Database, today: string): Promise<number> {
  const row = await db.select({ days: count() }).from(dailyGames).where(gt(dailyGames.date, today)).get()
  return row?.days ?? 0
}

export async function listUsedCatalogueKeys(db: Database): Promise<Set<string>> {
  const rows = await db.select({ key: catalogueUses.key }).from(catalogueUses)
  return new Set(rows.map((row) => row.key))
}

export type SavedDay = 'saved' | 'date-taken' | 'list-taken'

/**
 * Puts a catalogue list on an empty date, wholly or not at all. Where the date was filled or the list taken in the
 * meantime, the keys of the two tables abort the batch. `actor`: the admin who asked for it.
 */
export async function saveCatalogueDay(
  db: Database,
  date: string,
  key: string,
  list: List,
  now: number,
  actor: Actor = null,
): Promise<SavedDay> {
  const { sources, ...columns } = list
  const { id, title } = list
  const change = { before: { days: { [date]: null } }, after: { days: { [date]: { id, title } } }, list_id: id }
  try {
    await db.batch([
      noteChange(db, actor, now, { action: actor ? 'generate' : 'fill', ...change }),
      db.insert(catalogueUses).values({ key, list_id: list.id, used_at: now }),
      db.insert(lists).values({ ...columns, sources: sources ?? [], created_at: now }),
      db.insert(dailyGames).values({ date, id: crypto.randomUUID(), list_id: list.id }),
    ])
    return 'saved'
  } catch (error) {
    if (breaks(error, 'UNIQUE constraint failed: catalogue_uses.key')) return 'list-taken'
    if (breaks(error, 'UNIQUE constraint failed: daily_games.date')) return 'date-taken'
    throw error
  }
}
