import {
  and,
  asc,
  countDistinct,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  sql,
} from 'drizzle-orm'
import type { PageQuery } from '#shared/contract/admin.ts'
import { lastPage } from '#shared/contract/common.ts'
import type { ContestedPage } from '#shared/contract/contested.ts'
import { CONTESTED_SHOWN } from '#shared/limits.ts'
import type { Database } from '../db/open.ts'
import { contestedGuesses, judgedGuesses } from '../db/schema/guesses.ts'
import { results, users } from '../db/schema/results.ts'
import { dailyGames, lists } from '../db/schema/schedule.ts'

const isOpen = eq(contestedGuesses.is_settled, false)

export async function listContested(db: Database, { page, per_page }: PageQuery): Promise<ContestedPage> {
  const times = sql<number>`sum(${contestedGuesses.times})`
  const [counted, rows] = await Promise.all([
    db
      .select({ total: countDistinct(contestedGuesses.list_id) })
      .from(contestedGuesses)
      .innerJoin(dailyGames, eq(dailyGames.list_id, contestedGuesses.list_id))
      .where(isOpen)
      .get(),
    db
      .select({ id: lists.id, title: lists.title, items: lists.items, daily_game_date: dailyGames.date, times })
      .from(contestedGuesses)
      .innerJoin(lists, eq(lists.id, contestedGuesses.list_id))
      .innerJoin(dailyGames, eq(dailyGames.list_id, lists.id))
      .where(isOpen)
      .groupBy(contestedGuesses.list_id)
      .orderBy(desc(times), desc(dailyGames.date))
      .limit(per_page)
      .offset((page - 1) * per_page),
  ])
  const guesses = await listGuesses(
    db,
    rows.map(({ id }) => id),
  )
  const total = counted?.total ?? 0
  const data = rows.map(({ id, title, items, ...row }) => ({
    ...row,
    list: { id, title, items: items.map(({ name }) => name) },
    guesses: guesses.filter(({ list_id }) => list_id === id).map(shownGuess),
  }))
  return { data, current_page: page, last_page: lastPage(total, per_page), total }
}

async function listGuesses(db: Database, list_ids: string[]) {
  if (list_ids.length === 0) return []
  const { id, list_id, text, times, item, credited } = contestedGuesses
  const rank = sql<number>`row_number() OVER (PARTITION BY ${list_id} ORDER BY ${times} DESC, ${id})`.as('rank')
  const ranked = db
    .select({ id, list_id, text, times, item, credited, rank })
    .from(contestedGuesses)
    .where(and(isOpen, inArray(list_id, list_ids)))
    .as('ranked')
  return db.select().from(ranked).where(lte(ranked.rank, CONTESTED_SHOWN)).orderBy(asc(ranked.rank))
}

const shownGuess = ({
  id,
  text,
  times,
  item,
  credited,
}: Pick<Contested, 'id' | 'text' | 'times' | 'item' | 'credited'>) => ({
  id,
  text,
  times,
  accepted: item === null ? null : { position: item + 1, credited },
})

type Contested = typeof contestedGuesses.$inferSelect
/** `item`: an index. */
export type Accepted = Contested & { item: number }
/** `credited`: games so far. */
export type Progress = { credited: number; is_done: boolean }

export async function findContested(db: Database, id: number): Promise<Contested | null> {
  return (await db.select().from(contestedGuesses).where(eq(contestedGuesses.id, id)).get()) ?? null
}

/** False if an admin has accepted it. */
export async function dismissContested(db: Database, id: number): Promise<boolean> {
  const isOnlyContested = and(eq(contestedGuesses.id, id), isNull(contestedGuesses.item))
  await db.update(contestedGuesses).set({ is_settled: true }).where(isOnlyContested)
  const row = await findContested(db, id)
  return row === null || row.item === null
}

/** Changes nothing if queued for this item. Overrides a model's stored verdict for `words`. */
export async function beginCrediting(
  db: Database,
  { id, list_id }: Contested,
  words: string,
  index: number,
): Promise<Accepted> {
  const isNew = or(isNull(contestedGuesses.item), ne(contestedGuesses.item, index))
  const target = [judgedGuesses.list_id, judgedGuesses.guess]
  const set = { item: index, asking_until: null }
  const [, , [row]] = await db.batch([
    db
      .update(contestedGuesses)
      .set({ item: index, credited_after: '', is_settled: false })
      .where(and(eq(contestedGuesses.id, id), isNew)),
    db.insert(judgedGuesses).values({ list_id, guess: words, item: index }).onConflictDoUpdate({ target, set }),
    db.select().from(contestedGuesses).where(eq(contestedGuesses.id, id)),
  ])
  if (!row) throw new Error(`the contested guess ${id} is gone`)
  return { ...row, item: index }
}

/** The oldest accepted guess with games to credit. */
export async function findCrediting(db: Database): Promise<Accepted | null> {
  const row = await db
    .select(getTableColumns(contestedGuesses))
    .from(contestedGuesses)
    .innerJoin(dailyGames, eq(dailyGames.list_id, contestedGuesses.list_id))
    .where(and(isNotNull(contestedGuesses.item), isOpen))
    .orderBy(asc(contestedGuesses.id))
    .limit(1)
    .get()
  return row && row.item !== null ? { ...row, item: row.item } : null
}

/** `credited`: additional games; `next`: the last player done, null for all. */
export async function saveProgress(
  db: Database,
  { id, item, ...before }: Accepted,
  credited: number,
  next: string | null,
): Promise<Progress> {
  const { credited_after } = contestedGuesses
  const [row] = await db
    .update(contestedGuesses)
    .set({
      credited: sql`${contestedGuesses.credited} + ${credited}`,
      // A concurrent step may be further.
      ...(next === null ? { is_settled: true } : { credited_after: sql`max(${credited_after}, ${next})` }),
    })
    .where(and(eq(contestedGuesses.id, id), eq(contestedGuesses.item, item)))
    .returning({ credited: contestedGuesses.credited, is_done: contestedGuesses.is_settled })
  return row ?? { credited: before.credited + credited, is_done: true }
}

/** Null if fewer than `most` are left. */
export async function findLastOfPlayers(db: Database, after: string, most: number): Promise<string | null> {
  const players = db.select({ uid: users.uid }).from(users).where(gt(users.uid, after)).orderBy(asc(users.uid))
  return (
    (
      await players
        .limit(1)
        .offset(most - 1)
        .get()
    )?.uid ?? null
  )
}

/**
 * Goes player by player, `players` of them from `after`: an index by list would cost each result a
 * row.
 */
export function listRefusedResults(db: Database, list_id: string, after: string, players: number, most: number) {
  const some = db
    .select({ uid: users.uid })
    .from(users)
    .where(gt(users.uid, after))
    .orderBy(asc(users.uid))
    .limit(players)
    .as('some')
  return db
    .select(getTableColumns(results))
    .from(some)
    .innerJoin(results, and(eq(results.uid, some.uid), eq(results.list_id, list_id)))
    .where(ne(results.refused_guesses, sql`'[]'`))
    .orderBy(asc(some.uid), asc(results.game_type))
    .limit(most)
}
