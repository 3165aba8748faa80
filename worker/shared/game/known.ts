// What else a guess may mean: real things, and everyday words with their endings.

import { normalise } from './normalise.ts'
import { type Spelling, spellingOf } from './spelling.ts'

export type Known = {
  keys: Set<string>
  /** Those in capitals. */
  names: Set<string>
  /** The keys of the things that contend for the guesses near them, by length. */
  contenders: Map<number, string[]>
  /** The same made ready for comparing: a length at a time, for that takes long. */
  spellings: Map<number, Spelling[]>
}

const knownByList = /* @__PURE__ */ new WeakMap<readonly string[], Known>()

export function knowing(nonAnswers: readonly string[]): Known {
  const before = knownByList.get(nonAnswers)
  if (before) return before
  const known: Known = { keys: new Set(), names: new Set(), contenders: new Map(), spellings: new Map() }
  for (const text of nonAnswers) {
    // Nearly all are plain, and there are thousands of them.
    const key = /^~?[a-z]+$/.test(text) ? text.replace('~', '') : normalise(text)
    known.keys.add(key)
    if (text.startsWith('~')) continue
    if (/^\p{Lu}/u.test(text)) known.names.add(key)
    const alike = known.contenders.get(key.length)
    if (alike) alike.push(key)
    else known.contenders.set(key.length, [key])
  }
  knownByList.set(nonAnswers, known)
  return known
}

/** The things whose length is within `reach` of `length`. */
export function* contendersOf({ contenders, spellings }: Known, length: number, reach: number): Generator<Spelling> {
  for (let at = length - reach; at <= length + reach; at++) {
    let ready = spellings.get(at)
    if (!ready) {
      ready = (contenders.get(at) ?? []).flatMap((key) => spellingOf([key]) ?? [])
      spellings.set(at, ready)
    }
    yield* ready
  }
}

const endings = 's,es,ing,ings,ed,er,ers,est,able,ly,ness'.split(',')

/** Whether it is known, or is made of what is known by an ending: robbing, curer, tidied, gently. */
export function isKnown(word: string, { keys }: Known): boolean {
  if (keys.has(word)) return true
  return endings.some((ending) => {
    if (!word.endsWith(ending)) return false
    const stem = word.slice(0, -ending.length)
    if (stem.length < 3) return false
    const single = stem.replace(/(.)\1$/, '$1').replace(/i$/, 'y')
    return keys.has(stem) || keys.has(`${stem}e`) || keys.has(single) || (ending === 'ly' && keys.has(`${stem}le`))
  })
}
