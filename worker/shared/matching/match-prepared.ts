// Matches a guess exactly, or with a typo that can mean no other item.

import type { ListItem } from '../contract/game.ts'
import { acceptedAnswers } from './answers.ts'
import { isContraction } from './exact-match.ts'
import { type Forms, formsOf, looseKey, tokensOf } from './forms.ts'
import { isContended, isKnown, isWord, type Known, knowing, ofLength, putByLength } from './known.ts'
import {
  ANY,
  type ListNature,
  natureOf,
  type Reading,
  readingsOf,
  SOME,
  shortFormsOf,
  toldKinds,
} from './short-forms.ts'
import { never } from './slip-costs.ts'
import { editsWithin, isWithin, slips } from './slips.ts'
import { soundsAlike } from './sound.ts'
import { phoneKey, skeletonKey, soundKey } from './sound-key.ts'
import { type Spelling, spellingOf } from './spelling.ts'
import { allowance, isForgiven } from './typo.ts'

export type Match = { index: number; kind: 'exact' | 'typo' }

type IndexedAnswer = Spelling & { index: number }
type Tiers = Map<string, number[]>[]

type Index = Map<string, number[]>

/** `answers`: by length. */
export type PreparedItems = {
  tiers: Tiers
  answers: IndexedAnswer[][]
  known: Known
  nature: ListNature
  /** Items by a shorter name, and by the sound of a name. */
  short: Index
  /** The shorter names that left out no class word or title. */
  bareShort: Index
  /** By item. */
  told: ReturnType<typeof toldKinds>[]
  sounds: Index
  shortSounds: Index
}

/** Keys of what sounds or is typed alike, and of the words in any order. */
function keysOf(words: readonly string[], { hasPeople }: ListNature): string[] {
  const sound = soundKey(words)
  const phone = phoneKey(words)
  const skeleton = skeletonKey(words, sound)
  const bag = words.length > 1 && !hasPeople && !words.includes('of') ? `~${words.toSorted().join(' ')}` : null
  return [
    sound && sound.length > 2 ? sound : null,
    skeleton,
    phone && phone.length > 4 ? `=${phone}` : null,
    bag,
  ].filter((key) => key !== null)
}

function put(index: Index, key: string, item: number) {
  const items = index.get(key)
  if (!items) index.set(key, [item])
  else if (!items.includes(item)) items.push(item)
}

/** Prepares a list once for many guesses. `nonAnswers`: real things that a guess may mean instead. */
export function prepareItems(items: readonly ListItem[], nonAnswers: readonly string[] = []): PreparedItems {
  const tiers: Tiers = [new Map(), new Map(), new Map(), new Map()]
  const answers: IndexedAnswer[][] = []
  const known = knowing(nonAnswers)
  const nature = natureOf(items)
  const short: Index = new Map()
  const bareShort: Index = new Map()
  const told: ReturnType<typeof toldKinds>[] = []
  const sounds: Index = new Map()
  const shortSounds: Index = new Map()
  items.forEach((item, index) => {
    const seen = new Set<string>()
    told.push(toldKinds(acceptedAnswers(item), nature))
    for (const text of acceptedAnswers(item)) {
      const forms = formsOf(text, true)
      // CAR, a country, is no singular of cars.
      const isAcronym = /^\p{Lu}{2,}$/u.test(text)
      forms.tiers.forEach((keys, tier) => {
        for (const key of keys) {
          // A looser tier also holds the stricter keys, to detect two items meeting in it.
          for (const map of tiers.slice(tier, isAcronym ? 3 : 4)) {
            const indexes = map.get(key)
            if (!indexes) map.set(key, [index])
            else if (!indexes.includes(index)) indexes.push(index)
          }
        }
      })
      for (const tokens of forms.spellings) {
        const spelling = spellingOf(tokens)
        const key = tokens.join(' ')
        if (spelling && !seen.has(key)) putByLength(answers, spelling.text.length, { ...spelling, index })
        seen.add(key)
        for (const sound of keysOf(tokens, nature)) put(sounds, sound, index)
      }
      for (const { words: tokens, isBare } of nonAnswers.length ? shortFormsOf(text, item.name, nature, known) : []) {
        for (const key of new Set([tokens.join(''), looseKey(tokens)])) {
          put(short, key, index)
          if (isBare) put(bareShort, key, index)
        }
        if (tokens.includes(ANY) || tokens.includes(SOME)) continue
        const spelling = spellingOf(tokens)
        const key = tokens.join(' ')
        if (spelling && !seen.has(key)) putByLength(answers, spelling.text.length, { ...spelling, index })
        seen.add(key)
        for (const sound of keysOf(tokens, nature)) put(shortSounds, sound, index)
      }
    }
  })
  return { tiers, answers, known, nature, short, bareShort, sounds, shortSounds, told }
}

// In characters: sorting accents takes quadratic time.
const longest = 1000

/** The item that the guess names. An exact match prefers open items; a typo may name any. */
export function matchPrepared(
  guess: string,
  prepared: PreparedItems,
  isOpen: (index: number) => boolean = () => true,
): Match | null {
  if (!guess.trim() || guess.length > longest) return null
  const forms = formsOf(guess, false)
  if (isContraction(guess)) forms.tiers = [forms.tiers[0], [], [], []]
  const index = exactIndex(forms, prepared, isOpen)
  if (index !== null) return index < 0 ? null : { index, kind: 'exact' }
  const tokens = tokensOf(guess)
  const readings = readingsOf(tokens, prepared.nature, prepared.known)
  const plain = readings.flatMap(({ words, kind }) => (kind ? [] : [words]))
  const named = shortIndex([{ words: tokens }, ...readings], prepared, isOpen)
  if (named !== null) return { index: named, kind: 'typo' }
  const heard = soundIndex(forms, [tokens, ...plain], prepared)
  if (heard !== null) return { index: heard, kind: 'typo' }
  forms.spellings.push(...plain.filter((words) => !words.includes(ANY) && !words[0]?.endsWith('.')))
  return typoMatch(forms, prepared)
}

const lowest = (indexes: readonly number[], isOpen: (index: number) => boolean) =>
  indexes.find(isOpen) ?? indexes[0] ?? null

// More items than this with one short name share a common word.
const sharers = 3

function shortIndex(readings: Reading[], prepared: PreparedItems, isOpen: (index: number) => boolean): number | null {
  const { known, short, bareShort } = prepared
  for (const [at, { words, kind }] of readings.entries()) {
    const key = words.join('')
    if (at === 0 && words.length > 1 && known.names.has(key)) return null
    const isAny = words.includes(ANY)
    // All initials stand for names that only the answer shortens.
    const isInitials = words[0]?.endsWith('.')
    if (at > 0 && !isAny) {
      const exact = exactIndex(formsOf(words.join(' '), false), prepared, isOpen)
      if (exact !== null && exact >= 0 && !(kind && prepared.told[exact]?.includes(kind))) return exact
      if (isInitials) continue
    }
    const index = at > 0 && !isAny ? bareShort : short
    const indexes = index.get(key) ?? (isAny || prepared.nature.hasPeople ? undefined : index.get(looseKey(words)))
    // Another middle name may be another person.
    if (isAny && (indexes?.length !== 1 || short.has(key.replace(ANY, SOME)))) continue
    if (indexes && indexes.length <= sharers)
      return lowest(
        [...indexes].sort((a, b) => a - b),
        isOpen,
      )
  }
  return null
}

function soundIndex(
  forms: Forms,
  readings: string[][],
  { sounds, shortSounds, known, nature }: PreparedItems,
): number | null {
  const strict = forms.tiers[1][0] ?? ''
  if (strict.length < 5 || isKnown(strict, known) || isKnown(strict.replace(/s$/, ''), known)) return null
  for (const words of readings) {
    for (const key of keysOf(words, nature)) {
      // Without its vowels a word that means something is another word.
      if (key.startsWith('?') && words.some((word) => isKnown(word, known))) continue
      const indexes = sounds.get(key) ?? shortSounds.get(key)
      if (indexes && indexes.length === 1) return indexes[0] ?? null
    }
  }
  return null
}

function exactIndex(forms: Forms, { tiers, known }: PreparedItems, isOpen: (index: number) => boolean): number | null {
  for (let tier = 0; tier < tiers.length; tier++) {
    // "William" is not "Williams", though plurals may match singulars elsewhere.
    if (tier === 3 && forms.tiers[1].some((key) => known.names.has(key))) return null
    const found = new Set<number>()
    for (const key of forms.tiers[tier] ?? []) for (const index of tiers[tier]?.get(key) ?? []) found.add(index)
    if (found.size === 0) continue
    if (tier > 1 && found.size > 1) return -1
    const indexes = [...found].sort((one, other) => one - other)
    return indexes.find(isOpen) ?? indexes[0] ?? null
  }
  return null
}

// How much nearer the best item must be than any other.
const margin = 0.25
// Most matches cost less than the first, so few need the wider search.
const limits = [1.2, 3]

type Nearest = IndexedAnswer & { cost: number; guess: Spelling }

/** The nearest forgiven answer to any reading of the guess. */
function nearestOf(guesses: Spelling[], { answers, known }: PreparedItems): Nearest | null {
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

function typoMatch(forms: Forms, prepared: PreparedItems): Match | null {
  const { answers, known } = prepared
  const strict = forms.tiers[1][0]
  if (strict === undefined) return null
  if (isKnown(strict, known) || (/[^s]s$/.test(strict) && known.keys.has(strict.slice(0, -1)))) return null
  const guesses = forms.spellings.flatMap((tokens) => spellingOf(tokens) ?? [])
  const best = nearestOf(guesses, prepared)
  if (!best) return null
  const { cost, index } = best
  for (const guess of guesses) {
    const isTooNear = (other: IndexedAnswer) => other.index !== index && isWithin(other, guess, cost + margin)
    for (const alike of ofLength(answers, guess.text.length, editsWithin(cost + margin)))
      if (alike.some(isTooNear)) return null
    // Ignores readings looser than the best.
    const isFit = guess === best.guess || guess === guesses[0]
    if (isFit && isContended(known, guess, cost, (key) => meansItem(key, index, prepared))) return null
  }
  return { index, kind: 'typo' }
}

const meansItem = (key: string, index: number, { tiers, short, known }: PreparedItems) =>
  !!short.get(key)?.includes(index) ||
  !!tiers[1]?.get(key)?.includes(index) ||
  (!known.names.has(key) && [key, key.replace(/s$/, '')].some((form) => tiers[3]?.get(form)?.includes(index)))

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
