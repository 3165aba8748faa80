import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { List } from '#shared/contract/game.ts'
import { addDays } from '#shared/game/eastern-day.ts'
import { results } from '../../../worker/db/schema/results.ts'
import { makeWorld, openApp } from '../../support/app.ts'
import { makeResult, putList } from '../../support/lists.ts'
import { signIn } from '../../support/players.ts'

const HOUR = 3_600_000
const DAYS = 12

/** Milliseconds after 05:00 UTC: between 00:00 and 23:30 Eastern, in summer and in winter. */
const withinTheDay = fc.integer({ min: 0, max: 22.5 * HOUR - 1 })

const game = fc.record({
  day: fc.nat(DAYS - 1),
  type: fc.constantFrom('daily' as const, 'daily' as const, 'daily' as const, 'library' as const),
  later: fc.nat(1),
  at: withinTheDay,
  found: fc.nat(10),
  hints: fc.nat(5),
})

const dayNumber = (date: string) => Math.round(Date.parse(date) / (24 * HOUR))

type Row = typeof results.$inferSelect

/** Computes the statistics from the rows alone, in whole days. */
function recompute(rows: Row[], today: string) {
  const average = (sum: number) => (rows.length === 0 ? 0 : Math.round((sum / rows.length) * 10) / 10)
  const days = new Set(rows.flatMap((row) => (row.list_date === null ? [] : [dayNumber(row.list_date)])))
  let last = dayNumber(today)
  if (!days.has(last)) last--
  let day_streak = 0
  while (days.has(last - day_streak)) day_streak++
  const most = Math.max(-1, ...rows.map((row) => Math.floor(row.score / 10)))
  return {
    games_played: rows.length,
    average_items_guessed: average(rows.reduce((sum, row) => sum + row.items_guessed.length, 0)),
    average_score: average(rows.reduce((sum, row) => sum + row.score, 0)),
    day_streak,
    days: Object.fromEntries(
      rows.flatMap(({ list_date, score, items_guessed }) =>
        list_date === null ? [] : [[list_date, { score, is_perfect: items_guessed.length === 10 }]],
      ),
    ),
    distribution: Array.from(
      { length: most + 1 },
      (_, ten) => rows.filter((row) => Math.floor(row.score / 10) === ten).length,
    ),
  }
}

test.each([
  ['the 25-hour day', '2026-11-01'],
  ['the 23-hour day', '2027-03-14'],
  ['the leap day', '2028-02-29'],
  ['New Year', '2027-01-01'],
])(
  'statistics match the stored results, whatever the history, across %s',
  async (_, middle) => {
    const first = addDays(middle, -DAYS / 2)
    const dates = Array.from({ length: DAYS }, (_, at) => addDays(first, at))
    const app = openApp(makeWorld(first))
    const lists: List[] = []
    for (const date of dates) lists.push(await putList(app.db, date))
    let run = 0

    await fc.assert(
      fc.asyncProperty(fc.array(game, { maxLength: 20 }), fc.nat(DAYS), withinTheDay, async (games, askedOn, at) => {
        const player = signIn(app, `${middle}-${run++}`)
        const ordered = games.sort((one, other) => one.day + one.later - (other.day + other.later))
        for (const { day, type, later, at, found, hints } of ordered) {
          const list = lists[day]
          // A library game is of a past list; a daily game may end a day late.
          const on = addDays(first, day + (type === 'library' ? 1 : later))
          app.world.set(Date.parse(`${on}T05:00:00Z`) + at)
          if (list) await player.record(makeResult(list, found, { game_type: type, hints_used: hints }))
        }
        const today = addDays(first, askedOn)
        app.world.set(Date.parse(`${today}T05:00:00Z`) + at)
        const rows = await app.db.select().from(results).where(eq(results.uid, player.uid))
        expect(await player.statistics()).toEqual(recompute(rows, today))
      }),
      { numRuns: 25 },
    )
  },
  60_000,
)

test('a streak holds until the end of the next day, even when the clocks change', async () => {
  for (const [date, nextMidnight, midnightAfter] of [
    ['2029-11-04', '2029-11-05T05:00:00.000Z', '2029-11-06T05:00:00.000Z'],
    ['2029-11-03', '2029-11-04T04:00:00.000Z', '2029-11-05T05:00:00.000Z'],
    ['2030-03-10', '2030-03-11T04:00:00.000Z', '2030-03-12T04:00:00.000Z'],
    ['2030-03-09', '2030-03-10T05:00:00.000Z', '2030-03-11T04:00:00.000Z'],
  ] as const) {
    const app = openApp(makeWorld(date))
    const player = signIn(app, `edge-${date}`)
    const streakAt = async (moment: number) => {
      app.world.set(moment)
      return (await player.statistics()).day_streak
    }
    await player.record(makeResult(await putList(app.db, date)))
    expect(await streakAt(Date.parse(nextMidnight))).toBe(1)
    expect(await streakAt(Date.parse(midnightAfter) - 1)).toBe(1)
    expect(await streakAt(Date.parse(midnightAfter))).toBe(0)
  }
})

test('days cover 26 weeks from a Monday, while the streak counts every day', async () => {
  // 2034-07-02 is a Sunday.
  const today = '2034-07-02'
  const app = openApp(makeWorld(today))
  const player = signIn(app, 'long')
  for (let back = 199; back >= 0; back--) {
    const date = addDays(today, -back)
    app.world.set(`${date}T17:00:00Z`)
    await player.record(makeResult(await putList(app.db, date), 1))
  }
  const onSunday = await player.statistics()
  expect(onSunday.day_streak).toBe(200)
  expect(Object.keys(onSunday.days).sort()).toEqual(Array.from({ length: 182 }, (_, at) => addDays('2034-01-02', at)))
  app.world.set('2034-07-03T17:00:00Z')
  const onMonday = await player.statistics()
  expect(onMonday.day_streak).toBe(200)
  expect(Object.keys(onMonday.days).sort()[0]).toBe('2034-01-09')
}, 60_000)
