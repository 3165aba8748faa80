import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { readAddress } from '#shared/contract/library-address.ts'
import { easternDate } from '#shared/game/eastern-day.ts'
import { LIBRARY_PAGE_SIZE } from '#shared/limits.ts'
import { libraryKey, libraryPageQuery } from '../api/library.ts'
import { serverNow } from '../api/server-clock.ts'
import { onResultStored } from '../game/sending/results.ts'
import { isSignInOffered, useSession } from '../identity/session.ts'
import loading from '../styles/loading.module.css'
import typography from '../styles/typography.module.css'
import { focusHeading } from '../ui/focus-screen.ts'
import { writeAddress } from './library-address.ts'
import { LibraryFailed } from './library-failed.tsx'
import { LibraryView } from './library-view.tsx'
import listCard from './list-card.module.css'

export function Library() {
  const session = useSession()
  const isPlayer = session.kind !== 'guest'
  const [address, setAddress] = useSearchParams()
  const query = readAddress(address, isPlayer)
  const { data, isError, isPlaceholderData, refetch } = useQuery(
    libraryPageQuery(isPlayer ? session.user.uid : null, query),
  )
  const client = useQueryClient()
  useEffect(() => onResultStored(() => void client.invalidateQueries({ queryKey: libraryKey })), [client])
  // A player's page before the marks: the guests' cards stay.
  const areGuests = isPlayer && data?.next_unplayed === undefined && !query.played
  const isBusy = isPlaceholderData && !areGuests
  // The client takes over from before-paint.ts.
  useEffect(() => void delete document.documentElement.dataset.player, [])

  const lastPage = isBusy ? undefined : data?.last_page
  useEffect(() => {
    // Old addresses may name pages beyond the last.
    if (lastPage !== undefined && query.page > lastPage)
      setAddress(writeAddress({ ...query, page: lastPage }), { replace: true })
  }, [lastPage, query, setAddress])

  const tryAgain = () => {
    focusHeading()
    void refetch()
  }
  if (!data) return isError ? <LibraryFailed onTryAgain={tryAgain} /> : <Loading />
  return (
    <LibraryView
      query={query}
      data={data}
      today={easternDate(serverNow())}
      isPlayer={isPlayer}
      isSignInOffered={isSignInOffered()}
      isBusy={isBusy}
      onFilter={(next) => setAddress(writeAddress(next), { replace: true })}
      onPage={(page) => {
        setAddress(writeAddress({ ...query, page }))
        // The pressed button may be disabled, and the new page begins at the top.
        window.scrollTo(0, 0)
        focusHeading()
      }}
    />
  )
}

function Loading() {
  const places = Array.from({ length: LIBRARY_PAGE_SIZE }, (_, at) => at)
  return (
    <>
      <p className={typography.srOnly} role="status">
        Loading
      </p>
      <div className={listCard.cards} aria-hidden="true">
        {places.map((at) => (
          <div key={at} className={`${loading.skeleton} ${listCard.shape}`} data-part="skeleton" />
        ))}
      </div>
    </>
  )
}
