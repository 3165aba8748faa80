// Parts of a title: 2001, Temple of Doom, Fresh Prince.

import { tokensOf } from './forms.ts'
import { classPhrases, joined, type ListNature } from './kinds.ts'
import type { Known } from './known.ts'
import { isNumberWord } from './numbers.ts'
import { isGiven, isPersonal, looksLikePerson } from './person-names.ts'
import { isDistinct, isTelling, saysNumber } from './telling.ts'

/** The text split at colons, dashes and brackets. */
export const segmentsOf = (text: string) =>
  text
    .split(/\s*:\s+|\s+[-–—]\s+|\s*[()[\]]\s*|;\s+|,? or:?,? (?=How|The)/)
    .map(tokensOf)
    .filter((words) => words.length > 0)

/** Any of the segments together, or one that says enough. */
export function* segmentForms(segments: string[][], known: Known): Generator<readonly string[]> {
  if (segments.length < 2 || segments.length > 4) return
  for (let set = 1; set < 1 << segments.length; set++) {
    const chosen = segments.filter((_, at) => set & (1 << at))
    const left = segments.filter((_, at) => !(set & (1 << at)))
    const [first = [], ...rest] = chosen
    if (rest.length === 0 && !mayBeAlone(first, first === segments[0], left, known)) continue
    yield chosen.flat()
    // The Elder Scrolls V: Skyrim.
    if (rest.length > 0 && first.length > 1 && isNumberWord(first.at(-1) ?? ''))
      yield [...first.slice(0, -1), ...rest.flat()]
  }
}

function mayBeAlone(segment: readonly string[], isFirst: boolean, left: string[][], known: Known): boolean {
  if (/^episode \d+$/.test(segment.join(' '))) return true
  const isEnough =
    segment.length > 1 && !saysNumber(segment) ? !classPhrases.has(joined(segment)) : isTelling(segment, known)
  return isEnough && !(isFirst ? left.every(saysNumber) : known.keys.has(joined(segment)))
}

const joints = /^(of|and|the|for|from|in|on|with|or|to)$/
const placeLike =
  /^(new|north|south|east|west|upper|lower|great|saint|san|santa|los|las|el|la|northern|southern|eastern|western)$/

/** Each telling word of a name, and the parts at a joint. */
export function* partsOf(
  words: readonly string[],
  text: string,
  nature: ListNature,
  known: Known,
): Generator<readonly string[]> {
  const isEpithet = isGiven(words[0] ?? '') && words[1] === 'the'
  if (words.length < 2 || isEpithet || looksLikePerson(words) || (nature.hasPeople && isPersonal(words))) return
  const hasNumber = words.some((word, at) => at > 0 && isNumberWord(word))
  const isWhole = hasNumber || placeLike.test(words[0] ?? '')
  const isTold = distinctIn(text, known)
  if (!isWhole && !words.includes('and')) yield* tellingWords(words, text, nature, isTold)
  if (text.includes(',')) return
  if (!words.some(isNumberWord)) yield* atJoints(words, isTold, known)
  const rest = words.slice(1)
  const isLoose = rest.length > 1 && !isWhole && !words.some((word) => joints.test(word))
  if (isLoose && isTelling(rest, known) && !known.keys.has(joined(rest)) && rest.some(isTold)) yield rest
  const owner = /^(.*\p{L})['’]s (.*)$/u.exec(text)
  for (const part of owner?.slice(1, 3).map(tokensOf) ?? []) if (part.length > 1 && isTelling(part, known)) yield part
}

/** Distinct words but for the owner: Schindler is not Schindler's List. */
function distinctIn(text: string, known: Known): (word: string) => boolean {
  const owners = new Set([...text.matchAll(/(\p{L}+)['’]s\b/gu)].map(([, owner = '']) => `${owner.toLowerCase()}s`))
  return (word) => isDistinct(word, known) && !owners.has(word) && !(word.endsWith('s') && isGiven(word.slice(0, -1)))
}

function* tellingWords(
  words: readonly string[],
  text: string,
  { kinds }: ListNature,
  isTold: (word: string) => boolean,
) {
  const compounds = text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? []
  const hyphened = new Set(compounds.flatMap(tokensOf))
  for (const word of words) if (isTold(word) && !hyphened.has(word)) yield [word]
  const [first = ''] = words
  if (kinds.some(({ flags, members }) => flags.includes('*') && members.has(first))) yield [first]
}

function* atJoints(words: readonly string[], isTold: (word: string) => boolean, known: Known) {
  for (let at = 1; at < words.length; at++) {
    const head = words.slice(0, at)
    const [joint = '', next] = words.slice(at)
    if (!joints.test(joint) || joints.test(head.at(-1) ?? '')) continue
    const isAndThe = joint === 'and' && next === 'the'
    if (joint === 'and' && !isAndThe) continue
    if (head.length > 1 && isTelling(head, known)) yield head
    const rest = words.slice(words.findIndex((word, place) => place > at && !joints.test(word)))
    // Frankenstein's bride is not he.
    const isEnough =
      isAndThe || ((joint !== 'of' || head.length > 2) && rest.some((word) => isTold(word) || isGiven(word)))
    if (rest.length > 1 && isEnough && isTelling(rest, known)) yield rest
  }
}
