import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { gameResponse } from '#shared/contract/game.ts'
import { libraryPage } from '#shared/contract/library.ts'
import { request } from './request.ts'
import { RequestError } from './request-error.ts'

/** Pages are from 1. */
export const libraryPageQuery = (page: number) =>
  queryOptions({
    queryKey: ['library', page],
    queryFn: () => request(`/library?page=${page}`, libraryPage),
    placeholderData: keepPreviousData,
  })

/** null: there is no such list. */
export const listQuery = (id: string) =>
  queryOptions({
    queryKey: ['list', id],
    queryFn: async () => {
      try {
        return await request(`/lists/${encodeURIComponent(id)}`, gameResponse)
      } catch (error) {
        if (error instanceof RequestError && error.status === 404) return null
        throw error
      }
    },
  })
