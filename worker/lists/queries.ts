import { and, asc, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { AdminList } from '#shared/contract/admin.ts'
import type { GameResponse, List } from '#shared/contract/game.ts'
import type { Database } from '../db/open.ts'
import { dailyGames, lists } from '../db/schema/schedule.ts'
import { notFound } from '../http/errors.ts'
import type { Existing } from './similarity.ts'

type ListRow = typeof lists.$inferSelect
type DayRow = typeof dailyGames.$inferSelect

export function gameOf(row: { lists: ListRow; daily_games: DayRow }): GameResponse {
  const { created_at: _, version: __, ...list } = row.lists
  const { date, id } = row.daily_games
  return { daily_game: { id, date }, list: list satisfies List }
}

/** Lists dated after `today` are hidden from everyone but admins. */
export async function findOpenGame(db: Database, id: string, today: string): Promise<GameResponse | null> {
  const row = await db
    .select()
    .from(dailyGames)
    .innerJoin(lists, eq(lists.id, dailyGames.list_id))
    .where(and(eq(dailyGames.list_id, id), lte(dailyGames.date, today)))
    .get()
  return row ? gameOf(row) : null
}

/** Throws 404. */
export async function getOpenGame(db: Database, id: string, today: string): Promise<GameResponse> {
  const game = await findOpenGame(db, id, today)
  if (!game) throw notFound('There is no such list.')
  return game
}

/** At most 99 ids; in no order, and of any date. */
export async function listLists(db: Database, ids: string[]) {
  return ids.length === 0 ? [] : db.select().from(lists).where(inArray(lists.id, ids))
}

/** Null if no admin has edited it. */
export async function findEditedList(db: Database, id: string): Promise<AdminList | null> {
  const row = await db
    .select()
    .from(lists)
    .where(and(eq(lists.id, id), gt(lists.version, 1)))
    .get()
  if (!row) return null
  const { created_at: _, ...list } = row
  return list
}

const COMPARED_WITH = 10_000

/** Newest first. */
export function listExisting(db: Database): Promise<Existing[]> {
  return db
    .select({ title: lists.title, items: lists.items })
    .from(lists)
    .orderBy(desc(lists.created_at))
    .limit(COMPARED_WITH)
    .all()
}

export async function listCategories(db: Database): Promise<string[]> {
  const { category } = lists
  const rows = await db
    .selectDistinct({ category })
    .from(lists)
    .orderBy(asc(sql`${category} COLLATE NOCASE`), asc(category))
  return rows.map((row) => row.category)
}

/** A condition for `noteChange`. */
export const isVersion = (id: string, version: number): SQL =>
  sql`(SELECT ${lists.version} FROM ${lists} WHERE ${lists.id} = ${id}) = ${version}`

export const insertList = (db: Database, { sources, ...list }: AdminList, now: number) =>
  db.insert(lists).values({ ...list, sources: sources ?? [], created_at: now })

export const updateList = (db: Database, { id, sources, ...columns }: AdminList) =>
  db
    .update(lists)
    .set({ ...columns, sources: sources ?? [] })
    .where(eq(lists.id, id))

export const removeList = (db: Database, id: string) => db.delete(lists).where(eq(lists.id, id))
