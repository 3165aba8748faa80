import { describe, expect, test } from 'vitest'
import { type CatalogueList, loadCatalogue } from '../../../worker/lists/catalogue.ts'
import { matchPrepared, normalise, prepareItems } from '../../../worker/shared/matching/match.ts'
import { knownNonAnswers } from '../../../worker/shared/matching/non-answers.ts'
import { corpus, shortNames } from './match-corpus.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))

describe('the known non-answers', () => {
  test('that are plain names are never accepted for another item', () => {
    const names = knownNonAnswers.filter((text) => !text.startsWith('~'))
    const prepared = prepareItems(
      named('Austria', 'Carlson', 'Silver', 'Manet', 'Robertson', 'Georgia', 'Fluoride', 'Dairy'),
    )
    const own = new Set(['austria', 'carlson', 'silver', 'manet', 'robertson', 'georgia', 'fluoride', 'dairy'])
    expect(names.filter((name) => !own.has(normalise(name)) && matchPrepared(name, prepared))).toEqual([])
  })
})

type Item = CatalogueList['items'][number]

const accepted = (item: Item) =>
  [item.name, ...(item.variations ?? []), ...(item.requiredTerms ?? []), ...(item.aliases ?? [])].map(normalise)

const plurals = (one: string) => [`${one}s`, `${one}es`, one.replace(/y$/, 'ies')]
const areOneAndMany = (one: string, other: string) => plurals(one).includes(other) || plurals(other).includes(one)

test('a catalogue answer matches only items in its category that accept it or its plural', async () => {
  const catalogue = await loadCatalogue()
  const wrong: string[] = []
  for (const { key, category, items } of catalogue) {
    const prepared = prepareItems(items)
    const own = items.map(accepted)
    const others = catalogue.filter((list) => list.category === category).flatMap((list) => list.items)
    for (const item of others) {
      const [name = '', ...more] = accepted(item)
      for (const guess of [name, ...more]) {
        const match = matchPrepared(guess, prepared)
        const takes = match ? (own[match.index] ?? []) : null
        const isRight =
          !takes ||
          takes.some(
            (answer) =>
              [name, guess].includes(answer) ||
              areOneAndMany(answer, guess) ||
              // A series names its film, whichever it is.
              answer.startsWith(guess),
          )
        if (!isRight) wrong.push(`${key}: ${guess} (${name}) as ${takes?.[0]}`)
      }
    }
  }
  expect(wrong).toEqual([])
})

test.each([
  ['of typos', corpus, 0.95],
  ['of shorter names', shortNames, 0.87],
])('no guess of the corpus %s matches wrongly, and enough right ones match', (_, lists, least) => {
  const wrong: string[] = []
  let accepts = 0
  let right = 0
  for (const { items, accepts: listed, rejects } of lists) {
    const prepared = prepareItems(items)
    const judge = (guess: string, name?: string) => {
      const match = matchPrepared(guess, prepared)
      const taken = match && items[match.index]?.name
      if (match && taken === name) right++
      else if (match) wrong.push(`${guess} as ${taken}`)
    }
    for (const [guess, name] of listed) judge(guess, name)
    for (const guess of rejects) judge(guess)
    accepts += listed.length
  }
  expect(wrong).toEqual([])
  expect(right / accepts).toBeGreaterThanOrEqual(least)
})
