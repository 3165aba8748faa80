import type { RegeneratedItem } from '#shared/contract/admin.ts'
import type { ListContent } from '#shared/contract/game.ts'
import { acceptedAnswers } from '#shared/matching/answers.ts'
import { normalise } from '#shared/matching/match.ts'
import { type DraftAnswer, type DraftItem, newAnswer } from './draft.ts'

/** Null where no stored item has the loaded name. */
export function storedIndex({ storedName }: DraftItem, { items }: ListContent): number | null {
  const index = storedName === null ? -1 : items.findIndex(({ name }) => name === storedName)
  return index < 0 ? null : index
}

export const hasAnswer = ({ name, answers }: Pick<DraftItem, 'name' | 'answers'>, text: string) =>
  [name, ...answers.map((answer) => answer.text)].some((known) => normalise(known) === normalise(text))

export function withAnswers(item: DraftItem, texts: readonly string[]): DraftAnswer[] {
  const added = texts.filter((text) => !hasAnswer(item, text))
  return [...item.answers, ...added.map(newAnswer)]
}

export function taken({ item, hint }: RegeneratedItem): Partial<DraftItem> {
  const answers = (item.variations ?? []).map(newAnswer)
  return { name: item.name, metric: item.metric ?? '', hint, answers, fields: ['variations'] }
}

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
