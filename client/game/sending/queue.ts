/**
 * What the server has not taken yet waits in the browser and is sent later, silently. Our own: Background Sync is in Chromium
 * alone, and TanStack Query, whose mutations can wait too, is not in the first screen.
 */
import { UNSENT_RETRY_FIRST, UNSENT_RETRY_LAST } from '#shared/limits.ts'
import { isFinal } from '../../api/request-error.ts'
import { readStored, writeStored } from '../../browser-storage.ts'
import { getOwner, subscribeSession } from '../../identity/session.ts'

/** Entries under one key of the browser's storage, oldest first. An entry that cannot be read is left out. */
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
  /** Entries that may be sent now, oldest first. */
  waiting: () => Entry[]
  /** `uid`: who plays as it is sent; null for a guest. Throws where the server has not taken it. */
  send: (entry: Entry, uid: string | null) => Promise<void>
  /** The server never takes this entry. */
  refuse: (entry: Entry, uid: string | null, error: unknown) => void
  /** An entry could not be sent: it and those after it are tried again later. */
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

  /** False where the entry has to wait for a better time. */
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
    /** Keeps the entry until the server has taken it or refused it for good; done after the first try. */
    add(entry: Entry): Promise<void> {
      keep(entry)
      return oneAtATime(async () => {
        // Another tab may have overwritten the stored entries in the meantime. An entry sent twice counts once.
        keep(entry)
        await sendOne(entry)
      })
    },
    sendWaiting,
    /** Sends what waits now, and whenever the network or the player comes back. */
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

/**
 * One sender at a time, in all tabs where the browser can: a guest's result is never on its way both as the guest's and
 * into an account.
 */
function oneAtATime(send: () => Promise<void>): Promise<void> {
  // Missing where the page is not served over https.
  if ('locks' in navigator) return navigator.locks.request('topple:outbox', send)
  last = last.then(send, send)
  return last
}
