import { queryOptions } from '@tanstack/react-query'
import { success } from '#shared/contract/common.ts'
import { accountData, recentGamesResponse, statistics } from '#shared/contract/completions.ts'
import { request } from './request.ts'

/** Of one player: the next who signs in finds nothing of it. */
export const accountKey = (uid: string) => ['account', uid] as const

/** Every game changes them, and games are played in other tabs too: never kept without being asked for again. */
const ALWAYS_STALE = { staleTime: 0 }

export const statisticsQuery = (uid: string) =>
  queryOptions({
    queryKey: [...accountKey(uid), 'statistics'],
    queryFn: () => request('/statistics', statistics, { sender: { uid } }),
    ...ALWAYS_STALE,
  })

export const recentGamesQuery = (uid: string) =>
  queryOptions({
    queryKey: [...accountKey(uid), 'recent-games'],
    queryFn: async () => (await request('/recent-games', recentGamesResponse, { sender: { uid } })).data,
    ...ALWAYS_STALE,
  })

/** Everything that the server keeps of the player. */
export const getAccountData = (uid: string) => request('/account/data', accountData, { sender: { uid } })

/** Needs a sign-in of the last FRESH_SIGN_IN seconds: else 401 with the code requires-recent-login. */
export const deleteAccountData = (uid: string) => request('/account', success, { method: 'DELETE', sender: { uid } })
