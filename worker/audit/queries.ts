import { and, desc, eq, gte, isNotNull, isNull, lt, max, sql } from 'drizzle-orm'
import type { AuditPage, PageQuery } from '#shared/contract/admin.ts'
import { lastPage } from '#shared/contract/common.ts'
import { DAY, RESTORE_DAYS } from '#shared/limits.ts'
import type { Database } from '../db/open.ts'
import { audit, lists } from '../db/schema/schedule.ts'

/** Older rejections cannot be restored. */
export const restorableSince = (now: number) => now - RESTORE_DAYS * DAY

const isRejectionOf = (list_id: string) => and(eq(audit.list_id, list_id), eq(audit.action, 'reject'))

/** The last rejection holds a copy of the list. */
export async function findRejection(db: Database, list_id: string) {
  return (await db.select().from(audit).where(isRejectionOf(list_id)).orderBy(desc(audit.id)).limit(1).get()) ?? null
}

/** More than one where the list was brought back in between. */
export const listRejections = (db: Database, list_id: string) => db.select().from(audit).where(isRejectionOf(list_id))

/** A subquery: ids of lists last rejected before `gone` and not restored. */
export const rejectedBefore = (db: Database, gone: number) =>
  db
    .select({ list_id: sql<string>`${audit.list_id}` })
    .from(audit)
    .leftJoin(lists, eq(lists.id, audit.list_id))
    .where(and(eq(audit.action, 'reject'), isNull(lists.id)))
    .groupBy(audit.list_id)
    .having(lt(max(audit.at), gone))

/** Rejections are sought among so many changes: an index would cost each change a write. */
const LOOKED_THROUGH = 1_000

export function listRejected(db: Database, most: number) {
  const title = sql<string>`json_extract(${audit.before}, '$.list.title')`
  const category = sql<string>`json_extract(${audit.before}, '$.list.category')`
  const isLate = sql`${audit.id} > (SELECT max(id) FROM ${audit}) - ${LOOKED_THROUGH}`
  return db
    .select({ title, category })
    .from(audit)
    .where(and(isLate, eq(audit.action, 'reject'), isNotNull(title)))
    .orderBy(desc(audit.id))
    .limit(most)
}

/** Oldest first. */
export function listEdits(db: Database, list_id: string) {
  return db
    .select()
    .from(audit)
    .where(and(eq(audit.list_id, list_id), eq(audit.action, 'edit')))
    .orderBy(audit.id)
}

/** Newest first. */
export async function listChanges(db: Database, { page, per_page }: PageQuery, now: number): Promise<AuditPage> {
  const isLatest = sql`NOT EXISTS (SELECT 1 FROM ${audit} later WHERE later.list_id = ${audit.list_id}
    AND later.action = 'reject' AND later.id > ${audit.id})`
  const canRestore = and(
    eq(audit.action, 'reject'),
    gte(audit.at, restorableSince(now)),
    sql`${lists.id} IS NULL`,
    isLatest,
  )
  const [rows, total] = await Promise.all([
    db
      .select({ entry: audit, can_restore: sql<number>`${canRestore}` })
      .from(audit)
      .leftJoin(lists, eq(lists.id, audit.list_id))
      .orderBy(desc(audit.id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    db.$count(audit),
  ])
  return {
    data: rows.map(({ entry, can_restore }) => ({
      ...entry,
      at: new Date(entry.at).toISOString(),
      can_restore: can_restore === 1,
    })),
    current_page: page,
    last_page: lastPage(total, per_page),
    total,
  }
}
