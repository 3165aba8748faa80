/** Drags rows by mouse, long touch and keyboard. */
import {
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

/** Pixels before a press is a drag; milliseconds before a touch is one. */
const MOUSE_DISTANCE = 6
const TOUCH_DELAY = 250
const TOUCH_TOLERANCE = 8

/** Keys that pick a row up. */
export const useDragSensors = (start: string[]) =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOUSE_DISTANCE } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOUCH_DELAY, tolerance: TOUCH_TOLERANCE } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: toNextRow,
      // A smooth scroll would still be moving at the next key.
      scrollBehavior: 'auto',
      keyboardCodes: { start, cancel: ['Escape', 'Tab'], end: ['Space', 'Enter'] },
    }),
  )

/** The row under the pointer, or the keyboard's target. */
export const rowBelow: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : closestCenter(args)

const toNextRow: KeyboardCoordinateGetter = (event, { context: { droppableRects, over, active, collisionRect } }) => {
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
  const step = steps[event.code]
  if (step === undefined) return undefined
  event.preventDefault()
  const rows = [...droppableRects].sort(([, one], [, other]) => one.top - other.top)
  const at = rows.findIndex(([id]) => id === (over?.id ?? active?.id))
  const [, rect] = rows[at + step] ?? []
  // Centres coincide, however tall the rows.
  return rect && { x: rect.left, y: rect.top + (rect.height - (collisionRect?.height ?? rect.height)) / 2 }
}
