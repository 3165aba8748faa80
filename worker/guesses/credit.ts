import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { normalise } from '#shared/game/match.ts'
import { scoreOf } from '#shared/game/score.ts'
import type { Database } from '../db/open.ts'
import { resultCounts, results, users } from '../db/schema/results.ts'

export type StoredResult = typeof results.$inferSelect

/** The result as it would have been, had `guess` (normalised) counted for the item at `index`; null where nothing changes. */
export function creditedResult(result: StoredResult, guess: string, index: number): StoredResult | null {
  const refused = result.refused_guesses ?? []
  const left = refused.filter((text) => normalise(text) !== guess)
  const { items_guessed, hints_used, total_items } = result
  if (left.length === refused.length || items_guessed.includes(index) || items_guessed.length >= total_items)
    return null
  const items = [...items_guessed, index].sort((one, other) => one - other)
  return { ...result, items_guessed: items, refused_guesses: left, score: scoreOf(items.length, hints_used) }
}

/**
 * Puts `after` in the place of `before`, counts and statistics with it: wholly, or not at all where the result is not
 * `before` any more. True where it did.
 */
export async function saveCredit(db: Database, before: StoredResult, after: StoredResult): Promise<boolean> {
  const { uid, list_id, game_type, list_date, total_items } = before
  const isBefore = and(
    eq(results.uid, uid),
    eq(results.list_id, list_id),
    eq(results.game_type, game_type),
    eq(results.items_guessed, before.items_guessed),
  )
  const [index] = after.items_guessed.filter((item) => !before.items_guessed.includes(item))
  const { items_guessed, score, refused_guesses } = after
  const credit = db.update(results).set({ items_guessed, score, refused_guesses }).where(isBefore)
  const countForPlayer = db
    .update(users)
    .set({
      items_guessed: sql`${users.items_guessed} + 1`,
      scores: moveOne(users.scores, before.score, score),
      ...(list_date !== null && { days: setDay(list_date, score, items_guessed.length === total_items) }),
    })
    .where(and(eq(users.uid, uid), sql`changes() = 1`))
  // A guest's old result that has joined counts in its account alone.
  if (game_type === 'daily' && list_date === null) {
    const [done] = await db.batch([credit, countForPlayer])
    return done.meta.changes === 1
  }
  const count = db
    .update(resultCounts)
    .set({ scores: moveOne(resultCounts.scores, before.score, score), found: plusOne(resultCounts.found, `${index}`) })
    .where(and(eq(resultCounts.list_id, list_id), eq(resultCounts.game_type, game_type), sql`changes() = 1`))
  const [done] = await db.batch([credit, count, countForPlayer])
  return done.meta.changes === 1
}

const pathOf = (key: string | number) => `$."${key}"`

const plusOne = (column: SQLiteColumn | SQL, key: string, to: SQLiteColumn | SQL = column): SQL =>
  sql`json_set(${to}, ${pathOf(key)}, coalesce(json_extract(${column}, ${pathOf(key)}), 0) + 1)`

/** One of those counted at the key `from` is counted at `to` instead. */
function moveOne(column: SQLiteColumn, from: number, to: number): SQL {
  if (from === to) return sql`${column}`
  const counted = sql`json_extract(${column}, ${pathOf(from)})`
  const less = sql`CASE WHEN ${counted} > 1 THEN json_set(${column}, ${pathOf(from)}, ${counted} - 1)
    ELSE json_remove(${column}, ${pathOf(from)}) END`
  return plusOne(column, `${to}`, less)
}

const setDay = (date: string, score: number, isPerfect: boolean): SQL =>
  sql`json_set(${users.days}, ${pathOf(date)}, json(${JSON.stringify([score, isPerfect ? 1 : 0])}))`
