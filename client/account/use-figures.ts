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

/**
 * A player's figures; again after each result that is stored, and on return to the tab. What cannot be had is shown as
 * nothing, silently; what was had before stays. Null: on its way.
 */
export function useFigures({ kind, user: { uid } }: Exclude<Session, { kind: 'guest' }>) {
  const client = useQueryClient()
  useEffect(() => onResultStored(() => void client.invalidateQueries({ queryKey: accountKey(uid) })), [client, uid])
  useEffect(() => {
    // What could not be asked for while the session was being restored can be now.
    const failed = ({ state }: Query) => state.status === 'error'
    if (kind === 'player') void client.refetchQueries({ queryKey: accountKey(uid), predicate: failed })
  }, [client, uid, kind])
  const { data, isError } = useQuery(figuresQuery(uid))
  const shown = data ?? (isError ? NOTHING : null)
  return { statistics: shown?.statistics ?? null, games: shown?.data ?? null }
}
