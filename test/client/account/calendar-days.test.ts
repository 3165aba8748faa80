import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#shared/game/eastern-day.ts'
import { calendarDays, describeCalendar, WEEKS_SHOWN } from '../../../client/account/calendar-days.ts'

const date = fc
  .integer({ min: Date.UTC(2024, 0, 1) / 86_400_000, max: Date.UTC(2029, 0, 1) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))

test('the calendar is whole weeks, Monday to Sunday, and its last week holds today', () => {
  fc.assert(
    fc.property(date, (today) => {
      const days = calendarDays({}, today)
      expect(days).toHaveLength(7 * WEEKS_SHOWN)
      expect(new Date(days[0]?.date ?? '').getUTCDay()).toBe(1)
      expect(days.slice(-7).filter((day) => day.isToday)).toEqual([
        { date: today, kind: 'missed', isToday: true, score: null },
      ])
      expect(days.filter((day) => day.isToday)).toHaveLength(1)
      days.forEach((day, at) => {
        if (at > 0) expect(day.date).toBe(addDays(days[at - 1]?.date ?? '', 1))
        expect(day.kind).toBe(day.date > today ? 'to come' : 'missed')
      })
    }),
  )
})

test('no day is lost or doubled at clock changes or leap days', () => {
  for (const today of ['2026-11-03', '2027-03-16', '2028-03-02', '2027-01-02']) {
    const days = {
      [today]: { score: 100, is_perfect: true },
      [addDays(today, -1)]: { score: 30, is_perfect: false },
    }
    const shown = calendarDays(days, today)
    expect(shown.find((day) => day.date === today)).toMatchObject({ kind: 'perfect', score: 100, isToday: true })
    expect(shown.find((day) => day.date === addDays(today, -1))).toMatchObject({ kind: 'played', score: 30 })
    expect(new Set(shown.map((day) => day.date)).size).toBe(7 * WEEKS_SHOWN)
  }
})

test('the description says what the squares show', () => {
  const today = '2026-11-20'
  const played = { score: 50, is_perfect: false }
  const days = {
    [today]: played,
    '2026-11-19': { score: 100, is_perfect: true },
    '2026-11-01': played,
    '2020-01-01': played,
  }
  // 15 whole weeks, and Monday to Friday.
  expect(describeCalendar(calendarDays(days, today), 2)).toBe(
    "Daily games over the last 16 weeks. Played on 3 of 110 days, 1 of them perfect. Current streak: 2 days. You've played today's list.",
  )
  expect(describeCalendar(calendarDays({}, today), 1)).toBe(
    "Daily games over the last 16 weeks. Played on 0 of 110 days, 0 of them perfect. Current streak: 1 day. You haven't played today's list yet.",
  )
})
