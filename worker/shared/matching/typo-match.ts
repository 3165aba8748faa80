// The item of which a guess is a typo, where it can mean no other.

import { isContended, isKnown, isWord, type Known, ofLength } from './known.ts'
import { never } from './slip-costs.ts'
import { editsWithin, isWithin, slips } from './slips.ts'
import { soundsAlike } from './sound.ts'
import { type Spelling, spellingOf } from './spelling.ts'
import { allowance, isForgiven } from './typo.ts'

export type IndexedAnswer = Spelling & { index: number }

/** `answers`: by length. `isNameOf`: whether a key names the item. */
type Answers = { answers: IndexedAnswer[][]; known: Known; isNameOf: (key: string, index: number) => boolean }

// How much nearer the best item must be than any other.
const margin = 0.25
// Most matches cost less than the first, so few need the wider search.
const limits = [1.2, 3]

type Nearest = IndexedAnswer & { cost: number; guess: Spelling }

function nearestOf(guesses: Spelling[], { answers, known }: Answers): Nearest | null {
  const [typed] = guesses
  let best: Nearest | null = null
  for (const limit of limits) {
    for (const guess of guesses) {
      for (const alike of ofLength(answers, guess.text.length, editsWithin(limit))) {
        const forgiven = allowance(alike[0]?.text.length ?? 0)
        for (const answer of alike) {
          const slip = slips(answer, guess, Math.min(forgiven, best?.cost ?? limit))
          if (!slip || slip.cost >= (best?.cost ?? never) || !isForgiven(answer, guess, slip)) continue
          // As typed too: Simmons, singular in a looser reading, is not Simon.
          if ([guess, typed].some((reading) => reading && saysAnotherWord(answer, reading, known))) continue
          best = { ...answer, cost: slip.cost, guess }
        }
      }
    }
    if (best) break
  }
  return best
}

/** `strict`: the guess's normalised key. `readings`: the guess as typed, then more loosely read. */
export function typoIndex(strict: string, readings: string[][], prepared: Answers): number | null {
  const { answers, known, isNameOf } = prepared
  if (isKnown(strict, known) || (/[^s]s$/.test(strict) && known.keys.has(strict.slice(0, -1)))) return null
  const guesses = readings.flatMap((tokens) => spellingOf(tokens) ?? [])
  const best = nearestOf(guesses, prepared)
  if (!best) return null
  const { cost, index } = best
  for (const guess of guesses) {
    const isTooNear = (other: IndexedAnswer) => other.index !== index && isWithin(other, guess, cost + margin)
    for (const alike of ofLength(answers, guess.text.length, editsWithin(cost + margin)))
      if (alike.some(isTooNear)) return null
    // Ignores readings looser than the best.
    const isFit = guess === best.guess || guess === guesses[0]
    if (isFit && isContended(known, guess, cost, (key) => isNameOf(key, index))) return null
  }
  return index
}

/** Whether a differing word of the guess is a word or name of its own. */
function saysAnotherWord(answer: Spelling, guess: Spelling, known: Known): boolean {
  // Church Hall is not Churchill.
  if (guess.words.length > answer.words.length)
    return guess.words.every((word) => word.length < 3 || isKnown(word, known))
  if (guess.words.length < 2 || guess.words.length !== answer.words.length) return false
  return guess.words.some((word, at) => {
    const meant = answer.words[at] ?? ''
    if (word === meant || !isKnown(word, known)) return false
    // Edgar Allen Poe, Scarlet Johansson: a first name spelt otherwise.
    if (at < answer.words.length - 1 && (isWord(word, known) ? isDoubled(word, meant) : soundsAlike(word, meant)))
      return false
    return answer.text.length < 12 || word.length < 6 || !isInnerSwap(meant, word) || known.names.has(word)
  })
}

const single = (word: string) => word.replace(/(.)\1/g, '$1')
const isDoubled = (word: string, meant: string) => word.length > 5 && meant.length > 5 && single(word) === single(meant)

function isInnerSwap(meant: string, word: string): boolean {
  if (meant.length !== word.length) return false
  const at = [...meant].findIndex((letter, index) => letter !== word[index])
  return (
    at > 0 && at < meant.length - 2 && meant.slice(0, at) + meant[at + 1] + meant[at] + meant.slice(at + 2) === word
  )
}
