/** "That should count.": what a player says of refused guesses, kept until the server has it. */
import { normalise } from '#shared/matching/normalise.ts'
import { isFinal } from '../api/request-error.ts'
import { readStored, watchStored, writeStored } from '../browser-storage.ts'
import { makeRetry } from './retry.ts'

/** 'waiting': it could not be sent yet. 'refused': it never can. */
const STATES = ['new', 'waiting', 'sent', 'refused'] as const
type ContestState = (typeof STATES)[number]
/** A refused guess of a play. */
export type Contested = { list_id: string; play_id: string; guess: string }
type Contest = Contested & { state: ContestState }

const KEY = 'topple:contests'
/** More than ten plays of ten refused guesses. */
const MOST = 100

const listeners = new Set<() => void>()

/** Oldest first. */
function readContests(): Contest[] {
  const stored = readStored(KEY)
  return Array.isArray(stored) ? stored.filter(isContest) : []
}

/** Storage may hold anything: what is none could be sent, and refused, for ever. */
const isContest = (entry: Partial<Record<keyof Contest, unknown>> | null): entry is Contest =>
  [entry?.list_id, entry?.play_id, entry?.guess].every((text) => typeof text === 'string') &&
  STATES.some((state) => state === entry?.state)

const isSame = (one: Contested, other: Contested) =>
  one.play_id === other.play_id && normalise(one.guess) === normalise(other.guess)

function keep(contested: Contested, state: ContestState): void {
  const others = readContests().filter((contest) => !isSame(contest, contested))
  writeStored(KEY, [...others, { ...contested, state }].slice(-MOST))
  for (const listener of listeners) listener()
}

const isUnsent = ({ state }: Contest) => state === 'new' || state === 'waiting'

/** What has become of it; null where the player has said nothing of the guess. */
export const contestState = (contested: Contested): ContestState | null =>
  readContests().find((contest) => isSame(contest, contested))?.state ?? null

export function subscribeContests(changed: () => void): () => void {
  listeners.add(changed)
  const unwatch = watchStored((key) => key === KEY, changed)
  return () => {
    listeners.delete(changed)
    unwatch()
  }
}

/** Says that it should count, once; done when it is sent or could not be. */
export async function contest(contested: Contested): Promise<void> {
  if (contestState(contested)) return
  keep(contested, 'new')
  await sendContests()
}

const retry = makeRetry(() => void sendContests())
let sending: Promise<void> | undefined

/** Sends what waits, silently. Sent twice, from two tabs say, it counts once. */
function sendContests(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = undefined
  })
  return sending
}

async function sendAll(): Promise<void> {
  for (let next = readContests().find(isUnsent); next; next = readContests().find(isUnsent)) {
    const { state: _, ...contested } = next
    try {
      // The calls and their contract are a later chunk; where it cannot be had, neither can the server.
      const { postContest } = await import('../api/game.ts')
      await postContest(contested)
      keep(contested, 'sent')
    } catch (error) {
      if (!isFinal(error)) {
        for (const unsent of readContests().filter(isUnsent)) keep(unsent, 'waiting')
        return retry.later()
      }
      keep(contested, 'refused')
    }
  }
  retry.reset()
}

/** Sends what waits now, and whenever the network or the player comes back. */
export function watchContests(): void {
  const send = () => {
    if (document.visibilityState === 'visible') void sendContests()
  }
  send()
  addEventListener('online', send)
  document.addEventListener('visibilitychange', send)
}
