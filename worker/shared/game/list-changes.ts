import type { FieldError } from '../contract/common.ts'
import type { ListContent, ListItem } from '../contract/game.ts'
import { acceptedAnswers } from '../matching/answers.ts'

const TEXTS = ['title', 'description', 'category', 'is_ranked'] as const

export const isEqualJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** An item's fields in a fixed order; an absent metric equals an empty one. */
const plain = (item: ListItem | undefined) =>
  item && [item.name, item.metric ?? '', item.number ?? null, item.variations, item.requiredTerms, item.aliases]

/** Paths of differing fields; an item and its hint are one. */
export function changedFields(one: ListContent, other: ListContent): string[] {
  const rows = Array.from({ length: Math.max(one.items.length, other.items.length) }, (_, at) => at)
  return [
    ...TEXTS.filter((field) => one[field] !== other[field]),
    ...rows.flatMap((at) => (isEqualJson(plain(one.items[at]), plain(other.items[at])) ? [] : [`items.${at}`])),
    ...rows.flatMap((at) => (one.hints[at] === other.hints[at] ? [] : [`hints.${at}`])),
    ...(isEqualJson(one.sources ?? [], other.sources ?? []) ? [] : ['sources']),
  ]
}

/** Once the day has begun: changes beyond added answers and other sources. */
export function faultsOfAddition(before: ListContent, after: ListContent): FieldError[] {
  const fixed = (path: string) => ({ path, message: 'The day has started, so this can no longer be changed.' })
  const kept = (path: string, what: string) => ({
    path,
    message: `The day has started, so ${what} cannot be changed or removed.`,
  })
  const faults = TEXTS.filter((field) => before[field] !== after[field]).map(fixed)
  if (before.items.length !== after.items.length) faults.push(fixed('items'))
  else
    before.items.forEach((item, at) => {
      const now = after.items[at]
      if (!now || item.name !== now.name) faults.push(fixed(`items.${at}.name`))
      else {
        if ((item.metric ?? '') !== (now.metric ?? '')) faults.push(fixed(`items.${at}.metric`))
        if (item.number !== now.number) faults.push(fixed(`items.${at}.number`))
        const answers = new Set(acceptedAnswers(now))
        const gone = acceptedAnswers(item).filter((answer) => !answers.has(answer))
        for (const answer of gone) faults.push(kept(`items.${at}.variations`, `the answer “${answer}”`))
      }
    })
  if (!isEqualJson(before.hints, after.hints)) faults.push(fixed('hints'))
  return faults
}
