import type { AuditPage } from '#shared/contract/admin.ts'
import { changedFields } from '#shared/game/list-changes.ts'
import { monthDay } from '../parts/dates.ts'
import { fieldName } from './field-names.ts'

type Entry = AuditPage['data'][number]

const quoted = (held: { title: string } | null | undefined) => (held ? `“${held.title}”` : 'no list')

export function sentenceOf({ action, before, after }: Entry): string {
  const was = Object.entries(before.days)
  const is = Object.entries(after.days)
  const [date = '', held] = is.find(([, now]) => now) ?? is[0] ?? []
  const day = date && monthDay(date)
  switch (action) {
    case 'generate':
      return `Generated ${quoted(held)} for ${day}`
    case 'fill':
      return `Scheduled ${quoted(held)} for ${day}`
    case 'restore':
      return `Restored ${quoted(held)} to ${day}`
    case 'swap':
      return `Swapped ${was.map(([on, list]) => `${monthDay(on)} (${quoted(list)})`).join(' with ')}`
    case 'edit': {
      const fields = before.list && after.list ? changedFields(before.list, after.list).map(fieldName) : []
      return `Edited ${quoted(held)}${fields.length > 0 ? `: ${[...new Set(fields)].join(', ')}` : ''}`
    }
    case 'reject': {
      const [on = ''] = was.find(([, list]) => list?.title === before.list?.title) ?? []
      const moved = after.days[on]
      const what = `Rejected ${quoted(before.list)}${on && ` (${monthDay(on)})`}`
      return moved ? `${what}; ${quoted(moved)} took its place` : what
    }
  }
}
