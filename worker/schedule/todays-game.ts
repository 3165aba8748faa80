import type { GameResponse } from '#shared/contract/game.ts'
import { easternDate, todaysUntil } from '#shared/game/eastern-day.ts'
import { openDatabase } from '../db/open.ts'
import type { World } from '../env.ts'
import { ApiError } from '../http/errors.ts'
import { fillDays } from './fill.ts'
import { findGameOn } from './queries.ts'

/** `until`, UTC, ms: 60 s after it was read or Eastern midnight, whichever comes first. */
type TodaysGame = { game: GameResponse; until: number }

/** A world is one app's: what is kept in the isolate goes with it. */
const isolates = new WeakMap<World, TodaysGame>()

/**
 * Today's game, read once for all that is made of it. On a date that nobody has filled, the first request puts a
 * catalogue list there. Throws 503.
 */
export async function getTodaysGame(env: Env, world: World): Promise<TodaysGame> {
  const now = world.now()
  const kept = isolates.get(world)
  if (kept && kept.until > now) return kept
  const todays = { game: await readOrFill(env, world, easternDate(now)), until: todaysUntil(now) }
  isolates.set(world, todays)
  return todays
}

/**
 * The game of the list `id` where it is today's and this isolate has read it within the minute, else null. Of such a list
 * nothing that a result rests on can change any more; whether it still stands in the schedule, storing asks again.
 */
export function findKeptGame(world: World, id: string): GameResponse | null {
  const kept = isolates.get(world)
  return kept && kept.until > world.now() && kept.game.list.id === id ? kept.game : null
}

async function readOrFill(env: Env, world: World, today: string): Promise<GameResponse> {
  const game = await findGameOn(openDatabase(env.DB), today)
  if (game) return game
  const db = openDatabase(env.DB, 'first-primary')
  await fillDays(db, world, today, today)
  const filled = await findGameOn(db, today)
  if (!filled)
    throw new ApiError(503, 'no-list', 'There is no list for today yet. Please try again soon.', {
      'Retry-After': '60',
    })
  return filled
}
