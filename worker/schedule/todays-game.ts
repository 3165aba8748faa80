import type { GameResponse } from '#shared/contract/game.ts'
import { easternDate } from '#shared/game/eastern-day.ts'
import { openDatabase } from '../db/open.ts'
import type { World } from '../env.ts'
import { ApiError } from '../http/errors.ts'
import { fillDays } from './fill.ts'
import { findGameOn } from './queries.ts'

/** Today's game. On a date that nobody has filled, the first request puts a catalogue list there. Throws 503. */
export async function getTodaysGame(env: Env, world: World): Promise<GameResponse> {
  const today = easternDate(world.now())
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
