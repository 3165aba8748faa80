import { and, asc, between, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { AdminList } from '#shared/contract/admin.ts'
import { easternMidnight } from '#shared/game/eastern-day.ts'
import type { Database } from '../db/open.ts'
import { listFindings } from '../db/schema/generation.ts'
import { guestResults, resultCounts, results, users } from '../db/schema/results.ts'
import { dailyGames, lists } from '../db/schema/schedule.ts'
import type { World } from '../env.ts'

type ListRow = typeof lists.$inferSelect

export type FilledDay = { daily_game_date: string; list: AdminList }

export type Held = { id: string; title: string }

/** In date order, from one read. */
export async function readSchedule(db: Database, first: string): Promise<Map<string, Held>> {
  const rows = await db
    .select({ date: dailyGames.date, id: lists.id, title: lists.title })
    .from(dailyGames)
    .innerJoin(lists, eq(lists.id, dailyGames.list_id))
    .where(gte(dailyGames.date, first))
    .orderBy(asc(dailyGames.date))
  return new Map(rows.map(({ date, id, title }) => [date, { id, title }]))
}

export async function listScheduledDays(db: Database, first: string, last: string) {
  const findings = sql<number | null>`json_array_length(${listFindings.findings})`
  const rows = await db
    .select({ daily_games: dailyGames, lists, findings })
    .from(dailyGames)
    .innerJoin(lists, eq(lists.id, dailyGames.list_id))
    .leftJoin(listFindings, eq(listFindings.list_id, dailyGames.list_id))
    .where(between(dailyGames.date, first, last))
  return rows.map((row) => ({ ...scheduledDayOf(row), ...(row.findings && { findings: row.findings }) }))
}

export async function findScheduledDay(db: Database, id: string): Promise<FilledDay | null> {
  const row = await db
    .select()
    .from(dailyGames)
    .innerJoin(lists, eq(lists.id, dailyGames.list_id))
    .where(eq(dailyGames.list_id, id))
    .get()
  return row ? scheduledDayOf(row) : null
}

function scheduledDayOf(row: { lists: ListRow; daily_games: { date: string } }): FilledDay {
  const { created_at: _, ...list } = row.lists
  return { daily_game_date: row.daily_games.date, list: list satisfies AdminList }
}

/** Goes player by player: an index by list would cost each result a write. */
const playersOf = (db: Database, list_id: string) =>
  db
    .select({ uid: users.uid })
    .from(users)
    .crossJoin(results)
    .where(and(eq(results.uid, users.uid), eq(results.list_id, list_id), eq(results.game_type, 'daily')))
    .limit(1)

export async function hasPlayers(db: Database, list_id: string): Promise<boolean> {
  const counts = await db.$count(resultCounts, eq(resultCounts.list_id, list_id))
  return counts > 0 && (await playersOf(db, list_id)).length > 0
}

/** SQL conditions for `noteChange`, checked at the moment of the change. */

/** A null `id`: the date is empty. */
export const holdsList = (date: string, id: string | null): SQL =>
  sql`(SELECT ${dailyGames.list_id} FROM ${dailyGames} WHERE ${dailyGames.date} = ${date}) IS ${id}`

/**
 * The day has not begun by the database's clock: a statement may run later than it was sent. A test's world has its own
 * time.
 */
export const isAhead = (date: string, world: World): SQL =>
  sql`unixepoch('subsec') * 1000 < ${easternMidnight(date) - world.now() + Date.now()}`

export const isLastDate = (date: string): SQL => sql`(SELECT max(${dailyGames.date}) FROM ${dailyGames}) = ${date}`

export const hasNoPlayers = (db: Database, list_id: string): SQL =>
  // Without counts nobody has finished it, and no player is read.
  sql`(NOT EXISTS (SELECT 1 FROM ${resultCounts} WHERE ${resultCounts.list_id} = ${list_id})
    OR NOT EXISTS ${playersOf(db, list_id)})`

export const allOf = (...conditions: SQL[]): SQL => and(...conditions) ?? sql`1`

/** A placeholder date for swaps, since dates are unique at every moment. */
export const NOWHERE = '0000-00-00'

/** `to` must be empty. */
export const moveDay = (db: Database, from: string, to: string) =>
  db.update(dailyGames).set({ date: to }).where(eq(dailyGames.date, from))

export const emptyDay = (db: Database, date: string) => db.delete(dailyGames).where(eq(dailyGames.date, date))

/** They would count in no list's day, nor in its own where it is restored. */
export const removeGuestsOf = (db: Database, date: string, list_id: string) =>
  db.delete(guestResults).where(and(eq(guestResults.list_date, date), eq(guestResults.list_id, list_id)))

export const removeCountsOf = (db: Database, list_id: string) =>
  db.delete(resultCounts).where(eq(resultCounts.list_id, list_id))

export const insertDay = (db: Database, date: string, list_id: string) =>
  db.insert(dailyGames).values({ date, id: crypto.randomUUID(), list_id })
