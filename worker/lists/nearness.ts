/** Which lists are about the same. */
import type { FieldError } from '#shared/contract/common.ts'
import type { ListContent } from '#shared/contract/game.ts'
import { stem, wordsOf } from '#shared/game/given-away.ts'
import { normalise } from '#shared/matching/match.ts'

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
  const [alike] = nearOnes(existing, [title])
  if (alike) return [{ path: 'title', message: `There is a list like this already: “${alike.title}”.` }]
  const same = existing.find((list) => {
    const others = namesOf(list.items)
    return shared(names, others) >= ITEMS_NEAR * Math.min(names.size, others.size)
  })
  return same ? [{ path: 'items', message: `Most of these items are those of “${same.title}”.` }] : []
}

/** Whether two titles, or a title and a topic, are about the same thing. */
export const areTitlesNear = (one: string, other: string) => areNear(titleWords(one), titleWords(other))

/** Those of `all` that are about the same as one of `titles`: each title's words are looked for once, not for each pair. */
export function nearOnes<T extends { title: string }>(all: readonly T[], titles: readonly string[]): Set<T> {
  if (titles.length === 0) return new Set()
  const known = titles.map(titleWords)
  return new Set(
    all.filter(({ title }) => {
      const words = titleWords(title)
      return known.some((others) => areNear(words, others))
    }),
  )
}

const areNear = (words: ReadonlySet<string>, others: ReadonlySet<string>) =>
  shared(words, others) >= TITLES_NEAR * new Set([...words, ...others]).size

const titleWords = (title: string) =>
  new Set(
    wordsOf(title)
      .filter((word) => !LITTLE.has(word))
      .map(stem),
  )
const namesOf = (items: ListContent['items']) => new Set(items.map(({ name }) => normalise(name)))
const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((part) => other.has(part)).length
