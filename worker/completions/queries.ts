import { and, eq, getTableColumns, inArray, lt, or, sql } from 'drizzle-orm'
import type { GameType } from '#shared/contract/game.ts'
import { ADDRESS_RESULTS } from '#shared/limits.ts'
import { type AddressDay, countOne, hasLeft } from '../addresses/address-day.ts'
import type { Database } from '../db/open.ts'
import { retryWrite } from '../db/retry-write.ts'
import { guestResults, resultCounts, results, users } from '../db/schema/results.ts'
import { dailyGames, lists } from '../db/schema/schedule.ts'
import { countResult, isOnItsDay } from './counting.ts'
import type { Result } from './result.ts'

/** False if the play is stored, the list withdrawn, or ADDRESS_RESULTS reached. `day`: of the list's date. */
export async function saveGuestResult(db: Database, day: AddressDay, result: Result): Promise<boolean> {
  const { date: list_date } = day
  const { list_id, play_id, hints_used, total_guesses, score, completed_at } = result
  const items_guessed = JSON.stringify(result.items_guessed)
  const [inserted] = await retryWrite(() =>
    db.batch([
      db
        .insert(guestResults)
        .select(sql`SELECT ${list_date}, ${list_id}, ${play_id}, ${items_guessed}, ${hints_used}, ${total_guesses}, ${score},
          ${completed_at}, NULL WHERE NOT EXISTS (SELECT 1 FROM ${results}
            WHERE play_id = ${play_id} AND list_id = ${list_id} AND game_type = 'daily') AND ${isOnItsDay(list_date, list_id)}
          AND ${hasLeft(day, 'results', ADDRESS_RESULTS)}`)
        .onConflictDoNothing(),
      countOne(db, day, 'results'),
      countResult(db, 'daily', result),
    ]),
  )
  return inserted.meta.changes > 0
}

export async function findGuestResult(db: Database, list_date: string, play_id: string) {
  const key = and(eq(guestResults.list_date, list_date), eq(guestResults.play_id, play_id.toLowerCase()))
  return (await db.select().from(guestResults).where(key).get()) ?? null
}

export async function findPlayerResult(db: Database, uid: string, list_id: string, game_type: GameType) {
  return (
    (await db
      .select()
      .from(results)
      .where(isResult(uid, list_id, game_type))
      .get()) ?? null
  )
}

const isResult = (uid: string, list_id: string, game_type: GameType) =>
  and(eq(results.uid, uid), eq(results.list_id, list_id), eq(results.game_type, game_type))

export async function findResultOfPlay(db: Database, { list_id, play_id }: Result) {
  const isPlay = and(eq(results.play_id, play_id), eq(results.list_id, list_id), eq(results.game_type, 'daily'))
  return (await db.select().from(results).where(isPlay).get()) ?? null
}

/** Null if nobody has finished the list. */
export async function findResultCounts(db: Database, list_id: string, game_type: GameType) {
  const key = and(eq(resultCounts.list_id, list_id), eq(resultCounts.game_type, game_type))
  const row = await db.select({ scores: resultCounts.scores }).from(resultCounts).where(key).get()
  return row?.scores ?? null
}

export async function findUser(db: Database, uid: string) {
  return (await db.select().from(users).where(eq(users.uid, uid)).get()) ?? null
}

type Recent = Pick<typeof users.$inferSelect, 'uid' | 'recent'>

/** Newest first. */
export async function listRecentResults(db: Database, { uid, recent }: Recent, most: number) {
  const last = recent.toSorted(([one], [other]) => other - one).slice(0, most)
  if (last.length === 0) return []
  const keys = last.map(([_, list_id, game_type]) => isResult(uid, list_id, game_type))
  const games = await db
    .select({ ...getTableColumns(results), list_title: lists.title })
    .from(results)
    .innerJoin(lists, eq(lists.id, results.list_id))
    .where(or(...keys))
  return games.sort((one, other) => other.completed_at - one.completed_at || (one.list_id < other.list_id ? 1 : -1))
}

/** At most 98 lists; both game types. */
export async function listResultsOfLists(db: Database, uid: string, list_ids: string[]) {
  if (list_ids.length === 0) return []
  return db
    .select()
    .from(results)
    .where(and(eq(results.uid, uid), inArray(results.list_id, list_ids)))
}

/** Reads a row per result of the player. */
export async function listPlayedLists(db: Database, uid: string): Promise<Set<string>> {
  const rows = await db.select({ list_id: results.list_id }).from(results).where(eq(results.uid, uid))
  return new Set(rows.map((row) => row.list_id))
}

/** Oldest first. */
export function listAllResults(db: Database, uid: string) {
  return db
    .select({ result: results, list: { title: lists.title, items: lists.items }, date: dailyGames.date })
    .from(results)
    .innerJoin(lists, eq(lists.id, results.list_id))
    .leftJoin(dailyGames, eq(dailyGames.list_id, results.list_id))
    .where(eq(results.uid, uid))
    .orderBy(results.completed_at, results.list_id)
}

export async function removeGuestResultsBefore(db: Database, date: string): Promise<number> {
  const { meta } = await db.delete(guestResults).where(lt(guestResults.list_date, date))
  return meta.changes
}
