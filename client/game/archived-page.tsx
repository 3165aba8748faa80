import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { whyUnplayable } from '#shared/game/new-game.ts'
import { TOAST_LONG } from '#shared/limits.ts'
import { firstList } from '../api/first-game.ts'
import { listQuery } from '../api/library.ts'
import { queryClient } from '../api/query-client.ts'
import NotFoundPage from '../pages/not-found-page.tsx'
import buttons from '../styles/buttons.module.css'
import { Header } from '../ui/header.tsx'
import { Icon, Logo } from '../ui/icon.tsx'
import { PageState } from '../ui/page-state.tsx'
import { Toast } from '../ui/toast.tsx'
import { ArchivedGame } from './archived-game.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'

export function prepare({ pathname }: URL) {
  const [, , id = ''] = pathname.split('/')
  void queryClient.prefetchQuery(listQuery(decodeURIComponent(id)))
}

export default function ArchivedPage() {
  const { listId = '' } = useParams()
  return (
    <QueryClientProvider client={queryClient}>
      <Archived key={listId} listId={listId} />
    </QueryClientProvider>
  )
}

function Archived({ listId }: { listId: string }) {
  const { data: game, isError } = useQuery({ ...listQuery(listId), initialData: () => firstList(listId) })
  // A failed refetch does not end a running game.
  if (game && !whyUnplayable(game.list)) return <ArchivedGame game={game} />
  if (isError || game) return <Unavailable />
  return game === null ? <NotFoundPage /> : <BoardSkeleton title="Library" />
}

function Unavailable() {
  const [isToastShown, setToastShown] = useState(true)
  return (
    <>
      <Header title="Library" />
      <PageState
        mark={<Logo />}
        title="This list didn't load"
        text="Unable to load this list. Please try again later."
        isAlert
      >
        <Link className={buttons.btn} to="/library">
          <Icon name="books" />
          Browse Library
        </Link>
      </PageState>
      {isToastShown && (
        <Toast toast={{ title: 'Failed to load list', ms: TOAST_LONG }} onGone={() => setToastShown(false)} />
      )}
    </>
  )
}
