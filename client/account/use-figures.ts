import { type Query, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { RecentGame, Statistics } from '#shared/contract/completions.ts'
import { accountKey, recentGamesQuery, statisticsQuery } from '../api/account.ts'
import { onResultStored } from '../game/outbox.ts'
import type { Session } from '../identity/session.ts'

const NO_STATISTICS: Statistics = {
  games_played: 0,
  average_items_guessed: 0,
  average_score: 0,
  day_streak: 0,
  days: {},
  distribution: [],
}
const NO_GAMES: RecentGame[] = []

/** What cannot be had is shown as `nothing`, silently; what was had before stays. Null: on its way. */
const orSilently = <T>({ data, isError }: UseQueryResult<T>, nothing: T): T | null => data ?? (isError ? nothing : null)

/** A player's figures; again after each result that is stored, and on return to the tab. */
export function useFigures({ kind, user: { uid } }: Exclude<Session, { kind: 'guest' }>) {
  const client = useQueryClient()
  useEffect(() => onResultStored(() => void client.invalidateQueries({ queryKey: accountKey(uid) })), [client, uid])
  useEffect(() => {
    // What could not be asked for while the session was being restored can be now.
    const failed = ({ state }: Query) => state.status === 'error'
    if (kind === 'player') void client.refetchQueries({ queryKey: accountKey(uid), predicate: failed })
  }, [client, uid, kind])
  return {
    statistics: orSilently(useQuery(statisticsQuery(uid)), NO_STATISTICS),
    games: orSilently(useQuery(recentGamesQuery(uid)), NO_GAMES),
  }
}
