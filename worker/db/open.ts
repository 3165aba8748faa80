import { drizzle } from 'drizzle-orm/d1'

export type Database = ReturnType<typeof openDatabase>

/**
 * Times in the tables are UTC in milliseconds, dates Eastern (YYYY-MM-DD). Tables with their own key are WITHOUT ROWID
 * (written into the migrations by hand, as Drizzle cannot), so a lookup by key reads one row. Any replica may serve a
 * session's first read; later reads are never older. A player's own rows and an admin's need 'first-primary'.
 */
export function openDatabase(
  binding: D1Database,
  start: 'first-unconstrained' | 'first-primary' = 'first-unconstrained',
) {
  // Drizzle calls only prepare and batch, which a session has.
  return drizzle(binding.withSession(start) as unknown as D1Database, { casing: 'snake_case' })
}
