import { tokensOf } from './forms.ts'
import { kinds as lines } from './words/kinds.ts'

/** `flags`, `before`, `after`, `members`: see words/kinds.ts. */
export type Kind = { flags: string; before: string[][]; after: string[][]; members: Set<string> }

/** The kinds of a list's items. */
export type ListNature = { kinds: Kind[]; hasPeople: boolean; hasRegnal: boolean; titles: Set<string> }

const phrases = (text: string) => text.split(',').filter(Boolean).map(tokensOf)

function readKind(line: string): Kind {
  const [, flags = '', rest = ''] = /^(?:([-!*+]+) )?(.*)$/.exec(line) ?? []
  const [before = '', after = '', members = ''] = rest.split(';')
  return { flags, before: phrases(before), after: phrases(after), members: new Set(phrases(members).map(joined)) }
}

export const joined = (words: readonly string[]) => words.join('')

export const kinds = /* @__PURE__ */ lines.trim().split('\n').map(readKind)
const phrasesOf = ({ before, after }: Kind) => [...before, ...after]
export const classPhrases = /* @__PURE__ */ new Set(kinds.flatMap(phrasesOf).map(joined))
export const classWords = /* @__PURE__ */ new Set(kinds.flatMap(phrasesOf).flat())

const startsWith = (words: readonly string[], phrase: readonly string[]) =>
  words.length > phrase.length && phrase.every((word, at) => words[at] === word)
const endsWith = (words: readonly string[], phrase: readonly string[]) =>
  words.length > phrase.length && phrase.every((word, at) => words[words.length - phrase.length + at] === word)

export const withoutPhrase = (words: readonly string[], { before, after }: Kind): string[][] => [
  ...before.filter((phrase) => startsWith(words, phrase)).map((phrase) => words.slice(phrase.length)),
  ...after.filter((phrase) => endsWith(words, phrase)).map((phrase) => words.slice(0, -phrase.length)),
]

/** Words that many names share. */
export const little =
  /^(the|an?|of|and|in|on|to|for|de|la|le|el|st|saint|new|old|north|south|east|west|great|greater|upper|lower|big|san|santa|los|las)$/
