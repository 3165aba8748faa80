import { drizzle } from 'drizzle-orm/d1'

export type Database = ReturnType<typeof openDatabase>

/**
 * A session's first read may be served by any replica; what it reads later is never older than what it has seen.
 * 'first-primary' is for a player's own rows and an admin's.
 */
export function openDatabase(
  binding: D1Database,
  start: 'first-unconstrained' | 'first-primary' = 'first-unconstrained',
) {
  // A session has the binding's prepare and batch, which is all that Drizzle calls.
  return drizzle(binding.withSession(start) as unknown as D1Database)
}
