import type { Context } from 'hono'
import { easternDate } from '#shared/game/eastern-day.ts'
import { type Database, openDatabase } from '../db/open.ts'
import type { AdminEnv } from '../identity/guards.ts'
import type { Actor } from './changes.ts'

/** An admin's change. `now`: UTC, ms; `today`: Eastern date. */
export type Occasion = { db: Database; actor: NonNullable<Actor>; now: number; today: string }

export function occasionOf(c: Context<AdminEnv>): Occasion {
  const now = c.var.world.now()
  return { db: openDatabase(c.env.DB, 'first-primary'), actor: c.var.admin, now, today: easternDate(now) }
}
