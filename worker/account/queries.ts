import { and, eq, sql } from 'drizzle-orm'
import { hashOf } from '../db/hash.ts'
import type { Database } from '../db/open.ts'
import { retryWrite } from '../db/retry-write.ts'
import { guestResults, NOBODY, results, users } from '../db/schema/results.ts'
import { isNotDeleted, markDeleted } from '../identity/deleted-accounts.ts'
import type { Player } from '../tokens/verify-token.ts'

/**
 * Everyone's counters stay, as they name nobody. A joined guest result loses the player and joins
 * nobody else. Earlier sign-ins write nothing from now on. `now`: UTC, ms.
 */
export async function removeUser(db: Database, player: Player, now: number): Promise<void> {
  const { uid, auth_time } = player
  const hash = await hashOf(uid)
  // The identity service's clock may be ahead, and this sign-in ends too.
  const at = Math.max(now, auth_time * 1000)
  const isStanding = await isNotDeleted(player)
  // The player's own results give the keys of the guest rows.
  const hadJoined = sql`(${guestResults.list_date}, ${guestResults.play_id}) IN
    (SELECT list_date, play_id FROM ${results} WHERE uid = ${uid} AND list_date IS NOT NULL)`
  await retryWrite(() =>
    db.batch([
      db
        .update(guestResults)
        .set({ joined_uid: NOBODY })
        .where(and(hadJoined, eq(guestResults.joined_uid, uid), isStanding)),
      db.delete(results).where(and(eq(results.uid, uid), isStanding)),
      db.delete(users).where(and(eq(users.uid, uid), isStanding)),
      markDeleted(db, hash, at, isStanding),
    ]),
  )
}
