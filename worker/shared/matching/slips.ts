// Edit distance between a guess and an answer, weighted by how people mistype.

import { insertion, never, omission, substitution, swap } from './slip-costs.ts'
import type { Outline, Spelling } from './spelling.ts'

// Letters of the answer and of the guess. The last two: "ph" for "f" and the like.
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

/** Two letters with one sound: Filip and Philip, Steven and Stephen, Rubix and Rubik's. */
function asOne(text: string, at: number, letter: string | undefined): number {
  const isOne =
    letter === 'x'
      ? text.startsWith('ks', at) || text.startsWith('cs', at)
      : (letter === 'f' || letter === 'v') && text.startsWith('ph', at)
  return isOne ? 0.6 : never
}

// The cheapest typo.
const leastCost = 0.4
// Shared and grown on demand: allocating one for each name takes as long as comparing it.
let table = new Float64Array(1024)

/** Fills in the least cost of every pair of prefixes. */
function fillTable(answer: Spelling, typed: string, limit: number): number {
  const { text } = answer
  const width = typed.length + 1
  const size = (text.length + 1) * width
  if (table.length < size) table = new Float64Array(size)
  // Extra letters are paid for on the way, missing ones on the way back.
  const longer = typed.length - text.length
  const detour = Math.floor((Math.floor(limit / leastCost) - Math.abs(longer)) / 2)
  table.fill(never, 0, size)
  table[0] = 0
  for (let i = 0, deadRows = 0; i <= text.length; i++) {
    // A step may take two letters of the answer, so two rows must be out of reach.
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

export const isWithin = (answer: Spelling, guess: Spelling, limit: number) =>
  mayBeWithin(answer, guess, limit) && fillTable(answer, guess.text, limit) <= limit

/** The cheapest edits from answer to guess, and each word's share; null above `limit`. */
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
 * The words of `one` that pay for a step ending at `i`. A letter only in `other` belongs to the word whose letter it
 * doubles, or to the side on which it was typed; between two words typed as one, to both.
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

/** How many letters may be added or left off. All cost at least 0.5, but for one silent h. */
export const editsWithin = (limit: number) => Math.floor((limit + 0.1) / 0.5)

/** A quick bound that rules out nearly all distant texts. */
export function mayBeWithin(answer: Outline, guess: Outline, limit: number): boolean {
  const edits = editsWithin(limit)
  const [one, other] = [answer.text, guess.text]
  if (Math.abs(one.length - other.length) > edits) return false
  if (lettersBeyond(answer.mask, guess.mask) > edits || lettersBeyond(guess.mask, answer.mask) > edits) return false
  if (limit < 1.2 && one[0] !== other[0] && !/^[pfv]/.test(one)) return false
  // "ph" for "f" leaves one more over.
  return Math.max(one.length, other.length) - mostShared(answer, guess) <= edits + 1
}

const lettersBeyond = (mask: number, other: number) => bitsIn(mask & ~other)

/** An upper bound for the letters in common, in any order. */
const mostShared = (one: Outline, other: Outline) =>
  bitsIn(one.mask & other.mask) + bitsIn(one.twice & other.twice) + Math.min(one.more, other.more)

/** Sums neighbours: pairs of bits, then fours, then bytes. */
function bitsIn(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
