import type { GameResponse } from '#shared/contract/game.ts'
import { easternDate, todaysUntil } from '#shared/game/eastern-day.ts'
import { openDatabase } from '../db/open.ts'
import type { World } from '../env.ts'
import { ApiError } from '../http/errors.ts'
import { fillDays } from './fill.ts'
import { findGameOn } from './queries.ts'

/** `until`: 60 s after the read, at most Eastern midnight. */
type TodaysGame = { game: GameResponse; until: number }

const isolates = new WeakMap<World, TodaysGame>()

/** Reads today's game once a minute. The first request fills an empty date from the catalogue. Throws 503. */
export async function getTodaysGame(env: Env, world: World): Promise<TodaysGame> {
  const now = world.now()
  const kept = isolates.get(world)
  if (kept && kept.until > now) return kept
  const todays = { game: await readOrFill(env, world, easternDate(now)), until: todaysUntil(now) }
  isolates.set(world, todays)
  return todays
}

/**
 * The isolate's copy of today's game, or null. Nothing a result depends on changes within its day; saving checks that
 * the list is still scheduled.
 */
export function findCachedGame(world: World, id: string): GameResponse | null {
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
