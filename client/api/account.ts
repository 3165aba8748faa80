import { queryOptions } from '@tanstack/react-query'
import { accountData, recentGamesResponse } from '#shared/contract/account.ts'
import { success } from '#shared/contract/common.ts'
import { request } from './request.ts'

/** Of one player: the next who signs in finds nothing of it. */
export const accountKey = (uid: string) => ['account', uid] as const

/** What the account page shows: statistics and recent games together. */
export const figuresQuery = (uid: string) =>
  queryOptions({
    queryKey: accountKey(uid),
    queryFn: () => request('/recent-games', recentGamesResponse, { sender: { uid } }),
    // Every game changes them, and games are played in other tabs too.
    staleTime: 0,
  })

/** Everything that the server keeps of the player. */
export const getAccountData = (uid: string) => request('/account/data', accountData, { sender: { uid } })

/** Needs a sign-in of the last FRESH_SIGN_IN seconds: else 401 with the code requires-recent-login. */
export const deleteAccountData = (uid: string) => request('/account', success, { method: 'DELETE', sender: { uid } })
