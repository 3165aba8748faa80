import { stem, wordsOf } from '#shared/game/given-away.ts'
import type { CatalogueList } from '../lists/catalogue.ts'

const WEIGHTS = { title: 3, category: 2, description: 1 } as const
const PARTS = ['title', 'category', 'description'] as const

/** Words that share so long a prefix are related: Europe, European. */
const FAMILY_LETTERS = 6

/** Rare words weigh more; the key breaks ties. Null if no word is shared. */
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

function weightsOf(entry: CatalogueList, words: readonly string[]): number[] {
  const parts = PARTS.map((part) => ({ weight: WEIGHTS[part], roots: [...rootsOf(entry[part])] }))
  return words.map((word) =>
    parts.reduce((sum, { weight, roots }) => sum + (roots.some((root) => isAkin(root, word)) ? weight : 0), 0),
  )
}

const rootsOf = (text: string) => new Set(wordsOf(text).map((word) => stem(word.replace(/ies$/, 'y'))))

function isAkin(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= FAMILY_LETTERS && long.startsWith(short)
}
