/** A day is an Eastern calendar day (America/New_York), written YYYY-MM-DD. */

import { DAY, HOUR, TODAY_MAX_AGE } from '../limits.ts'

let eastern: Intl.DateTimeFormat | undefined

/** Made when it is needed: a slow phone takes a tenth of a second to make the first of them. */
function getEastern(): Intl.DateTimeFormat {
  eastern ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/New_York',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  return eastern
}

/** The Eastern wall clock at `now` (ms since 1970 UTC), read as if it were UTC: its difference from `now` is the offset. */
function easternWallClock(now: number): number {
  const part: Record<string, number> = {}
  for (const { type, value } of getEastern().formatToParts(now)) part[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  // The parts stop at the second.
  return Date.UTC(year, month - 1, day, hour, minute, second) + (now % 1000)
}

const isoDate = (utc: number) => new Date(utc).toISOString().slice(0, 10)

/** The Eastern date at `now` (ms since 1970 UTC). */
export function easternDate(now: number): string {
  // Eastern time is four or five hours behind UTC: but for one hour of each day there is no need to know which.
  const date = isoDate(now - 5 * HOUR)
  return date === isoDate(now - 4 * HOUR) ? date : isoDate(easternWallClock(now))
}

/** The moment (ms since 1970 UTC) at which the Eastern date after that of `now` begins. */
export function nextEasternMidnight(now: number): number {
  const wall = easternWallClock(now)
  const midnight = Math.floor(wall / DAY) * DAY + DAY
  const guess = now + (midnight - wall)
  // Where the clocks change before midnight the first guess is an hour off; its own offset puts it right.
  return guess + (midnight - easternWallClock(guess))
}

/** Until when what is made of today at `now` may be kept (both ms since 1970 UTC). */
export const todaysUntil = (now: number) => Math.min(now + TODAY_MAX_AGE * 1000, nextEasternMidnight(now))

/** `date` moved by whole days; `days` may be negative. */
export function addDays(date: string, days: number): string {
  return isoDate(Date.parse(date) + days * DAY)
}

/** Whole days from `from` to `to`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY)
}

/** The Monday of the week that holds `date`. */
export function startOfWeek(date: string): string {
  return addDays(date, -((new Date(date).getUTCDay() + 6) % 7))
}
