import { expect, test } from 'vitest'
import { recentDay } from '../../../client/account/recent-day.ts'

test.each([
  ['2026-11-20T05:00:00.000Z', '2026-11-20', 'Today'],
  ['2026-11-20T04:59:59.999Z', '2026-11-20', 'Yesterday'],
  ['2026-11-21T04:59:59.000Z', '2026-11-20', 'Today'],
  ['2026-11-18T20:00:00.000Z', '2026-11-20', '2 days ago'],
  ['2025-11-20T20:00:00.000Z', '2026-11-20', '365 days ago'],
  // A 25-hour day: 23.5 hours apart, and yet the day before.
  ['2026-11-01T04:10:00.000Z', '2026-11-02', 'Yesterday'],
  ['2026-11-02T04:40:00.000Z', '2026-11-02', 'Yesterday'],
  ['2026-11-02T05:00:00.000Z', '2026-11-02', 'Today'],
  // The 23-hour day.
  ['2027-03-14T05:00:00.000Z', '2027-03-14', 'Today'],
  ['2027-03-15T03:59:00.000Z', '2027-03-15', 'Yesterday'],
  ['2027-03-15T04:00:00.000Z', '2027-03-15', 'Today'],
  // A device whose clock is behind.
  ['2026-11-21T12:00:00.000Z', '2026-11-20', 'Today'],
])('a game finished at %s is shown on %s as %s', (completedAt, today, words) => {
  expect(recentDay(completedAt, today)).toBe(words)
})
