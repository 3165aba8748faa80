import type { Analytics, AnalyticsRange } from '#shared/contract/admin.ts'
import { addDays, daysBetween, startOfWeek } from '#shared/game/eastern-day.ts'
import { POPULAR_LISTS } from '#shared/limits.ts'

/** Days including today; two days cover the last 24 hours. */
const DAYS: Record<AnalyticsRange, number> = { '24h': 2, '7d': 7, '30d': 30, '90d': 90 }

type CountsOfDay = { date: string; list_id: string; title: string; game_type: string; scores: Scores }
type DayCount = { date: string; library_games: number; new_users: number }
type Scores = Record<string, number>

/** Eastern dates; `monday` begins the week of `today`. */
export function startsOf(range: AnalyticsRange, today: string): { first: string; monday: string } {
  return { first: addDays(today, 1 - DAYS[range]), monday: startOfWeek(today) }
}

/** Weekly figures begin at `monday`, all others at `first`. */
export function analyticsOf(
  counts: readonly CountsOfDay[],
  days: readonly DayCount[],
  totalUsers: number,
  { first, monday, today }: { first: string; monday: string; today: string },
): Analytics {
  const gamesSince = (date: string) =>
    add(counts.filter((row) => row.game_type === 'daily' && row.date >= date).map((row) => resultsOf(row.scores))) +
    add(days.filter((day) => day.date >= date).map((day) => day.library_games))
  const newUsers = new Map(days.map((day) => [day.date, day.new_users]))
  const range = Array.from({ length: daysBetween(first, today) + 1 }, (_, at) => addDays(first, at))
  return {
    totalUsers,
    gamesPlayed: gamesSince(first),
    weeklyGrowth: {
      users: add(days.filter((day) => day.date >= monday).map((day) => day.new_users)),
      games: gamesSince(monday),
    },
    userGrowth: range.map((date) => ({ date, count: newUsers.get(date) ?? 0 })),
    popularLists: popularLists(counts.filter((row) => row.date >= first)),
  }
}

function popularLists(counts: readonly CountsOfDay[]): Analytics['popularLists'] {
  const lists = new Map<string, Analytics['popularLists'][number] & { date: string }>()
  for (const { list_id, title, date, scores } of counts) {
    const completions = (lists.get(list_id)?.completions ?? 0) + resultsOf(scores)
    lists.set(list_id, { listId: list_id, title, completions, date })
  }
  return [...lists.values()]
    .sort((one, other) => other.completions - one.completions || (one.date < other.date ? 1 : -1))
    .slice(0, POPULAR_LISTS)
    .map(({ listId, title, completions }) => ({ listId, title, completions }))
}

const add = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
const resultsOf = (scores: Scores) => add(Object.values(scores))
