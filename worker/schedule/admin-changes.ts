import type { SwapRequest } from '#shared/contract/admin.ts'
import { addDays } from '#shared/game/eastern-day.ts'
import { RESTORE_DAYS, SCHEDULE_DAYS_AHEAD } from '#shared/limits.ts'
import { commit, noteChange, untilSettled } from '../audit/changes.ts'
import { type Occasion, timeOf } from '../audit/occasion.ts'
import { findRejection, restorableSince } from '../audit/queries.ts'
import { forgetVerdicts } from '../guesses/queries.ts'
import { badRequest, conflict, notFound } from '../http/errors.ts'
import { insertList, isVersion, removeList } from '../lists/queries.ts'
import {
  allOf,
  emptyDay,
  findScheduledDay,
  type Held,
  hasNoPlayers,
  hasPlayers,
  holdsList,
  insertDay,
  isAhead,
  isLastDate,
  moveDay,
  NOWHERE,
  readSchedule,
  removeCountsOf,
  removeGuestsOf,
} from './admin-queries.ts'

/** At least SCHEDULE_DAYS_AHEAD. */
export function lastRow(schedule: ReadonlyMap<string, Held>, today: string): string {
  const least = addDays(today, SCHEDULE_DAYS_AHEAD)
  return [...schedule.keys()].reduce((last, date) => (date > last ? date : last), least)
}

/** Throws 409 for a past day, and 400 beyond the last row. */
export function requireRow(schedule: ReadonlyMap<string, Held>, today: string, date: string): void {
  if (date < today) throw conflict('day-over', `That day is over, so it can no longer be changed: ${date}.`)
  if (date > lastRow(schedule, today)) throw badRequest(`That date is beyond the end of the schedule: ${date}.`)
}

const changed = (what: string) =>
  conflict('schedule-changed', `The schedule has changed: ${what}. Please check it and try again.`)

const heldBy = (date: string, held: Held | null) => `${date} now has ${held ? `“${held.title}”` : 'no list'}`

/** Both dates are after today; one may be empty. Throws 400, and 409 if the admin's view is stale. */
export function swapDates({ db, actor, world }: Occasion, request: SwapRequest): Promise<true> {
  const { from_date, to_date, from_list_id, to_list_id } = request
  return untilSettled(async () => {
    const { now, today } = timeOf(world)
    const schedule = await readSchedule(db, today)
    for (const date of [from_date, to_date]) {
      requireRow(schedule, today, date)
      if (date === today) throw conflict('is-today', "Today's list cannot be swapped.")
    }
    if (from_date === to_date) throw badRequest('Please choose two different dates.')
    const from = schedule.get(from_date) ?? null
    const to = schedule.get(to_date) ?? null
    const surprises = [
      ...(isSeen(from_list_id, from) ? [] : [heldBy(from_date, from)]),
      ...(isSeen(to_list_id, to) ? [] : [heldBy(to_date, to)]),
    ]
    if (surprises.length > 0) throw changed(surprises.join(', '))
    if (!from && !to) throw conflict('nothing-to-swap', 'Neither of these dates has a list.')

    const before = { days: { [from_date]: from, [to_date]: to } }
    const after = { days: { [from_date]: to, [to_date]: from } }
    const holds = allOf(
      holdsList(from_date, from?.id ?? null),
      holdsList(to_date, to?.id ?? null),
      isAhead(from_date, world),
      isAhead(to_date, world),
    )
    const isDone = await commit(db, [
      noteChange(db, actor, now, { action: 'swap', list_id: null, before, after }, holds),
      moveDay(db, from_date, NOWHERE),
      moveDay(db, to_date, from_date),
      moveDay(db, NOWHERE, to_date),
    ])
    return isDone || null
  })
}

/** Undefined: the admin did not say. */
const isSeen = (seen: string | null | undefined, held: Held | null) => seen === undefined || seen === (held?.id ?? null)

/**
 * Deletes the list with its guests' results, and moves the last scheduled one onto its date. Throws 409 if the admin's
 * view is stale, a signed-in player has finished the list, or its day has begun or ended meanwhile.
 */
export function rejectList(
  { db, actor, world, today: askedOn }: Occasion,
  id: string,
  game_date: string,
): Promise<true> {
  return untilSettled(async () => {
    const { now, today } = timeOf(world)
    const [schedule, day] = await Promise.all([readSchedule(db, today), findScheduledDay(db, id)])
    requireRow(schedule, today, game_date)
    if (askedOn < game_date && game_date <= today)
      throw conflict('day-begun', `That day has begun meanwhile, so its list stays: ${game_date}.`)
    if (!day) {
      if (await findRejection(db, id)) throw conflict('already-rejected', 'This list has already been rejected.')
      throw notFound('There is no such list.')
    }
    const { list } = day
    if (day.daily_game_date !== game_date) throw changed(`“${list.title}” is now on ${day.daily_game_date}`)
    if (await hasPlayers(db, id))
      throw conflict('finished', 'A signed-in player has finished this list, so it can no longer be rejected.')

    const [lastDate, last] = [...schedule].at(-1) ?? []
    if (!lastDate || !last) return null
    const isLast = lastDate === game_date
    const held = { id, title: list.title }
    const before = isLast ? { [game_date]: held } : { [game_date]: held, [lastDate]: last }
    const after = isLast ? { [game_date]: null } : { [game_date]: last, [lastDate]: null }
    const change = { action: 'reject', list_id: id, before: { days: before, list }, after: { days: after } } as const
    const holds = allOf(
      holdsList(game_date, id),
      isVersion(id, list.version),
      hasNoPlayers(db, id),
      isLastDate(lastDate),
      holdsList(lastDate, last.id),
      isAhead(game_date === today ? addDays(today, 1) : game_date, world),
    )
    const isDone = await commit(db, [
      noteChange(db, actor, now, change, holds),
      emptyDay(db, game_date),
      removeList(db, id),
      removeGuestsOf(db, game_date, id),
      removeCountsOf(db, id),
      // Moves nothing if the rejected list was the last.
      moveDay(db, lastDate, game_date),
    ])
    return isDone || null
  })
}

/** Returns the first empty date from tomorrow on. Throws 404 and 409. */
export function restoreList({ db, actor, world }: Occasion, id: string): Promise<string> {
  return untilSettled(async () => {
    const { now, today } = timeOf(world)
    const [schedule, day, rejection] = await Promise.all([
      readSchedule(db, today),
      findScheduledDay(db, id),
      findRejection(db, id),
    ])
    if (day) throw conflict('already-there', `This list is already scheduled for ${day.daily_game_date}.`)
    const list = rejection?.before.list
    if (!list) throw notFound('No rejected list was found to restore.')
    if (rejection.at < restorableSince(now))
      throw conflict('too-late', `This list was rejected more than ${RESTORE_DAYS} days ago, so it is gone for good.`)

    let date = addDays(today, 1)
    while (schedule.has(date)) date = addDays(date, 1)
    const before = { days: { [date]: null } }
    const after = { days: { [date]: { id, title: list.title } }, list }
    const isDone = await commit(db, [
      // The primary keys prevent a second restore and a taken date.
      noteChange(db, actor, now, { action: 'restore', list_id: id, before, after }, isAhead(date, world)),
      insertList(db, list, now),
      insertDay(db, date, id),
      // The list may be edited before its day.
      forgetVerdicts(db, id),
    ])
    return isDone ? date : null
  })
}
