/** What an item of the draft was when the list was loaded. */
import type { RegeneratedItem } from '#shared/contract/admin.ts'
import type { ListContent } from '#shared/contract/game.ts'
import { acceptedAnswers } from '#shared/matching/answers.ts'
import { normalise } from '#shared/matching/match.ts'
import type { Answer, DraftItem } from './draft.ts'

/** Where in the stored list the item stands, from 0; null for one that is not stored under the name that it came with. */
export function storedIndex({ storedName }: DraftItem, { items }: ListContent): number | null {
  const index = storedName === null ? -1 : items.findIndex(({ name }) => name === storedName)
  return index < 0 ? null : index
}

export const hasAnswer = ({ name, answers }: Pick<DraftItem, 'name' | 'answers'>, text: string) =>
  [name, ...answers.map((answer) => answer.text)].some((known) => normalise(known) === normalise(text))

/** The item's answers, and of `texts` those that are not among them yet. */
export function withAnswers(item: DraftItem, texts: readonly string[]): Answer[] {
  const added = texts.filter((text) => !hasAnswer(item, text))
  return [...item.answers, ...added.map((text) => ({ text, field: 'variations' as const, isStored: false }))]
}

/** What the proposal puts into the form, in place of what stands there. */
export function taken({ item, hint }: RegeneratedItem): Partial<DraftItem> {
  const answers = (item.variations ?? []).map((text) => ({ text, field: 'variations' as const, isStored: false }))
  return { name: item.name, metric: item.metric ?? '', hint, answers, fields: ['variations'] }
}

/** Field by field, what stands in the form and what is proposed, where they differ. */
export function differences(draft: DraftItem, { item, hint }: RegeneratedItem) {
  const others = acceptedAnswers(item).filter((answer) => answer !== item.name)
  return [
    { label: 'Name', now: draft.name, proposed: item.name },
    { label: 'Metric', now: draft.metric, proposed: item.metric ?? '' },
    { label: 'Hint', now: draft.hint, proposed: hint },
    {
      label: 'Accepted answers',
      now: draft.answers.map(({ text }) => text).join(', '),
      proposed: [...new Set(others)].join(', '),
    },
  ].filter(({ now, proposed }) => now !== proposed)
}
