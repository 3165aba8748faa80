/** Finished games' results, kept until the server has stored them, and guests' until they have joined an account. */
import type { Completion, CompletionRequest } from '#shared/contract/completions.ts'
import type { GameType } from '#shared/contract/game.ts'
import { REQUEST_TIMEOUT } from '#shared/limits.ts'
import { isOverAddressLimit, RequestError } from '../../api/request-error.ts'
import { readStored, removeStored, storedKeys } from '../../browser-storage.ts'
import { getOwner, getSession, onLeave } from '../../identity/session.ts'
import { resultOf } from '../result.ts'
import { handOverBoard } from '../saving/daily-store.ts'
import { ENDED, type Ended } from '../saving/ended.ts'
import { makeQueue, makeStore } from './queue.ts'

/** `owner` is the uid of the player; absent for a guest. */
type QueuedResult = CompletionRequest & { owner?: string }

/** A minimal check: the server validates the rest. */
const isResult = (entry: Partial<Record<keyof QueuedResult, unknown>>) =>
  'play_id' in entry && 'list_id' in entry && ['undefined', 'string'].includes(typeof entry.owner)

const isSamePlay = (one: QueuedResult, other: QueuedResult) => one.play_id === other.play_id

const unsent = makeStore<QueuedResult>('topple:unsent', isResult, isSamePlay)
/** Stored guests' results that may still join an account: over a year's. */
const guestResults = makeStore<QueuedResult>('topple:guest-results', isResult, isSamePlay, 500)

export const isUnsent = (playId: string) => unsent.read().some((result) => result.play_id === playId)

/** `uid` is null for a guest. `completion` is the result that stands. */
export type Stored = { uid: string | null; list_id: string; game_type: GameType; completion: Completion }

const storedListeners = new Set<(stored: Stored) => void>()

export function onResultStored(heard: (stored: Stored) => void): () => void {
  storedListeners.add(heard)
  return () => storedListeners.delete(heard)
}

const queue = makeQueue<QueuedResult>({
  keep: unsent.keep,
  waiting,
  send,
  // Not in the day's count; an account may still take it.
  refuse: (queued, uid, error) => settle(queued, uid, isDayOver(error) || isOverAddressLimit(error)),
})

/** Null for a guest's library game, which is not saved. */
export function sendResult(result: CompletionRequest): Promise<void> | null {
  const owner = getOwner()
  if (owner !== null) return queue.add({ ...result, owner })
  return result.game_type === 'library' ? null : queue.add(result)
}

/** The player's entries, and guests' results, which join the account. */
function waiting(): QueuedResult[] {
  // The session's arrival sends them.
  if (getSession().kind === 'restoring') return []
  const uid = getOwner()
  const sendable = unsent.read().filter(({ owner }) => owner === undefined || owner === uid)
  return uid === null ? sendable : [...guestResults.read(), ...sendable]
}

async function send(queued: QueuedResult, uid: string | null): Promise<void> {
  const { owner, ...result } = queued
  // Another player's entries wait for that player.
  if (owner !== undefined && owner !== uid) return
  const isJoining = owner === undefined && uid !== null
  const completion = await post(result, uid, isJoining)
  settle(queued, uid, true)
  if (isJoining) handOverBoard(queued.play_id, uid, isResultOf(result, completion))
  const stored: Stored = { uid, list_id: result.list_id, game_type: result.game_type, completion }
  for (const listener of storedListeners) listener(stored)
}

/** `canJoin`: a guest's result may join an account later. */
function settle(queued: QueuedResult, uid: string | null, canJoin: boolean): void {
  if (uid !== null) guestResults.drop(queued)
  else if (canJoin) guestResults.keep(queued)
  unsent.drop(queued)
}

/** Whether this result stands, and not an earlier one of the account. */
const isResultOf = (result: CompletionRequest, { hints_used, total_guesses, items_guessed }: Completion) =>
  hints_used === result.hints_used &&
  total_guesses === result.total_guesses &&
  items_guessed.length === result.items_guessed.length &&
  items_guessed.every((name) => result.items_guessed.includes(name))

async function post(result: CompletionRequest, uid: string | null, isJoining: boolean): Promise<Completion> {
  // The API is a later chunk.
  const { postCompletion } = await import('../../api/game.ts')
  try {
    const { completion } = await postCompletion(isJoining ? { ...result, is_joining: true } : result, uid)
    return completion
  } catch (error) {
    // Too late for the day's count: the result joins the account's own games.
    if (uid !== null && !isJoining && isDayOver(error)) return post(result, uid, true)
    throw error
  }
}

const isDayOver = (error: unknown) => error instanceof RequestError && error.body?.code === 'day-over'

/** Games that ended before the client had come. */
function collectEnded(): void {
  for (const key of storedKeys(ENDED)) {
    try {
      const { game_type, owner, listId, play_id, ...state } = readStored(key) as Ended
      unsent.keep({
        ...resultOf({ list: { id: listId } }, game_type, play_id, state),
        ...(owner !== null && { owner }),
      })
    } catch {
      // Unreadable.
    }
    removeStored(key)
  }
}

async function beforeLeaving(uid: string, why: 'left' | 'deleted'): Promise<void> {
  if (why === 'deleted') {
    for (const queued of unsent.read()) if (queued.owner === uid) unsent.drop(queued)
    return
  }
  // Unsent results wait under the player's uid.
  const tooLate = new Promise<void>((resolve) => setTimeout(resolve, REQUEST_TIMEOUT / 2))
  await Promise.race([queue.sendWaiting(), tooLate])
}

export function watchResults(): void {
  collectEnded()
  queue.watch()
  onLeave(beforeLeaving)
}
