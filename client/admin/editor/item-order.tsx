import { type Announcements, DndContext, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type ReactNode, useRef } from 'react'
import card from '../../styles/card.module.css'
import squares from '../../ui/squares.module.css'
import { AdminIcon } from '../parts/admin-icon.tsx'
import { rowBelow, useDragSensors } from '../parts/dragging.ts'
import type { DraftItem } from './draft.ts'
import editor from './editor.module.css'

const INSTRUCTIONS =
  'Press Space or Enter to pick up the item, the arrow keys to move it, Space or Enter again to drop it, ' +
  'and Escape to cancel.'

/** `number` counts from 1. */
export const nameOfItem = (item: DraftItem, number: number) => item.name || `item ${number}`

type Props = { items: DraftItem[]; onMove: (key: string, to: number) => void; children: ReactNode }

export function ItemOrder({ items, onMove, children }: Props) {
  const sensors = useDragSensors(['Space', 'Enter'])
  const hasMoved = useRef(false)
  const keys = items.map((item) => item.key)
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), keys.indexOf(String(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={rowBelow}
      accessibility={{
        announcements: announcementsOf(items, hasMoved),
        screenReaderInstructions: { draggable: INSTRUCTIONS },
      }}
      onDragStart={() => {
        hasMoved.current = false
      }}
      onDragEnd={end}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

/** `hasMoved`: the picked-up item has been over another place. */
function announcementsOf(items: readonly DraftItem[], hasMoved: { current: boolean }): Announcements {
  const numberOf = (id: unknown) => items.findIndex((item) => item.key === id) + 1
  const nameOf = (id: unknown) => {
    const number = numberOf(id)
    const item = items[number - 1]
    return item ? nameOfItem(item, number) : ''
  }
  const placeOf = (id: unknown) => `number ${numberOf(id)} of ${items.length}`
  const putBack = (id: unknown) => `${nameOf(id)} is back at ${placeOf(id)}.`
  return {
    onDragStart: ({ active }) => `Picked up ${nameOf(active.id)}, ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) => {
      if (!over) return `${nameOf(active.id)} is not over another item.`
      // This replaces the announcement of the pick-up, and repeats it.
      if (over.id === active.id)
        return hasMoved.current
          ? `Back in its original position, ${placeOf(active.id)}.`
          : `Picked up ${nameOf(active.id)}, ${placeOf(active.id)}. It is in its original position.`
      hasMoved.current = true
      return `Over ${nameOf(over.id)}, ${placeOf(over.id)}.`
    },
    onDragEnd: ({ active, over }) =>
      over && over.id !== active.id ? `${nameOf(active.id)} is now ${placeOf(over.id)}.` : putBack(active.id),
    onDragCancel: ({ active }) => putBack(active.id),
  }
}

export function useItemDrag(key: string, isFixed: boolean) {
  const drag = useSortable({ id: key, disabled: isFixed })
  return {
    ref: drag.setNodeRef,
    className: `${card.card} ${drag.isDragging ? editor.dragged : editor.item}`,
    'data-dragged': drag.isDragging || undefined,
    style: { transform: drag.transform ? `translateY(${drag.transform.y}px)` : undefined, transition: drag.transition },
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
    title="Drag to reorder"
    {...handle}
  >
    <AdminIcon name="grip" />
    <span className={squares.square}>{number}</span>
  </button>
)
