// Other meanings of a guess: real things, and everyday words with their endings.

import { normalise } from './normalise.ts'
import { isWithin, mayBeWithin } from './slips.ts'
import { type Outline, outlineOf, type Spelling, spellingOf } from './spelling.ts'

export type Known = {
  keys: Set<string>
  /** Words that take endings. */
  words: Set<string>
  /** Words that name no thing. */
  everyday: Set<string>
  /** Names, written in capitals. */
  names: Set<string>
  /** Things that compete for nearby guesses, by length. */
  contenders: Outline[][]
}

export function putByLength<Text>(texts: Text[][], length: number, text: Text) {
  const alike = texts[length]
  if (alike) alike.push(text)
  else texts[length] = [text]
}

/** Texts whose length is within `reach` of `length`. */
export const ofLength = <Text>(texts: Text[][], length: number, reach: number) =>
  // Skips lengths without texts.
  texts.slice(Math.max(0, length - reach), length + reach + 1).filter(() => true)

const knownByList = /* @__PURE__ */ new WeakMap<readonly string[], Known>()

export function knowing(nonAnswers: readonly string[]): Known {
  const before = knownByList.get(nonAnswers)
  if (before) return before
  const known: Known = {
    keys: new Set(),
    words: new Set(),
    everyday: new Set(),
    names: new Set(),
    contenders: [],
  }
  for (const text of nonAnswers) {
    // Nearly all are plain, and there are thousands.
    const key = /^~?[a-z]+$/.test(text) ? text.replace('~', '') : normalise(text)
    known.keys.add(key)
    if (text.startsWith('~')) {
      known.words.add(key)
      known.everyday.add(key)
      continue
    }
    if (/^\p{Lu}/u.test(text)) known.names.add(key)
    putByLength(known.contenders, key.length, outlineOf(key))
  }
  for (const text of nonAnswers) if (!text.startsWith('~')) known.everyday.delete(text)
  knownByList.set(nonAnswers, known)
  return known
}

/** Whether a known thing, other than by `isSame`, is within `limit` of the guess. */
export function isContended({ contenders }: Known, guess: Spelling, limit: number, isSame: (key: string) => boolean) {
  // The cheapest added or omitted letter costs 0.5, but for one silent h.
  const reach = Math.floor(limit / 0.5)
  const contends = (outline: Outline) => {
    const other = mayBeWithin(outline, guess, limit) && spellingOf([outline.text])
    return other && isWithin(other, guess, limit) && !isSame(other.text)
  }
  return ofLength(contenders, guess.text.length, reach).some((alike) => alike.some(contends))
}

const endings = ['s', 'es', 'ing', 'ings', 'ed', 'er', 'ers', 'est', 'able', 'ably', 'ion', 'ions', 'ly', 'ness']
// Short words with one vowel double their last letter, as in swimming.
const isDoubling = /^[^aeiouy]+[aeiou][^aeiouwxy]$/

export const isKnown = (word: string, known: Known) => known.keys.has(word) || isWord(word, known)

/** An everyday word, with or without an ending: robbing, tidied, gently. */
export const isWord = (word: string, { words }: Known) =>
  words.has(word) ||
  endings.some((ending) => word.endsWith(ending) && takes(word.slice(0, -ending.length), ending, words))

function takes(stem: string, ending: string, words: Set<string>): boolean {
  if (stem.length < 3) return false
  if (stem.endsWith('i') && words.has(stem.replace(/i$/, 'y'))) return true
  if (ending === 'ly') return words.has(`${stem}le`) || (stem.length > 4 && words.has(stem))
  if (!/^[aei]/.test(ending)) return words.has(stem) && !stem.endsWith('s')
  if (words.has(`${stem}e`) || (words.has(stem) && !isDoubling.test(stem))) return true
  return /([^aeiou])\1$/.test(stem) && words.has(stem.slice(0, -1))
}
