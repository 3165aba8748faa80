import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { success } from '#shared/contract/common.ts'
import { type AcceptRequest, acceptResponse, contestedPage } from '#shared/contract/contested.ts'
import { pageOf } from './admin.ts'
import { request } from './request.ts'

/** Milliseconds: games are credited meanwhile. */
const ACCEPT_TIMEOUT = 30_000

export const CONTESTED_KEY = ['contested-guesses'] as const
/** Pages count from 1; refetched on each visit. */
export const contestedPageQuery = (page: number) =>
  queryOptions({
    queryKey: [...CONTESTED_KEY, page],
    queryFn: () => request(`/admin/contested-guesses?${pageOf(page)}`, contestedPage),
    placeholderData: keepPreviousData,
    staleTime: 0,
    // A half-made choice stays.
    refetchOnWindowFocus: false,
  })

export const acceptGuess = (id: number, wanted: AcceptRequest) =>
  request(`/admin/contested-guesses/${id}/accept`, acceptResponse, {
    method: 'POST',
    json: wanted,
    timeout: ACCEPT_TIMEOUT,
  })

export const dismissGuess = (id: number) => request(`/admin/contested-guesses/${id}`, success, { method: 'DELETE' })
