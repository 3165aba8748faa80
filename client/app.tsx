import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import type { GameResponse } from '#shared/contract/game.ts'
import { DailyPage } from './game/daily-page.tsx'
import { ErrorBoundary } from './ui/error-boundary.tsx'

const NotFoundPage = lazy(() => import('./pages/not-found-page.tsx'))
const StylesPage = lazy(() => import('./pages/styles-page.tsx'))

/** The map of the screens. `first`: today's game, where the page brought it. */
export function App({ first }: { first: GameResponse | null }) {
  return (
    <ErrorBoundary>
      <Routes>
        <Route path="/" element={<DailyPage first={first} />} />
        <Route
          path="/test"
          element={
            <Suspense>
              <StylesPage />
            </Suspense>
          }
        />
        <Route
          path="*"
          element={
            <Suspense>
              <NotFoundPage />
            </Suspense>
          }
        />
      </Routes>
    </ErrorBoundary>
  )
}
