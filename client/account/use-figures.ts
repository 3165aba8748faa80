import { type Query, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { RecentGamesResponse } from '#shared/contract/account.ts'
import { accountKey, figuresQuery } from '../api/account.ts'
import { onResultStored } from '../game/sending/results.ts'
import type { Session } from '../identity/session.ts'

const NOTHING: RecentGamesResponse = {
  data: [],
  statistics: {
    games_played: 0,
    average_items_guessed: 0,
    average_score: 0,
    day_streak: 0,
    days: {},
    distribution: [],
  },
}

/** Refetched after each stored result and on focus. Failures are silent. Null while loading. */
export function useFigures({ kind, user: { uid } }: Exclude<Session, { kind: 'guest' }>) {
  const client = useQueryClient()
  useEffect(() => onResultStored(() => void client.invalidateQueries({ queryKey: accountKey(uid) })), [client, uid])
  useEffect(() => {
    // Retries what failed while the session was being restored.
    const failed = ({ state }: Query) => state.status === 'error'
    if (kind === 'player') void client.refetchQueries({ queryKey: accountKey(uid), predicate: failed })
  }, [client, uid, kind])
  const { data, isError } = useQuery(figuresQuery(uid))
  const shown = data ?? (isError ? NOTHING : null)
  return { statistics: shown?.statistics ?? null, games: shown?.data ?? null }
}
