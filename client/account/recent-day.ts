import { daysBetween, easternDate } from '#shared/game/eastern-day.ts'

/** 'Today', 'Yesterday' or 'N days ago' by Eastern days. `completedAt` is ISO, `today` an Eastern date. */
export function recentDay(completedAt: string, today: string): string {
  const days = daysBetween(easternDate(Date.parse(completedAt)), today)
  if (days <= 0) return 'Today'
  return days === 1 ? 'Yesterday' : `${days} days ago`
}
