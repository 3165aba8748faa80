import { DrizzleQueryError } from 'drizzle-orm'

/** What D1's documentation says to retry. It does so itself for reads alone. */
const PASSING = [
  'Network connection lost',
  'storage caused object to be reset',
  'reset because its code was updated',
  'due to transient issue on remote node',
]

const TRIES = 3
/** Milliseconds, drawn between the two, and twice that the second time: so that not all come again at once. */
const PAUSE = { least: 50, most: 150 }

/**
 * What `write` gives, tried again where D1 was away for a moment. The write that failed may have been applied all the
 * same: so `write` must change nothing the second time, and its caller must know what a write that changed nothing means.
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

/** By what D1 says: the message of Drizzle's own error repeats what was bound to the statement, players' words too. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isOwn = !(error instanceof DrizzleQueryError)
  return (isOwn && PASSING.some((words) => error.message.includes(words))) || isPassing(error.cause)
}
