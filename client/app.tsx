import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import type { GameResponse } from '#shared/contract/game.ts'
import { DailyPage } from './game/daily-page.tsx'
import { IdentityRoot } from './identity/identity-root.tsx'
import { ErrorBoundary } from './ui/error-boundary.tsx'

const AccountPage = lazy(() => import('./account/account-page.tsx'))
const AdminArea = lazy(() => import('./admin/admin-area.tsx'))
const ArchivedPage = lazy(() => import('./game/archived-page.tsx'))
const CallbackPage = lazy(() => import('./identity/callback-page.tsx'))
const LibraryPage = lazy(() => import('./library/library-page.tsx'))
const NotFoundPage = lazy(() => import('./pages/not-found-page.tsx'))
const StylesPage = lazy(() => import('./pages/styles-page.tsx'))

/** A screen that is fetched when it is first gone to. */
const later = (screen: ReactNode) => <Suspense>{screen}</Suspense>

type Props = {
  /** Today's game, where the page brought it. */
  first: GameResponse | null
  /** The screen of a past list, where the page brought one: it is there before it is needed, to be hydrated at once. */
  PastList?: ComponentType | undefined
}

/** The map of the screens. */
export function App({ first, PastList }: Props) {
  // Held above the screens: who plays the new day's list finds it again on coming back.
  const [game, setGame] = useState(first)
  const { pathname } = useLocation()
  return (
    <>
      {/* The admin area is one screen: what it holds stays while an admin goes about in it. */}
      <ErrorBoundary key={/^\/admin(?=\/|$)/.exec(pathname)?.[0] ?? pathname}>
        <Routes>
          <Route path="/" element={<DailyPage game={game} onGame={setGame} />} />
          <Route path="/library" element={later(<LibraryPage />)} />
          <Route path="/list/:listId" element={PastList ? <PastList /> : later(<ArchivedPage />)} />
          <Route path="/account" element={later(<AccountPage />)} />
          <Route path="/auth" element={<Navigate to="/account" replace />} />
          <Route path="/auth/callback" element={later(<CallbackPage />)} />
          <Route path="/admin/*" element={later(<AdminArea />)} />
          <Route path="/test" element={later(<StylesPage />)} />
          <Route path="*" element={later(<NotFoundPage />)} />
        </Routes>
      </ErrorBoundary>
      <IdentityRoot />
    </>
  )
}
