import { type Kind, kinds, type ListNature, withoutPhrase } from './kinds.ts'
import { isWord, type Known } from './known.ts'
import { ANY, freeTitles } from './person-names.ts'

/** `kind`: whose word was left out, where that word tells two things apart. */
export type Reading = { words: string[]; kind?: Kind | undefined }

const freeKinds = /* @__PURE__ */ kinds.filter(({ flags }) => flags.includes('+'))
const regnal = /^(king|queen|emperor|empress|pope|tsar|czar|sultan|saint|kaiser)$/

export function readingsOf(words: readonly string[], nature: ListNature, known: Known): Reading[] {
  const once = withoutClass(words, nature)
  const twice = once.flatMap((reading) => withoutClass(reading.words, nature))
  return [
    ...once,
    ...twice,
    ...[...withoutTitle(words, nature, known), ...cutShort(words, nature)].map((left) => ({ words: left })),
  ]
    .map(({ words: [first = '', ...rest], ...reading }) => ({
      ...reading,
      words: first === 'the' ? rest : [first, ...rest],
    }))
    .filter((reading) => reading.words.length > 0 && !/^(and|of)$/.test(reading.words.at(-1) ?? ''))
}

const withoutClass = (words: readonly string[], nature: ListNature): Reading[] =>
  [...nature.kinds, ...freeKinds]
    .filter(({ flags }) => !flags.includes('-'))
    .flatMap((kind) =>
      withoutPhrase(words, kind).map((left) => ({ words: left, kind: kind.flags.includes('!') ? kind : undefined })),
    )

function* withoutTitle(words: readonly string[], nature: ListNature, known: Known) {
  const mayLead = (title: string) =>
    nature.titles.has(title) || (nature.hasPeople && freeTitles.has(title)) || (nature.hasRegnal && regnal.test(title))
  for (let at = 1; at < Math.min(3, words.length) && mayLead(words[at - 1] ?? ''); at++)
    if (at < words.length - 1 || !isWord(words[at] ?? '', known)) yield words.slice(at)
}

/** Up to "by" or "god of", and with other middle names. */
function* cutShort(words: readonly string[], nature: ListNature): Generator<string[]> {
  const by = words.indexOf('by')
  if (by > 0) yield words.slice(0, by)
  const god = words.findIndex((word) => /^god(dess)?$/.test(word))
  if (god > 0 && nature.kinds.some(({ members }) => members.has('thor'))) yield words.slice(0, god)
  if (!nature.hasPeople || words.length < 3 || words.length > 5) return
  const [first = '', ...middle] = words.slice(0, -1)
  const last = words.at(-1) ?? ''
  yield [first, ...middle.map((word) => word.charAt(0)), last]
  yield [first, ANY, last]
  yield [...words.slice(0, -1).map((word) => `${word.charAt(0)}.`), last]
}
