import { type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { AuditAction, AuditState } from '#shared/contract/admin.ts'
import { breaks } from '../db/constraint.ts'
import type { Database } from '../db/open.ts'
import { audit } from '../db/schema/schedule.ts'
import { conflict } from '../http/errors.ts'

/** Null: the schedule fills itself. */
export type Actor = { uid: string; email: string | null } | null

type Change = { action: AuditAction; list_id: string | null; before: AuditState; after: AuditState }

/** The first statement of a batch, which it aborts unless `holds`. */
export function noteChange(db: Database, actor: Actor, now: number, change: Change, holds: SQL = sql`1`) {
  const { action, ...states } = change
  return db.insert(audit).values({
    at: now,
    uid: actor?.uid ?? null,
    email: actor?.email ?? null,
    action: sql`CASE WHEN ${holds} THEN ${action} END`,
    ...states,
  })
}

/** The constraints that fail when another writer was first. */
const STALE = [
  'NOT NULL constraint failed: audit.action',
  'UNIQUE constraint failed: daily_games.',
  'UNIQUE constraint failed: lists.id',
]

/** Commits all or nothing; false if another writer was first. */
export async function commit(
  db: Database,
  statements: [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]],
): Promise<boolean> {
  try {
    await db.batch(statements)
    return true
  } catch (error) {
    if (STALE.some((constraint) => breaks(error, constraint))) return false
    throw error
  }
}

const TRIES = 10

/** Repeats `attempt`, which returns null after a lost race and throws if the admin's view is stale. Throws 409. */
export async function untilSettled<T>(attempt: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < TRIES; tries++) {
    const done = await attempt()
    if (done !== null) return done
  }
  throw conflict('busy', 'Someone else is changing the schedule right now. Please try again.')
}
