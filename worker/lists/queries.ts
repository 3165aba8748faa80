import { and, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { AdminList } from '#shared/contract/admin.ts'
import type { GameResponse, List } from '#shared/contract/game.ts'
import type { Database } from '../db/open.ts'
import { dailyGames, lists } from '../db/schema/schedule.ts'
import { notFound } from '../http/errors.ts'
import type { Existing } from './nearness.ts'

type ListRow = typeof lists.$inferSelect
type DayRow = typeof dailyGames.$inferSelect

/** The wire's form of a list and its day. */
export function gameOf(row: { lists: ListRow; daily_games: DayRow }): GameResponse {
  const { created_at: _, version: __, ...list } = row.lists
  const { date, id } = row.daily_games
  return { daily_game: { id, date }, list: list satisfies List }
}

/** The game of the list `id`. To everyone but an admin a list dated after `today` does not exist. */
export async function findOpenGame(db: Database, id: string, today: string): Promise<GameResponse | null> {
  const row = await db
    .select()
    .from(dailyGames)
    .innerJoin(lists, eq(lists.id, dailyGames.list_id))
    .where(and(eq(dailyGames.list_id, id), lte(dailyGames.date, today)))
    .get()
  return row ? gameOf(row) : null
}

/** The same; throws 404 where there is none. */
export async function getOpenGame(db: Database, id: string, today: string): Promise<GameResponse> {
  const game = await findOpenGame(db, id, today)
  if (!game) throw notFound('There is no such list.')
  return game
}

/** The lists of these ids (at most 99), in no order. Which of them may be shown is the caller's to know. */
export async function listLists(db: Database, ids: string[]) {
  return ids.length === 0 ? [] : db.select().from(lists).where(inArray(lists.id, ids))
}

/** The list, if an admin has edited it. */
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

/** A new list is not near one of these. */
const COMPARED_WITH = 10_000

/** What there is in the archive and in the schedule, the newest. */
export function listExisting(db: Database): Promise<Existing[]> {
  return db
    .select({ title: lists.title, items: lists.items })
    .from(lists)
    .orderBy(desc(lists.created_at))
    .limit(COMPARED_WITH)
    .all()
}

/** A condition of a change: the list is at the version. */
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
