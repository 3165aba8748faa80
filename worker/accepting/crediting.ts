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

/** Players per step. */
const LOOKED_AT = 5_000
/** Results with refused guesses per read; a player has at most two per list. */
const READ_AT_ONCE = 100

/** Aborted or concurrent steps skip nobody and credit nothing twice. */
export async function creditSome(db: Database, accepted: Accepted): Promise<Progress> {
  if (accepted.is_settled) return { credited: accepted.credited, is_done: true }
  const { credited, next } = await creditGames(db, accepted)
  return saveProgress(db, accepted, credited, next)
}

/** Returns the number of games. Never throws: a plan may limit the statements. */
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

/** `next`: the last player looked at; null when all are done. */
async function creditGames(db: Database, { list_id, guess, item, credited_after: after }: Accepted) {
  const rows = await listRefusedResults(db, list_id, after, LOOKED_AT, READ_AT_ONCE)
  const isCut = rows.length === READ_AT_ONCE
  // The last player's second result may lie beyond the cut.
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
