import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { GameType } from '#shared/contract/game.ts'
import { GUEST_RESULT_DAYS, RECENT_GAMES } from '#shared/limits.ts'
import type { Database } from '../db/open.ts'
import { retryWrite } from '../db/retry-write.ts'
import { dayCounts, guestResults, resultCounts, results, users } from '../db/schema/results.ts'
import { dailyGames } from '../db/schema/schedule.ts'
import { isNotDeleted } from '../identity/deleted-accounts.ts'
import type { Player } from '../tokens/verify-token.ts'
import type { Result } from './result.ts'

/** A guest's results of all kept days may join after later games, so the window is that much longer. */
const RECENT_KEPT = RECENT_GAMES + GUEST_RESULT_DAYS + 1

/** `list_date` is null outside streaks: for library games and guests' old results. */
export type PlayerResult = Result & {
  game_type: GameType
  total_items: number
  list_date: string | null
  refused_guesses: string[] | null
}

/**
 * False, with nothing stored, if the player has a result of this list and type, or the play is
 * stored. A repeated write changes nothing.
 */
export async function savePlayerResult(
  db: Database,
  player: Player,
  days: { list: string; today: string },
  result: PlayerResult,
): Promise<boolean> {
  // The unique index covers players' plays; a check would cost a row.
  const isNew =
    result.game_type === 'daily'
      ? sql`NOT EXISTS (${guestsPlay(days.list, result.play_id)}) AND ${isOnItsDay(days.list, result.list_id)}`
      : sql`1`
  const condition = sql`${isNew} AND ${await isNotDeleted(player)}`
  const [inserted] = await retryWrite(() =>
    db.batch([
      insertResult(db, player, result, condition),
      countResult(db, result.game_type, result),
      countForPlayer(db, player, result),
      countForDay(db, player, days.today, result),
    ]),
  )
  return inserted.meta.changes > 0
}

/** The list's stats have already counted it. */
export async function joinGuestResult(
  db: Database,
  player: Player,
  days: { list: string; today: string },
  result: PlayerResult,
): Promise<boolean> {
  const { play_id } = result
  // A rejection of the list removes the guest's result.
  const isUnjoined = sql`EXISTS (${guestsPlay(days.list, play_id)} AND joined_uid IS NULL)`
  const condition = sql`${isUnjoined} AND ${await isNotDeleted(player)}`
  const key = and(eq(guestResults.list_date, days.list), eq(guestResults.play_id, play_id), sql`changes() = 1`)
  const [inserted] = await retryWrite(() =>
    db.batch([
      insertResult(db, player, result, condition),
      db.update(guestResults).set({ joined_uid: player.uid }).where(key),
      countForPlayer(db, player, result),
      countForDay(db, player, days.today, result),
    ]),
  )
  return inserted.meta.changes > 0
}

/**
 * A guest's result that is no longer stored is unverified: it counts only in the account's own
 * statistics.
 */
export async function joinOldResult(
  db: Database,
  player: Player,
  today: string,
  result: PlayerResult,
): Promise<boolean> {
  const condition = await isNotDeleted(player)
  const [inserted] = await retryWrite(() =>
    db.batch([
      insertResult(db, player, result, condition),
      countForPlayer(db, player, result),
      countForDay(db, player, today, result),
    ]),
  )
  return inserted.meta.changes > 0
}

/** An admin may reject today's list while its first games are ending. */
export const isOnItsDay = (day: string, list_id: string) =>
  sql`EXISTS (SELECT 1 FROM ${dailyGames} WHERE ${dailyGames.date} = ${day} AND ${dailyGames.list_id} = ${list_id})`

const guestsPlay = (day: string, play_id: string) =>
  sql`SELECT 1 FROM ${guestResults} WHERE list_date = ${day} AND play_id = ${play_id}`

function insertResult(db: Database, { uid }: Player, result: PlayerResult, condition: SQL) {
  const { list_date, game_type, list_id, play_id, hints_used, total_guesses, score, completed_at, total_items } = result
  const items_guessed = JSON.stringify(result.items_guessed)
  const refused_guesses = result.refused_guesses && JSON.stringify(result.refused_guesses)
  return db
    .insert(results)
    .select(sql`SELECT ${uid}, ${game_type}, ${list_id}, ${play_id}, ${items_guessed}, ${hints_used}, ${total_guesses},
      ${score}, ${completed_at}, ${total_items}, ${list_date}, ${refused_guesses} WHERE ${condition}`)
    .onConflictDoNothing()
}

/** Counts only if the batch's previous statement changed a row. */
export function countResult(db: Database, game_type: GameType, { list_id, score, items_guessed }: Result) {
  const scores = JSON.stringify({ [score]: 1 })
  const found = JSON.stringify(Object.fromEntries(items_guessed.map((index) => [index, 1])))
  return db
    .insert(resultCounts)
    .select(sql`SELECT ${list_id}, ${game_type}, ${scores}, ${found} WHERE changes() = 1`)
    .onConflictDoUpdate({
      target: [resultCounts.list_id, resultCounts.game_type],
      set: { scores: plusOne(resultCounts.scores, [score]), found: plusOne(resultCounts.found, items_guessed) },
    })
}

function countForPlayer(
  db: Database,
  player: Player,
  { score, items_guessed, total_items, list_date, completed_at, list_id, game_type }: PlayerResult,
) {
  const found = items_guessed.length
  const day = JSON.stringify([score, found === total_items ? 1 : 0])
  const scores = JSON.stringify({ [score]: 1 })
  const days = list_date === null ? '{}' : `{${JSON.stringify(list_date)}:${day}}`
  const last = JSON.stringify([completed_at, list_id, game_type])
  const { uid, email, display_name, photo_url } = player
  return db
    .insert(users)
    .select(sql`SELECT ${uid}, ${email}, ${display_name}, ${photo_url}, ${completed_at}, 1, ${found}, ${scores}, ${days},
      ${`[${last}]`} WHERE changes() = 1`)
    .onConflictDoUpdate({
      target: users.uid,
      set: {
        email,
        display_name,
        photo_url,
        games_played: sql`${users.games_played} + 1`,
        items_guessed: sql`${users.items_guessed} + ${found}`,
        scores: plusOne(users.scores, [score]),
        days:
          list_date === null ? sql`${users.days}` : sql`json_set(${users.days}, ${pathOf(list_date)}, json(${day}))`,
        recent: sql`json_insert(CASE WHEN json_array_length(${users.recent}) < ${RECENT_KEPT} THEN ${users.recent}
          ELSE json_remove(${users.recent}, '$[0]') END, '$[#]', json(${last}))`,
      },
    })
}

function countForDay(db: Database, { uid }: Player, today: string, { game_type }: PlayerResult) {
  const library = game_type === 'library' ? 1 : 0
  return db
    .insert(dayCounts)
    .select(sql`SELECT ${today}, ${library}, ${users.games_played} = 1 FROM ${users}
      WHERE changes() = 1 AND ${users.uid} = ${uid} AND (${library} = 1 OR ${users.games_played} = 1)`)
    .onConflictDoUpdate({
      target: dayCounts.date,
      set: {
        library_games: sql`${dayCounts.library_games} + excluded.library_games`,
        new_users: sql`${dayCounts.new_users} + excluded.new_users`,
      },
    })
}

/** Quoted, since D1 binds numbers as REAL and the path would become '$.57.0'. */
export const pathOf = (key: string | number) => `$."${key}"`

/** `to`: the JSON to write into. */
export function plusOne(column: SQLiteColumn, keys: readonly number[], to: SQLiteColumn | SQL = column): SQL {
  if (keys.length === 0) return sql`${to}`
  const changes = keys.map((key) => sql`${pathOf(key)}, coalesce(json_extract(${column}, ${pathOf(key)}), 0) + 1`)
  return sql`json_set(${to}, ${sql.join(changes, sql`, `)})`
}
