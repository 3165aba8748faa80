// How far a guess is from an answer, counted in the slips that people make.

import { insertion, never, omission, substitution, swap } from './slip-costs.ts'
import type { Outline, Spelling } from './spelling.ts'

// The ways to go on: letters of the answer, letters of the guess. The last two are "ph" for "f" and its like.
const steps: readonly (readonly [di: number, dj: number])[] = [
  [1, 1],
  [1, 0],
  [0, 1],
  [2, 2],
  [2, 1],
  [1, 2],
]
const noStep = [0, 0] as const

function stepCost(answer: Spelling, typed: string, i: number, j: number, di: number, dj: number): number {
  const { text } = answer
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

// No slip costs less.
const leastCost = 0.4
// One for all, longer when a text needs it: making one for each name takes as long as comparing it.
let table = new Float64Array(1024)

/** Fills the table with the least costs of turning the beginnings of the answer into those of the guess. */
function fillTable(answer: Spelling, typed: string, limit: number): number {
  const { text } = answer
  const width = typed.length + 1
  const size = (text.length + 1) * width
  if (table.length < size) table = new Float64Array(size)
  // A letter more than the answer has is paid for on the way, and one fewer on the way back.
  const longer = typed.length - text.length
  const detour = Math.floor((Math.floor(limit / leastCost) - Math.abs(longer)) / 2)
  table.fill(never, 0, size)
  table[0] = 0
  for (let i = 0, deadRows = 0; i <= text.length; i++) {
    // A step may take two letters of the answer, so two rows have to be out of reach.
    if (++deadRows > 2) return never
    const end = Math.min(typed.length, i + Math.max(0, longer) + detour)
    for (let j = Math.max(0, i + Math.min(0, longer) - detour); j <= end; j++) {
      const paid = table[i * width + j] ?? never
      if (paid + leastCost * Math.abs(longer - j + i) > limit) continue
      deadRows = 0
      for (let step = paid + leastCost > limit ? 1 : steps.length; step--; ) {
        const [di, dj] = steps[step] ?? noStep
        if (i + di > text.length || j + dj > typed.length) continue
        if (di !== dj && paid + leastCost * (1 + Math.abs(longer - j - dj + i + di)) > limit) continue
        const at = (i + di) * width + j + dj
        const cost = paid + stepCost(answer, typed, i + di, j + dj, di, dj)
        if (cost < (table[at] ?? never)) table[at] = cost
      }
    }
  }
  return table[size - 1] ?? never
}

export type Slip = { cost: number; byWord: number[]; byGuessWord: number[] }

/** Whether slips of no more than `limit` turn the answer into the guess. */
export const isWithin = (answer: Spelling, guess: Spelling, limit: number) =>
  mayBeWithin(answer, guess, limit) && fillTable(answer, guess.text, limit) <= limit

/** The cheapest slips that turn the answer into the guess, with the part of each word of either; null when above `limit`. */
export function slips(answer: Spelling, guess: Spelling, limit: number): Slip | null {
  if (!isWithin(answer, guess, limit)) return null
  const typed = guess.text
  const width = typed.length + 1
  const at = (i: number, j: number) => table[i * width + j] ?? never
  const byWord = answer.words.map(() => 0)
  const byGuessWord = guess.words.map(() => 0)
  for (let i = answer.text.length, j = typed.length; i > 0 || j > 0; ) {
    const [di, dj] = steps.find(
      ([a, b]) =>
        a <= i && b <= j && Math.abs(at(i - a, j - b) + stepCost(answer, typed, i, j, a, b) - at(i, j)) < 1e-9,
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

/** How many letters may be added or left off. No slip costs less than 0.5 but that with one silent h. */
export const editsWithin = (limit: number) => Math.floor((limit + 0.1) / 0.5)

/** A quick bound, false for nearly all that are too far apart. */
export function mayBeWithin(answer: Outline, guess: Outline, limit: number): boolean {
  const edits = editsWithin(limit)
  const [one, other] = [answer.text, guess.text]
  if (Math.abs(one.length - other.length) > edits) return false
  if (lettersBeyond(answer.mask, guess.mask) > edits || lettersBeyond(guess.mask, answer.mask) > edits) return false
  if (limit < 1.2 && one[0] !== other[0] && !/^[pfv]/.test(one)) return false
  // One more, for "f" written as "ph" leaves over two.
  return Math.max(one.length, other.length) - mostShared(answer, guess) <= edits + 1
}

/** How many letters occur in the one text and not in the other. */
const lettersBeyond = (mask: number, other: number) => bitsIn(mask & ~other)

/** How many letters of the one text have their like in the other, in whatever order: at the most. */
const mostShared = (one: Outline, other: Outline) =>
  bitsIn(one.mask & other.mask) + bitsIn(one.twice & other.twice) + Math.min(one.more, other.more)

/** By adding up neighbours: pairs of bits, then fours, then bytes. */
function bitsIn(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
