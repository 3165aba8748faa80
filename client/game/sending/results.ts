/** Results of finished games, kept until the server has stored them; guests' until they have joined an account. */
import type { Completion, CompletionRequest } from '#shared/contract/completions.ts'
import type { GameType } from '#shared/contract/game.ts'
import { REQUEST_TIMEOUT } from '#shared/limits.ts'
import { RequestError } from '../../api/request-error.ts'
import { readStored, removeStored, storedKeys } from '../../browser-storage.ts'
import { getOwner, getSession, onLeave } from '../../identity/session.ts'
import { resultOf } from '../result.ts'
import { handOverBoard } from '../saving/daily-store.ts'
import { ENDED, type Ended } from '../saving/ended.ts'
import { makeQueue, makeStore } from './queue.ts'

/** A result of this browser. `owner`: the uid of who played it; none for a guest. */
type Kept = CompletionRequest & { owner?: string }

/** Only what makes it a result at all: the server, which sees the rest, refuses one that is wrong. */
const isResult = (entry: Partial<Record<keyof Kept, unknown>>) =>
  'play_id' in entry && 'list_id' in entry && ['undefined', 'string'].includes(typeof entry.owner)

const isSamePlay = (one: Kept, other: Kept) => one.play_id === other.play_id

/** Results that the server has not confirmed yet. */
const unsent = makeStore<Kept>('topple:unsent', isResult, isSamePlay)
/** Guests' results that need not be sent again, but may still join the account of who signs in: more than a year of days. */
const guestResults = makeStore<Kept>('topple:guest-results', isResult, isSamePlay, 500)

/** Whether the result of this play still waits in the browser. */
export const isUnsent = (playId: string) => unsent.read().some((result) => result.play_id === playId)

/** What the server has stored. `uid`: the player's, null for a guest. `completion`: the result that stands. */
export type Stored = { uid: string | null; list_id: string; game_type: GameType; completion: Completion }

const storedListeners = new Set<(stored: Stored) => void>()

/** Calls `heard` whenever the server has stored a result that this page sent. */
export function onResultStored(heard: (stored: Stored) => void): () => void {
  storedListeners.add(heard)
  return () => storedListeners.delete(heard)
}

const queue = makeQueue<Kept>({
  keep: unsent.keep,
  waiting,
  send,
  // Too late for the day's count, but an account may still take it.
  refuse: (kept, uid, error) => settle(kept, uid, isDayOver(error)),
})

/** Keeps and sends the result of who plays now. Null where it is kept nowhere: a guest's library game. */
export function sendResult(result: CompletionRequest): Promise<void> | null {
  const owner = getOwner()
  if (owner !== null) return queue.add({ ...result, owner })
  return result.game_type === 'library' ? null : queue.add(result)
}

/** What may go out in the name of who plays now: guests' results of this browser too, which join the player's account. */
function waiting(): Kept[] {
  // Sent as soon as the session is there.
  if (getSession().kind === 'restoring') return []
  const uid = getOwner()
  const sendable = unsent.read().filter(({ owner }) => owner === undefined || owner === uid)
  return uid === null ? sendable : [...guestResults.read(), ...sendable]
}

async function send(kept: Kept, uid: string | null): Promise<void> {
  const { owner, ...result } = kept
  // Another player's waits until that player is back.
  if (owner !== undefined && owner !== uid) return
  const isJoining = owner === undefined && uid !== null
  const completion = await post(result, uid, isJoining)
  settle(kept, uid, true)
  if (isJoining) handOverBoard(kept.play_id, uid, isResultOf(result, completion))
  const stored: Stored = { uid, list_id: result.list_id, game_type: result.game_type, completion }
  for (const listener of storedListeners) listener(stored)
}

/** Nothing waits any more; `canJoin`: what a guest played may join an account later. */
function settle(kept: Kept, uid: string | null, canJoin: boolean): void {
  if (uid !== null) guestResults.drop(kept)
  else if (canJoin) guestResults.keep(kept)
  unsent.drop(kept)
}

/** Whether the result that stands is this one, and not an earlier one of the account. */
const isResultOf = (result: CompletionRequest, { hints_used, total_guesses, items_guessed }: Completion) =>
  hints_used === result.hints_used &&
  total_guesses === result.total_guesses &&
  items_guessed.length === result.items_guessed.length &&
  items_guessed.every((name) => result.items_guessed.includes(name))

async function post(result: CompletionRequest, uid: string | null, isJoining: boolean): Promise<Completion> {
  // The calls and their contract are a later chunk; where it cannot be had, neither can the server.
  const { postCompletion } = await import('../../api/game.ts')
  try {
    const { completion } = await postCompletion(isJoining ? { ...result, is_joining: true } : result, uid)
    return completion
  } catch (error) {
    // Too late for the day's count: what a player finished still joins the account's own games.
    if (uid !== null && !isJoining && isDayOver(error)) return post(result, uid, true)
    throw error
  }
}

const isDayOver = (error: unknown) => error instanceof RequestError && error.body?.code === 'day-over'

/** Games that ended before the client was there. */
function collectEnded(): void {
  for (const key of storedKeys(ENDED)) {
    try {
      const { game_type, owner, listId, play_id, ...state } = readStored(key) as Ended
      unsent.keep({
        ...resultOf({ list: { id: listId } }, game_type, play_id, state),
        ...(owner !== null && { owner }),
      })
    } catch {
      // It is none.
    }
    removeStored(key)
  }
}

async function beforeLeaving(uid: string, why: 'left' | 'deleted'): Promise<void> {
  if (why === 'deleted') {
    for (const kept of unsent.read()) if (kept.owner === uid) unsent.drop(kept)
    return
  }
  // What does not get through in time waits under the player's uid.
  const tooLate = new Promise<void>((resolve) => setTimeout(resolve, REQUEST_TIMEOUT / 2))
  await Promise.race([queue.sendWaiting(), tooLate])
}

export function watchResults(): void {
  collectEnded()
  queue.watch()
  onLeave(beforeLeaving)
}
