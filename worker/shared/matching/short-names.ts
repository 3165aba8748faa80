// A surname, a name without its class word, a work without its subtitle.

import { tokensOf } from './forms.ts'
import { classPhrases, joined, kinds, type ListNature, little, withoutPhrase } from './kinds.ts'
import { isKnown, isWord, type Known } from './known.ts'
import { isGiven, isName, personForms, withoutTitles } from './person-names.ts'
import { isCommon, isTelling } from './telling.ts'
import { partsOf, segmentForms, segmentsOf } from './title-parts.ts'

/** `isBare`: no word was left out that tells two things apart, so a guess may add one. */
export type ShortName = { words: string[]; isBare: boolean }

/** `name`: of the item that accepts `text`. */
export function shortNamesOf(text: string, name: string, nature: ListNature, known: Known): ShortName[] {
  const whole = tokensOf(text)
  const found = new Map<string, ShortName>()
  const put = (words: readonly string[], isBare = true) => {
    const key = words.join(' ')
    if (words.length > 0 && joined(words) !== joined(whole) && !found.has(key))
      found.set(key, { words: [...words], isBare })
  }
  const segments = segmentsOf(text)
  for (const form of segmentForms(segments, known)) put(form)
  for (const form of firstOfPlaces(whole, text, known)) put(form)
  const ofName = tokensOf(name)
  // The name decides about its own words.
  for (const form of partsOf(whole, text, nature, known))
    if (text === name || form.length > 1 || !ofName.includes(form[0] ?? '')) put(form)
  for (const base of [whole, ...segments]) {
    for (const { rest, isTold } of withoutClass(base, nature, known)) {
      put(rest, !isTold)
      for (const form of personForms(rest, nature)) put(form, !isTold)
    }
    const bare = withoutTitles(base)
    const isTitled = bare.length < base.length
    if (isTitled && mayFollowTitle(bare, nature, known)) put(bare, false)
    for (const form of personForms(bare, nature)) {
      // Ronaldo Brazil is no Mr Brazil.
      if (text !== name && form.length === 1 && nations.has(form[0] ?? '')) continue
      put(form, !isTitled)
      if (isTitled) put([base[0] ?? '', ...form])
    }
  }
  return [...found.values()]
}

/** Washington of "Washington, D.C."; Bosnia of "Bosnia and Herzegovina". */
function* firstOfPlaces(whole: string[], text: string, known: Known): Generator<string[]> {
  const and = whole.indexOf('and')
  if (and > 0 && known.keys.has(joined(whole))) yield whole.slice(0, and)
  const [head = [], ...tail] = text.split(/, /).map(tokensOf)
  if (tail.length === 1 && and < 0 && (head.length === 1 || known.keys.has(joined(head))) && isTelling(head, known))
    yield head
}

function mayFollowTitle(words: readonly string[], { hasPeople }: ListNature, known: Known): boolean {
  const last = words.at(-1) ?? ''
  if (!isName(last)) return false
  if (words.length > 1) return !words.some((word) => little.test(word))
  if (classPhrases.has(last) || (!hasPeople && isCommon(last, known))) return false
  return isGiven(last) || (last.length > 3 && (hasPeople || !known.keys.has(last)))
}

const nations = kinds.find(({ members }) => members.has('france'))?.members ?? new Set()

/** Cities with two clubs of that name. */
const rivals = /^(manchester|sheffield|bristol|dundee|milan|madrid)$/

function* withoutClass(words: readonly string[], nature: ListNature, known: Known) {
  for (const kind of kinds) {
    // A republic is one in any list.
    const isOfList = nature.kinds.includes(kind) || kind.members === nations
    for (const left of withoutPhrase(words, kind)) {
      const rest = left.slice(
        Math.max(
          0,
          left.findIndex((word) => !/^(of|the)$/.test(word)),
        ),
      )
      const [one = '', ...more] = rest
      if (/^(and|of)$/.test(rest.at(-1) ?? '') || rivals.test(joined(rest)) || !isTelling(rest, known)) continue
      // Red Sea is not red; a known name may be an everyday word with an ending.
      const isWordAlone = more.length === 0 && isWord(one, known) && (known.words.has(one) || !known.keys.has(one))
      if (isWordAlone && !kind.members.has(one)) continue
      if (isOfList || !isKnown(joined(rest), known)) yield { rest, isTold: kind.flags.includes('!') }
    }
  }
}
