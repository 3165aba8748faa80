// The few known non-answers that can change how a guess at one list is judged.

import type { ListItem } from '../contract/game.ts'
import { canonical, loosened } from './forms.ts'
import { prepareItems } from './match-prepared.ts'
import { fold } from './normalise.ts'
import { lettersBeyond } from './slips.ts'
import { type Spelling, spellingOf } from './spelling.ts'

/** What to hand to `prepareItems` for `items` in place of all of `nonAnswers`: every guess is judged the same. */
export function nonAnswersNear(items: readonly ListItem[], nonAnswers: readonly string[]): string[] {
  const { tiers, answers } = prepareItems(items)
  const targets = new Map<string, Spelling>()
  for (const { spelling } of answers) {
    for (const tokens of [spelling.words, ...spelling.words.map((word) => [word])]) {
      const target = spellingOf(tokens)
      if (target && target.text.length > 2) targets.set(target.text, target)
    }
  }
  const reach = [...targets.values()]
  return nonAnswers.filter((text) => {
    const tokens = canonical(fold(text))
    if (tiers[3]?.has(loosened(tokens).join(''))) return true
    const spelling = spellingOf(tokens)
    const plural = spelling && spellingOf([`${spelling.text}s`])
    return reach.some((target) =>
      [spelling, plural].some((other) => other && areNear(target, other, text.startsWith('~'))),
    )
  })
}

// A guess within reach of an answer and of a contender: the two are at most twice that reach apart.
function areNear(answer: Spelling, other: Spelling, isWordOnly: boolean): boolean {
  const { length } = answer.text
  const edits = isWordOnly ? (length < 10 ? 2 : 3) : length < 7 ? 2 : length < 10 ? 3 : 4
  if (Math.abs(length - other.text.length) > edits) return false
  if (lettersBeyond(answer.mask, other.mask) > edits || lettersBeyond(other.mask, answer.mask) > edits) return false
  return editsBetween(answer.text, other.text) <= edits
}

function editsBetween(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, j) => j)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let edits = Math.min((row[j - 1] ?? 0) + (isSame ? 0 : 1), (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1)
      next.push(edits)
    }
    before = row
    row = next
  }
  return row[other.length] ?? 0
}
