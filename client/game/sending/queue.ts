/**
 * Unsent entries wait in the browser and are retried silently. Background Sync is Chromium's only, and TanStack Query
 * is not on the first screen.
 */
import { UNSENT_RETRY_FIRST, UNSENT_RETRY_LAST } from '#shared/limits.ts'
import { isFinal } from '../../api/request-error.ts'
import { readStored, writeStored } from '../../browser-storage.ts'
import { getOwner, subscribeSession } from '../../identity/session.ts'

/** Entries under one storage key, oldest first. Unreadable entries are skipped. */
export function makeStore<Entry>(
  key: string,
  isEntry: (stored: Partial<Record<keyof Entry, unknown>>) => boolean,
  isSame: (one: Entry, other: Entry) => boolean,
  most = Number.POSITIVE_INFINITY,
) {
  const read = (): Entry[] => {
    const stored = readStored(key)
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'object' && entry && isEntry(entry)) : []
  }
  const others = (entry: Entry) => read().filter((other) => !isSame(other, entry))
  return {
    read,
    keep: (entry: Entry) => writeStored(key, [...others(entry), entry].slice(-most)),
    drop: (entry: Entry) => writeStored(key, others(entry)),
  }
}

type Kind<Entry> = {
  keep: (entry: Entry) => void
  /** Sendable now, oldest first. */
  waiting: () => Entry[]
  /** `uid` is the current player's; null for a guest. Throws where the server has not taken the entry. */
  send: (entry: Entry, uid: string | null) => Promise<void>
  /** The server's refusal is final. */
  refuse: (entry: Entry, uid: string | null, error: unknown) => void
  postpone?: () => void
}

export function makeQueue<Entry>({ keep, waiting, send, refuse, postpone }: Kind<Entry>) {
  let wait = UNSENT_RETRY_FIRST
  let timer: ReturnType<typeof setTimeout> | undefined

  function tryLater(): void {
    postpone?.()
    if (timer) return
    timer = setTimeout(() => {
      timer = undefined
      sendWaiting()
    }, wait)
    wait = Math.min(wait * 2, UNSENT_RETRY_LAST)
  }

  /** False where the entry must be retried later. */
  async function sendOne(entry: Entry): Promise<boolean> {
    const uid = getOwner()
    try {
      await send(entry, uid)
    } catch (error) {
      if (!isFinal(error)) {
        tryLater()
        return false
      }
      refuse(entry, uid, error)
    }
    return true
  }

  async function sendWaiting(): Promise<void> {
    if (waiting().length === 0) return
    await oneAtATime(async () => {
      for (const entry of waiting()) if (!(await sendOne(entry))) return
      wait = UNSENT_RETRY_FIRST
    })
  }

  return {
    /** Keeps the entry until the server has taken or refused it; resolves after the first try. */
    add(entry: Entry): Promise<void> {
      keep(entry)
      return oneAtATime(async () => {
        // Another tab may have overwritten the stored entries. An entry sent twice counts once.
        keep(entry)
        await sendOne(entry)
      })
    },
    sendWaiting,
    /** Sends now, and whenever the network or the player comes back. */
    watch(): void {
      sendWaiting()
      subscribeSession(sendWaiting)
      addEventListener('online', sendWaiting)
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') sendWaiting()
      })
    },
  }
}

let last = Promise.resolve()

/** One sender over all tabs: a guest's result is never sent both as a guest's and into an account. */
function oneAtATime(send: () => Promise<void>): Promise<void> {
  // Web Locks need https.
  if ('locks' in navigator) return navigator.locks.request('topple:outbox', send)
  last = last.then(send, send)
  return last
}
