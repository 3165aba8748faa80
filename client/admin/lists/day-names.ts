import type { ScheduledDay } from '#shared/contract/admin.ts'
import { cut, TITLE_CUT } from '../parts/cut.ts'
import { shortDate } from '../parts/dates.ts'

export const NO_LIST = 'No list scheduled'

/** 'Tomorrow, Countries that touch Germany'. */
export const nameOfDay = ({ daily_game_date, list }: ScheduledDay, today: string) =>
  `${shortDate(daily_game_date, today)}, ${list ? cut(list.title, TITLE_CUT) : 'no list'}`

export function whyFixed({ daily_game_date }: ScheduledDay, today: string): string | null {
  if (daily_game_date < today) return 'That day is over, so it can no longer be swapped.'
  if (daily_game_date === today) return "Today's list cannot be swapped."
  return null
}
