import type { ListItem } from '../contract/game.ts'
import { acceptedAnswers } from './answers.ts'
import { isContraction } from './exact-match.ts'
import { type Forms, formsOf } from './forms.ts'

/** 'typo': by any rule but an exact one. */
export type Match = { index: number; kind: 'exact' | 'typo' }

/** Items by key, from the strictest reading of an answer to the loosest. */
type Tiers = Map<string, number[]>[]
export type IsOpen = (index: number) => boolean

/** `names`: no plural matches these. `loosely`: the item that looser rules find, or null. */
export type PreparedItems = {
  tiers: Tiers
  names?: Set<string>
  loosely?: (guess: string, forms: Forms, isOpen: IsOpen) => number | null
}

/** By the exact rules only. */
export function prepareExactly(items: readonly ListItem[]): PreparedItems {
  const tiers: Tiers = [new Map(), new Map(), new Map(), new Map()]
  items.forEach((item, index) => {
    for (const text of acceptedAnswers(item)) {
      // CAR, a country, is no singular of cars.
      const isAcronym = /^\p{Lu}{2,}$/u.test(text)
      formsOf(text, true).tiers.forEach((keys, tier) => {
        // A looser tier also holds the stricter keys, to detect two items meeting in it.
        for (const key of keys) for (const map of tiers.slice(tier, isAcronym ? 3 : 4)) putItem(map, key, index)
      })
    }
  })
  return { tiers }
}

export function putItem(map: Map<string, number[]>, key: string, index: number) {
  const indexes = map.get(key)
  if (!indexes) map.set(key, [index])
  else if (!indexes.includes(index)) indexes.push(index)
}

// In characters: sorting accents takes quadratic time.
const longest = 1000

/** The item that the guess names. An exact match prefers open items; a typo may name any. */
export function matchPrepared(guess: string, prepared: PreparedItems, isOpen: IsOpen = () => true): Match | null {
  if (!guess.trim() || guess.length > longest) return null
  const forms = formsOf(guess, false)
  if (isContraction(guess)) forms.tiers = [forms.tiers[0], [], [], []]
  const exact = exactIndex(forms, prepared, isOpen)
  if (exact !== null) return exact < 0 ? null : { index: exact, kind: 'exact' }
  const index = prepared.loosely?.(guess, forms, isOpen) ?? null
  return index === null ? null : { index, kind: 'typo' }
}

/** -1 where only a loose reading fits, and two items share it. */
export function exactIndex(forms: Forms, { tiers, names }: PreparedItems, isOpen: IsOpen): number | null {
  for (const [tier, keys] of forms.tiers.entries()) {
    // "William" is not "Williams", though plurals may match singulars elsewhere.
    if (tier === 3 && forms.tiers[1].some((key) => names?.has(key))) return null
    const indexes = [...new Set(keys.flatMap((key) => tiers[tier]?.get(key) ?? []))].toSorted(
      (one, other) => one - other,
    )
    if (indexes.length === 0) continue
    if (tier > 1 && indexes.length > 1) return -1
    return indexes.find(isOpen) ?? indexes[0] ?? null
  }
  return null
}
