// The room's door: judges a guess by all rules.

import type { ListItem } from '../contract/game.ts'
import { type Match, matchPrepared, type PreparedItems, prepareItems } from './match-prepared.ts'
import { knownNonAnswers } from './non-answers.ts'

export { matchPrepared, prepareItems } from './match-prepared.ts'
export { normalise } from './normalise.ts'

const preparedByItems = /* @__PURE__ */ new WeakMap<readonly ListItem[], PreparedItems>()

/** Considers all known non-answers. */
export function matchGuess(guess: string, items: readonly ListItem[]): Match | null {
  let prepared = preparedByItems.get(items)
  if (!prepared) {
    prepared = prepareItems(items, knownNonAnswers)
    preparedByItems.set(items, prepared)
  }
  return matchPrepared(guess, prepared)
}
