import { queryOptions } from '@tanstack/react-query'
import { gameResponse } from '#shared/contract/game.ts'
import { type LibraryPage, type LibraryQuery, libraryPage } from '#shared/contract/library.ts'
import { libraryAddress } from '#shared/contract/library-address.ts'
import { findInPage, madeAt } from './library-in-page.ts'
import { FOR_ALL, queryClient } from './query-client.ts'
import { request } from './request.ts'
import { RequestError } from './request-error.ts'

/** Played marks change with every game, also in other tabs. */
export const libraryKey = ['library'] as const

/** `uid` null: a guest, without marks. */
export const libraryPageQuery = (uid: string | null, query: LibraryQuery) =>
  queryOptions({
    queryKey: keyOf(uid, query),
    queryFn: () => request(libraryAddress(query), libraryPage, { sender: { uid } }),
    ...(uid === null ? { initialData: () => findInPage(query), initialDataUpdatedAt: madeAt } : { staleTime: 0 }),
    // The previous page of the same player stays until the next has come; otherwise the guests' page.
    placeholderData: (before: LibraryPage | undefined, from: { queryKey: Key } | undefined) =>
      (from?.queryKey[1] === uid ? before : undefined) ?? findGuests(query),
  })

type Key = ReturnType<typeof keyOf>
const keyOf = (uid: string | null, query: LibraryQuery) => [...libraryKey, uid, query] as const

function findGuests({ played: _, ...query }: LibraryQuery): LibraryPage | undefined {
  return queryClient.getQueryData<LibraryPage>(keyOf(null, query)) ?? findInPage(query)
}

/** Null: there is no such list. */
export const listQuery = (id: string) =>
  queryOptions({
    queryKey: ['list', id],
    meta: FOR_ALL,
    queryFn: async () => {
      try {
        return await request(`/lists/${encodeURIComponent(id)}`, gameResponse, { sender: 'anyone' })
      } catch (error) {
        if (error instanceof RequestError && error.status === 404) return null
        throw error
      }
    },
  })
