// Real things that are near other things: a guess of one is never a slip for its neighbour.

import { people } from './non-answer-people.ts'
import { places } from './non-answer-places.ts'
import { things } from './non-answer-things.ts'
import { everydayWords } from './non-answer-words.ts'

const entries = (text: string) => text.split(/[,\n]+/).filter(Boolean)
const wordsOf = (group: string) =>
  group
    .slice(3)
    .split(',')
    .map((rest) => `~${group.slice(0, 2)}${rest}`)
// Things take endings as words do; names do not: Angelos is no more than a slip for Angeles.
const all = () => [
  ...entries(`${places},${people},${things}`),
  ...entries(things).map((thing) => `~${thing}`),
  ...everydayWords.trim().split(/[;\n]/).flatMap(wordsOf),
]

/**
 * One in capitals is not to be had by adding or leaving off an s; one after "~" is refused itself, with its endings, but
 * does not contend for the guesses that are near it.
 */
export const knownNonAnswers: readonly string[] = /* @__PURE__ */ all()
