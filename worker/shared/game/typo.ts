// How far a guess is from an answer, in slips that people make, and how far it may be.

import { isNumberWord } from './numbers.ts'

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
const alphabetic = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{N}]+$/u

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
const isVowel = (letter: string) => letter !== '' && vowels.includes(letter)
const isDigit = (letter: string) => /\p{N}/u.test(letter)
const soundAlike = ' ck kc cq qc kq qk cs sc sz zs iy yi '
const nearSound = ' gj jg vw wv cz zc bp pb dt td cg gc gk kg fv vf mn nm '
const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

const neighbours = /* @__PURE__ */ keyRows
  .flatMap((row, y) => [...row].flatMap((key, x) => [row[x + 1], keyRows[y + 1]?.[x], keyRows[y + 1]?.[x - 1]].map((other) => ` ${key}${other} ${other}${key}`)))
  .join('')
const areNeighbours = (one: string, other: string) => neighbours.includes(` ${one}${other}`)

export const never = 99

/** What writing `typed` for the answer's letter at `i` costs. */
function substitution(answer: Spelling, i: number, typed: string): number {
  const letter = answer.text[i] ?? ''
  if (letter === typed) return 0
  if (isDigit(letter) || isDigit(typed)) return never
  const { begin, end } = wordRange(answer, i)
  const extra = i === begin ? 0.7 : 0
  const pair = ` ${letter}${typed} `
  if (soundAlike.includes(pair)) return 0.5 + extra
  if (isVowel(letter) && isVowel(typed)) {
    // The first vowel carries the stress as a rule, and the last letter the gender or the kind.
    if (i === end - 1 || ![...answer.text.slice(begin, i)].some(isVowel)) return 2.1
    return i >= end - 3 && answer.text[i + 1] !== 'r' ? 0.9 : 0.8
  }
  if (nearSound.includes(pair)) return 1 + extra
  if (areNeighbours(letter, typed)) return 1 + extra + (i === end - 1 ? 0.6 : 0)
  return 1.8 + extra
}

function wordRange(answer: Spelling, i: number) {
  const word = answer.wordAt[i] ?? 0
  return { begin: answer.starts[word] ?? 0, end: answer.starts[word + 1] ?? answer.text.length }
}

const isSilentH = (text: string, at: number) => text[at] === 'h' && at > 0 && !'cswpt'.includes(text[at - 1] ?? '')

function omission(answer: Spelling, i: number): number {
  const { text } = answer
  const letter = text[i] ?? ''
  if (isDigit(letter)) return never
  const { begin, end } = wordRange(answer, i)
  if ((i > begin && text[i - 1] === letter) || (i < end - 1 && text[i + 1] === letter)) return 0.5
  if (i === begin) return 1.8
  if (i === end - 1) return letter === 'e' || letter === 'h' ? 0.9 : isVowel(letter) || 'nslr'.includes(letter) ? 2.1 : 1.2
  if (isSilentH(text, i)) return 0.4
  return isVowel(letter) ? 0.75 : 1
}

/** What the guess's letter at `j` costs, typed before the answer's letter at `i` and not in the answer. */
function insertion(answer: Spelling, i: number, typed: string, j: number): number {
  const letter = typed[j] ?? ''
  if (isDigit(letter)) return never
  const before = typed[j - 1] ?? ''
  const after = typed[j + 1] ?? ''
  if (letter === before || letter === after) return 0.5
  const isBoundary = i === 0 || i === answer.text.length || answer.wordAt[i] !== answer.wordAt[i - 1]
  if (isBoundary) return i > 0 && letter === 'e' ? 1.1 : 2.1
  if (isSilentH(typed, j)) return 0.4
  if (letter === typed[j - 3] || letter === typed[j - 2]) return 0.85
  if (areNeighbours(letter, before) || areNeighbours(letter, after)) return 0.95
  return isVowel(letter) ? 1 : 1.1
}

function swap(answer: Spelling, i: number): number {
  const { text, wordAt } = answer
  const { begin, end } = wordRange(answer, i)
  if (isDigit(text[i] ?? '') || isDigit(text[i + 1] ?? '')) return never
  if (i === begin || wordAt[i] !== wordAt[i + 1]) return 1.4
  if (i + 1 === end - 1) return text[i] === 'h' || text[i + 1] === 'h' ? 0.7 : 0.85
  return 0.7
}

type Step = { cost: number; di: number; dj: number }

function cheapestStep(answer: Spelling, typed: string, i: number, j: number, table: Float64Array, width: number): Step {
  const { text } = answer
  let best: Step = { cost: never, di: 0, dj: 0 }
  const offer = (cost: number, di: number, dj: number) => {
    const total = (table[(i - di) * width + j - dj] ?? never) + cost
    if (total < best.cost) best = { cost: total, di, dj }
  }
  if (i > 0 && j > 0) offer(substitution(answer, i - 1, typed[j - 1] ?? ''), 1, 1)
  if (i > 0) offer(omission(answer, i - 1), 1, 0)
  if (j > 0) offer(insertion(answer, i, typed, j - 1), 0, 1)
  if (i > 1 && j > 1 && text[i - 1] === typed[j - 2] && text[i - 2] === typed[j - 1]) offer(swap(answer, i - 2), 2, 2)
  if (i > 1 && j > 0 && typed[j - 1] === 'f' && text[i - 2] === 'p' && text[i - 1] === 'h') offer(0.6, 2, 1)
  if (i > 0 && j > 1 && text[i - 1] === 'f' && typed[j - 2] === 'p' && typed[j - 1] === 'h') offer(0.6, 1, 2)
  return best
}

/** The cost of each word's slips, or null when the guess is further away than `limit`. */
export function slips(answer: Spelling, guess: Spelling, limit: number): { cost: number; byWord: number[] } | null {
  if (!mayBeWithin(answer, guess, limit)) return null
  const typed = guess.text
  const width = typed.length + 1
  const table = new Float64Array((answer.text.length + 1) * width)
  for (let i = 0; i <= answer.text.length; i++) {
    let least = never
    for (let j = 0; j < width; j++) {
      const cost = i || j ? cheapestStep(answer, typed, i, j, table, width).cost : 0
      table[i * width + j] = cost
      if (cost < least) least = cost
    }
    if (least > limit + 0.5) return null
  }
  const cost = table[table.length - 1] ?? never
  if (cost > limit) return null
  const byWord = answer.words.map(() => 0)
  const byGuessWord = guess.words.map(() => 0)
  for (let i = answer.text.length, j = typed.length; i > 0 || j > 0; ) {
    const step = cheapestStep(answer, typed, i, j, table, width)
    const paid = (table[i * width + j] ?? 0) - (table[(i - step.di) * width + j - step.dj] ?? 0)
    if (paid > 0.01) {
      const letter = typed[j - 1]
      // A doubled letter belongs to the word whose letter it doubles; any other addition between two words to both.
      const belongs = step.di ? [i - 1] : i > 0 && answer.text[i - 1] === letter ? [i - 1] : answer.text[i] === letter ? [i] : [i - 1, i]
      for (const word of new Set(belongs.map((at) => answer.wordAt[at]))) if (word !== undefined) byWord[word] = (byWord[word] ?? 0) + paid
      const own = guess.wordAt[step.dj ? j - 1 : Math.min(j, typed.length - 1)]
      if (own !== undefined) byGuessWord[own] = (byGuessWord[own] ?? 0) + paid
    }
    i -= step.di
    j -= step.dj
  }
  const isFixed = guess.words.some((word, at) => (byGuessWord[at] ?? 0) > 0 && guess.words.length > 1 && (word.length < 3 || isNumberWord(word)))
  return isFixed ? null : { cost, byWord }
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

const allowances = [0, 0, 0, 0, 0, 0.75, 0.9, 1, 1.5, 1.5, 2, 2, 2, 2.5, 2.5, 2.5, 2.5, 3]
const wordAllowances = [0, 0, 0, 0.5, 0.85, 1, 1.1, 1.2]

/** How much an answer of `length` letters forgives. */
export const allowance = (length: number) => allowances[Math.min(length, 17)] ?? 0

const prefixes = ['hyper hypo', 'inter intra', 'micro macro', 'endo exo', 'pre pro', 'ante anti', 'over under', 'north south', 'east west'].map((pair) => pair.split(' '))

/** Whether the slips are few enough for the whole answer and for each of its words. */
export function isForgiven(answer: Spelling, guess: Spelling, slip: { cost: number; byWord: number[] }): boolean {
  if (slip.cost > allowance(answer.text.length) + 1e-9) return false
  const isOne = answer.words.length === 1
  if (isOne && answer.text.length < 10 && differInKind(answer.text, guess.text)) return false
  for (const pair of prefixes) {
    const of = (text: string) => pair.findIndex((prefix) => text.startsWith(prefix))
    if (of(answer.text) >= 0 && of(guess.text) >= 0 && of(answer.text) !== of(guess.text)) return false
  }
  return slip.byWord.every((cost, at) => {
    const word = answer.words[at] ?? ''
    if (cost < 0.01) return true
    // A slip in a word such as "eleven" is no other number, one in "11", "XI" or "six" may be.
    if (isNumberWord(word) && (word.length < 6 || /\d/.test(word) || cost > 0.75)) return false
    return isOne || cost <= (wordAllowances[word.length] ?? allowance(word.length)) + 1e-9
  })
}

// Anderson and Andersen, ethane and ethene, sulphate and sulphite: a vowel near the end makes another thing of a short word.
function differInKind(answer: string, typed: string): boolean {
  if (answer.length !== typed.length) return false
  const apart = [...answer].flatMap((letter, at) => (letter === typed[at] ? [] : [at]))
  const at = apart[0] ?? 0
  if (apart.length !== 1 || !isVowel(answer[at] ?? '') || !isVowel(typed[at] ?? '')) return false
  const ending = answer.slice(at + 1)
  if (ending === 'r') return false
  return answer.length < 7 ? at >= answer.length - 3 && !/[iy][iy]/.test(answer.charAt(at) + typed.charAt(at)) : /^(ne|te|de|ol|al)$/.test(ending) || (/^[nl]$/.test(ending) && 'sm'.includes(answer[at - 1] ?? '')) || /an[ao]l$/.test(answer)
}
