// Real things that resemble others: naming one is never a typo of its neighbour.

import { everydayWords } from './words/everyday-words.ts'
import { people } from './words/people.ts'
import { places } from './words/places.ts'
import { things } from './words/things.ts'

const entries = (text: string) => text.split(/[,\n]+/).filter(Boolean)
const spelledOut = (group: string) =>
  group
    .slice(3)
    .split(',')
    .map((rest) => `~${group.slice(0, 2)}${rest}`)
// Things take endings as words do; names do not: Angelos is a typo of Angeles.
const all = () => [
  ...entries(`${places},${people},${things}`),
  ...entries(things).map((thing) => `~${thing}`),
  ...everydayWords.trim().split(/[;\n]/).flatMap(spelledOut),
]

/**
 * In capitals: not matched by adding or leaving off an s. After "~": refused with its endings, but no competitor for
 * nearby guesses.
 */
export const knownNonAnswers: readonly string[] = /* @__PURE__ */ all()
