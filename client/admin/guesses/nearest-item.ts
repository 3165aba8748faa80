import { normalise } from '#shared/matching/match.ts'

/** The share of common letter pairs, 0 to 1. */
function likeness(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)]
  if (pairs.length === 0 || others.length === 0) return 0
  const left = [...others]
  let common = 0
  for (const pair of pairs) {
    const at = left.indexOf(pair)
    if (at < 0) continue
    left.splice(at, 1)
    common++
  }
  return (2 * common) / (pairs.length + others.length)
}

const pairsOf = (text: string) =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2))

const NEAR = 0.4

/** The index of the most similar item; null where none is similar or two are equally so. */
export function nearestItem(guess: string, items: readonly string[]): number | null {
  const likenesses = items.map((item) => likeness(normalise(guess), normalise(item)))
  const most = Math.max(...likenesses)
  const first = likenesses.indexOf(most)
  return most >= NEAR && first === likenesses.lastIndexOf(most) ? first : null
}
