import type { Statistics } from '#shared/contract/account.ts'
import type { StatsResponse } from '#shared/contract/completions.ts'
import { addDays, startOfWeek } from '#shared/game/eastern-day.ts'
import { CALENDAR_WEEKS } from '#shared/limits.ts'
import type { users } from '../db/schema/results.ts'

/** The percentile (0 to 100) of `score` is the share of results below it plus half of those equal to it. */
export function statsOf(scores: Record<string, number>, score?: number): StatsResponse {
  let count = 0
  let sum = 0
  let below = 0
  const distribution: number[] = []
  for (const [key, times] of Object.entries(scores)) {
    const reached = Number(key)
    count += times
    sum += reached * times
    if (score !== undefined) below += reached < score ? times : reached === score ? times / 2 : 0
    const bin = Math.floor(reached / 10)
    while (distribution.length <= bin) distribution.push(0)
    distribution[bin] = (distribution[bin] ?? 0) + times
  }
  return {
    average_score: count === 0 ? null : Math.round((sum / count) * 10) / 10,
    percentile: count === 0 || score === undefined ? null : Math.round((below / count) * 100),
    count,
    distribution,
  }
}

type Counted = Pick<typeof users.$inferSelect, 'games_played' | 'items_guessed' | 'scores' | 'days'>

/** A user without results gets zeros. */
export function statisticsOf(user: Counted | null, today: string): Statistics {
  const { average_score, distribution } = statsOf(user?.scores ?? {})
  const days = Object.entries(user?.days ?? {})
  const firstShown = addDays(startOfWeek(today), -7 * (CALENDAR_WEEKS - 1))
  const shown = days.filter(([date]) => date >= firstShown)
  const games = user?.games_played ?? 0
  return {
    games_played: games,
    average_items_guessed: games === 0 ? 0 : Math.round(((user?.items_guessed ?? 0) / games) * 10) / 10,
    average_score: average_score ?? 0,
    day_streak: dayStreak(new Set(days.map(([date]) => date)), today),
    days: daysOf(shown),
    distribution,
  }
}

export const daysOf = (days: [string, Counted['days'][string]][]) =>
  Object.fromEntries(days.map(([date, [score, perfect]]) => [date, { score, is_perfect: perfect === 1 }]))

/** Counts up to yesterday while today's game is unfinished. */
function dayStreak(dates: ReadonlySet<string>, today: string): number {
  let date = dates.has(today) ? today : addDays(today, -1)
  let streak = 0
  while (dates.has(date)) {
    streak++
    date = addDays(date, -1)
  }
  return streak
}
