import { classPhrases, classWords, joined, little } from './kinds.ts'
import { isKnown, isWord, type Known } from './known.ts'
import { isNumberWord } from './numbers.ts'
import { isGiven, titles } from './person-names.ts'

const numbered = /^(part|volume|episode|chapter|season|series|number|book|act|level|stage)$/
const contracted =
  /^(?:(?:do|does|did|is|are|was|were|ca|wo|has|have|had|would|could|should|ai)nt|im|ive|id|ill|youre|youve|theyre|its|thats|whats|lets)$/

export const saysNumber = (words: readonly string[]) => words.every((word) => isNumberWord(word) || numbered.test(word))

/** An everyday word; "everest" is none, though "ever" may take an ending. */
export const isCommon = (word: string, known: Known) =>
  known.everyday.has(word) || (isWord(word, known) && !known.keys.has(word) && !known.words.has(word))

/** A part of a name that says more than a common word, the kind of thing or a number. */
export function isTelling(words: readonly string[], known: Known): boolean {
  if (words.length > 1 && known.keys.has(joined(words))) return true
  // Vitamin B12.
  if (words.length === 1 && /^[a-z]\d+$/.test(words[0] ?? '')) return true
  const telling = words.filter((word) => !little.test(word) && !numbered.test(word))
  const [one = ''] = telling
  if (telling.every(isNumberWord)) return telling.length === 1 && /^\d{3,}$/.test(one)
  if (telling.every((word) => classWords.has(word) || titles.has(word) || isNumberWord(word))) return false
  return telling.length > 1 || (one.length > 2 && !isCommon(one, known))
}

/** A word that means nothing else. */
export const isDistinct = (word: string, known: Known) =>
  word.length > 3 &&
  !little.test(word) &&
  !isKnown(word, known) &&
  !classPhrases.has(word) &&
  !titles.has(word) &&
  !isGiven(word) &&
  !contracted.test(word)
