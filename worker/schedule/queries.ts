import { and, asc, count, desc, eq, gt, gte, lte, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { AdminList } from '#shared/contract/admin.ts'
import type { GameResponse, List } from '#shared/contract/game.ts'
import { noteChange } from '../audit/changes.ts'
import { breaks } from '../db/constraint.ts'
import type { Database } from '../db/open.ts'
import { retryWrite } from '../db/retry-write.ts'
import { catalogueUses, dailyGames, lists } from '../db/schema/schedule.ts'
import { gameOf, insertList } from '../lists/queries.ts'
import { insertDay } from './admin-queries.ts'

export async function findGameOn(db: Database, date: string): Promise<GameResponse | null> {
  const row = await db
    .select()
    .from(dailyGames)
    .innerJoin(lists, eq(lists.id, dailyGames.list_id))
    .where(eq(dailyGames.date, date))
    .get()
  return row ? gameOf(row) : null
}

export function listFilledDays(db: Database, first: string, last: string) {
  return db
    .select({ date: dailyGames.date, category: lists.category, is_ranked: lists.is_ranked })
    .from(dailyGames)
    .innerJoin(lists, eq(lists.id, dailyGames.list_id))
    .where(and(gte(dailyGames.date, first), lte(dailyGames.date, last)))
    .orderBy(asc(dailyGames.date))
}

export function listLatestDays(db: Database, most: number) {
  const { title, category, is_ranked } = lists
  return db
    .select({ date: dailyGames.date, title, category, is_ranked })
    .from(dailyGames)
    .innerJoin(lists, eq(lists.id, dailyGames.list_id))
    .orderBy(desc(dailyGames.date))
    .limit(most)
}

export async function countDaysAhead(db: Database, today: string): Promise<number> {
  const row = await db.select({ days: count() }).from(dailyGames).where(gt(dailyGames.date, today)).get()
  return row?.days ?? 0
}

export async function listUsedCatalogueKeys(db: Database): Promise<Set<string>> {
  const rows = await db.select({ key: catalogueUses.key }).from(catalogueUses)
  return new Set(rows.map((row) => row.key))
}

/** `date`: the list's latest. Rejected lists have none. */
export type CatalogueUse = { key: string; list_id: string; date: string }

/** In date order, without rejected lists. */
export function listCatalogueUses(db: Database): Promise<CatalogueUse[]> {
  return db
    .select({ key: catalogueUses.key, list_id: catalogueUses.list_id, date: dailyGames.date })
    .from(catalogueUses)
    .innerJoin(dailyGames, eq(dailyGames.list_id, catalogueUses.list_id))
    .orderBy(asc(dailyGames.date))
    .all()
}

export type SavedDay = 'saved' | 'date-taken' | 'list-taken'

/** Places the list, with `beside`. The tables' keys abort the batch if the date or the list is taken. */
export async function saveCatalogueDay(
  db: Database,
  date: string,
  key: string,
  list: List,
  now: number,
  beside?: BatchItem<'sqlite'>,
): Promise<SavedDay> {
  return place(db, date, list.id, [
    noteChange(db, null, now, placing(date, list)),
    db.insert(catalogueUses).values({ key, list_id: list.id, used_at: now }),
    insertList(db, { ...list, version: 1 }, now),
    insertDay(db, date, list.id),
    ...(beside ? [beside] : []),
  ])
}

/** Places a copy, which becomes the catalogue list's use; aborts if another run has copied or rejected `use`. */
export async function saveCatalogueCopy(
  db: Database,
  date: string,
  use: CatalogueUse,
  list: AdminList,
  now: number,
  beside?: BatchItem<'sqlite'>,
): Promise<SavedDay> {
  const isUse = and(eq(catalogueUses.key, use.key), eq(catalogueUses.list_id, use.list_id))
  const holds = sql`EXISTS (SELECT 1 FROM ${catalogueUses} JOIN ${dailyGames}
    ON ${dailyGames.list_id} = ${catalogueUses.list_id} WHERE ${isUse})`
  return place(db, date, list.id, [
    noteChange(db, null, now, placing(date, list), holds),
    db.update(catalogueUses).set({ list_id: list.id, used_at: now }).where(isUse),
    insertList(db, list, now),
    insertDay(db, date, list.id),
    ...(beside ? [beside] : []),
  ])
}

const placing = (date: string, { id, title }: List) => ({
  action: 'fill' as const,
  list_id: id,
  before: { days: { [date]: null } },
  after: { days: { [date]: { id, title } } },
})

async function place(
  db: Database,
  date: string,
  list_id: string,
  statements: [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]],
): Promise<SavedDay> {
  try {
    await retryWrite(() => db.batch(statements))
    return 'saved'
  } catch (error) {
    const isListTaken = TAKEN.some((constraint) => breaks(error, constraint))
    if (!isListTaken && !breaks(error, 'UNIQUE constraint failed: daily_games.date')) throw error
    // An earlier try may have been applied, its response lost.
    const isOwn = and(eq(dailyGames.date, date), eq(dailyGames.list_id, list_id))
    if ((await db.$count(dailyGames, isOwn)) > 0) return 'saved'
    return isListTaken ? 'list-taken' : 'date-taken'
  }
}

export const KEY_TAKEN = 'UNIQUE constraint failed: catalogue_uses.key'

/** Errors that mean another run has taken the list. */
const TAKEN = [KEY_TAKEN, 'NOT NULL constraint failed: audit.action']
