// The item that a guess names by its letters alone: all that a page can judge before the client has come.

import type { ListItem } from '../contract/game.ts'
import { acceptedAnswers } from './answers.ts'
import { plainKey } from './plain-key.ts'

/** She'll is not Shell, we're is not were: such a guess is read by its very characters only. */
export const isContraction = (guess: string) =>
  /^(?:(?:i|he|she|we|they|you|who)['’](?:ll|d|re|ve|m)|(?:ca|wo)n['’]t)$/i.test(guess.trim())

/** The index of the item whose name or accepted answer the guess is, an open item first; null where none is. */
export function matchExact(
  guess: string,
  items: readonly ListItem[],
  isOpen: (index: number) => boolean,
): number | null {
  if (isContraction(guess)) return null
  const key = plainKey(guess)
  const named = items.flatMap((item, index) =>
    acceptedAnswers(item).some((text) => plainKey(text) === key) ? [index] : [],
  )
  return named.find(isOpen) ?? named[0] ?? null
}
