export type Clock = ReturnType<typeof makeClock>

/** A clock that only the events of the day move. */
export function makeClock(start: string) {
  let now = Date.parse(start)
  return {
    now: () => now,
    /** Never moves back: of two calls at once the later time holds. */
    forward: (time: number) => {
      now = Math.max(now, time)
    },
    pass: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

/** A pause in real time is this many times shorter than by the clock. */
const HURRY = 20
/** The longest real pause, in milliseconds. */
const LONGEST = 1_000

/** Shortens the worker's pauses and time-outs, and moves the clock by their full length. Returns the undo. */
export function hurryTimers(clock: Clock): () => void {
  const { setTimeout } = globalThis
  const hurried = (run: (...values: unknown[]) => void, milliseconds = 0, ...values: unknown[]) => {
    const due = clock.now() + milliseconds
    const ring = () => {
      clock.forward(due)
      run(...values)
    }
    return setTimeout(ring, Math.min(milliseconds / HURRY, LONGEST))
  }
  globalThis.setTimeout = hurried as typeof setTimeout
  return () => {
    globalThis.setTimeout = setTimeout
  }
}
