import type { AdminList, ListEdit } from '#shared/contract/admin.ts'
import type { FieldError } from '#shared/contract/common.ts'
import type { ListContent } from '#shared/contract/game.ts'
import { changedFields, faultsOfAddition } from '#shared/game/list-changes.ts'
import { faultsOfList } from '#shared/game/list-rules.ts'
import { commit, noteChange, untilSettled } from '../audit/changes.ts'
import { type Occasion, timeOf } from '../audit/occasion.ts'
import { listEdits } from '../audit/queries.ts'
import type { Database } from '../db/open.ts'
import { findFindings, updateFindings } from '../generation/queries.ts'
import { ApiError, notFound } from '../http/errors.ts'
import { isVersion, updateList } from '../lists/queries.ts'
import { faulty } from '../lists/read-list-edit.ts'
import { allOf, findScheduledDay, holdsList, isAhead } from '../schedule/admin-queries.ts'
import { findingsAfter } from './findings-after.ts'

/**
 * Once the day has begun, only sources may change and accepted answers be added: results refer to
 * items by index. Caches may hold today's old list for TODAY_MAX_AGE seconds. Throws 422 for
 * faults, 404, and 409 for a stale version or a forbidden change.
 */
export function editList({ db, actor, world }: Occasion, id: string, { version, ...content }: ListEdit) {
  return untilSettled(async () => {
    const { now, today } = timeOf(world)
    const day = await findScheduledDay(db, id)
    if (!day) throw notFound('There is no such list.')
    const { daily_game_date, list } = day
    if (list.version !== version) throw await editedMeanwhile(db, list, version)

    const hasBegun = daily_game_date <= today
    const fixed = hasBegun ? faultsOfAddition(list, content) : []
    if (fixed.length > 0) throw new ApiError(409, 'day-begun', DAY_BEGUN, {}, fixed)
    // Faults from before the day must not block a missing answer.
    const known = new Set(hasBegun ? faultsOfList(list).map((fault) => faultKeyOf(fault, list)) : [])
    const faults = faultsOfList(content).filter((fault) => !known.has(faultKeyOf(fault, content)))
    if (faults.length > 0) throw faulty(faults)
    if (changedFields(list, content).length === 0) return { daily_game_date, list, today }

    const edited: AdminList = { ...content, id, item_count: content.items.length, version: version + 1 }
    const days = { [daily_game_date]: { id, title: list.title } }
    const before = { days, list }
    const after = { days: { [daily_game_date]: { id, title: edited.title } }, list: edited }
    const findings = findingsAfter(await findFindings(db, id), list, edited)
    const holds = allOf(
      isVersion(id, version),
      holdsList(daily_game_date, id),
      ...(hasBegun ? [] : [isAhead(daily_game_date, world)]),
    )
    const isDone = await commit(db, [
      noteChange(db, actor, now, { action: 'edit', list_id: id, before, after }, holds),
      updateList(db, edited),
      updateFindings(db, id, findings),
    ])
    return isDone ? { daily_game_date, list: edited, today } : null
  })
}

/** A source may have moved or been replaced. */
function faultKeyOf({ path, message }: FieldError, { sources }: ListContent): string {
  const [field, at] = path.split('.')
  return field === 'sources' ? `${message} ${sources?.[Number(at)]?.url}` : path
}

const DAY_BEGUN = "This list's day has started, so you can only add accepted answers and change sources."

/** Names the editors and their fields since the admin's version. */
async function editedMeanwhile(db: Database, list: AdminList, seen: number): Promise<ApiError> {
  const edits = (await listEdits(db, list.id)).filter(({ before }) => (before.list?.version ?? 0) >= seen)
  const before = edits[0]?.before.list
  const names = [...new Set(edits.map(({ email }) => email ?? 'another admin'))].join(' and ') || 'another admin'
  const errors = before
    ? changedFields(before, list).map((path) => ({ path, message: `Changed by ${names} since you opened it.` }))
    : []
  const sentence = `This list was changed by ${names} after you opened it. Your changes are not saved yet: please compare the versions, then save again.`
  return new ApiError(409, 'list-changed', sentence, {}, errors)
}
