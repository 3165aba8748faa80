import { addDays, daysBetween, easternDate } from '#shared/game/eastern-day.ts'
import { DAYS_AHEAD } from '#shared/limits.ts'
import type { Ledger } from './ledger.ts'
import type { Stored } from './stored.ts'

/** Each date from the first to the last filled one holds one list, the one that its players saw. */
export function faultsOfSchedule(stored: Stored, { seen }: Ledger, time: { began: number; ended: number }): string[] {
  const { days, lists, audit, ideas, catalogueUses } = stored
  const faults: string[] = []
  const held = new Map(days.map(({ date, list_id }) => [date, list_id]))
  const first = easternDate(time.began)
  const dates = daysBetween(first, easternDate(time.ended)) + DAYS_AHEAD + 1
  for (let at = 0; at < dates; at++) if (!held.has(addDays(first, at))) faults.push(`${addDays(first, at)} has no list`)
  if (held.size !== days.length) faults.push('a date has two lists')
  const ids = lists.map(({ id }) => id).sort()
  if (JSON.stringify(ids) !== JSON.stringify([...held.values()].sort())) faults.push('a list has no date, or two')

  // The audit agrees.
  const told = new Map(days.filter(({ date }) => date < first).map(({ date, list_id }) => [date, list_id]))
  for (const { id, action, at, before, after } of audit) {
    for (const [date, was] of Object.entries(before.days)) {
      if ((told.get(date) ?? null) !== (was?.id ?? null))
        faults.push(`change ${id}, ${action}, began from another ${date}`)
      const has = after.days[date] ?? null
      if (was && has?.id !== was.id && action !== 'reject' && date <= easternDate(at))
        faults.push(`change ${id}, ${action}, took the list of ${date}, which had begun`)
    }
    for (const [date, has] of Object.entries(after.days)) {
      if (has) told.set(date, has.id)
      else told.delete(date)
    }
  }
  if (JSON.stringify([...told].sort()) !== JSON.stringify([...held].sort()))
    faults.push('the audit tells of other days')

  const rejected = new Set(audit.filter(({ action }) => action === 'reject').map(({ list_id }) => list_id))
  for (const [date, lists] of seen)
    for (const id of lists)
      if (held.get(date) !== id && !rejected.has(id)) faults.push(`players of ${date} saw ${id}, which is not its list`)
  const made = ideas.flatMap(({ list_id }) => list_id ?? [])
  if (new Set(made).size < made.length) faults.push('two ideas have become one list')
  for (const { id, processed, list_id } of ideas)
    if (processed !== (list_id !== null)) faults.push(`idea ${id} is processed: ${processed}, as ${list_id}`)
  const uses = catalogueUses.map(({ list_id }) => list_id)
  if (new Set(uses).size < uses.length) faults.push('two lists of the catalogue are one')
  return faults
}
