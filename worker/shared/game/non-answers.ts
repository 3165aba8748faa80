// Real things that are near other things: a guess of one is never a slip for its neighbour.

import { people } from './non-answer-people.ts'
import { places } from './non-answer-places.ts'
import { things } from './non-answer-things.ts'
import { everydayWords } from './non-answer-words.ts'

const entries = (text: string) => text.split(/[,\n]+/).filter(Boolean)
const all = () => [...entries(`${places},${people},${things}`), ...entries(everydayWords).map((word) => `~${word}`)]

/**
 * One in capitals is not to be had by adding or leaving off an s; one after "~" is refused itself, but does not contend
 * for the guesses that are near it. A build that leaves this out hands `prepareItems` what `nonAnswersNear` finds for its list.
 */
export const knownNonAnswers: readonly string[] = /* @__PURE__ */ all()
