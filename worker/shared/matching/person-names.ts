import { classWords, type ListNature, little } from './kinds.ts'
import { givenNames } from './words/given-names.ts'
import { titleWords } from './words/kinds.ts'

const given = /* @__PURE__ */ new Set(givenNames.trim().split(/[,\n]/))
export const titles = /* @__PURE__ */ new Set(titleWords.split(/[,;]/))
/** Those that may be added to any person's name. */
export const freeTitles = /* @__PURE__ */ new Set(titleWords.split(';')[0]?.split(','))

const particles = /^(van|von|de|da|di|del|della|der|den|du|la|le|bin|ibn|al|el|ter|ten|dos|af|zu)$/
const suffix = /^(jr|junior|sr|senior|\d)$/
/** Given names that say too little as a surname, or alone. */
const common = /^(john|paul|james|george|david|peter|mary|michael|robert|william|henry|charles|thomas|richard|joseph)$/
const mononyms =
  /^(michelangelo|rembrandt|raphael|caravaggio|galileo|dante|napoleon|donatello|elvis|oprah|sherlock|pele|socrates|frodo|gandalf|dumbledore|hagrid|beyonce|rihanna|shakira|voltaire)$/

/** Stands for any middle name, and for one that the answer has. */
export const ANY = '*'
export const SOME = '#'

export const isGiven = (word: string) => given.has(word)
const isInitial = (word: string) => /^[a-z]$/.test(word)
export const isName = (word: string) => word.length > 1 && !/\d/.test(word) && !little.test(word)
export const isTitled = (words: readonly string[]) =>
  words.length > 1 && words[0] !== 'saint' && titles.has(words[0] ?? '') && isName(words.at(-1) ?? '')

/** In a list of people a first word that is no known given name may be one. */
export const isPersonal = (words: readonly string[]) =>
  words.every((word) => /^\p{L}+$/u.test(word)) && !words.some((word) => /^(the|of|and|in|on|for)$/.test(word))

export function looksLikePerson(words: readonly string[]): boolean {
  const name = withoutTitles(words)
  return name.length > 1 && name.length < 7 && isGiven(name[0] ?? '') && isPersonal(name) && isName(name.at(-1) ?? '')
}

/** Saint stays before a single name: Saint Petersburg. */
export function withoutTitles(words: readonly string[]): readonly string[] {
  const start = words.findIndex(
    (word, at) => at === words.length - 1 || !titles.has(word) || (word === 'saint' && words.length === 2),
  )
  return words.slice(Math.max(0, start))
}

/** A surname, a name without its middle names or with initials. */
export function* personForms(
  all: readonly string[],
  { hasPeople, hasRegnal }: ListNature,
): Generator<readonly string[]> {
  const the = all.indexOf('the')
  const isEpithet = the > 0 && all.length === the + 2 && isGiven(all[0] ?? '')
  const named = isEpithet ? all.slice(0, the) : all
  if (isEpithet && (named.length > 1 || (hasRegnal && !common.test(named[0] ?? '')))) yield named
  const last = named.at(-1) ?? ''
  const isNumber = /\d/.test(last)
  const words = suffix.test(last) && (named.length > 2 || !isNumber) ? named.slice(0, -1) : named
  if (words.length < named.length && !isNumber) yield words
  if (words.length < 2 || words.length > 6) return
  if (mononyms.test(words[0] ?? '')) yield words.slice(0, 1)
  const surname = words.at(-1) ?? ''
  const isPerson = hasPeople ? isPersonal(words) : looksLikePerson(words)
  if (!isPerson || !isName(surname) || classWords.has(surname)) return
  yield* withSurname(words)
}

function* withSurname(words: readonly string[]): Generator<readonly string[]> {
  const [first = ''] = words
  let start = words.length - 1
  if (!common.test(words[start] ?? '')) yield words.slice(start)
  while (start > 1 && particles.test(words[start - 1] ?? '')) start--
  const surname = words.slice(start)
  if (surname.length > 1) yield surname
  for (let at = 1; at < start; at++) if (!isInitial(words[at] ?? '')) yield words.slice(at)
  if (start > 1) yield [first, ...surname]
  if (first.length > 1) {
    yield [first.charAt(0), ...surname]
    if (start > 1) yield [...words.slice(0, start).map((word) => word.charAt(0)), ...surname]
  }
  yield [first, ANY, ...surname]
  if (start > 1) yield [first, SOME, ...surname]
}
