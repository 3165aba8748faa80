import { expect, test } from 'vitest'
import { acceptedAnswers } from '#shared/matching/answers.ts'
import { matchExact } from '#shared/matching/exact-match.ts'
import { matchGuess } from '#shared/matching/match.ts'
import { catalogue } from '../../../worker/lists/catalogue/all.ts'

const ISLANDS = [
  { name: 'Greenland' },
  { name: 'Sumatra', variations: ['Sumatera'] },
  { name: 'Baffin Island', aliases: ['Baffin'] },
  { name: 'Great Britain', requiredTerms: ['Britain'] },
]

test.each([
  ['greenland', 0],
  ['  The Greenland. ', 0],
  ['sumatera', 1],
  ['baffin-island', 2],
  ['Baffin', 2],
  ['BRITAIN', 3],
  // The full rules judge these.
  ['Greneland', null],
  ['Baffin Isle', null],
  ['Victoria', null],
  ['', null],
])('%j is item %j', (guess, index) => expect(matchExact(guess, ISLANDS, () => true)).toBe(index))

test('an open item is preferred to one already found', () => {
  const items = [
    { name: 'Washington', variations: ['George'] },
    { name: 'Bush', variations: ['George'] },
  ]
  expect(matchExact('George', items, (index) => index !== 0)).toBe(1)
  expect(matchExact('George', items, () => false)).toBe(0)
})

test('a contraction does not match a name with the same letters', () => {
  const items = [{ name: 'Shell' }]
  for (const guess of ["she'll", 'She’ll']) expect(matchExact(guess, items, () => true)).toBeNull()
  expect(matchExact('shell', items, () => true)).toBe(0)
})

test('the exact match agrees with the full rules for every catalogue answer', () => {
  for (const { key, items } of catalogue)
    for (const guess of items.flatMap(acceptedAnswers))
      expect(`${key}: ${guess} ${matchExact(guess, items, () => true)}`).toBe(
        `${key}: ${guess} ${matchGuess(guess, items)?.index}`,
      )
})
