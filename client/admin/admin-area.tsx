import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, Route, Routes, useSearchParams } from 'react-router'
import { adminCheckQuery, adminQueryDefaults } from '../api/admin.ts'
import { useSession } from '../identity/session.ts'
import { Access } from './access.tsx'
import { AdminShell } from './admin-shell.tsx'
import { AnalyticsPage } from './analytics/analytics-page.tsx'
import { DashboardPage } from './dashboard-page.tsx'
import { FeatureFlagsPage } from './feature-flags-page.tsx'
import { GuessesPage } from './guesses/guesses-page.tsx'
import { ListsPage } from './lists/lists-page.tsx'
import { hasStatus } from './parts/failure.ts'
import { Toasts } from './parts/toasts.tsx'
import { useKeptFocus } from './parts/use-kept-focus.ts'
import { PlayPage } from './play-page.tsx'
import { FeedbackPage } from './submissions/feedback-page.tsx'
import { ListIdeasPage } from './submissions/list-ideas-page.tsx'
import { UsersPage } from './users-page.tsx'

/** Each admin has an own query cache. */
export default function AdminArea() {
  const session = useSession()
  return <AreaOf key={session.kind === 'guest' ? '' : session.user.uid} />
}

function AreaOf() {
  const [client] = useState(makeClient)
  useKeptFocus()
  return (
    <QueryClientProvider client={client}>
      <Toasts>
        <Access>
          <Screens />
        </Access>
      </Toasts>
    </QueryClientProvider>
  )
}

/** ?play= tries a list as players see it. */
function Screens() {
  const [address] = useSearchParams()
  const played = address.get('play')
  if (played) return <PlayPage key={played} id={played} />
  return (
    <AdminShell>
      <Routes>
        <Route path="lists" element={<ListsPage />} />
        <Route path="list-ideas" element={<ListIdeasPage />} />
        <Route path="guesses" element={<GuessesPage />} />
        <Route path="feedback" element={<FeedbackPage />} />
        <Route path="users" element={<UsersPage />} />
        <Route path="feature-flags" element={<FeatureFlagsPage />} />
        <Route path="analytics" element={<AnalyticsPage />} />
        <Route path="dashboard" element={<DashboardPage />} />
        <Route path="*" element={<Navigate to="/admin/lists" replace />} />
      </Routes>
    </AdminShell>
  )
}

function makeClient(): QueryClient {
  // The access check reports lost privileges.
  const onError = (error: Error) => {
    if (hasStatus(error, 401, 403)) void client.invalidateQueries({ queryKey: adminCheckQuery().queryKey })
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.queryKey[0] !== adminCheckQuery().queryKey[0]) onError(error)
      },
    }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: { queries: adminQueryDefaults },
  })
  return client
}
