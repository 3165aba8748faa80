import { and, eq, lt } from 'drizzle-orm'
import { CRON_RUN_MAX } from '#shared/limits.ts'
import type { Database } from '../db/open.ts'
import { leases } from '../db/schema/generation.ts'
import type { World } from '../env.ts'

/** Null if another run holds the lease. A dead run keeps it for CRON_RUN_MAX. */
export async function whileAlone<T>(
  db: Database,
  world: World,
  name: string,
  work: () => Promise<T>,
): Promise<T | null> {
  const holder = crypto.randomUUID()
  const now = world.now()
  if (!(await takeLease(db, name, holder, now, now + CRON_RUN_MAX))) return null
  try {
    return await work()
  } finally {
    // If the database is down, the lease expires.
    await giveBackLease(db, name, holder).catch(() => {})
  }
}

/** False if another holder has it. */
export async function takeLease(db: Database, name: string, holder: string, now: number, until: number) {
  const { meta } = await db
    .insert(leases)
    .values({ name, holder, until })
    .onConflictDoUpdate({ target: leases.name, set: { holder, until }, setWhere: lt(leases.until, now) })
  return meta.changes === 1
}

export async function giveBackLease(db: Database, name: string, holder: string): Promise<void> {
  await db.delete(leases).where(and(eq(leases.name, name), eq(leases.holder, holder)))
}
