import type { ListItem } from '../contract/game.ts'
import { acceptedAnswers } from './answers.ts'
import { tokensOf } from './forms.ts'
import { joined, kinds, type ListNature, withoutPhrase } from './kinds.ts'
import { isGiven, isTitled, looksLikePerson, titles } from './person-names.ts'

const isRegnal = ([first = '', number = '', ...more]: readonly string[]) =>
  more.length === 0 && isGiven(first) && /^\d+(th)?$/.test(number)

// The share of the items that must be of a kind.
const KIND_SHARE = 1 / 5
const PEOPLE_SHARE = 1 / 2

export function natureOf(items: readonly ListItem[]): ListNature {
  const answers = items.map((item) => acceptedAnswers(item).map(tokensOf))
  const count = (isSuch: (words: string[]) => boolean) => answers.filter((ofItem) => ofItem.some(isSuch)).length
  const counts = kinds.map((kind) =>
    count((words) => kind.members.has(joined(words)) || withoutPhrase(words, kind).length > 0),
  )
  const least = Math.max(Math.min(3, items.length), items.length * KIND_SHARE, Math.max(...counts) / 2)
  const people = count((words) => looksLikePerson(words) || isTitled(words))
  return {
    kinds: kinds.filter((_, at) => (counts[at] ?? 0) >= least),
    hasPeople: people >= 2 && people >= items.length * PEOPLE_SHARE,
    hasRegnal: count(isRegnal) >= 2,
    titles: new Set(
      answers.flat().flatMap(([first = '', ...rest]) => (rest.length > 0 && titles.has(first) ? [first] : [])),
    ),
  }
}

/** The kinds whose words tell two things apart, and of which the item has such a word. */
export const toldKinds = (item: ListItem, { kinds }: ListNature) =>
  kinds.filter(
    (kind) =>
      kind.flags.includes('!') && acceptedAnswers(item).some((text) => withoutPhrase(tokensOf(text), kind).length > 0),
  )
