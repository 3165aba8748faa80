/** A day is an Eastern calendar day (America/New_York), written YYYY-MM-DD. */

import { DAY, HOUR, TODAY_MAX_AGE } from '../limits.ts'

let eastern: Intl.DateTimeFormat | undefined

/** Made on first use: a slow phone takes 100 ms for it. */
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

/** The Eastern wall clock at `now` (UTC, ms), as if it were UTC. */
function easternWallClock(now: number): number {
  const part: Record<string, number> = {}
  for (const { type, value } of getEastern().formatToParts(now)) part[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  // The parts stop at the second.
  return Date.UTC(year, month - 1, day, hour, minute, second) + (now % 1000)
}

const isoDate = (utc: number) => new Date(utc).toISOString().slice(0, 10)

/** The Eastern date at `now` (UTC, ms). */
export function easternDate(now: number): string {
  // Eastern time is four or five hours behind UTC: it rarely matters which.
  const date = isoDate(now - 5 * HOUR)
  return date === isoDate(now - 4 * HOUR) ? date : isoDate(easternWallClock(now))
}

/** The next Eastern midnight (UTC, ms). */
export function nextEasternMidnight(now: number): number {
  const wall = easternWallClock(now)
  const midnight = Math.floor(wall / DAY) * DAY + DAY
  const guess = now + (midnight - wall)
  // Off by an hour where the clocks change before midnight; its own offset corrects that.
  return guess + (midnight - easternWallClock(guess))
}

/** When `date` begins (UTC, ms). */
export const easternMidnight = (date: string): number => nextEasternMidnight(Date.parse(date) - DAY / 2)

/** A response about today may be cached until then (UTC, ms). */
export const todaysUntil = (now: number) => Math.min(now + TODAY_MAX_AGE * 1000, nextEasternMidnight(now))

export function addDays(date: string, days: number): string {
  return isoDate(Date.parse(date) + days * DAY)
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY)
}

/** The Monday of the week of `date`. */
export function startOfWeek(date: string): string {
  return addDays(date, -((new Date(date).getUTCDay() + 6) % 7))
}
