import type { Context } from 'hono'
import { easternDate } from '#shared/game/eastern-day.ts'
import { type Database, openDatabase } from '../db/open.ts'
import type { World } from '../env.ts'
import type { AdminEnv } from '../identity/guards.ts'
import type { Actor } from './changes.ts'

/** `today`: Eastern date. */
type Time = { now: number; today: string }

export type Occasion = Time & { db: Database; world: World; actor: NonNullable<Actor> }

export function timeOf(world: World): Time {
  const now = world.now()
  return { now, today: easternDate(now) }
}

export function occasionOf(c: Context<AdminEnv>): Occasion {
  const { world, admin: actor } = c.var
  return { db: openDatabase(c.env.DB, 'first-primary'), world, actor, ...timeOf(world) }
}
