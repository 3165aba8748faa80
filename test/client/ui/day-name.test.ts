import { expect, test } from 'vitest'
import { addDays } from '#shared/game/eastern-day.ts'
import { dayName } from '../../../client/ui/day-name.ts'

const day = { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' } as const
const american = new Intl.DateTimeFormat('en-US', day)
const withYear = new Intl.DateTimeFormat('en-US', { ...day, weekday: 'short', year: 'numeric' })

test('each day of four years has its American name', () => {
  for (let days = 0; days < 1461; days++) {
    const date = addDays('2026-01-01', days)
    expect(dayName(date)).toBe(american.format(Date.parse(date)))
    expect(dayName(date, { hasYear: true })).toBe(withYear.format(Date.parse(date)))
  }
})
