// A typo costs less where a finger or an ear is to blame.

import type { Spelling } from './spelling.ts'

const vowels = /* @__PURE__ */ new Set('aeiouyаеиоуыэюяαεηιουω')
export const isVowel = (letter: string | undefined) => !!letter && vowels.has(letter)
// Nearly all are a to z, and a pattern is slow.
const isDigit = (letter: string | undefined) => !!letter && !(letter >= 'a' && letter <= 'z') && /\p{N}/u.test(letter)

export const never = 99
const farApart = 1.8

// Cheaper for the same sound, a similar one, or a neighbouring key.
let pairCosts: Float32Array | null = null
const pairAt = (one: number, other: number) => ((one - 97) << 5) | (other - 97)

function costOfPairs(): Float32Array {
  const costs = new Float32Array(1024).fill(farApart)
  const put = (pair: string, cost: number) => {
    costs[pairAt(pair.charCodeAt(0), pair.charCodeAt(1))] = cost
    costs[pairAt(pair.charCodeAt(1), pair.charCodeAt(0))] = cost
  }
  const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++)
      for (const other of [row[x + 1], rows[y + 1]?.[x], rows[y + 1]?.[x - 1]]) if (other) put(`${row[x]}${other}`, 1)
  })
  for (const pair of 'gj vw cz bp dt cg gk fv mn'.split(' ')) put(pair, 1)
  for (const pair of 'ck cq kq cs sz xz iy'.split(' ')) put(pair, 0.5)
  return costs
}

function pairCost(one: string, other: string): number {
  const a = one.charCodeAt(0)
  const b = other.charCodeAt(0)
  if (a < 97 || a > 122 || b < 97 || b > 122) return isDigit(one) || isDigit(other) ? never : farApart
  pairCosts ??= costOfPairs()
  return pairCosts[pairAt(a, b)] ?? farApart
}

/** The cost of `typed` in place of the answer's letter at `i`. */
export function substitution(answer: Spelling, i: number, typed: string): number {
  const letter = answer.text[i] ?? ''
  if (letter === typed) return 0
  if (letter === 'h' && typed === 'k' && answer.text[i - 1] === 'c') return 0.6
  let cost = pairCost(letter, typed)
  // C sounds like s only before e, i and y.
  if (letter + typed === 'cs' || letter + typed === 'sc')
    cost = 'eiyc'.includes(answer.text[i + 1] ?? ' ') ? 0.5 : farApart
  const begin = beginAt(answer, i)
  const isLast = i === endAt(answer, i) - 1
  if (cost === 0.5 || cost === never) return cost + (i === begin ? 0.7 : 0)
  // Guacamole as it sounds.
  if (isLast && i - begin > 6 && 'ei'.includes(letter) && 'eiy'.includes(typed)) return 1.3
  if (isVowel(letter) && isVowel(typed)) {
    // The first vowel usually carries the stress, the last letter the gender or kind.
    const size = endAt(answer, i) - begin
    if (isLast) return 2.1
    const isBeforeR = answer.text[i + 1] === 'r'
    // Burmuda, Nervana: one sound; Farrell and Ferrell are two.
    if (isFirstVowel(answer.text, begin, i)) {
      if (answer.words.length > 1 && size > 5 && 'ei'.includes(letter) && 'ei'.includes(typed)) return 1.1
      return isBeforeR && size > 6 && letter !== 'a' && typed !== 'a' ? 1 : 2.1
    }
    return i >= endAt(answer, i) - 3 && !isBeforeR ? 0.9 : 0.8
  }
  return (
    cost +
    (i === begin ? 0.7 : 0) +
    (isLast && cost === 1 && !(letter + typed === 'nm' || letter + typed === 'mn') ? 0.6 : 0)
  )
}

const beginAt = (answer: Spelling, i: number) => answer.starts[answer.wordAt[i] ?? 0] ?? 0
const endAt = (answer: Spelling, i: number) => answer.starts[(answer.wordAt[i] ?? 0) + 1] ?? answer.text.length

function isFirstVowel(text: string, begin: number, i: number): boolean {
  for (let at = begin; at < i; at++) if (isVowel(text[at])) return false
  return true
}

const isSilentH = (text: string, at: number) => text[at] === 'h' && at > 0 && !'cswpt'.includes(text[at - 1] ?? '')

export function omission(answer: Spelling, i: number): number {
  const { text } = answer
  const letter = text[i] ?? ''
  const begin = beginAt(answer, i)
  const end = endAt(answer, i)
  if (isDigit(letter)) return never
  if ((i > begin && text[i - 1] === letter) || (i < end - 1 && text[i + 1] === letter)) return 0.5
  if (i === begin) return 2.2
  if (letter === 'c' && text[i + 1] === 'k') return 0.7
  if (i === end - 1)
    return letter === 'e' || letter === 'h' || (letter === 'g' && text[i - 1] === 'n')
      ? 0.9
      : isVowel(letter) || 'nslr'.includes(letter) || text.endsWith('ed', end)
        ? 2.1
        : 1.2
  if (isSilentH(text, i) && text[i - 1] !== 'g') return 0.4
  return isVowel(letter) ? 0.75 : 1
}

/** The cost of an extra letter at `j`, before the answer's letter at `i`. */
export function insertion(answer: Spelling, i: number, typed: string, j: number): number {
  const letter = typed[j] ?? ''
  const before = typed[j - 1] ?? ''
  const after = typed[j + 1] ?? ''
  if (isDigit(letter)) return never
  if (letter === before || letter === after) return 0.5
  if (i === 0 || i === answer.text.length || answer.wordAt[i] !== answer.wordAt[i - 1])
    return i === 0
      ? 2.1
      : letter === 'e'
        ? /o$|tt$/.test(typed.slice(0, j))
          ? 0.9
          : 1.15
        : before === 'c' && 'kh'.includes(letter)
          ? 0.6
          : 2.1
  if (isSilentH(typed, j)) return 0.4
  if (letter === 'c' && after === 'k') return 0.7
  if (letter === typed[j - 3] || letter === typed[j - 2]) return 0.85
  if (pairCost(letter, before) <= 1 || pairCost(letter, after) <= 1) return 0.95
  return isVowel(letter) ? 1.05 : 1.1
}

export function swap(answer: Spelling, i: number): number {
  const { text, wordAt } = answer
  if (isDigit(text[i]) || isDigit(text[i + 1])) return never
  if (i === beginAt(answer, i) || wordAt[i] !== wordAt[i + 1]) return 1.4
  if (i + 1 === endAt(answer, i) - 1) return text[i] === 'h' || text[i + 1] === 'h' ? 0.7 : 0.85
  return 0.7
}
