import { DrizzleQueryError } from 'drizzle-orm'

/** The errors D1's documentation says to retry; D1 itself retries only reads. */
const PASSING = [
  'Network connection lost',
  'storage caused object to be reset',
  'reset because its code was updated',
  'due to transient issue on remote node',
]

const TRIES = 3
/** Milliseconds; random, so that callers do not all retry at once. The second retry doubles it. */
const PAUSE = { least: 50, most: 150 }

/**
 * A failed write may have been applied, so `write` must change nothing the second time, and its caller must know what
 * "nothing changed" means.
 */
export async function retryWrite<T>(write: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await write()
    } catch (error) {
      if (tries === TRIES || !isPassing(error)) throw error
      const pause = tries * (PAUSE.least + Math.random() * (PAUSE.most - PAUSE.least))
      console.warn(JSON.stringify({ event: 'write-retried', tries }))
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

/** DrizzleQueryError's own message repeats the bound values, players' words among them: only its cause is matched. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isOwn = !(error instanceof DrizzleQueryError)
  return (isOwn && PASSING.some((words) => error.message.includes(words))) || isPassing(error.cause)
}
