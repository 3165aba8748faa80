// The looser rules: shorter names, kinds said or left out, sound, phone English, typos.

import type { ListItem } from '../contract/game.ts'
import { acceptedAnswers } from './answers.ts'
import { isContraction } from './exact-match.ts'
import { type Forms, formsOf, looseKey, tokensOf } from './forms.ts'
import { joined, type Kind, type ListNature } from './kinds.ts'
import { isKnown, type Known, knowing, putByLength } from './known.ts'
import { natureOf, toldKinds } from './list-nature.ts'
import { exactIndex, type IsOpen, type PreparedItems, prepareExactly, putItem } from './match-prepared.ts'
import { ANY, looksLikePerson, SOME } from './person-names.ts'
import { type Reading, readingsOf } from './readings.ts'
import { shortNamesOf } from './short-names.ts'
import { phoneKey, skeletonKey, soundKey } from './sound-key.ts'
import { spellingOf } from './spelling.ts'
import { type IndexedAnswer, typoIndex } from './typo-match.ts'

type Index = Map<string, number[]>

/** Short names by key: all, and those that left out no telling word. Keys of sound: of answers, and of short names. */
type Loose = {
  exact: PreparedItems
  known: Known
  nature: ListNature
  told: Kind[][]
  short: Index
  bare: Index
  sounds: Index
  shortSounds: Index
  answers: IndexedAnswer[][]
}

/** `nonAnswers`: real things that a guess may mean instead. */
export function prepareLoosely(items: readonly ListItem[], nonAnswers: readonly string[]): PreparedItems {
  const exact = prepareExactly(items)
  const known = knowing(nonAnswers)
  const nature = natureOf(items)
  const loose: Loose = {
    exact: { ...exact, names: known.names },
    known,
    nature,
    told: items.map((item) => toldKinds(item, nature)),
    short: new Map(),
    bare: new Map(),
    sounds: new Map(),
    shortSounds: new Map(),
    answers: [],
  }
  for (const [index, item] of items.entries()) putNames(item, index, loose)
  return { ...loose.exact, loosely: (guess, forms, isOpen) => looseIndex(guess, forms, loose, isOpen) }
}

function putNames(item: ListItem, index: number, { known, nature, short, bare, sounds, shortSounds, answers }: Loose) {
  const seen = new Set<string>()
  const put = (words: readonly string[], keys: Index) => {
    const key = words.join(' ')
    if (seen.has(key)) return
    seen.add(key)
    const spelling = spellingOf(words)
    if (spelling) putByLength(answers, spelling.text.length, { ...spelling, index })
    for (const sound of soundKeys(words, nature)) putItem(keys, sound, index)
  }
  for (const text of acceptedAnswers(item)) for (const words of formsOf(text, true).spellings) put(words, sounds)
  for (const text of acceptedAnswers(item)) {
    for (const { words, isBare } of shortNamesOf(text, item.name, nature, known)) {
      for (const key of new Set([joined(words), looseKey(words)]))
        for (const map of isBare ? [short, bare] : [short]) putItem(map, key, index)
      if (!words.includes(ANY) && !words.includes(SOME)) put(words, shortSounds)
    }
  }
}

function looseIndex(guess: string, forms: Forms, loose: Loose, isOpen: IsOpen): number | null {
  const words = tokensOf(guess)
  // Michael B. Jordan is another person.
  if (isContraction(guess) || (words.length > 1 && loose.known.names.has(joined(words)))) return null
  const readings = readingsOf(words, loose.nature, loose.known)
  const plain = readings.flatMap(({ words, kind }) => (kind || words.includes(ANY) || isInitials(words) ? [] : [words]))
  return (
    shortIndex(words, readings, loose, isOpen) ??
    soundIndex(forms, [words, ...plain], loose) ??
    typoIndex(forms.tiers[1][0] ?? '', [...forms.spellings, ...plain], { ...loose, isNameOf: isNameOf(loose) })
  )
}

const isNameOf =
  ({ exact: { tiers }, short, known }: Loose) =>
  (key: string, index: number) =>
    !!short.get(key)?.includes(index) ||
    !!tiers[1]?.get(key)?.includes(index) ||
    (!known.names.has(key) && [key, key.replace(/s$/, '')].some((form) => tiers[3]?.get(form)?.includes(index)))

/** All initials stand for names that only the answer shortens. */
const isInitials = (words: readonly string[]) => !!words[0]?.endsWith('.')

// More items than this with one short name share a common word.
const SHARERS = 3

function shortIndex(words: string[], readings: Reading[], loose: Loose, isOpen: IsOpen): number | null {
  const named = itemOf(words, loose.short, loose, isOpen)
  if (named !== null) return named
  for (const reading of readings) {
    const isOther = reading.words.includes(ANY)
    const exact = isOther ? null : exactIndex(formsOf(reading.words.join(' '), false), loose.exact, isOpen)
    if (exact !== null && exact >= 0 && !(reading.kind && loose.told[exact]?.includes(reading.kind))) return exact
    if (isInitials(reading.words)) continue
    const index = isOther ? otherMiddleName(reading.words, loose) : itemOf(reading.words, loose.bare, loose, isOpen)
    if (index !== null) return index
  }
  return null
}

function itemOf(words: readonly string[], names: Index, { nature }: Loose, isOpen: IsOpen): number | null {
  const indexes = names.get(joined(words)) ?? (nature.hasPeople ? undefined : names.get(looseKey(words)))
  if (!indexes || indexes.length > SHARERS) return null
  const sorted = indexes.toSorted((one, other) => one - other)
  return sorted.find(isOpen) ?? sorted[0] ?? null
}

/** An item without a middle name, where no other has this first and last name. */
function otherMiddleName(words: readonly string[], { short }: Loose): number | null {
  const key = joined(words)
  const indexes = short.get(key)
  return indexes?.length === 1 && !short.has(key.replace(ANY, SOME)) ? (indexes[0] ?? null) : null
}

function soundIndex(forms: Forms, readings: string[][], { sounds, shortSounds, known, nature }: Loose): number | null {
  const strict = forms.tiers[1][0] ?? ''
  if (strict.length < 5 || isKnown(strict, known) || isKnown(strict.replace(/s$/, ''), known)) return null
  for (const words of readings) {
    for (const key of soundKeys(words, nature)) {
      // Without its vowels a word that means something is another word.
      if (key.startsWith('?') && words.some((word) => isKnown(word, known))) continue
      const indexes = sounds.get(key) ?? shortSounds.get(key)
      if (indexes?.length === 1) return indexes[0] ?? null
    }
  }
  return null
}

/** Keys of what sounds or is typed alike, and of the words in any order. */
function soundKeys(words: readonly string[], { hasPeople }: ListNature): string[] {
  const sound = soundKey(words)
  const phone = phoneKey(words)
  const isUnordered = words.length > 1 && !hasPeople && !words.includes('of') && !looksLikePerson(words)
  return [
    sound && sound.length > 2 ? sound : null,
    skeletonKey(words, sound),
    phone && phone.length > 4 ? `=${phone}` : null,
    isUnordered ? `~${words.toSorted().join(' ')}` : null,
  ].filter((key) => key !== null)
}
