import { QueryClientProvider } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { readAddress } from '#shared/contract/library-address.ts'
import { PRODUCT_NAME } from '#shared/limits.ts'
import { libraryPageQuery } from '../api/library.ts'
import { queryClient } from '../api/query-client.ts'
import { getOwner } from '../identity/session.ts'
import { usePageHead } from '../ui/use-page-head.ts'
import { doEarlyPress } from './early-press.ts'
import { Library } from './library.tsx'
import { LibraryFrame } from './library-view.tsx'

/** Prefetches the guests' page; marks are fetched when shown. */
export function prepare({ searchParams }: URL) {
  if (getOwner() === null) void queryClient.prefetchQuery(libraryPageQuery(null, readAddress(searchParams, false)))
}

export default function LibraryPage() {
  usePageHead(`Library: ${PRODUCT_NAME}`)
  useLayoutEffect(doEarlyPress, [])
  return (
    <QueryClientProvider client={queryClient}>
      <LibraryFrame>
        <Library />
      </LibraryFrame>
    </QueryClientProvider>
  )
}
