// How far a guess is from an answer, counted in the slips that people make.

import { insertion, never, omission, substitution, swap } from './slip-costs.ts'
import type { Spelling } from './spelling.ts'

// The ways to go on: letters of the answer, letters of the guess. The last two are "ph" for "f" and its like.
const steps: readonly (readonly [di: number, dj: number])[] = [
  [1, 1],
  [1, 0],
  [0, 1],
  [2, 2],
  [2, 1],
  [1, 2],
]

function stepCost(answer: Spelling, typed: string, i: number, j: number, di: number, dj: number): number {
  const { text } = answer
  if (di > i || dj > j) return never
  if (di === 1 && dj === 1) return substitution(answer, i - 1, typed[j - 1] ?? '')
  if (dj === 0) return omission(answer, i - 1)
  if (di === 0) return insertion(answer, i, typed, j - 1)
  if (dj === di) return text[i - 1] === typed[j - 2] && text[i - 2] === typed[j - 1] ? swap(answer, i - 2) : never
  return di === 2 ? asOne(text, i - 2, typed[j - 1]) : asOne(typed, j - 2, text[i - 1])
}

/** Two letters that sound like one: Filip and Philip, Steven and Stephen, Rubix and Rubik's. */
function asOne(text: string, at: number, letter: string | undefined): number {
  const isOne =
    letter === 'x'
      ? text.startsWith('ks', at) || text.startsWith('cs', at)
      : (letter === 'f' || letter === 'v') && text.startsWith('ph', at)
  return isOne ? 0.6 : never
}

/** The least costs of turning the beginnings of the answer into those of the guess, or null when all exceed `limit`. */
function costTable(answer: Spelling, typed: string, limit: number): Float64Array | null {
  const width = typed.length + 1
  const band = Math.floor(limit / 0.4)
  const table = new Float64Array((answer.text.length + 1) * width).fill(never)
  table[0] = 0
  let leastBefore = 0
  for (let i = 0; i <= answer.text.length; i++) {
    let least = never
    for (let j = Math.max(0, i - band); j <= Math.min(typed.length, i + band); j++) {
      let cost = table[i * width + j] ?? never
      for (const [di, dj] of steps) {
        if (di > i || dj > j) continue
        const before = table[(i - di) * width + j - dj] ?? never
        if (before < cost && before <= limit) cost = Math.min(cost, before + stepCost(answer, typed, i, j, di, dj))
      }
      table[i * width + j] = cost
      if (cost < least) least = cost
    }
    // A step may take two letters of the answer, so two rows have to be out of reach.
    if (least > limit && leastBefore > limit) return null
    leastBefore = least
  }
  return (table[table.length - 1] ?? never) <= limit ? table : null
}

export type Slip = { cost: number; byWord: number[]; byGuessWord: number[] }

/** The cost of the cheapest slips that turn the answer into the guess, or null when it is above `limit`. */
export function slipCost(answer: Spelling, guess: Spelling, limit: number): number | null {
  const table = mayBeWithin(answer, guess, limit) ? costTable(answer, guess.text, limit) : null
  return table ? (table[table.length - 1] ?? never) : null
}

/** The same, with the part of each word of the answer and of the guess. */
export function slips(answer: Spelling, guess: Spelling, limit: number): Slip | null {
  const typed = guess.text
  const table = mayBeWithin(answer, guess, limit) ? costTable(answer, typed, limit) : null
  if (!table) return null
  const width = typed.length + 1
  const at = (i: number, j: number) => (i < 0 || j < 0 ? never : (table[i * width + j] ?? never))
  const byWord = answer.words.map(() => 0)
  const byGuessWord = guess.words.map(() => 0)
  for (let i = answer.text.length, j = typed.length; i > 0 || j > 0; ) {
    const [di, dj] = steps.find(
      ([a, b]) => Math.abs(at(i - a, j - b) + stepCost(answer, typed, i, j, a, b) - at(i, j)) < 1e-9,
    ) ?? [1, 1]
    const paid = at(i, j) - at(i - di, j - dj)
    if (paid > 0.01) {
      for (const word of wordsCharged(answer, i, di, guess, j)) byWord[word] = (byWord[word] ?? 0) + paid
      for (const word of wordsCharged(guess, j, dj, answer, i)) byGuessWord[word] = (byGuessWord[word] ?? 0) + paid
    }
    i -= di
    j -= dj
  }
  return { cost: at(answer.text.length, typed.length), byWord, byGuessWord }
}

/**
 * Which words of the one text pay for a step that ends at `i`. A letter that only the other text has belongs to the word whose
 * letter it doubles, or to the side on which it was typed; between two words that were typed as one, to both.
 */
function wordsCharged(one: Spelling, i: number, taken: number, other: Spelling, j: number): Set<number> {
  const letter = other.text[j - 1]
  const isTypedBefore = other.wordAt[j] !== other.wordAt[j - 1]
  const isTypedAfter = other.wordAt[j - 2] !== other.wordAt[j - 1]
  const places =
    taken || one.text[i - 1] === letter
      ? [i - 1]
      : one.text[i] === letter
        ? [i]
        : other.words.length > 1 && isTypedBefore !== isTypedAfter
          ? [isTypedBefore ? i - 1 : i]
          : [i - 1, i]
  return new Set(places.flatMap((place) => one.wordAt[place] ?? []))
}

/** A quick bound, false for nearly all that are too far apart. */
function mayBeWithin(answer: Spelling, guess: Spelling, limit: number): boolean {
  // No slip costs less than 0.5 but that with one silent h.
  const edits = Math.floor((limit + 0.1) / 0.5)
  if (Math.abs(answer.text.length - guess.text.length) > edits) return false
  if (limit < 1.2 && answer.text[0] !== guess.text[0] && !/^[pfv]/.test(answer.text)) return false
  return lettersBeyond(answer.mask, guess.mask) <= edits && lettersBeyond(guess.mask, answer.mask) <= edits
}

/** How many letters occur in the one text and not in the other. */
export function lettersBeyond(mask: number, other: number): number {
  let count = 0
  for (let rest = mask & ~other; rest; rest &= rest - 1) count++
  return count
}
