import { expect, test } from 'vitest'
import { addDays } from '#shared/game/eastern-day.ts'
import { dayName } from '../../../client/game/day-name.ts'

const american = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' })

test('each day of four years is called what Americans call it', () => {
  for (let days = 0; days < 1461; days++) {
    const date = addDays('2026-01-01', days)
    expect(dayName(date)).toBe(american.format(Date.parse(date)))
  }
})
