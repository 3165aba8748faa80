import type { ListItem } from '../contract/game.ts'
import { prepareLoosely } from './match-loosely.ts'
import { type Match, matchPrepared, type PreparedItems } from './match-prepared.ts'
import { knownNonAnswers } from './non-answers.ts'

export { matchPrepared, prepareExactly } from './match-prepared.ts'
export { normalise } from './normalise.ts'

/** By all rules. */
export const prepareItems = (items: readonly ListItem[]): PreparedItems => prepareLoosely(items, knownNonAnswers)

const preparedByItems = /* @__PURE__ */ new WeakMap<readonly ListItem[], PreparedItems>()

export function matchGuess(guess: string, items: readonly ListItem[]): Match | null {
  let prepared = preparedByItems.get(items)
  if (!prepared) {
    prepared = prepareItems(items)
    preparedByItems.set(items, prepared)
  }
  return matchPrepared(guess, prepared)
}
