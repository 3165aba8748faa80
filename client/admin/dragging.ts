/** How a row is dragged onto another: by mouse, by a long touch, and by keyboard, in words too. */
import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { ScheduledDay } from '#shared/contract/admin.ts'
import { nameOfDay, whyFixed } from './day-names.ts'

/** Pixels of way before a press is a drag, milliseconds of rest before a touch is one. */
const MOUSE_DISTANCE = 6
const TOUCH_DELAY = 250
const TOUCH_TOLERANCE = 8

export const useDragSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOUSE_DISTANCE } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOUCH_DELAY, tolerance: TOUCH_TOLERANCE } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: toNextRow,
      // Enter presses the handle: it offers the days to choose from.
      keyboardCodes: { start: ['Space'], cancel: ['Escape', 'Tab'], end: ['Space', 'Enter'] },
    }),
  )

/** The row under the pointer, or by keyboard the one that the row was moved to. */
export const rowBelow: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : closestCenter(args)

const toNextRow: KeyboardCoordinateGetter = (event, { context: { droppableRects, over, active } }) => {
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }
  const step = steps[event.code]
  if (step === undefined) return undefined
  event.preventDefault()
  const rows = [...droppableRects].sort(([, one], [, other]) => one.top - other.top)
  const at = rows.findIndex(([id]) => id === (over?.id ?? active?.id))
  const [, rect] = rows[Math.min(rows.length - 1, Math.max(0, at + step))] ?? []
  return rect && { x: rect.left, y: rect.top }
}

export const INSTRUCTIONS =
  'Press Enter to choose a day to swap with. Or press Space to pick the row up, the arrow keys to go to another row, ' +
  'Space again to swap the two, and Escape to put it back.'

/** What is said while a row is dragged: dates and titles, never numbers of rows. */
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
      if (!day) return `${nameOf(active.id)} is over no row.`
      // The first to be said after a row is picked up, so it says that too.
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
