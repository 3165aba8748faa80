import { addDays } from '#shared/game/eastern-day.ts'

const short = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' })
const monthAndDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' })
const full = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** 'Today', 'Tomorrow' or 'Tue, Nov 24'. Dates are YYYY-MM-DD. */
export function shortDate(date: string, today: string): string {
  if (date === today) return 'Today'
  if (date === addDays(today, 1)) return 'Tomorrow'
  return short.format(Date.parse(date))
}

/** 'Tue, Nov 24'. */
export const weekday = (date: string) => short.format(Date.parse(date))
/** 'Nov 24, 2026'. */
export const fullDate = (date: string) => full.format(Date.parse(date))
/** 'Nov 24'. */
export const monthDay = (date: string) => monthAndDay.format(Date.parse(date))
/** `at` is ISO; shown in the device's time zone. */
export const dateAndTime = (at: string) => moment.format(Date.parse(at))
export const dateOnly = (at: string) => day.format(Date.parse(at))
