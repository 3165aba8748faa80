/** Which lists are about the same. */
import type { FieldError } from '#shared/contract/common.ts'
import type { ListContent } from '#shared/contract/game.ts'
import { stem, wordsOf } from '#shared/game/given-away.ts'
import { normalise } from '#shared/game/match.ts'

/** A list that there is already, in the archive or in the schedule. */
export type Existing = Pick<ListContent, 'title' | 'items'>

// Those that hardly another language of Latin letters has.
export const LITTLE = new Set(
  'the of and is it that with this for by from are was which its has to as be or on'.split(' '),
)

/** Of words in common among all words of two titles; of items in common among those of the shorter list. */
const TITLES_NEAR = 0.75
const ITEMS_NEAR = 0.7

/** That it is like one of `existing`: the first such. */
export function faultsOfNearness({ title, items }: ListContent, existing: readonly Existing[]): FieldError[] {
  const names = namesOf(items)
  const alike = existing.find((list) => areTitlesNear(title, list.title))
  if (alike) return [{ path: 'title', message: `There is a list like this already: “${alike.title}”.` }]
  const same = existing.find((list) => {
    const others = namesOf(list.items)
    return shared(names, others) >= ITEMS_NEAR * Math.min(names.size, others.size)
  })
  return same ? [{ path: 'items', message: `Most of these items are those of “${same.title}”.` }] : []
}

/** Whether two titles, or a title and a topic, are about the same thing. */
export function areTitlesNear(one: string, other: string): boolean {
  const words = titleWords(one)
  return shared(words, titleWords(other)) >= TITLES_NEAR * all(words, other)
}

const titleWords = (title: string) =>
  new Set(
    wordsOf(title)
      .filter((word) => !LITTLE.has(word))
      .map(stem),
  )
const namesOf = (items: ListContent['items']) => new Set(items.map(({ name }) => normalise(name)))
const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((part) => other.has(part)).length
const all = (words: ReadonlySet<string>, title: string) => new Set([...words, ...titleWords(title)]).size
