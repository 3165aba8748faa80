import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { LibraryEntry } from '#shared/contract/library.ts'
import { LIBRARY_PAGE_SIZE, PRODUCT_NAME, TOAST_LOAD_FAILED } from '#shared/game/limits.ts'
import { libraryPageQuery } from '../api/library.ts'
import { queryClient } from '../api/query-client.ts'
import { Header } from '../ui/header.tsx'
import { Icon } from '../ui/icon.tsx'
import { Pager } from '../ui/pager.tsx'
import { Toast, type ToastContent } from '../ui/toast.tsx'
import { usePageHead } from '../ui/use-page-head.ts'

const LOAD_FAILED: ToastContent = {
  title: 'Failed to load library',
  text: 'Unable to connect to the server. Please check your connection.',
  ms: TOAST_LOAD_FAILED,
}

export default function LibraryPage() {
  usePageHead(`Library: ${PRODUCT_NAME}`)
  return (
    <QueryClientProvider client={queryClient}>
      <Header title="Library" />
      <main className="page">
        <Library />
      </main>
    </QueryClientProvider>
  )
}

function Library() {
  const [address, setAddress] = useSearchParams()
  const page = Math.max(1, Math.floor(Number(address.get('page'))) || 1)
  const { data, isError, isPlaceholderData, refetch } = useQuery(libraryPageQuery(page))
  const [toast, setToast] = useState<ToastContent | null>(null)

  useEffect(() => {
    if (isError) setToast(LOAD_FAILED)
  }, [isError])

  if (isError) {
    return (
      <>
        <p className="alert bad" role="alert">
          <Icon name="cross" />
          <span>Unable to load library. Please try again later.</span>
        </p>
        <div className="pager">
          <button type="button" className="btn quiet" onClick={() => refetch()}>
            <Icon name="redo" />
            Try Again
          </button>
        </div>
        {toast && <Toast toast={toast} onGone={() => setToast(null)} />}
      </>
    )
  }
  if (!data) return <Loading />
  if (data.total === 0) return <p className="soft">No past daily lists found.</p>
  return (
    <>
      <p className="lede">Every list that has had its day. {data.total} so far.</p>
      <ul className="cards" aria-busy={isPlaceholderData}>
        {data.data.map((entry) => (
          <li key={entry.list.id}>
            <Card entry={entry} />
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        lastPage={data.last_page}
        isBusy={isPlaceholderData}
        onPage={(next) => {
          setAddress(next === 1 ? {} : { page: String(next) })
          window.scrollTo(0, 0)
        }}
      />
    </>
  )
}

const shortDate = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric', year: 'numeric' })

function Card({ entry: { list, daily_game } }: { entry: LibraryEntry }) {
  return (
    <Link className="card" to={`/list/${list.id}`}>
      <p className="eyebrow">
        <span>{shortDate.format(Date.parse(daily_game.date))}</span>
        <span>{list.category}</span>
      </p>
      <h2>{list.title}</h2>
      <p className="foot">
        <span>{list.item_count} items</span>
        <span className={list.is_ranked ? 'badge' : 'badge plain'}>{list.is_ranked ? 'Ranked' : 'Unranked'}</span>
      </p>
    </Link>
  )
}

function Loading() {
  const places = Array.from({ length: LIBRARY_PAGE_SIZE }, (_, at) => at)
  return (
    <>
      <p className="sr" role="status">
        Loading
      </p>
      <div className="cards" aria-hidden="true">
        {places.map((at) => (
          <div key={at} className="card skel tall" />
        ))}
      </div>
    </>
  )
}
