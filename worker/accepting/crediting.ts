import { CREDITED_AT_ONCE, CREDITING_STEPS_A_RUN } from '#shared/limits.ts'
import { creditGame } from '../completions/credit.ts'
import type { Database } from '../db/open.ts'
import { forLog } from '../http/errors.ts'
import {
  type Accepted,
  findCrediting,
  findLastOfPlayers,
  listRefusedResults,
  type Progress,
  saveProgress,
} from './queries.ts'

/** Players whose games one step looks through. */
const LOOKED_AT = 5_000
/** Games with refused guesses, whichever they are, of which it reads so many. A player has two of a list at most. */
const READ_AT_ONCE = 100

/**
 * Credits some more of the games in which the guess was refused. Broken off anywhere, or beside another one, it leaves
 * nobody out and credits nothing twice.
 */
export async function creditSome(db: Database, accepted: Accepted): Promise<Progress> {
  if (accepted.is_settled) return { credited: accepted.credited, is_done: true }
  const { credited, next } = await creditGames(db, accepted)
  return saveProgress(db, accepted, credited, next)
}

/**
 * Goes on with what admins have accepted and left before all games were credited. The number of games, which may be
 * fewer than wait: the next run goes on. Never throws, as a plan may have no room for so many statements.
 */
export async function goOnCrediting(db: Database): Promise<number> {
  let sum = 0
  try {
    for (let step = 0; step < CREDITING_STEPS_A_RUN; step++) {
      const accepted = await findCrediting(db)
      if (!accepted) break
      const { credited } = await creditSome(db, accepted)
      sum += credited - accepted.credited
    }
  } catch (error) {
    console.error(JSON.stringify({ event: 'crediting-broke', ...forLog(error) }))
  }
  return sum
}

/** `next`: the last of the players that were looked at, null where all were. */
async function creditGames(db: Database, { list_id, guess, item, credited_after: after }: Accepted) {
  const rows = await listRefusedResults(db, list_id, after, LOOKED_AT, READ_AT_ONCE)
  const isCut = rows.length === READ_AT_ONCE
  // Of the last of them there may be another.
  const last = isCut ? rows.at(-1)?.uid : undefined
  let credited = 0
  let seen = after
  for (const row of rows) {
    const isNextPlayer = row.uid !== seen
    if (isNextPlayer && (row.uid === last || credited >= CREDITED_AT_ONCE)) return { credited, next: seen }
    if (await creditGame(db, row, guess, item)) credited++
    seen = row.uid
  }
  return { credited, next: await findLastOfPlayers(db, after, LOOKED_AT) }
}
