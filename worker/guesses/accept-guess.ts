import type { AdminList } from '#shared/contract/admin.ts'
import type { AcceptRequest, AcceptResponse } from '#shared/contract/guesses.ts'
import { acceptedAnswers } from '#shared/game/answers.ts'
import { CREDITED_AT_ONCE } from '#shared/game/limits.ts'
import { normalise } from '#shared/game/match.ts'
import type { Database } from '../db/open.ts'
import { ApiError, badRequest, notFound } from '../http/errors.ts'
import { editList } from '../lists/admin-edit.ts'
import { readListEdit } from '../lists/admin-read.ts'
import { untilSettled } from '../schedule/admin-audit.ts'
import type { Occasion } from '../schedule/admin-changes.ts'
import { findScheduledDay } from '../schedule/admin-queries.ts'
import { findContested, findLastOfPlayers, listRefusedResults, saveVerdict, settleContested } from './admin-queries.ts'
import { creditGame } from './credit.ts'
import { wordsAsked } from './questions.ts'

/** Players whose games one request looks through. */
const LOOKED_AT = 5_000
/** Games with refused guesses, whichever they are, of which it reads so many. A player has two of a list at most. */
const READ_AT_ONCE = 100

/**
 * Makes a contested guess an accepted answer of an item, for everyone from now on, and credits games in which it was
 * refused. Broken off anywhere, the same request again does the rest. Throws 404, 400 for an item that the list has not,
 * and what an edit throws: 422 where the answer would mean another item, 409 where other edits came between again and
 * again.
 */
export async function acceptGuess(occasion: Occasion, id: number, request: AcceptRequest): Promise<AcceptResponse> {
  const { db } = occasion
  const contested = await findContested(db, id)
  if (!contested) throw goneGuess()
  const index = request.position - 1
  const { list_id, guess, text } = contested
  await addAnswer(occasion, list_id, index, text)
  await saveVerdict(db, list_id, wordsAsked(text), index)
  const { credited, next } = await creditGames(db, list_id, guess, index, request.after ?? '')
  if (next === null) await settleContested(db, id)
  return { success: true, credited, next }
}

const goneGuess = () => notFound('There is no such guess any more.')

/** To the list as it stands: who accepts a guess has seen no version of it, so that another edit is no objection. */
const addAnswer = (occasion: Occasion, list_id: string, index: number, text: string) =>
  untilSettled(async () => {
    const day = await findScheduledDay(occasion.db, list_id)
    if (!day) throw goneGuess()
    if (!day.list.items[index]) throw badRequest('The list has no such item.')
    return editList(occasion, list_id, readListEdit(withAnswer(day.list, index, text))).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'list-changed') return null
      throw error
    })
  })

/** The list with `text` among the item's answers, if it is not there already. */
function withAnswer({ id: _, item_count: __, ...list }: AdminList, index: number, text: string) {
  const items = list.items.map((item, at) => {
    const isThere = at !== index || acceptedAnswers(item).some((answer) => normalise(answer) === normalise(text))
    return isThere ? item : { ...item, variations: [...(item.variations ?? []), text] }
  })
  return { ...list, items }
}

/** Credits games of the players after `after`; `next` is the last of those that were looked at, null where all were. */
async function creditGames(db: Database, list_id: string, guess: string, index: number, after: string) {
  const rows = await listRefusedResults(db, list_id, after, LOOKED_AT, READ_AT_ONCE)
  const isCut = rows.length === READ_AT_ONCE
  // Of the last of them there may be another.
  const last = isCut ? rows.at(-1)?.uid : undefined
  let credited = 0
  let seen = after
  for (const row of rows) {
    const isNextPlayer = row.uid !== seen
    if (isNextPlayer && (row.uid === last || credited >= CREDITED_AT_ONCE)) return { credited, next: seen }
    if (await creditGame(db, row, guess, index)) credited++
    seen = row.uid
  }
  return { credited, next: await findLastOfPlayers(db, after, LOOKED_AT) }
}
