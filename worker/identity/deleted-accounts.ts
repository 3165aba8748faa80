import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { hashOf } from '../db/hash.ts'
import type { Database } from '../db/open.ts'
import { deletedAccounts } from '../db/schema/results.ts'
import type { Player } from '../tokens/verify-token.ts'
import { badToken } from './guards.ts'

type SignIn = Pick<Player, 'uid' | 'auth_time'>

/** A later sign-in may have an account again. */
const isMarkOf = async ({ uid, auth_time }: SignIn) =>
  and(eq(deletedAccounts.hash, await hashOf(uid)), gte(deletedAccounts.at, auth_time * 1000))

/** A condition for each statement written in the player's name. Reads a row only where it fails. */
export const isNotDeleted = async (player: SignIn): Promise<SQL> =>
  sql`NOT EXISTS (SELECT 1 FROM ${deletedAccounts} WHERE ${await isMarkOf(player)})`

/** Throws 401 if the account was deleted after this sign-in. */
export async function requireAccount(db: Database, player: SignIn): Promise<void> {
  if ((await db.$count(deletedAccounts, await isMarkOf(player))) > 0) throw badToken()
}

/** `hash`: of the uid. */
export const markDeleted = (db: Database, hash: string, at: number, condition: SQL) =>
  db
    .insert(deletedAccounts)
    .select(sql`SELECT ${hash}, ${at} WHERE ${condition}`)
    .onConflictDoUpdate({ target: deletedAccounts.hash, set: { at } })

export async function removeDeletionMarks(db: Database, before: number): Promise<number> {
  const { meta } = await db.delete(deletedAccounts).where(lt(deletedAccounts.at, before))
  return meta.changes
}
