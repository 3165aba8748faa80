/** Whether two lists are about the same subject. */
import type { FieldError } from '#shared/contract/common.ts'
import type { ListContent } from '#shared/contract/game.ts'
import { stem, wordsOf } from '#shared/game/given-away.ts'
import { normalise } from '#shared/matching/match.ts'

export type Existing = Pick<ListContent, 'title' | 'items'>

// Function words hardly found in other languages of Latin letters.
export const LITTLE = new Set(
  'the of and is it that with this for by from are was which its has to as be or on'.split(' '),
)

/** Titles: shared words among all of both. Items: shared ones among the shorter list's. */
const TITLES_SIMILAR = 0.75
const ITEMS_SIMILAR = 0.7

/** Names the first similar list. */
export function faultsOfSimilarity({ title, items }: ListContent, existing: readonly Existing[]): FieldError[] {
  const names = namesOf(items)
  const [alike] = similarOnes(existing, [title])
  if (alike) return [{ path: 'title', message: `There is already a list like this: “${alike.title}”.` }]
  const same = existing.find((list) => {
    const others = namesOf(list.items)
    return shared(names, others) >= ITEMS_SIMILAR * Math.min(names.size, others.size)
  })
  return same ? [{ path: 'items', message: `Most of these items are also on “${same.title}”.` }] : []
}

/** Either may also be a topic. */
export const areTitlesSimilar = (one: string, other: string) => areSimilar(titleWords(one), titleWords(other))

/** Splits each title once, not once per pair. */
export function similarOnes<T extends { title: string }>(all: readonly T[], titles: readonly string[]): Set<T> {
  if (titles.length === 0) return new Set()
  const known = titles.map(titleWords)
  return new Set(
    all.filter(({ title }) => {
      const words = titleWords(title)
      return known.some((others) => areSimilar(words, others))
    }),
  )
}

/** For each of `texts`, the first other of `all` that is like it. A text without a word is like none. */
export function similarTo<T extends { title: string }, Text extends { title: string }>(
  texts: readonly Text[],
  all: readonly T[],
  isSame: (text: Text, other: T) => boolean,
): (T | null)[] {
  const others = all.map((other) => ({ other, words: titleWords(other.title) }))
  return texts.map((text) => {
    const words = titleWords(text.title)
    if (words.size === 0) return null
    return others.find(({ other, words: known }) => !isSame(text, other) && areSimilar(words, known))?.other ?? null
  })
}

const areSimilar = (words: ReadonlySet<string>, others: ReadonlySet<string>) =>
  shared(words, others) >= TITLES_SIMILAR * new Set([...words, ...others]).size

const titleWords = (title: string) =>
  new Set(
    wordsOf(title)
      .filter((word) => !LITTLE.has(word))
      .map(stem),
  )
const namesOf = (items: ListContent['items']) => new Set(items.map(({ name }) => normalise(name)))
const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((part) => other.has(part)).length
