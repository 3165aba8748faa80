import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { retryWrite } from '../db/retry-write.ts'
import { guestResults, NOBODY, results, users } from '../db/schema/results.ts'

/** Everyone's counters stay, as they name nobody. A joined guest result loses the player and joins nobody else. */
export async function removeUser(db: Database, uid: string): Promise<void> {
  // The player's own results give the keys of the guest rows.
  const hadJoined = sql`(${guestResults.list_date}, ${guestResults.play_id}) IN
    (SELECT list_date, play_id FROM ${results} WHERE uid = ${uid} AND list_date IS NOT NULL)`
  await retryWrite(() =>
    db.batch([
      db
        .update(guestResults)
        .set({ joined_uid: NOBODY })
        .where(and(hadJoined, eq(guestResults.joined_uid, uid))),
      db.delete(results).where(eq(results.uid, uid)),
      db.delete(users).where(eq(users.uid, uid)),
    ]),
  )
}
