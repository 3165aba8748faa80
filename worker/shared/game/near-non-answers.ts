// Which known non-answers lie so near to a list's answers that a slip might mean them: the few that its page needs.

import type { ListItem } from '../contract/game.ts'
import { isKnown, type Known, knowing, ofLength } from './known.ts'
import { knownNonAnswers } from './non-answers.ts'
import { lettersBeyond } from './slips.ts'
import { type Outline, outlineOf } from './spelling.ts'
import { isSlip, prepareSure } from './sure-match.ts'

/** Texts for `prepareSure`: of all real things and of the answers themselves those that a forgiven slip may mean instead. */
export function nearNonAnswers(items: readonly ListItem[]): string[] {
  const known = knowing(knownNonAnswers)
  const { indexes, slippery } = prepareSure(items, [])
  const near = new Set<string>()
  for (const [key, index] of slippery) {
    const slips = slipsOf(key)
    const isNear = (text: string) => slips.some((typed) => isSlip(text, typed))
    for (const slip of slips) if (isKnown(slip, known) && !indexes.has(slip)) near.add(slip)
    for (const thing of namesNear(outlineOf(key), known)) if (!indexes.has(thing) && isNear(thing)) near.add(thing)
    for (const [other, named] of indexes) {
      if (named.every((item) => item === index) || !isWithinTwo(outlineOf(key), outlineOf(other))) continue
      // Of two that are near to each other no slip is sure.
      if (slippery.has(other) || isNear(other)) near.add(other)
    }
  }
  return [...near]
}

/** Every slip that is forgiven. */
function slipsOf(key: string): string[] {
  return [...key].flatMap((letter, at) => {
    const [before, after] = [key.slice(0, at), key.slice(at + 1)]
    const swapped = before + after.charAt(0) + letter + after.slice(1)
    return [before + letter + letter + after, before + after, swapped].filter((typed) => isSlip(key, typed))
  })
}

/** Names of other things within two changes. */
function namesNear(key: Outline, { contenders }: Known): string[] {
  const near = ofLength(contenders, key.text.length, 2).flatMap((alike) =>
    alike.filter((name) => isWithinTwo(key, name)),
  )
  return near.map((name) => name.text)
}

const isWithinTwo = (one: Outline, other: Outline) =>
  Math.abs(one.text.length - other.text.length) <= 2 &&
  lettersBeyond(one.mask, other.mask) <= 2 &&
  lettersBeyond(other.mask, one.mask) <= 2 &&
  isWithin(one.text, other.text, 2)

/** Whether at most so many letters are changed, added, left out or swapped with the next. */
function isWithin(one: string, other: string, changes: number): boolean {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const [mine, its] = [one.slice(at), other.slice(at)]
  if (mine === its) return true
  if (changes === 0 || Math.abs(mine.length - its.length) > changes) return false
  return (
    isWithin(mine.slice(1), its.slice(1), changes - 1) ||
    isWithin(mine.slice(1), its, changes - 1) ||
    isWithin(mine, its.slice(1), changes - 1) ||
    (mine[0] === its[1] && mine[1] === its[0] && isWithin(mine.slice(2), its.slice(2), changes - 1))
  )
}
