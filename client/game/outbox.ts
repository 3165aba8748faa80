import type { Completion, CompletionRequest } from '#shared/contract/completions.ts'
import type { GameType } from '#shared/contract/game.ts'
import { REQUEST_TIMEOUT } from '#shared/limits.ts'
import { isFinal, RequestError } from '../api/request-error.ts'
import { getOwner, getSession, onLeave, subscribeSession } from '../identity/session.ts'
import { handOverBoard } from './daily-store.ts'
import { makeRetry } from './retry.ts'
import {
  collectEnded,
  dropGuestResult,
  dropUnsent,
  dropUnsentOf,
  type Kept,
  keepGuestResult,
  keepUnsent,
  readGuestResults,
  readUnsent,
} from './unsent.ts'

/** Whether the result of this play still waits in the browser. */
export const isUnsent = (playId: string) => readUnsent().some((result) => result.play_id === playId)

/** What the server has stored. `uid`: the player's, null for a guest. `completion`: the result that stands. */
export type Stored = { uid: string | null; list_id: string; game_type: GameType; completion: Completion }

const storedListeners = new Set<(stored: Stored) => void>()

/** Calls `heard` whenever the server has stored a result that this page sent. */
export function onResultStored(heard: (stored: Stored) => void): () => void {
  storedListeners.add(heard)
  return () => storedListeners.delete(heard)
}

/**
 * Keeps the result of who plays now until the server has stored it or refused it for good; done after the first try.
 * Null where it is kept nowhere: a guest's library game.
 */
export function sendResult(result: CompletionRequest): Promise<void> | null {
  const owner = getOwner()
  if (result.game_type === 'library' && owner === null) return null
  const kept = owner === null ? result : { ...result, owner }
  keepUnsent(kept)
  return oneAtATime(async () => {
    // Another tab may have written its own list of what waits in the meantime. Sent twice is one result.
    keepUnsent(kept)
    await send(kept)
  })
}

/** Sends one result. False where it has to wait for a better time. */
async function send(kept: Kept): Promise<boolean> {
  const { owner = null, ...result } = kept
  const uid = getOwner()
  // Another player's waits until that player is back.
  if (owner !== null && owner !== uid) return true
  try {
    const completion = await post(result, uid, owner === null && uid !== null)
    if (uid === null) keepGuestResult(kept)
    drop(kept.play_id, uid)
    if (owner === null && uid !== null) handOverBoard(kept.play_id, uid, isResultOf(result, completion))
    const stored: Stored = { uid, list_id: result.list_id, game_type: result.game_type, completion }
    for (const listener of storedListeners) listener(stored)
    return true
  } catch (error) {
    if (!isFinal(error)) {
      retry.later()
      return false
    }
    // Too late for the day's count, but an account may still take it.
    if (uid === null && isDayOver(error)) keepGuestResult(kept)
    drop(kept.play_id, uid)
    return true
  }
}

/** Whether the result that stands is this one, and not an earlier one of the account. */
const isResultOf = (result: CompletionRequest, { hints_used, total_guesses, items_guessed }: Completion) =>
  hints_used === result.hints_used &&
  total_guesses === result.total_guesses &&
  items_guessed.length === result.items_guessed.length &&
  items_guessed.every((name) => result.items_guessed.includes(name))

async function post(result: CompletionRequest, uid: string | null, isJoining: boolean): Promise<Completion> {
  // The calls and their contract are a later chunk; where it cannot be had, neither can the server.
  const { postCompletion } = await import('../api/game.ts')
  try {
    const { completion } = await postCompletion(isJoining ? { ...result, is_joining: true } : result, uid)
    return completion
  } catch (error) {
    // Too late for the day's count: what a player finished still joins the account's own games.
    if (uid !== null && !isJoining && isDayOver(error)) return post(result, uid, true)
    throw error
  }
}

function drop(playId: string, uid: string | null): void {
  dropUnsent(playId)
  if (uid !== null) dropGuestResult(playId)
}

const isDayOver = (error: unknown) => error instanceof RequestError && error.body?.code === 'day-over'

const retry = makeRetry(() => void sendUnsent())

let last: Promise<unknown> = Promise.resolve()

/**
 * One sender at a time, in all tabs where the browser can: a guest's result is never on its way both as the guest's and
 * into an account.
 */
function oneAtATime<T>(send: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request('topple:outbox', send)
  const sent = last.then(send, send)
  last = sent.catch(() => {})
  return sent
}

/** What may go out in the name of who plays now: guests' results of this browser too, which join the player's account. */
function sendable(): Kept[] {
  const uid = getOwner()
  const unsent = readUnsent().filter(({ owner }) => owner === undefined || owner === uid)
  return uid === null ? unsent : [...readGuestResults(), ...unsent]
}

/** Sends what waits, silently and in order. */
async function sendUnsent(): Promise<void> {
  // Sent as soon as the session is there.
  if (getSession().kind === 'restoring' || sendable().length === 0) return
  const hasSent = await oneAtATime(async () => {
    const results = sendable()
    for (const result of results) if (!(await send(result))) return false
    return results.length > 0
  })
  if (!hasSent) return
  retry.reset()
  if (getOwner() !== null) await refreshAccount()
}

/** What the account's screens have fetched does not hold the new results. */
async function refreshAccount(): Promise<void> {
  const { queryClient } = await import('../api/query-client.ts')
  await queryClient.invalidateQueries()
}

async function beforeLeaving(uid: string, why: 'left' | 'deleted'): Promise<void> {
  if (why === 'deleted') return dropUnsentOf(uid)
  // What does not get through in time waits under the player's uid.
  const tooLate = new Promise<void>((resolve) => setTimeout(resolve, REQUEST_TIMEOUT / 2))
  await Promise.race([sendUnsent(), tooLate])
}

/** Sends what waits now, and whenever the network or the player comes back. */
export function watchUnsent(): void {
  const send = () => void sendUnsent().catch(() => {})
  collectEnded()
  send()
  onLeave(beforeLeaving)
  subscribeSession(send)
  addEventListener('online', send)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') send()
  })
}
