// The shorter names of an answer: a surname, a name without its class word, a work without its subtitle.

import type { ListItem } from '../contract/game.ts'
import { acceptedAnswers } from './answers.ts'
import { tokensOf } from './forms.ts'
import { givenNames } from './given-names.ts'
import { kinds as kindLines, titles as titleWords } from './kinds.ts'
import { isKnown, isWord, type Known } from './known.ts'
import { isNumberWord } from './numbers.ts'

type Kind = { flags: string; before: string[][]; after: string[][]; members: Set<string> }

const phrases = (text: string) =>
  text
    .split(',')
    .filter(Boolean)
    .map((phrase) => tokensOf(phrase))
const readKind = (line: string): Kind => {
  const [, flags = '', rest = ''] = /^(?:([-!*+]+) )?(.*)$/.exec(line) ?? []
  const [before = '', after = '', members = ''] = rest.split(';')
  return { flags, before: phrases(before), after: phrases(after), members: new Set(phrases(members).map(joined)) }
}
const joined = (tokens: readonly string[]) => tokens.join('')

const given = /* @__PURE__ */ new Set(givenNames.trim().split(/[,\n]/))
const titles = /* @__PURE__ */ new Set(titleWords.split(','))
const freeTitles = /* @__PURE__ */ new Set(titleWords.split(',').slice(0, 18))
const particles = /^(van|von|de|da|di|del|della|der|den|du|la|le|bin|ibn|al|el|ter|ten|dos|af|zu)$/
const little =
  /^(the|an?|of|and|in|on|to|for|de|la|le|el|st|saint|new|old|north|south|east|west|great|greater|upper|lower|big|san|santa|los|las)$/
/** Cities with two clubs of that name. */
const rivals = /^(manchester|sheffield|bristol|dundee|milan|madrid)$/
const numbered = /^(part|volume|episode|chapter|season|series|number|book|act|level|stage|blanc)$/
const mononyms =
  /^(michelangelo|rembrandt|raphael|caravaggio|galileo|dante|napoleon|donatello|elvis|oprah|sherlock|pele|socrates|frodo|gandalf|dumbledore|hagrid|beyonce|rihanna|shakira|voltaire)$/

const kinds = /* @__PURE__ */ kindLines.trim().split('\n').map(readKind)
const freeKinds = /* @__PURE__ */ kinds.filter(({ flags }) => flags.includes('+'))
const classTokens = /* @__PURE__ */ new Set(kinds.flatMap(({ before, after }) => [...before, ...after].flat()))
const classWords = /* @__PURE__ */ new Set(kinds.flatMap(({ before, after }) => [...before, ...after].map(joined)))

/** All that the items together say of what they are. */
export type ListNature = { kinds: Kind[]; hasPeople: boolean; hasRegnal: boolean; titles: Set<string> }

export function natureOf(items: readonly ListItem[]): ListNature {
  const answers = items.map((item) => acceptedAnswers(item).map(tokensOf))
  const scores = kinds.map(
    ({ before, after, members }) =>
      answers.filter((ofItem) =>
        ofItem.some(
          (tokens) =>
            members.has(joined(tokens)) ||
            [
              ...before.filter((phrase) => startsWith(tokens, phrase)),
              ...after.filter((phrase) => endsWith(tokens, phrase)),
            ].length > 0,
        ),
      ).length,
  )
  const best = Math.max(...scores)
  const isOf = (score: number) => score >= Math.min(3, items.length) && score >= items.length / 5 && score >= best / 2
  const people = answers.filter((ofItem) => ofItem.some((tokens) => looksLikePerson(tokens) || isTitled(tokens))).length
  return {
    kinds: kinds.filter((_, at) => isOf(scores[at] ?? 0)),
    hasPeople: people >= 2 && people >= items.length * 0.5,
    hasRegnal: answers.filter((ofItem) => ofItem.some(isRegnal)).length >= 2,
    titles: new Set(
      answers.flat().flatMap(([first = '', ...rest]) => (rest.length && titles.has(first) ? [first] : [])),
    ),
  }
}

const startsWith = (tokens: readonly string[], phrase: readonly string[]) =>
  tokens.length > phrase.length && phrase.every((word, at) => tokens[at] === word)
const endsWith = (tokens: readonly string[], phrase: readonly string[]) =>
  tokens.length > phrase.length && phrase.every((word, at) => tokens[tokens.length - phrase.length + at] === word)

const isGiven = (word: string) => given.has(word)
const isInitials = (word: string) => word.length === 1 && /[a-z]/.test(word)
const isRegnal = (tokens: readonly string[]) =>
  tokens.length === 2 && isGiven(tokens[0] ?? '') && /^\d+(th)?$/.test(tokens[1] ?? '')

function looksLikePerson(tokens: readonly string[]): boolean {
  const words = withoutTitles(tokens)
  const [first = ''] = words
  return words.length >= 2 && words.length <= 6 && isGiven(first) && isPersonal(words) && isName(words.at(-1) ?? '')
}

const isTitled = (tokens: readonly string[]) =>
  tokens.length > 1 && tokens[0] !== 'saint' && titles.has(tokens[0] ?? '') && isName(tokens.at(-1) ?? '')
const isName = (word: string) => word.length > 1 && !/\d/.test(word) && !little.test(word)

function withoutTitles(tokens: readonly string[]): readonly string[] {
  let at = 0
  while (
    at < tokens.length - 1 &&
    titles.has(tokens[at] ?? '') &&
    !(tokens[at] === 'saint' && at === 0 && tokens.length === 2)
  )
    at++
  return tokens.slice(at)
}

/** Splits at a colon, a dash or brackets. */
const segmentsOf = (text: string) =>
  text
    .split(/\s*:\s+|\s+[-–—]\s+|\s*[()[\]]\s*|;\s+|,? or:?,? (?=How|The)/)
    .map(tokensOf)
    .filter((tokens) => tokens.length > 0)

/** `isBare`: without a class word or a title that the answer has. */
export type ShortForm = { words: string[]; isBare: boolean }

/** The shorter names of `text`. */
export function shortFormsOf(text: string, name: string, nature: ListNature, known: Known): ShortForm[] {
  const whole = tokensOf(text)
  const mayBeAlone = (segment: readonly string[], isFirst: boolean, left: string[][]) =>
    /^episode \d+$/.test(segment.join(' ')) ||
    ((segment.length > 1 && !saysNumber(segment) ? !classWords.has(joined(segment)) : mayStand(segment, known)) &&
      !(isFirst ? left.every(saysNumber) : known.keys.has(joined(segment))))
  const found = new Map<string, ShortForm>()
  const put = (tokens: readonly string[], isBare = true) => {
    const key = tokens.join(' ')
    if (tokens.length && joined(tokens) !== joined(whole) && !found.has(key))
      found.set(key, { words: [...tokens], isBare })
  }
  const segments = segmentsOf(text)
  if (segments.length > 1 && segments.length < 5)
    for (let set = 1; set < 1 << segments.length; set++) {
      const chosen = segments.filter((_, at) => set & (1 << at))
      const left = segments.filter((_, at) => !(set & (1 << at)))
      if (chosen.length === 1 && !mayBeAlone(chosen[0] ?? [], chosen[0] === segments[0], left)) continue
      put(chosen.flat())
      const [first = [], ...rest] = chosen
      if (rest.length > 0 && first.length > 1 && isNumberWord(first.at(-1) ?? ''))
        put([...first.slice(0, -1), ...rest.flat()])
    }
  const [head = [], ...tail] = text.split(/, /).map(tokensOf)
  if (tail.length === 1 && !whole.includes('and') && mayStand(head, known)) put(head)
  const both = whole.indexOf('and')
  if (both > 0 && known.keys.has(joined(whole))) put(whole.slice(0, both))
  // The name decides of its own words.
  for (const form of parts(whole, text, nature, known))
    if (text === name || form.length > 1 || !tokensOf(name).includes(form[0] ?? '')) put(form)
  for (const base of [whole, ...segments]) {
    for (const { rest, isTelling } of withoutClass(base, nature, known)) {
      put(rest, !isTelling)
      for (const form of ofPerson(rest, nature)) put(form, !isTelling)
    }
    const bare = withoutTitles(base)
    if (bare.length < base.length && mayFollowTitle(bare, nature, known)) put(bare, false)
    for (const form of ofPerson(bare, nature)) {
      put(form, bare.length === base.length)
      if (bare.length < base.length) put([base[0] ?? '', ...form])
    }
  }
  return [...found.values()]
}

const saysNumber = (tokens: readonly string[]) => tokens.every((token) => isNumberWord(token) || numbered.test(token))
const isNumeric = (tokens: readonly string[]) => tokens.every((token) => isNumberWord(token))

/** Each telling word of a name, and its parts at a joint. */
function* parts(
  words: readonly string[],
  text: string,
  nature: ListNature,
  known: Known,
): Generator<readonly string[]> {
  if (
    words.length < 2 ||
    looksLikePerson(words) ||
    (isGiven(words[0] ?? '') && words[1] === 'the') ||
    (nature.hasPeople && isPersonal(words))
  )
    return
  const kinds = nature.kinds.filter(({ flags }) => flags.includes('*'))
  const owned = new Set([...text.matchAll(/(\p{L}+)['’]s\b/gu)].map(([, owner = '']) => `${owner.toLowerCase()}s`))
  const hyphened = new Set(
    (text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? []).flatMap((compound) => tokensOf(compound)),
  )
  const isDistinct = (word: string) =>
    word.length > 3 &&
    !little.test(word) &&
    !isKnown(word, known) &&
    !classWords.has(word) &&
    !titles.has(word) &&
    !given.has(word) &&
    !contracted.test(word) &&
    !(word.endsWith('s') && (owned.has(word) || given.has(word.slice(0, -1))))
  const hasNumber = words.some((word, at) => at > 0 && isNumberWord(word))
  if (!hasNumber && !words.includes('and') && !placeLike.test(words[0] ?? ''))
    for (const [at, word] of words.entries())
      if ((isDistinct(word) && !hyphened.has(word)) || (at === 0 && kinds.some(({ members }) => members.has(word))))
        yield [word]
  if (text.includes(',')) return
  for (let at = 1; at < words.length; at++) {
    const [head, tail] = [words.slice(0, at), words.slice(at)]
    if (joints.test(head.at(-1) ?? '')) continue
    const isJoint = joints.test(tail[0] ?? '') && !(tail[0] === 'and' && tail[1] !== 'the')
    if (isJoint && head.length > 1 && !words.some(isNumberWord) && mayStand(head, known)) yield head
    let start = 0
    while (joints.test(tail[start] ?? '')) start++
    const rest = tail.slice(start)
    if (
      start > 0 &&
      rest.length > 1 &&
      !words.some(isNumberWord) &&
      mayStand(rest, known) &&
      ((tail[0] === 'and' && tail[1] === 'the') ||
        ((tail[0] !== 'of' || head.length > 2) &&
          tail[0] !== 'and' &&
          rest.some((word) => isDistinct(word) || isGiven(word))))
    )
      yield rest
  }
  if (
    words.length > 2 &&
    !hasNumber &&
    !placeLike.test(words[0] ?? '') &&
    !words.some((word) => joints.test(word)) &&
    mayStand(words.slice(1), known) &&
    !known.keys.has(joined(words.slice(1))) &&
    words.slice(1).some(isDistinct)
  )
    yield words.slice(1)
  const owner = /^(.*\p{L})['’]s (.*)$/u.exec(text)
  if (owner)
    for (const part of [owner[1] ?? '', owner[2] ?? ''].map(tokensOf))
      if (part.length > 1 && mayStand(part, known)) yield part
}

const contracted =
  /^(?:(?:do|does|did|is|are|was|were|ca|wo|has|have|had|would|could|should|ai)nt|im|ive|id|ill|youre|youve|theyre|its|thats|whats|lets)$/
const joints = /^(of|and|the|for|from|in|on|with|or|to)$/
const placeLike =
  /^(new|north|south|east|west|upper|lower|great|saint|san|santa|los|las|el|la|northern|southern|eastern|western)$/

/** A part that says more than a common word or a number. */
function mayStand(tokens: readonly string[], known: Known): boolean {
  if (tokens.length > 1 && known.keys.has(joined(tokens))) return true
  if (tokens.length === 1 && /^[a-z]\d+$/.test(tokens[0] ?? '')) return true
  const telling = tokens.filter((token) => !little.test(token) && !numbered.test(token))
  if (telling.length === 0 || telling.every((token) => classTokens.has(token))) return false
  if (isNumeric(telling)) return telling.length === 1 && /^\d{3,}$/.test(telling[0] ?? '')
  if (telling.every((token) => classWords.has(token) || titles.has(token) || isNumberWord(token))) return false
  const [one = ''] = telling
  return telling.length > 1 || (one.length > 2 && !isCommon(one, known))
}

const mayFollowTitle = (tokens: readonly string[], { hasPeople }: ListNature, known: Known) =>
  tokens.length > 1
    ? isName(tokens.at(-1) ?? '') && !tokens.some((token) => little.test(token))
    : isName(tokens[0] ?? '') &&
      !classWords.has(tokens[0] ?? '') &&
      (hasPeople || !isCommon(tokens[0] ?? '', known)) &&
      ((hasPeople && (tokens[0] ?? '').length > 3) ||
        isGiven(tokens[0] ?? '') ||
        ((tokens[0] ?? '').length > 3 && !known.keys.has(tokens[0] ?? '')))

/** An everyday word; "everest" is none, though "ever" may take an ending. */
const isCommon = (word: string, known: Known) =>
  known.everyday.has(word) || (isWord(word, known) && !known.keys.has(word) && !known.words.has(word))

const isRare = (word: string, known: Known) => !known.words.has(word) && known.keys.has(word)

const political = 'republic of'

function* withoutClass(
  tokens: readonly string[],
  nature: ListNature,
  known: Known,
): Generator<{ rest: string[]; isTelling: boolean }> {
  for (const kind of kinds) {
    const isListKind = nature.kinds.includes(kind) || kind.before.some((phrase) => phrase.join(' ') === political)
    const rests: string[][] = []
    for (const phrase of kind.before) if (startsWith(tokens, phrase)) rests.push(tokens.slice(phrase.length))
    for (const phrase of kind.after) if (endsWith(tokens, phrase)) rests.push(tokens.slice(0, -phrase.length))
    for (const rest of rests) {
      while (/^(?:of|the)$/.test(rest[0] ?? '')) rest.shift()
      if (/^(and|of)$/.test(rest.at(-1) ?? '')) continue
      if (
        rest.length === 1 &&
        isWord(rest[0] ?? '', known) &&
        !kind.members.has(rest[0] ?? '') &&
        !isRare(rest[0] ?? '', known)
      )
        continue
      if (!mayStand(rest, known) || rivals.test(joined(rest))) continue
      if (!isListKind && isKnown(joined(rest), known)) continue
      yield { rest, isTelling: kind.flags.includes('!') }
    }
  }
}

function* ofPerson(all: readonly string[], nature: ListNature): Generator<readonly string[]> {
  const { hasPeople, hasRegnal } = nature
  const the = all.indexOf('the')
  const tokens = the > 0 && all.length === the + 2 && isGiven(all[0] ?? '') ? all.slice(0, the) : all
  if (tokens.length < all.length && (tokens.length > 1 || (hasRegnal && !common.test(tokens[0] ?? '')))) yield tokens
  const words =
    suffix.test(tokens.at(-1) ?? '') && (tokens.length > 2 || !/\d/.test(tokens.at(-1) ?? ''))
      ? tokens.slice(0, -1)
      : tokens
  if (words.length < tokens.length && !/\d/.test(tokens.at(-1) ?? '')) yield words
  const [first = '', ...rest] = words
  if (rest.length === 0 || words.length > 6) return
  if (mononyms.test(first)) yield [first]
  const last = words.at(-1) ?? ''
  if (!(hasPeople ? isPersonal(words) : looksLikePerson(words)) || !isName(last) || classWords.has(last)) return
  // The surname with its particles, and without.
  let start = words.length - 1
  if (!common.test(last)) yield [last]
  while (start > 1 && particles.test(words[start - 1] ?? '')) start--
  const surname = words.slice(start)
  if (start < words.length - 1) yield surname
  for (let at = 1; at < start; at++) if (!isInitials(words[at] ?? '')) yield words.slice(at)
  if (start > 1) yield [first, ...surname]
  if (first.length > 1) {
    yield [first[0] ?? '', ...surname]
    if (start > 1) yield [...words.slice(0, start).map((word) => word[0] ?? ''), ...surname]
  }
  yield [first, ANY, ...surname]
  if (start > 1) yield [first, SOME, ...surname]
}

const regnal = /^(king|queen|emperor|empress|pope|tsar|czar|sultan|saint|kaiser)$/
const suffix = /^(jr|junior|sr|senior|\d)$/
/** Given names that say too little as a surname. */
const common = /^(john|paul|james|george|david|peter|mary|michael|robert|william|henry|charles|thomas|richard|joseph)$/

/** Stands for any middle name, and for one that the answer has. */
export const ANY = '*'
export const SOME = '#'

/** In a list of people a name that is not known as given may be one. */
const isPersonal = (words: readonly string[]) =>
  words.every((word) => /^\p{L}+$/u.test(word)) && !words.some((word) => /^(the|of|and|in|on|for)$/.test(word))

/** `kind`: whose word was left out, where that word tells two things apart. */
export type Reading = { words: string[]; kind?: Kind | undefined }

/** The guess without words that only say the kind or the title. */
export function readingsOf(tokens: readonly string[], nature: ListNature, known: Known): Reading[] {
  const out: Reading[] = []
  const push = (words: readonly string[], kind?: Kind) => out.push({ words: [...words], kind })
  const phraseOf = (words: readonly string[]) => {
    for (const kind of [...nature.kinds, ...freeKinds]) {
      if (kind.flags.includes('-')) continue
      const told = kind.flags.includes('!') ? kind : undefined
      for (const phrase of kind.before) if (startsWith(words, phrase)) push(words.slice(phrase.length), told)
      for (const phrase of kind.after) if (endsWith(words, phrase)) push(words.slice(0, -phrase.length), told)
    }
  }
  phraseOf(tokens)
  for (const { words } of [...out]) phraseOf(words)
  const mayLead = (title: string) =>
    nature.titles.has(title) || (nature.hasPeople && freeTitles.has(title)) || (nature.hasRegnal && regnal.test(title))
  for (let at = 1; at < tokens.length && at < 3 && mayLead(tokens[at - 1] ?? ''); at++)
    if (at < tokens.length - 1 || !isWord(tokens[at] ?? '', known)) push(tokens.slice(at))
  const by = tokens.indexOf('by')
  if (by > 0) push(tokens.slice(0, by))
  const god = tokens.findIndex((word) => word === 'god' || word === 'goddess')
  if (god > 0 && nature.kinds.some(({ members }) => members.has('thor'))) push(tokens.slice(0, god))
  if (nature.hasPeople && tokens.length > 2 && tokens.length < 6) {
    const [first = '', ...middle] = tokens.slice(0, -1)
    const last = tokens.at(-1) ?? ''
    push([first, ...middle.map((word) => word[0] ?? ''), last])
    push([first, ANY, last])
    push([...tokens.slice(0, -1).map((word) => `${word[0]}.`), last])
  }
  return out
    .map(({ words, kind }) => ({ words: words[0] === 'the' ? words.slice(1) : words, kind }))
    .filter(({ words }) => words.length > 0 && !/^(and|of)$/.test(words.at(-1) ?? ''))
}

/** The kinds whose words tell two things apart, and of which the item has one. */
export const toldKinds = (answers: readonly string[], { kinds }: ListNature) =>
  kinds.filter(
    ({ flags, before, after }) =>
      flags.includes('!') &&
      answers.some((text) => {
        const words = tokensOf(text)
        return before.some((phrase) => startsWith(words, phrase)) || after.some((phrase) => endsWith(words, phrase))
      }),
  )
