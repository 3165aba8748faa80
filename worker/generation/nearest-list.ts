import { stem, wordsOf } from '#shared/game/given-away.ts'
import type { CatalogueList } from '../lists/catalogue.ts'

/** What a word counts for in each part of a list. */
const WEIGHTS = { title: 3, category: 2, description: 1 } as const
const PARTS = ['title', 'category', 'description'] as const

/** From so many letters on, a word that begins as another does is of its family: Europe, European. */
const FAMILY_LETTERS = 6

/**
 * The list of `candidates` that has most of the topic's words, the rarer ones in `catalogue` counting more; null where
 * none has any. Of equals the first by its key, so that the same question has the same answer.
 */
export function nearestList(
  topic: string,
  candidates: readonly CatalogueList[],
  catalogue: readonly CatalogueList[],
): CatalogueList | null {
  const asked = [...rootsOf(topic)]
  const held = new Map(catalogue.map((entry) => [entry, weightsOf(entry, asked)]))
  const rarity = asked.map((_, at) => {
    const lists = [...held.values()].filter((weights) => (weights[at] ?? 0) > 0).length
    return Math.log(catalogue.length / Math.max(1, lists))
  })
  const nearness = (entry: CatalogueList) =>
    (held.get(entry) ?? []).reduce((sum, weight, at) => sum + weight * (rarity[at] ?? 0), 0)
  const [best] = candidates
    .map((entry) => ({ entry, near: nearness(entry) }))
    .sort((one, other) => other.near - one.near || (one.entry.key < other.entry.key ? -1 : 1))
  return best && best.near > 0 ? best.entry : null
}

/** For each of the words, what it counts for in the list. */
function weightsOf(entry: CatalogueList, words: readonly string[]): number[] {
  const parts = PARTS.map((part) => ({ weight: WEIGHTS[part], roots: [...rootsOf(entry[part])] }))
  return words.map((word) =>
    parts.reduce((sum, { weight, roots }) => sum + (roots.some((root) => isAkin(root, word)) ? weight : 0), 0),
  )
}

/** Its words, the plural as the singular. */
const rootsOf = (text: string) => new Set(wordsOf(text).map((word) => stem(word.replace(/ies$/, 'y'))))

function isAkin(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= FAMILY_LETTERS && long.startsWith(short)
}
