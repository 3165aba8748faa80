import { queryOptions } from '@tanstack/react-query'
import { gameResponse } from '#shared/contract/game.ts'
import { type LibraryPage, type LibraryQuery, libraryPage } from '#shared/contract/library.ts'
import { findInPage, madeAt } from './library-in-page.ts'
import { FOR_ALL, queryClient } from './query-client.ts'
import { request } from './request.ts'
import { RequestError } from './request-error.ts'

/** Marks of what was played change with every game, and games are played in other tabs too. */
export const libraryKey = ['library'] as const

/** `uid`: the player's, whose marks are on the cards; null for a guest. */
export const libraryPageQuery = (uid: string | null, query: LibraryQuery) =>
  queryOptions({
    queryKey: keyOf(uid, query),
    queryFn: () => request(`/library?${addressOf(query)}`, libraryPage, { sender: { uid } }),
    ...(uid === null ? { initialData: () => findInPage(query), initialDataUpdatedAt: madeAt } : { staleTime: 0 }),
    // The page before stands until the next has come; never that of another player. What is the same for all is the guests'.
    placeholderData: (before: LibraryPage | undefined, from: { queryKey: Key } | undefined) =>
      (from?.queryKey[1] === uid ? before : undefined) ??
      (query.played ? undefined : (queryClient.getQueryData<LibraryPage>(keyOf(null, query)) ?? findInPage(query))),
  })

type Key = ReturnType<typeof keyOf>
const keyOf = (uid: string | null, query: LibraryQuery) => [...libraryKey, uid, query] as const

function addressOf(query: LibraryQuery): URLSearchParams {
  return new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
}

/** null: there is no such list. */
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
