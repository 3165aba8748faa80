import { QueryClientProvider } from '@tanstack/react-query'
import { PRODUCT_NAME } from '#shared/game/limits.ts'
import { queryClient } from '../api/query-client.ts'
import { Header } from '../ui/header.tsx'
import { usePageHead } from '../ui/use-page-head.ts'
import { Library } from './library.tsx'
import '../styles/library.css'

export default function LibraryPage() {
  usePageHead(`Library: ${PRODUCT_NAME}`)
  return (
    <QueryClientProvider client={queryClient}>
      <Header title="Library" />
      <main className="page stack">
        <Library />
      </main>
    </QueryClientProvider>
  )
}
