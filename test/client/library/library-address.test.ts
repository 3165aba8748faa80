import { expect, test } from 'vitest'
import { readAddress } from '#shared/contract/library-address.ts'
import { whyEmpty, writeAddress } from '../../../client/library/library-address.ts'

const read = (query: string, isPlayer = true) => readAddress(new URLSearchParams(query), isPlayer)

test.each([
  ['', { page: 1 }],
  ['page=3', { page: 3 }],
  ['page=0', { page: 1 }],
  ['page=-2', { page: 1 }],
  ['page=1.5', { page: 1 }],
  ['page=1e999', { page: 1 }],
  ['page=two', { page: 1 }],
  ['page=1e3', { page: 1 }],
  ['page=0x10', { page: 1 }],
  ['page=%207', { page: 1 }],
  ['page=10001', { page: 1 }],
  ['category=Film&page=2', { page: 2, category: 'Film' }],
  ['category=', { page: 1 }],
  [`category=${'x'.repeat(61)}`, { page: 1 }],
  ['played=no', { page: 1, played: 'no' }],
  ['played=maybe', { page: 1 }],
])('the address ?%s is read as far as it makes sense', (query, asked) => {
  expect(read(query)).toEqual(asked)
})

test("a guest's address cannot ask for played lists", () => {
  expect(read('played=yes&category=Film', false)).toEqual({ page: 1, category: 'Film' })
})

test('a written address reads the same, and defaults are left out', () => {
  for (const query of [{ page: 1 }, { page: 2, category: 'Food & drink', played: 'yes' as const }]) {
    expect(readAddress(writeAddress(query), true)).toEqual(query)
  }
  expect(writeAddress({ page: 1 }).toString()).toBe('')
})

test('an empty page says why it is empty', () => {
  expect(whyEmpty({ page: 1 })).toBe('No past daily lists found.')
  expect(whyEmpty({ page: 1, category: 'Film' })).toBe('No past daily lists in Film.')
  expect(whyEmpty({ page: 1, played: 'yes' })).toBe('You have not played any lists yet.')
  expect(whyEmpty({ page: 1, played: 'no', category: 'Film' })).toBe('You have played every list in Film.')
})
