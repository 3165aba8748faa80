// How far a guess is from an answer, counted in the slips that people make.

/** One way to write an answer or a guess, made ready for comparing. */
export type Spelling = {
  text: string
  words: string[]
  /** For each letter, which word it belongs to. */
  wordAt: number[]
  /** For each word, where it begins; and one more, the length. */
  starts: number[]
  /** The letters that occur, a bit each: a quick bound on how far two texts can be apart. */
  mask: number
}

// Scripts whose letters stand for sounds; in the others one sign is a word.
const alphabetic =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{N}]+$/u

export function spellingOf(words: readonly string[]): Spelling | null {
  const text = words.join('')
  if (!alphabetic.test(text)) return null
  const wordAt: number[] = []
  const starts: number[] = []
  let mask = 0
  words.forEach((word, index) => {
    starts.push(wordAt.length)
    for (let at = 0; at < word.length; at++) {
      wordAt.push(index)
      mask |= 1 << (word.charCodeAt(at) % 32)
    }
  })
  starts.push(wordAt.length)
  return { text, words: [...words], wordAt, starts, mask }
}

const vowels = 'aeiouyаеиоуыэюяαεηιουω'
export const isVowel = (letter: string | undefined) => !!letter && vowels.includes(letter)
const isDigit = (letter: string | undefined) => !!letter && /\p{N}/u.test(letter)

export const never = 99
const farApart = 1.8

// What one letter typed for another costs: it sounds the same, sounds near, or lies beside it on the keyboard.
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
  for (const pair of 'ck cq kq cs sz iy'.split(' ')) put(pair, 0.5)
  return costs
}

function pairCost(one: string, other: string): number {
  const a = one.charCodeAt(0)
  const b = other.charCodeAt(0)
  if (a < 97 || a > 122 || b < 97 || b > 122) return isDigit(one) || isDigit(other) ? never : farApart
  pairCosts ??= costOfPairs()
  return pairCosts[pairAt(a, b)] ?? farApart
}

/** What writing `typed` for the answer's letter at `i` costs. */
function substitution(answer: Spelling, i: number, typed: string): number {
  const letter = answer.text[i] ?? ''
  if (letter === typed) return 0
  let cost = pairCost(letter, typed)
  // C sounds like s before e, i and y only: not in contract.
  if (letter + typed === 'cs' || letter + typed === 'sc') cost = 'eiyc'.includes(answer.text[i + 1] ?? ' ') ? 0.5 : farApart
  const begin = beginAt(answer, i)
  const isLast = i === endAt(answer, i) - 1
  if (cost === 0.5 || cost === never) return cost + (i === begin ? 0.7 : 0)
  if (isVowel(letter) && isVowel(typed)) {
    // The first vowel carries the stress as a rule, and the last letter the gender or the kind.
    if (isLast || isFirstVowel(answer.text, begin, i)) return 2.1
    return i >= endAt(answer, i) - 3 && answer.text[i + 1] !== 'r' ? 0.9 : 0.8
  }
  return cost + (i === begin ? 0.7 : 0) + (isLast && cost === 1 && !(letter + typed === 'nm' || letter + typed === 'mn') ? 0.6 : 0)
}

const beginAt = (answer: Spelling, i: number) => answer.starts[answer.wordAt[i] ?? 0] ?? 0
const endAt = (answer: Spelling, i: number) => answer.starts[(answer.wordAt[i] ?? 0) + 1] ?? answer.text.length

function isFirstVowel(text: string, begin: number, i: number): boolean {
  for (let at = begin; at < i; at++) if (isVowel(text[at])) return false
  return true
}

const isSilentH = (text: string, at: number) => text[at] === 'h' && at > 0 && !'cswpt'.includes(text[at - 1] ?? '')

function omission(answer: Spelling, i: number): number {
  const { text } = answer
  const letter = text[i] ?? ''
  const begin = beginAt(answer, i)
  const end = endAt(answer, i)
  if (isDigit(letter)) return never
  if ((i > begin && text[i - 1] === letter) || (i < end - 1 && text[i + 1] === letter)) return 0.5
  if (i === begin) return 2.2
  if (i === end - 1) return letter === 'e' || letter === 'h' ? 0.9 : isVowel(letter) || 'nslr'.includes(letter) || text.endsWith('ed', end) ? 2.1 : 1.2
  if (isSilentH(text, i)) return 0.4
  return isVowel(letter) ? 0.75 : 1
}

/** What the guess's letter at `j` costs, typed before the answer's letter at `i` and not in the answer. */
function insertion(answer: Spelling, i: number, typed: string, j: number): number {
  const letter = typed[j] ?? ''
  const before = typed[j - 1] ?? ''
  const after = typed[j + 1] ?? ''
  if (isDigit(letter)) return never
  if (letter === before || letter === after) return 0.5
  if (i === 0 || i === answer.text.length || answer.wordAt[i] !== answer.wordAt[i - 1]) return i > 0 && letter === 'e' ? 1.1 : 2.1
  if (isSilentH(typed, j)) return 0.4
  if (letter === typed[j - 3] || letter === typed[j - 2]) return 0.85
  if (pairCost(letter, before) <= 1 || pairCost(letter, after) <= 1) return 0.95
  return isVowel(letter) ? 1 : 1.1
}

function swap(answer: Spelling, i: number): number {
  const { text, wordAt } = answer
  if (isDigit(text[i]) || isDigit(text[i + 1])) return never
  if (i === beginAt(answer, i) || wordAt[i] !== wordAt[i + 1]) return 1.4
  if (i + 1 === endAt(answer, i) - 1) return text[i] === 'h' || text[i + 1] === 'h' ? 0.7 : 0.85
  return 0.7
}

// The ways to go on: letters of the answer, letters of the guess. The last two are "ph" for "f".
const steps: readonly (readonly [di: number, dj: number])[] = [[1, 1], [1, 0], [0, 1], [2, 2], [2, 1], [1, 2]]

function stepCost(answer: Spelling, typed: string, i: number, j: number, di: number, dj: number): number {
  const { text } = answer
  if (di > i || dj > j) return never
  if (di === 1 && dj === 1) return substitution(answer, i - 1, typed[j - 1] ?? '')
  if (dj === 0) return omission(answer, i - 1)
  if (di === 0) return insertion(answer, i, typed, j - 1)
  if (dj === di) return text[i - 1] === typed[j - 2] && text[i - 2] === typed[j - 1] ? swap(answer, i - 2) : never
  if (di === 2) return typed[j - 1] === 'f' && text[i - 2] === 'p' && text[i - 1] === 'h' ? 0.6 : never
  return text[i - 1] === 'f' && typed[j - 2] === 'p' && typed[j - 1] === 'h' ? 0.6 : never
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
    const [di, dj] = steps.find(([a, b]) => Math.abs(at(i - a, j - b) + stepCost(answer, typed, i, j, a, b) - at(i, j)) < 1e-9) ?? [1, 1]
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
    taken || one.text[i - 1] === letter ? [i - 1]
    : one.text[i] === letter ? [i]
    : other.words.length > 1 && isTypedBefore !== isTypedAfter ? [isTypedBefore ? i - 1 : i]
    : [i - 1, i]
  return new Set(places.flatMap((place) => one.wordAt[place] ?? []))
}

function mayBeWithin(answer: Spelling, guess: Spelling, limit: number): boolean {
  const edits = Math.floor(limit / 0.4)
  if (Math.abs(answer.text.length - guess.text.length) > edits) return false
  return bits(answer.mask & ~guess.mask) <= edits && bits(guess.mask & ~answer.mask) <= edits
}

function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest; rest &= rest - 1) count++
  return count
}
