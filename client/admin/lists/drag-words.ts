import type { Announcements } from '@dnd-kit/core'
import type { ScheduledDay } from '#shared/contract/admin.ts'
import { nameOfDay, whyFixed } from './day-names.ts'

export const INSTRUCTIONS =
  'Press Enter to choose a day to swap with. Or press Space to pick up the row, the arrow keys to move to another row, ' +
  'Space again to swap the two, and Escape to cancel.'

/** Names dates and titles, not row numbers. */
export function announcementsOf(days: readonly ScheduledDay[], today: string): Announcements {
  const dayOf = (id: unknown) => days.find((day) => day.daily_game_date === id)
  const nameOf = (id: unknown) => {
    const day = dayOf(id)
    return day ? nameOfDay(day, today) : String(id)
  }
  const putBack = (id: unknown) => `${nameOf(id)} was put back. Nothing has changed.`
  return {
    onDragStart: ({ active }) => `Picked up ${nameOf(active.id)}.`,
    onDragOver: ({ active, over }) => {
      const day = dayOf(over?.id)
      if (!day) return `${nameOf(active.id)} is not over a row.`
      // This replaces the announcement of the pick-up, and repeats it.
      if (over?.id === active.id) return `Picked up ${nameOf(active.id)}. It is over its own row.`
      return whyFixed(day, today) ?? `Over ${nameOfDay(day, today)}.`
    },
    onDragEnd: ({ active, over }) => {
      const day = dayOf(over?.id)
      if (!day || over?.id === active.id) return putBack(active.id)
      const why = whyFixed(day, today)
      return why ? `${why} ${putBack(active.id)}` : `Swapping ${nameOf(active.id)} with ${nameOfDay(day, today)}.`
    },
    onDragCancel: ({ active }) => putBack(active.id),
  }
}
