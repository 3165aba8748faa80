import { type ComponentType, lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { Navigate, Route, Routes, useLocation, useNavigationType } from 'react-router'
import type { GameResponse } from '#shared/contract/game.ts'
import { DailyPage } from './game/daily-page.tsx'
import { IdentityRoot } from './identity/identity-root.tsx'
import { screens } from './screens.ts'
import { ErrorBoundary } from './ui/error-boundary.tsx'
import { noteMove } from './ui/focus-screen.ts'
import { Header } from './ui/header.tsx'

const AccountPage = lazy(screens.account)
const AdminArea = lazy(screens.admin)
const ArchivedPage = lazy(screens.list)
const CallbackPage = lazy(screens.auth)
const LibraryPage = lazy(screens.library)
const NotFoundPage = lazy(screens.nowhere)
const StylesPage = lazy(screens.test)

/** `title` stands in the header until the screen has come. */
const later = (screen: ReactNode, title?: string) => (
  // Inert: a menu opened here would vanish with the fallback.
  <Suspense
    fallback={
      title && (
        <div inert>
          <Header title={title} />
        </div>
      )
    }
  >
    {screen}
  </Suspense>
)

type Props = {
  first: GameResponse | null
  /** A past list's screen that the page brought: loaded early, to hydrate at once. */
  FirstList?: ComponentType<{ otherwise: ReactNode }> | undefined
}

export function App({ first, FirstList }: Props) {
  // Held above the screens: a player on the new day's list finds it again after a detour.
  const [game, setGame] = useState(first)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const how = useNavigationType()
  // A new screen starts at its top. One that is gone back to is drawn within `popstate`, before the browser scrolls to
  // where it was.
  useLayoutEffect(() => {
    if (how !== 'POP' && shown.current !== pathname) window.scrollTo(0, 0)
    if (shown.current !== pathname) noteMove()
    shown.current = pathname
  }, [how, pathname])
  const pastList = later(<ArchivedPage />, 'Library')
  return (
    // Around the sheets too; a broken screen alone is left by any link.
    <ErrorBoundary>
      {/* The admin area is one screen: its state survives moving about in it. */}
      <ErrorBoundary key={/^\/admin(?=\/|$)/.exec(pathname)?.[0] ?? pathname}>
        <Routes>
          <Route path="/" element={<DailyPage game={game} onGame={setGame} />} />
          <Route path="/library" element={later(<LibraryPage />, 'Library')} />
          <Route path="/list/:listId" element={FirstList ? <FirstList otherwise={pastList} /> : pastList} />
          <Route path="/account" element={later(<AccountPage />, 'Account')} />
          <Route path="/auth" element={<Navigate to="/account" replace />} />
          <Route path="/auth/callback" element={later(<CallbackPage />)} />
          <Route path="/admin/*" element={later(<AdminArea />)} />
          <Route path="/test" element={later(<StylesPage />)} />
          <Route path="*" element={later(<NotFoundPage />)} />
        </Routes>
      </ErrorBoundary>
      <IdentityRoot />
    </ErrorBoundary>
  )
}
