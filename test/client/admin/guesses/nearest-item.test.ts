import { expect, test } from 'vitest'
import { nearestItem } from '../../../../client/admin/guesses/nearest-item.ts'

const ITEMS = ['Greenland', 'New Guinea', 'Borneo', 'Great Britain', 'Équateur']

test.each([
  ['great brittain isle', 3],
  ['papua new guinea', 1],
  ['GRONLAND', 0],
  ['equator', 4],
  ['the red spot', null],
  ['x', null],
  ['', null],
])('the item nearest to "%s" has index %s', (guess, index) => {
  expect(nearestItem(guess, ITEMS)).toBe(index)
})

test('no item is chosen where two are equally near', () => {
  expect(nearestItem('dakota', ['North Dakota', 'South Dakota'])).toBeNull()
  expect(nearestItem('anything', [])).toBeNull()
})
