import { useEffect, useState } from 'react'
import { TOAST_SHORT } from '#shared/limits.ts'

type Turn = { text: string; take: () => void }

const NONE: string[] = []

/** A guess made while another is judged waits. `pending`: the judged one first. */
export function useTurns() {
  const [pending, setPending] = useState(NONE)
  const [turns] = useState(() => makeTurns(setPending))
  useEffect(() => turns.clear, [turns])
  return { pending, turns }
}

function makeTurns(tell: (pending: string[]) => void) {
  let current: Turn | undefined
  let queue: Turn[] = []
  let pause: ReturnType<typeof setTimeout> | undefined

  const change = (taken: Turn | undefined, waiting: Turn[]) => {
    current = taken
    queue = waiting
    const texts = [...(taken ? [taken] : []), ...waiting].map(({ text }) => text.trim())
    tell(texts.length > 0 ? texts : NONE)
  }
  const takeNext = () => {
    pause = undefined
    const [next, ...waiting] = queue
    change(next, waiting)
    next?.take()
  }
  return {
    add: (turns: Turn[]) => {
      if (!current && !pause) {
        queue = turns
        return takeNext()
      }
      const isPending = (text: string) => [current, ...queue].some((turn) => turn?.text.trim() === text)
      change(current, [...queue, ...turns.filter(({ text }) => text.trim() !== '' && !isPending(text.trim()))])
    },
    /** The verdict is seen before the next guess is judged. */
    pass: () => {
      change(undefined, queue)
      if (queue.length > 0) pause = setTimeout(takeNext, TOAST_SHORT)
    },
    clear: () => {
      clearTimeout(pause)
      pause = undefined
      change(undefined, [])
    },
    next: () => queue[0]?.text ?? '',
  }
}
