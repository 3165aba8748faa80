import type { CompletionRequest } from '#shared/contract/completions.ts'
import { readStored, removeStored, storedKeys, writeStored } from '../browser-storage.ts'
import { ENDED, type Ended } from './ended.ts'
import { resultOf } from './result.ts'

/** A result of this browser. `owner`: the uid of who played it; none for a guest. */
export type Kept = CompletionRequest & { owner?: string }

/** Results that the server has not confirmed yet. */
const UNSENT = 'topple:unsent'
/** Guests' results that need not be sent again, but may still join the account of who signs in. */
const GUESTS = 'topple:guest-results'
/** More than a year of days. */
const GUESTS_MOST = 500

/** Only what makes it a result at all: the server, which sees the rest, refuses one that is wrong. */
function isResult(entry: unknown): entry is Kept {
  if (typeof entry !== 'object' || entry === null || !('play_id' in entry) || !('list_id' in entry)) return false
  return !('owner' in entry) || entry.owner === undefined || typeof entry.owner === 'string'
}

/** One entry that cannot be read is left out; the others are none the worse. */
function read(key: string): Kept[] {
  const stored = readStored(key)
  const entries: unknown[] = Array.isArray(stored) ? stored : []
  return entries.filter(isResult)
}

const without = (results: Kept[], playId: string) => results.filter((result) => result.play_id !== playId)

/** Oldest first. */
export const readUnsent = () => read(UNSENT)
/** Oldest first. */
export const readGuestResults = () => read(GUESTS)

export const keepUnsent = (result: Kept) => writeStored(UNSENT, [...without(readUnsent(), result.play_id), result])

export const keepGuestResult = (result: Kept) =>
  writeStored(GUESTS, [...without(readGuestResults(), result.play_id), result].slice(-GUESTS_MOST))

export const dropUnsent = (playId: string) => writeStored(UNSENT, without(readUnsent(), playId))

export function dropGuestResult(playId: string): void {
  const others = readGuestResults()
  if (others.some((result) => result.play_id === playId)) writeStored(GUESTS, without(others, playId))
}

export const dropUnsentOf = (uid: string) =>
  writeStored(
    UNSENT,
    readUnsent().filter((result) => result.owner !== uid),
  )

/** Of the games that have ended before the client was there. */
export function collectEnded(): void {
  for (const key of storedKeys(ENDED)) {
    try {
      const { game_type, owner, listId, play_id, ...state } = readStored(key) as Ended
      keepUnsent({ ...resultOf({ list: { id: listId } }, game_type, play_id, state), ...(owner !== null && { owner }) })
    } catch {
      // It is none.
    }
    removeStored(key)
  }
}
