import { queryOptions } from '@tanstack/react-query'
import { accountData, recentGamesResponse } from '#shared/contract/account.ts'
import { success } from '#shared/contract/common.ts'
import { request } from './request.ts'

/** Keyed by player. */
export const accountKey = (uid: string) => ['account', uid] as const

export const figuresQuery = (uid: string) =>
  queryOptions({
    queryKey: accountKey(uid),
    queryFn: () => request('/recent-games', recentGamesResponse, { sender: { uid } }),
    // Every game changes them, also in other tabs.
    staleTime: 0,
  })

export const getAccountData = (uid: string) => request('/account/data', accountData, { sender: { uid } })

/** Needs a sign-in within the last FRESH_SIGN_IN seconds, else 401 `requires-recent-login`. */
export const deleteAccountData = (uid: string) => request('/account', success, { method: 'DELETE', sender: { uid } })
