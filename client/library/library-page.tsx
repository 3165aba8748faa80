import { QueryClientProvider } from '@tanstack/react-query'
import { PRODUCT_NAME } from '#shared/game/limits.ts'
import { queryClient } from '../api/query-client.ts'
import { usePageHead } from '../ui/use-page-head.ts'
import { Library } from './library.tsx'
import { LibraryFrame } from './library-view.tsx'
import '../styles/library.css'

export default function LibraryPage() {
  usePageHead(`Library: ${PRODUCT_NAME}`)
  return (
    <QueryClientProvider client={queryClient}>
      <LibraryFrame>
        <Library />
      </LibraryFrame>
    </QueryClientProvider>
  )
}
