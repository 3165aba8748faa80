import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  useDraggable,
  useDroppable,
} from '@dnd-kit/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { AdminIcon } from '../admin-icon.tsx'
import { rowBelow, useDragSensors } from '../dragging.ts'
import type { DraftItem } from './draft.ts'
import dragging from '../dragging.module.css'
import editor from './editor.module.css'
import squares from '../../ui/squares.module.css'

const INSTRUCTIONS =
  'Press Space or Enter to pick the item up, the arrow keys to go to another place, Space or Enter again to put it ' +
  'there, and Escape to put it back.'

/** How an item is called when it is spoken of. `number`: its place, from 1. */
export const nameOfItem = (item: DraftItem, number: number) => item.name || `item ${number}`

type Props = { items: DraftItem[]; onMove: (key: string, to: number) => void; children: ReactNode }

/** Items are put in another order by dragging them: by mouse, by a long touch, and by keyboard, in words too. */
export function ItemOrder({ items, onMove, children }: Props) {
  const sensors = useDragSensors(['Space', 'Enter'])
  const [dragged, setDragged] = useState<string | null>(null)
  const placeOf = (id: unknown) => items.findIndex((item) => item.key === id)
  const at = placeOf(dragged)
  const item = items[at]

  const hasMoved = useRef(false)
  const landed = useRef<string | null>(null)
  // By keyboard the page has gone on while the item itself stood still: it is shown where it stands now.
  useEffect(() => {
    if (landed.current) document.getElementById(landed.current)?.scrollIntoView({ block: 'nearest' })
    landed.current = null
  })

  const end = ({ active, over }: DragEndEvent) => {
    setDragged(null)
    landed.current = String(active.id)
    const to = placeOf(over?.id)
    if (to >= 0 && over?.id !== active.id) onMove(String(active.id), to)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={rowBelow}
      accessibility={{
        announcements: announcementsOf(items, hasMoved),
        screenReaderInstructions: { draggable: INSTRUCTIONS },
      }}
      onDragStart={({ active }) => {
        hasMoved.current = false
        setDragged(String(active.id))
      }}
      onDragCancel={() => setDragged(null)}
      onDragEnd={end}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {item && (
          <div className={dragging.carried}>
            <b>Item {at + 1}</b>
            <bdi>{nameOfItem(item, at + 1)}</bdi>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}

/** `hasMoved`: since it was picked up the item has been over another's place, as this notes. */
function announcementsOf(items: readonly DraftItem[], hasMoved: { current: boolean }): Announcements {
  const numberOf = (id: unknown) => items.findIndex((item) => item.key === id) + 1
  const nameOf = (id: unknown) => {
    const number = numberOf(id)
    const item = items[number - 1]
    return item ? nameOfItem(item, number) : ''
  }
  const placeOf = (id: unknown) => `number ${numberOf(id)} of ${items.length}`
  const putBack = (id: unknown) => `${nameOf(id)} was put back, as ${placeOf(id)}.`
  return {
    onDragStart: ({ active }) => `Picked up ${nameOf(active.id)}, ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) => {
      if (!over) return `${nameOf(active.id)} is over no other item.`
      // The first to be said after an item is picked up, so it says that too.
      if (over.id === active.id)
        return hasMoved.current
          ? `Back over its own place, ${placeOf(active.id)}.`
          : `Picked up ${nameOf(active.id)}, ${placeOf(active.id)}. It is over its own place.`
      hasMoved.current = true
      return `In the place of ${nameOf(over.id)}, ${placeOf(over.id)}.`
    },
    onDragEnd: ({ active, over }) =>
      over && over.id !== active.id ? `${nameOf(active.id)} is now ${placeOf(over.id)}.` : putBack(active.id),
    onDragCancel: ({ active }) => putBack(active.id),
  }
}

/** What makes the item `key` one that can be dragged, and one that others are dropped on. `number`: its place, from 1. */
export function useItemDrag(key: string, number: number, isFixed: boolean) {
  const drag = useDraggable({ id: key, disabled: isFixed, data: { number } })
  const drop = useDroppable({ id: key, disabled: isFixed })
  const from: number = drop.active?.data.current?.number ?? number
  const isTarget = drop.isOver && drop.active?.id !== key
  const classes = [drag.isDragging && 'drag', isTarget && (from < number ? 'drop-below' : 'drop-above')]
  return {
    ref: (row: HTMLElement | null) => {
      drag.setNodeRef(row)
      drop.setNodeRef(row)
    },
    className: ['card edit-item', ...classes].filter(Boolean).join(' '),
    handle: {
      ref: drag.setActivatorNodeRef,
      'aria-describedby': drag.attributes['aria-describedby'],
      ...drag.listeners,
    },
  }
}

type HandleProps = { handle: ReturnType<typeof useItemDrag>['handle']; number: number; name: string }

export const ItemHandle = ({ handle, number, name }: HandleProps) => (
  <button
    type="button"
    className={editor.handle}
    aria-label={`Drag number ${number}, ${name}`}
    title="Drag to another place"
    {...handle}
  >
    <AdminIcon name="grip" />
    <span className={squares.square}>{number}</span>
  </button>
)
