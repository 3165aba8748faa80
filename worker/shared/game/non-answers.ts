// Real things that are near other things: a guess of one is never a slip for its neighbour.

import { people } from './non-answer-people.ts'
import { places } from './non-answer-places.ts'
import { things } from './non-answer-things.ts'
import { everydayWords } from './non-answer-words.ts'

/** A build that leaves this out hands `prepareItems` the few that `nonAnswersNear` finds for its list. */
export const knownNonAnswers: readonly string[] = /* @__PURE__ */ [places, people, things, everydayWords].join(',').split(/[,\n]+/).filter(Boolean)
