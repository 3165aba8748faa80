import type { GameResponse } from '#shared/contract/game.ts'
import { easternDate } from '#shared/game/eastern-day.ts'
import { listRejections } from '../audit/queries.ts'
import type { Database } from '../db/open.ts'
import { conflict, notFound } from '../http/errors.ts'
import { findOpenGame } from '../lists/queries.ts'

/** Throws 404, and 409 if an admin rejected the list during the game. */
export async function getPlayedGame(db: Database, id: string, today: string): Promise<GameResponse> {
  const game = await findOpenGame(db, id, today)
  if (game) return game
  const hadBegun = (await listRejections(db, id)).some(({ at, before }) =>
    Object.entries(before.days).some(([date, held]) => held?.id === id && date <= easternDate(at)),
  )
  if (hadBegun) throw conflict('list-withdrawn', 'This list has been withdrawn, so your result does not count.')
  throw notFound('There is no such list.')
}
