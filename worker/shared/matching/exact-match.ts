// All that the page judges before the client has loaded.

import type { ListItem } from '../contract/game.ts'
import { acceptedAnswers } from './answers.ts'
import { plainKey } from './plain-key.ts'

/** She'll is not Shell: contractions match by their very characters. */
export const isContraction = (guess: string) =>
  /^(?:(?:i|he|she|we|they|you|who)['’](?:ll|d|re|ve|m)|(?:ca|wo)n['’]t)$/i.test(guess.trim())

/** The item named exactly, open ones first; else null. */
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
