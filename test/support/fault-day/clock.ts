export type Clock = ReturnType<typeof makeClock>

/** It goes on only by what happens in the day. */
export function makeClock(start: string) {
  let now = Date.parse(start)
  return {
    now: () => now,
    /** Never back: of two that set it at once the later holds. */
    forward: (time: number) => {
      now = Math.max(now, time)
    },
    pass: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

/** So many times shorter a pause is than it is to last by the clock. */
const HURRY = 20
/** Milliseconds. */
const LONGEST = 1_000

/** The worker's pauses and time-outs are short, and move the clock by what they were to last. Returns what undoes it. */
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
