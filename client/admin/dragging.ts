/** How a row is dragged onto another: by mouse, by a long touch, and by keyboard. */
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

/** Pixels of way before a press is a drag, milliseconds of rest before a touch is one. */
const MOUSE_DISTANCE = 6
const TOUCH_DELAY = 250
const TOUCH_TOLERANCE = 8

/** `start`: the keys that pick a row up. */
export const useDragSensors = (start: string[]) =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOUSE_DISTANCE } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOUCH_DELAY, tolerance: TOUCH_TOLERANCE } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: toNextRow,
      // What is still gliding would be measured where it no longer is at the next key.
      scrollBehavior: 'auto',
      keyboardCodes: { start, cancel: ['Escape', 'Tab'], end: ['Space', 'Enter'] },
    }),
  )

/** The row under the pointer, or by keyboard the one that the row was moved to. */
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
  // Middle on middle, however tall the two are: the nearest middle is what counts as below.
  return rect && { x: rect.left, y: rect.top + (rect.height - (collisionRect?.height ?? rect.height)) / 2 }
}
