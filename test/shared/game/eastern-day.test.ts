import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, easternDate, easternMidnight, nextEasternMidnight } from '#shared/game/eastern-day.ts'

const HOUR = 3_600_000
const at = (iso: string) => Date.parse(iso)

describe('the Eastern date', () => {
  test.each([
    ['2026-07-04T03:59:59.999Z', '2026-07-03', 'the last moment of a summer day'],
    ['2026-07-04T04:00:00.000Z', '2026-07-04', 'the first moment of a summer day'],
    ['2026-12-25T04:59:59.999Z', '2026-12-24', 'the last moment of a winter day'],
    ['2026-12-25T05:00:00.000Z', '2026-12-25', 'the first moment of a winter day'],
    ['2026-11-01T03:59:59.999Z', '2026-10-31', 'just before the 25-hour day'],
    ['2026-11-01T04:00:00.000Z', '2026-11-01', 'the start of the 25-hour day'],
    ['2026-11-01T05:30:00.000Z', '2026-11-01', 'half past one, the first time'],
    ['2026-11-01T06:30:00.000Z', '2026-11-01', 'half past one, the second time'],
    ['2026-11-02T04:59:59.999Z', '2026-11-01', 'the 25th hour'],
    ['2026-11-02T05:00:00.000Z', '2026-11-02', 'after the 25-hour day'],
    ['2027-03-14T04:59:59.999Z', '2027-03-13', 'just before the 23-hour day'],
    ['2027-03-14T05:00:00.000Z', '2027-03-14', 'the start of the 23-hour day'],
    ['2027-03-15T03:59:59.999Z', '2027-03-14', 'the end of the 23-hour day'],
    ['2027-03-15T04:00:00.000Z', '2027-03-15', 'after the 23-hour day'],
    ['2028-02-29T04:59:59.999Z', '2028-02-28', 'just before the leap day'],
    ['2028-02-29T05:00:00.000Z', '2028-02-29', 'the start of the leap day'],
    ['2028-03-01T04:59:59.999Z', '2028-02-29', 'the end of the leap day'],
    ['2027-01-01T04:59:59.999Z', '2026-12-31', 'the last moment of a year'],
    ['2027-01-01T05:00:00.000Z', '2027-01-01', 'the first moment of a year'],
  ])('at %s is %s: %s', (moment, date) => {
    expect(easternDate(at(moment))).toBe(date)
  })
})

test('the midnight of a date is its first moment', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
      const date = addDays('2020-01-01', days)
      const midnight = easternMidnight(date)
      expect([easternDate(midnight - 1), easternDate(midnight)]).toEqual([addDays(date, -1), date])
    }),
  )
})

describe('the next Eastern midnight', () => {
  test.each([
    ['2026-07-03T12:00:00Z', '2026-07-04T04:00:00Z', 'a summer noon'],
    ['2026-12-24T12:00:00Z', '2026-12-25T05:00:00Z', 'a winter noon'],
    ['2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z', 'the start of the 25-hour day'],
    ['2026-11-01T05:30:00Z', '2026-11-02T05:00:00Z', 'its first half past one'],
    ['2026-11-01T06:30:00Z', '2026-11-02T05:00:00Z', 'its second half past one'],
    ['2027-03-14T05:00:00Z', '2027-03-15T04:00:00Z', 'the start of the 23-hour day'],
    ['2027-03-14T06:59:59Z', '2027-03-15T04:00:00Z', 'the second before the clocks go forward'],
    ['2027-03-14T07:00:00Z', '2027-03-15T04:00:00Z', 'the second after it'],
    ['2028-02-28T17:00:00Z', '2028-02-29T05:00:00Z', 'the day before the leap day'],
    ['2028-02-29T17:00:00Z', '2028-03-01T05:00:00Z', 'the leap day'],
    ['2026-12-31T17:00:00Z', '2027-01-01T05:00:00Z', "New Year's Eve"],
    ['2026-07-04T03:59:59.999Z', '2026-07-04T04:00:00Z', 'the last millisecond of a day'],
    ['2026-07-04T04:00:00Z', '2026-07-05T04:00:00Z', 'midnight itself'],
  ])('after %s is %s: %s', (moment, midnight) => {
    expect(new Date(nextEasternMidnight(at(moment))).toISOString()).toBe(new Date(at(midnight)).toISOString())
  })

  test.each([
    ['2026-11-01T04:00:00Z', 25],
    ['2027-03-14T05:00:00Z', 23],
    ['2028-02-29T05:00:00Z', 24],
  ])('from the midnight %s is %d hours away', (midnight, hours) => {
    expect((nextEasternMidnight(at(midnight)) - at(midnight)) / HOUR).toBe(hours)
  })
})

const moment = fc.integer({ min: at('1990-01-01T00:00:00Z'), max: at('2099-12-31T00:00:00Z') })
const date = moment.map((now) => new Date(now).toISOString().slice(0, 10))
const swedish = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' })

describe('at any moment', () => {
  test('the Eastern date agrees with Intl', () => {
    fc.assert(
      fc.property(moment, (now) => {
        expect(easternDate(now)).toBe(swedish.format(now))
      }),
    )
  })

  test('the date moves to the next day exactly at the next midnight', () => {
    fc.assert(
      fc.property(moment, (now) => {
        const midnight = nextEasternMidnight(now)
        expect(midnight).toBeGreaterThan(now)
        expect(swedish.format(midnight - 1)).toBe(swedish.format(now))
        expect(swedish.format(midnight)).toBe(addDays(easternDate(now), 1))
      }),
    )
  })
})

describe('counting days', () => {
  test.each([
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-02-29', 1, '2028-03-01'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2028-02-29', 366, '2029-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2026-11-01', 1, '2026-11-02'],
    ['2026-10-31', 2, '2026-11-02'],
    ['2027-03-14', 1, '2027-03-15'],
    ['2027-03-13', 2, '2027-03-15'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s plus %d days is %s, and daysBetween agrees', (from, days, to) => {
    expect(addDays(from, days)).toBe(to)
    expect(daysBetween(from, to)).toBe(days)
  })

  test('adding days and counting them back agree over any distance', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -20_000, max: 20_000 }), (from, days) => {
        const to = addDays(from, days)
        expect(daysBetween(from, to)).toBe(days)
        expect(addDays(to, -days)).toBe(from)
      }),
    )
  })
})
