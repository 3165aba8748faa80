import { normalise } from '#shared/matching/match.ts'

/** Of the letter pairs of both texts, the share that they have in common: 1 is the same. */
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

/** Which of the items the guess most likely means, from 0; null where none is near, or two are as near. */
export function nearestItem(guess: string, items: readonly string[]): number | null {
  const likenesses = items.map((item) => likeness(normalise(guess), normalise(item)))
  const most = Math.max(...likenesses)
  const first = likenesses.indexOf(most)
  return most >= NEAR && first === likenesses.lastIndexOf(most) ? first : null
}
