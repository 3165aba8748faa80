import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { List } from '#shared/contract/game.ts'
import { scoreOf } from '#shared/game/score.ts'
import { matchPrepared, normalise, prepareExactly } from '#shared/matching/match.ts'
import type { Database } from '../db/open.ts'
import { resultCounts, results, users } from '../db/schema/results.ts'
import { pathOf, plusOne } from './counting.ts'
import { findPlayerResult } from './queries.ts'

export type StoredResult = typeof results.$inferSelect

/** The result as if `guess` (normalised) had counted for the item at `index`; null if that changes nothing. */
export function creditedResult(result: StoredResult, guess: string, index: number): StoredResult | null {
  const refused = result.refused_guesses ?? []
  const left = refused.filter((text) => normalise(text) !== guess)
  const { items_guessed, hints_used, total_items } = result
  if (left.length === refused.length || items_guessed.includes(index) || items_guessed.length >= total_items)
    return null
  const items = [...items_guessed, index].sort((one, other) => one - other)
  return { ...result, items_guessed: items, refused_guesses: left, score: scoreOf(items.length, hints_used) }
}

/** False if `before` is stale. */
export async function saveCredit(db: Database, before: StoredResult, after: StoredResult): Promise<boolean> {
  const { uid, list_id, game_type, list_date, total_items } = before
  const isBefore = and(
    eq(results.uid, uid),
    eq(results.list_id, list_id),
    eq(results.game_type, game_type),
    eq(results.items_guessed, before.items_guessed),
  )
  const found = after.items_guessed.filter((item) => !before.items_guessed.includes(item))
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
  // A guest's old result was counted only in its account.
  if (game_type === 'daily' && list_date === null) {
    const [done] = await db.batch([credit, countForPlayer])
    return done.meta.changes === 1
  }
  const count = db
    .update(resultCounts)
    .set({ scores: moveOne(resultCounts.scores, before.score, score), found: plusOne(resultCounts.found, found) })
    .where(and(eq(resultCounts.list_id, list_id), eq(resultCounts.game_type, game_type), sql`changes() = 1`))
  const [done] = await db.batch([credit, count, countForPlayer])
  return done.meta.changes === 1
}

/** Null if there is nothing to credit. */
export async function creditGame(
  db: Database,
  row: StoredResult,
  guess: string,
  index: number,
): Promise<StoredResult | null> {
  for (let current: StoredResult | null = row; current; ) {
    const better = creditedResult(current, guess, index)
    if (!better) return null
    if (await saveCredit(db, current, better)) return better
    current = await findPlayerResult(db, row.uid, row.list_id, row.game_type)
  }
  return null
}

/** `list` may be milliseconds old: a second read would cost each result a row. */
export async function creditAccepted(db: Database, stored: StoredResult, list: List): Promise<StoredResult> {
  if (!stored.refused_guesses?.length) return stored
  const prepared = prepareExactly(list.items)
  let credited = stored
  for (const text of stored.refused_guesses) {
    const match = matchPrepared(text, prepared)
    if (!match) continue
    credited = (await creditGame(db, credited, normalise(text), match.index)) ?? credited
  }
  return credited
}

function moveOne(column: SQLiteColumn, from: number, to: number): SQL {
  if (from === to) return sql`${column}`
  const counted = sql`json_extract(${column}, ${pathOf(from)})`
  const less = sql`CASE WHEN ${counted} > 1 THEN json_set(${column}, ${pathOf(from)}, ${counted} - 1)
    ELSE json_remove(${column}, ${pathOf(from)}) END`
  return plusOne(column, [to], less)
}

const setDay = (date: string, score: number, isPerfect: boolean): SQL =>
  sql`json_set(${users.days}, ${pathOf(date)}, json(${JSON.stringify([score, isPerfect ? 1 : 0])}))`
