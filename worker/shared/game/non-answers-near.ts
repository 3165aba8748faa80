// The few known non-answers that can change how a guess at one list is judged.

import type { ListItem } from '../contract/game.ts'
import { canonical, loosened, singular } from './forms.ts'
import { prepareItems } from './match.ts'
import { fold } from './normalise.ts'
import { type Spelling, slipCost, spellingOf } from './slips.ts'
import { allowance } from './typo.ts'

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
  // A guess within reach of an answer and of a non-answer: the two are at most twice that reach apart.
  const reach = [...targets.values()].map((target) => ({ target, limit: 2 * Math.max(allowance(target.text.length), 1) + 1 }))
  return nonAnswers.filter((text) => {
    const tokens = canonical(fold(text))
    if (tiers[3]?.has(loosened(tokens).join(''))) return true
    const spelling = spellingOf(tokens)
    if (!spelling) return false
    const plural = spellingOf([`${spelling.text}s`]) ?? spelling
    const others = text.startsWith('~') && singular(plural.text) === spelling.text ? [spelling, plural] : [spelling]
    return reach.some(({ target, limit }) => others.some((other) => slipCost(target, other, limit) !== null || slipCost(other, target, limit) !== null))
  })
}
