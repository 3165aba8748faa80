import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { LibraryEntry, LibraryPage, LibraryQuery } from '#shared/contract/library.ts'
import buttons from '../styles/buttons.module.css'
import layout from '../styles/layout.module.css'
import pages from '../styles/pages.module.css'
import typography from '../styles/typography.module.css'
import { focusHeading } from '../ui/focus-screen.ts'
import { Header } from '../ui/header.tsx'
import { Icon, Logo } from '../ui/icon.tsx'
import { PageState } from '../ui/page-state.tsx'
import { Pager } from '../ui/pager.tsx'
import { Filters } from './filters.tsx'
import library from './library.module.css'
import { whyEmpty, writeAddress } from './library-address.ts'
import listCard from './list-card.module.css'
import { ListCard } from './list-card.tsx'
import { NextUnplayed } from './next-unplayed.tsx'
import { SignInPrompt } from './sign-in-prompt.tsx'

type Props = {
  query: LibraryQuery
  /** The guests' page until a player's marks have come. */
  data: LibraryPage
  /** The Eastern date. */
  today: string
  isPlayer: boolean
  isSignInOffered: boolean
  /** `data` is still another query's. */
  isBusy: boolean
  onFilter: (query: LibraryQuery) => void
  onPage: (page: number) => void
}

/** Drawn by the worker for guests, by the client for all. */
export function LibraryView(props: Props) {
  const { query, data, isPlayer, isBusy, onFilter, onPage } = props
  const reset = () => {
    focusHeading()
    onFilter({ page: 1 })
  }
  const isWhole = !query.category && !query.played
  if (data.total === 0 && isWhole) return <EmptyLibrary />
  return (
    <>
      <p className={library.lede}>
        <Total total={data.total} isWhole={isWhole} />
      </p>
      {!isPlayer && props.isSignInOffered && <SignInPrompt />}
      {isPlayer && <NextUnplayed listId={data.next_unplayed} />}
      <Filters query={query} categories={data.categories} isPlayer={isPlayer} onChange={onFilter} />
      {data.total === 0 ? (
        <NoneFound query={query} onReset={reset} />
      ) : (
        <>
          <Cards {...props} />
          <form action="/library">
            {[...writeAddress({ ...query, page: 1 })].map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Pager
              page={Math.min(query.page, data.last_page)}
              lastPage={data.last_page}
              isBusy={isBusy}
              onPage={onPage}
            />
          </form>
        </>
      )}
    </>
  )
}

export const LibraryFrame = ({ children }: { children: ReactNode }) => (
  <>
    <Header title="Library" />
    <main className={`${pages.page} ${layout.stack}`}>{children}</main>
  </>
)

/** Announced when a filter changes it. */
function Total({ total, isWhole }: { total: number; isWhole: boolean }) {
  const lists = `${total === 1 ? 'list' : 'lists'}`
  return (
    <span role="status">
      <b className={typography.number}>{total}</b> {isWhole ? `past daily ${lists}.` : `${lists} found.`}
    </span>
  )
}

function Cards({ data, today, isPlayer, isSignInOffered, isBusy }: Props) {
  // Opening a list asks for sign-in first.
  const isLocked = !isPlayer && isSignInOffered
  const card = (entry: LibraryEntry) => ({ entry, today, isPlayer })
  return (
    <ul role="list" className={listCard.cards} data-part="cards" aria-busy={isBusy}>
      {data.data.map((entry) => (
        <li key={entry.list.id}>
          {isLocked ? (
            <ListCard {...card(entry)} to={`/account?message=signin-library&list=${entry.list.id}`} />
          ) : (
            <ListCard {...card(entry)} to={`/list/${entry.list.id}`} />
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
      text="Today's list will appear here once its day is over."
    >
      <Link className={buttons.btn} to="/">
        <Icon name="home" />
        Go to Home
      </Link>
    </PageState>
  )
}

function NoneFound({ query, onReset }: { query: LibraryQuery; onReset: () => void }) {
  return (
    <div className={`${layout.stack} ${library.noneFound}`}>
      <p className={typography.soft}>{whyEmpty(query)}</p>
      <button type="button" className={buttons.quiet} onClick={onReset}>
        Show all lists
      </button>
    </div>
  )
}
