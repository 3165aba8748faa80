import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { AdminListResponse } from '#shared/contract/admin.ts'
import { whyUnplayable } from '#shared/game/new-game.ts'
import { PRODUCT_NAME } from '#shared/limits.ts'
import { adminListQuery } from '../api/admin.ts'
import { GameScreen } from '../game/game-screen.tsx'
import { newArchivedGame } from '../game/saving/game-store.ts'
import alerts from '../styles/alerts.module.css'
import { Icon } from '../ui/icon.tsx'
import { usePageHead } from '../ui/use-page-head.ts'
import shell from './admin-shell.module.css'
import playPage from './play-page.module.css'
import { LoadFailed, Loading } from './tables/load-states.tsx'

/** Nothing is recorded. */
export function PlayPage({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(adminListQuery(id))
  if (data && !whyUnplayable(data.list)) return <Trial day={data} />
  return (
    <>
      <TrialBar />
      <main className={shell.main}>
        {data ? (
          <p className={alerts.bad} role="alert">
            This list cannot be played as it is: it has too few items.
          </p>
        ) : error ? (
          <LoadFailed title="Failed to load" error={error} isBusy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Loading />
        )}
      </main>
    </>
  )
}

function Trial({ day: { list, daily_game_date } }: { day: AdminListResponse }) {
  const [game] = useState(() => ({ daily_game: { id: list.id, date: daily_game_date }, list }))
  const [store] = useState(() => newArchivedGame(game))
  usePageHead(`Testing ${list.title}: ${PRODUCT_NAME} admin`)
  return (
    <div className={playPage.trial}>
      <TrialBar />
      <GameScreen game={game} type="library" store={store} isRecorded={false} />
    </div>
  )
}

function TrialBar() {
  const [address] = useSearchParams()
  const kept = new URLSearchParams(address)
  const played = kept.get('play') ?? ''
  kept.delete('play')
  return (
    <aside className={playPage.bar} aria-label="Test game">
      <span>Test game: nothing is recorded.</span>
      <Link replace to={{ pathname: '/admin/lists', search: kept.toString(), hash: `#${encodeURIComponent(played)}` }}>
        <Icon name="left" />
        Back to Lists
      </Link>
    </aside>
  )
}
