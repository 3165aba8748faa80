import type { Statistics } from '#shared/contract/account.ts'
import { addDays, startOfWeek } from '#shared/game/eastern-day.ts'

/** Weeks shown, this one included: as many as fit a phone. */
export const WEEKS_SHOWN = 16

export type CalendarDay = {
  /** Eastern. */
  date: string
  kind: 'missed' | 'played' | 'perfect' | 'to come'
  isToday: boolean
  score: number | null
}

/** Days from a Monday to the Sunday of the week of `today`. */
export function calendarDays(days: Statistics['days'], today: string): CalendarDay[] {
  const first = addDays(startOfWeek(today), -7 * (WEEKS_SHOWN - 1))
  return Array.from({ length: 7 * WEEKS_SHOWN }, (_, at) => {
    const date = addDays(first, at)
    const game = days[date]
    const kind = date > today ? 'to come' : game?.is_perfect ? 'perfect' : game ? 'played' : 'missed'
    return { date, kind, isToday: date === today, score: game?.score ?? null }
  })
}

export function describeCalendar(calendar: CalendarDay[], streak: number): string {
  const past = calendar.filter((day) => day.kind !== 'to come')
  const perfect = past.filter((day) => day.kind === 'perfect').length
  const played = past.filter((day) => day.kind === 'played').length + perfect
  const today =
    past.find((day) => day.isToday)?.kind === 'missed'
      ? "You haven't played today's list yet."
      : "You've played today's list."
  const inARow = `Current streak: ${streak} ${streak === 1 ? 'day' : 'days'}`
  return `Daily games over the last ${WEEKS_SHOWN} weeks. Played on ${played} of ${past.length} days, ${perfect} of them perfect. ${inARow}. ${today}`
}
