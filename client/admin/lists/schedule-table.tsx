import { DndContext, type DragEndEvent, DragOverlay } from '@dnd-kit/core'
import { useRef, useState } from 'react'
import type { ScheduledDay } from '#shared/contract/admin.ts'
import { shortDate } from '../parts/dates.ts'
import dragging from '../parts/dragging.module.css'
import { rowBelow, useDragSensors } from '../parts/dragging.ts'
import { useToasts } from '../parts/toasts.tsx'
import table from '../tables/table.module.css'
import { type Column, Table } from '../tables/table.tsx'
import { NO_LIST, whyFixed } from './day-names.ts'
import { announcementsOf, INSTRUCTIONS } from './drag-words.ts'
import { type DayActions, ScheduleRow } from './schedule-row.tsx'
import type { Generation } from './use-generations.ts'

const COLUMNS: Column[] = [
  { label: 'Move', isHidden: true },
  { label: 'Date' },
  { label: 'Contents' },
  { label: 'Type' },
  { label: 'Items', className: table.count },
  { label: 'Actions', isHidden: true },
]

/** Enter presses the handle, which offers the days. */
const PICK_UP = ['Space']

/** Milliseconds in which the click that ends a drag may arrive. */
const AFTER_DRAG = 300

type Props = {
  days: ScheduledDay[]
  today: string
  isBusy: boolean
  generationOf: (date: string) => Generation
  actions: DayActions
  onSwap: (from: ScheduledDay, to: ScheduledDay) => void
}

export function ScheduleTable({ days, today, isBusy, generationOf, actions, onSwap }: Props) {
  const sensors = useDragSensors(PICK_UP)
  const { warn } = useToasts()
  const [dragged, setDragged] = useState<ScheduledDay | null>(null)
  const endedAt = useRef(0)
  const find = (id: unknown) => days.find((day) => day.daily_game_date === id) ?? null

  const end = ({ active, over }: DragEndEvent) => {
    setDragged(null)
    endedAt.current = performance.now()
    const from = find(active.id)
    const to = find(over?.id)
    if (!from || !to || from === to) return
    const why = whyFixed(from, today) ?? whyFixed(to, today)
    if (why) warn(why)
    else if (from.list || to.list) onSwap(from, to)
  }
  const move = (day: ScheduledDay) => {
    if (performance.now() - endedAt.current < AFTER_DRAG) return
    const why = whyFixed(day, today)
    if (why) warn(why)
    else actions.onMove(day)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={rowBelow}
      accessibility={{
        announcements: announcementsOf(days, today),
        screenReaderInstructions: { draggable: INSTRUCTIONS },
      }}
      onDragStart={({ active }) => setDragged(find(active.id))}
      onDragCancel={() => {
        setDragged(null)
        endedAt.current = performance.now()
      }}
      onDragEnd={end}
    >
      <Table label="Schedule" columns={COLUMNS} isBusy={isBusy}>
        {days.map((day) => (
          <ScheduleRow
            key={day.daily_game_date}
            day={day}
            today={today}
            generation={generationOf(day.daily_game_date)}
            actions={{ ...actions, onMove: move }}
          />
        ))}
      </Table>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className={dragging.carried}>
            <b>{shortDate(dragged.daily_game_date, today)}</b>
            <bdi>{dragged.list?.title ?? NO_LIST}</bdi>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}
