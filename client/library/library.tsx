import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { LibraryPage, LibraryQuery } from '#shared/contract/library.ts'
import { easternDate } from '#shared/game/eastern-day.ts'
import { LIBRARY_PAGE_SIZE } from '#shared/game/limits.ts'
import { libraryKey, libraryPageQuery } from '../api/library.ts'
import { serverNow } from '../api/server-clock.ts'
import { onResultStored } from '../game/outbox.ts'
import { isSignInOffered, useSession } from '../identity/session.ts'
import { Icon, Logo } from '../ui/icon.tsx'
import { Late } from '../ui/late.tsx'
import { PageState } from '../ui/page-state.tsx'
import { Pager } from '../ui/pager.tsx'
import { useKeptScroll } from '../ui/use-kept-scroll.ts'
import { Filters } from './filters.tsx'
import { readAddress, whyEmpty, writeAddress } from './library-address.ts'
import { LibraryFailed } from './library-failed.tsx'
import { ListCard } from './list-card.tsx'
import { NextUnplayed } from './next-unplayed.tsx'
import { SignInPrompt } from './sign-in-prompt.tsx'

/** The lists before today, as the address asks for them. */
export function Library() {
  const session = useSession()
  const isGuest = session.kind === 'guest'
  const [address, setAddress] = useSearchParams()
  const query = readAddress(address, !isGuest)
  const { data, isError, isPlaceholderData, refetch } = useQuery(
    libraryPageQuery(isGuest ? null : session.user.uid, query),
  )
  const client = useQueryClient()
  useEffect(() => onResultStored(() => void client.invalidateQueries({ queryKey: libraryKey })), [client])
  useKeptScroll(data !== undefined && !isPlaceholderData)

  const lastPage = isPlaceholderData ? undefined : data?.last_page
  useEffect(() => {
    // Lists that an old address counted with are gone, or were never there.
    if (lastPage !== undefined && query.page > lastPage)
      setAddress(writeAddress({ ...query, page: lastPage }), { replace: true })
  }, [lastPage, query, setAddress])

  if (!data) return isError ? <LibraryFailed onTryAgain={() => void refetch()} /> : <Loading />
  const isWhole = !query.category && !query.played
  if (data.total === 0 && isWhole) return <EmptyLibrary />
  return (
    <>
      <p className="lede">
        Every list that has had its day. <Total total={data.total} isWhole={isWhole} />
      </p>
      {isGuest && isSignInOffered() && <SignInPrompt />}
      <NextUnplayed listId={data.next_unplayed} />
      <Filters
        query={query}
        categories={data.categories}
        isPlayer={!isGuest}
        onChange={(next) => setAddress(writeAddress(next), { replace: true })}
      />
      {data.total === 0 ? (
        <NoneFound query={query} onReset={() => setAddress({}, { replace: true })} />
      ) : (
        <Cards data={data} isBusy={isPlaceholderData} isLocked={isGuest && isSignInOffered()} search={`?${address}`} />
      )}
      {data.total > 0 && (
        <Pager
          page={Math.min(query.page, data.last_page)}
          lastPage={data.last_page}
          isBusy={isPlaceholderData}
          onPage={(page) => {
            setAddress(writeAddress({ ...query, page }))
            // The button may be disabled from now on, and what it brings begins at the top.
            document.querySelector('h1')?.focus({ preventScroll: true })
          }}
        />
      )}
    </>
  )
}

/** Read out when a filter changes it. */
function Total({ total, isWhole }: { total: number; isWhole: boolean }) {
  const lists = `${total === 1 ? 'list' : 'lists'}`
  return (
    <span role="status">
      <b className="num">{total}</b> {isWhole ? `past daily ${lists}.` : `${lists} found.`}
    </span>
  )
}

type CardsProps = { data: LibraryPage; isBusy: boolean; isLocked: boolean; search: string }

/** `isLocked`: who opens one is asked to sign in first, and finds the way back to `search`. */
function Cards({ data, isBusy, isLocked, search }: CardsProps) {
  const today = easternDate(serverNow())
  return (
    <ul className="cards" aria-busy={isBusy}>
      {data.data.map((entry) => (
        <li key={entry.list.id}>
          {isLocked ? (
            <ListCard entry={entry} today={today} to="/account?message=signin-library" state={{ search }} />
          ) : (
            <ListCard entry={entry} today={today} to={`/list/${entry.list.id}`} />
          )}
        </li>
      ))}
    </ul>
  )
}

function EmptyLibrary() {
  return (
    <PageState
      as="div"
      mark={<Logo />}
      title={whyEmpty({ page: 1 })}
      text="Today's list joins the library when its day is over."
    >
      <Link className="btn" to="/">
        <Icon name="home" />
        Go to Home
      </Link>
    </PageState>
  )
}

function NoneFound({ query, onReset }: { query: LibraryQuery; onReset: () => void }) {
  return (
    <div className="stack none-found">
      <p className="soft">{whyEmpty(query)}</p>
      <button type="button" className="btn quiet" onClick={onReset}>
        Show all lists
      </button>
    </div>
  )
}

function Loading() {
  const places = Array.from({ length: LIBRARY_PAGE_SIZE }, (_, at) => at)
  return (
    <Late>
      <p className="sr" role="status">
        Loading
      </p>
      <div className="cards" aria-hidden="true">
        {places.map((at) => (
          <div key={at} className="card skel tall" />
        ))}
      </div>
    </Late>
  )
}
