import type { AdminList } from '#shared/contract/admin.ts'
import type { AcceptRequest, AcceptResponse } from '#shared/contract/contested.ts'
import { acceptedAnswers } from '#shared/matching/answers.ts'
import { normalise } from '#shared/matching/match.ts'
import { untilSettled } from '../audit/changes.ts'
import type { Occasion } from '../audit/occasion.ts'
import { editList } from '../editing/edit-list.ts'
import { wordsAsked } from '../guesses/questions.ts'
import { ApiError, badRequest, notFound } from '../http/errors.ts'
import { readListEdit } from '../lists/read-list-edit.ts'
import { findScheduledDay } from '../schedule/admin-queries.ts'
import { creditSome } from './crediting.ts'
import { beginCrediting, findContested } from './queries.ts'

/**
 * Repeating an aborted request completes it, as does the cron. Throws 404, 400 for a missing item, 422 if the answer
 * fits another item, and 409 under constant edits.
 */
export async function acceptGuess(occasion: Occasion, id: number, request: AcceptRequest): Promise<AcceptResponse> {
  const { db } = occasion
  const contested = await findContested(db, id)
  if (!contested) throw goneGuess()
  const index = request.position - 1
  const { list_id, text } = contested
  await addAnswer(occasion, list_id, index, text)
  const accepted = await beginCrediting(db, contested, wordsAsked(text), index)
  return { success: true, ...(await creditSome(db, accepted)) }
}

const goneGuess = () => notFound('This guess no longer exists.')

/** The admin has seen no version of the list, so no edit is a conflict. */
const addAnswer = (occasion: Occasion, list_id: string, index: number, text: string) =>
  untilSettled(async () => {
    const day = await findScheduledDay(occasion.db, list_id)
    if (!day) throw goneGuess()
    if (!day.list.items[index]) throw badRequest('That item is not on the list.')
    return editList(occasion, list_id, readListEdit(withAnswer(day.list, index, text))).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'list-changed') return null
      throw error
    })
  })

function withAnswer({ id: _, item_count: __, ...list }: AdminList, index: number, text: string) {
  const items = list.items.map((item, at) => {
    const isThere = at !== index || acceptedAnswers(item).some((answer) => normalise(answer) === normalise(text))
    return isThere ? item : { ...item, variations: [...(item.variations ?? []), text] }
  })
  return { ...list, items }
}
