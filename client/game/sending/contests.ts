/** Contested guesses ("That should count"), kept until the server has them. */
import { normalise } from '#shared/matching/normalise.ts'
import { watchStored } from '../../browser-storage.ts'
import { makeQueue, makeStore } from './queue.ts'

/** 'waiting': to be retried. 'refused': final. */
const STATES = ['new', 'waiting', 'sent', 'refused'] as const
type ContestState = (typeof STATES)[number]
export type Contested = { list_id: string; play_id: string; guess: string }
type Contest = Contested & { state: ContestState }

const KEY = 'topple:contests'

/** A malformed entry would be sent and refused for ever. */
const isContest = ({ list_id, play_id, guess, state }: Partial<Record<keyof Contest, unknown>>) =>
  [list_id, play_id, guess].every((text) => typeof text === 'string') && STATES.some((known) => known === state)

const isSameGuess = (one: Contested, other: Contested) =>
  one.play_id === other.play_id && normalise(one.guess) === normalise(other.guess)

/** The last hundred: ten plays of ten refused guesses. */
const contests = makeStore<Contest>(KEY, isContest, isSameGuess, 100)
const listeners = new Set<() => void>()

function keep(contest: Contest): void {
  contests.keep(contest)
  for (const listener of listeners) listener()
}

const waiting = () => contests.read().filter(({ state }) => state === 'new' || state === 'waiting')

const queue = makeQueue<Contest>({
  keep,
  waiting,
  send: async ({ state: _, ...contested }) => {
    // The API is a later chunk.
    const { postContest } = await import('../../api/game.ts')
    await postContest(contested)
    keep({ ...contested, state: 'sent' })
  },
  refuse: (contest) => keep({ ...contest, state: 'refused' }),
  postpone: () => {
    for (const contest of waiting()) keep({ ...contest, state: 'waiting' })
  },
})

export const watchContests = queue.watch

/** Null where the player has not contested the guess. */
export const contestState = (contested: Contested): ContestState | null =>
  contests.read().find((contest) => isSameGuess(contest, contested))?.state ?? null

export function subscribeContests(changed: () => void): () => void {
  listeners.add(changed)
  const unwatch = watchStored((key) => key === KEY, changed)
  return () => {
    listeners.delete(changed)
    unwatch()
  }
}

/** Idempotent; resolves after the first try. */
export async function contest(contested: Contested): Promise<void> {
  if (!contestState(contested)) await queue.add({ ...contested, state: 'new' })
}
