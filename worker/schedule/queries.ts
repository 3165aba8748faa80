import { and, asc, count, desc, eq, gt, gte, lt, lte } from 'drizzle-orm'
import type { GameResponse, List } from '#shared/contract/game.ts'
import type { LibraryEntry } from '#shared/contract/library.ts'
import { LIBRARY_PAGE_SIZE } from '#shared/game/limits.ts'
import type { Database } from '../db/open.ts'
import { catalogueUses, dailyGames, lists } from '../db/schema.ts'
import { gameOf } from '../lists/queries.ts'

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

/** Page `page` (from 1) of the lists dated before `today`, newest first, and how many there are in all. */
export async function listLibraryPage(
  db: Database,
  today: string,
  page: number,
): Promise<{ data: LibraryEntry[]; total: number }> {
  const { id, title, description, category, is_ranked, item_count } = lists
  const isPast = lt(dailyGames.date, today)
  // Not a batch: its rows are objects, in which the two ids would be one.
  const [data, counted] = await Promise.all([
    db
      .select({
        list: { id, title, description, category, is_ranked, item_count },
        daily_game: { id: dailyGames.id, date: dailyGames.date },
      })
      .from(dailyGames)
      .innerJoin(lists, eq(lists.id, dailyGames.list_id))
      .where(isPast)
      .orderBy(desc(dailyGames.date))
      .limit(LIBRARY_PAGE_SIZE)
      .offset((page - 1) * LIBRARY_PAGE_SIZE),
    db.select({ total: count() }).from(dailyGames).where(isPast).get(),
  ])
  return { data, total: counted?.total ?? 0 }
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
 * meantime, the keys of the two tables abort the batch.
 */
export async function saveCatalogueDay(
  db: Database,
  date: string,
  key: string,
  list: List,
  now: number,
): Promise<SavedDay> {
  const { sources, ...columns } = list
  try {
    await db.batch([
      db.insert(catalogueUses).values({ key, list_id: list.id, used_at: now }),
      db.insert(lists).values({ ...columns, sources: sources ?? [], created_at: now }),
      db.insert(dailyGames).values({ date, id: crypto.randomUUID(), list_id: list.id }),
    ])
    return 'saved'
  } catch (error) {
    if (isTaken(error, 'catalogue_uses.key')) return 'list-taken'
    if (isTaken(error, 'daily_games.date')) return 'date-taken'
    throw error
  }
}

function isTaken(error: unknown, key: string): boolean {
  const text =
    error instanceof Error ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}` : ''
  return text.includes(`UNIQUE constraint failed: ${key}`)
}
