import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TICKS, ticksFor } from '../../../../client/admin/analytics/chart-scale.ts'

test.each([
  [0, [0, 1, 2, 3, 4]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6, 8]],
  [388, [0, 100, 200, 300, 400]],
  [420, [0, 125, 250, 375, 500]],
])('at most %i new users get the ticks %j', (most, ticks) => {
  expect(ticksFor(most)).toEqual(ticks)
})

test('five whole, even ticks reach the largest count but not twice as far', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 10_000_000 }), (most) => {
      const ticks = ticksFor(most)
      const [first, step = 0] = ticks
      const top = ticks.at(-1) ?? 0
      expect(ticks).toHaveLength(TICKS)
      expect(first).toBe(0)
      expect(ticks.every((tick, at) => Number.isInteger(tick) && tick === at * step)).toBe(true)
      expect(top).toBeGreaterThanOrEqual(most)
      expect(top).toBeLessThan(2 * most)
    }),
  )
})
