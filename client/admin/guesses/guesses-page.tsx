import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ContestedPage } from '#shared/contract/contested.ts'
import { contestedPageQuery } from '../../api/admin-guesses.ts'
import badges from '../../styles/badges.module.css'
import buttons from '../../styles/buttons.module.css'
import card from '../../styles/card.module.css'
import layout from '../../styles/layout.module.css'
import typography from '../../styles/typography.module.css'
import { Icon } from '../../ui/icon.tsx'
import { Pager } from '../../ui/pager.tsx'
import { AdminHead } from '../parts/admin-head.tsx'
import { fullDate } from '../parts/dates.ts'
import loadStates from '../tables/load-states.module.css'
import { LoadFailed, Loading } from '../tables/load-states.tsx'
import { useLastPage } from '../tables/use-last-page.ts'
import { usePage } from '../tables/use-page.ts'
import contested from './contested-guess.module.css'
import { ContestedGuess } from './contested-guess.tsx'

export function GuessesPage() {
  const [page, goTo] = usePage()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(contestedPageQuery(page))
  useLastPage(page, isPlaceholderData ? undefined : data?.last_page, goTo)

  return (
    <>
      <AdminHead title="Contested Guesses" text="Wrong guesses that players say should count" />
      {!data && error && (
        <LoadFailed
          title="Failed to load contested guesses"
          error={error}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Loading rows={4} />}
      {data?.total === 0 && (
        <div className={`${card.card} ${loadStates.nothing}`} data-part="nothing">
          <Icon name="flag" />
          <h2>No contested guesses</h2>
          <p className={typography.soft}>Guesses that players say should count appear here.</p>
        </div>
      )}
      <div className={layout.stack} aria-busy={isPlaceholderData}>
        {data?.data.map((entry) => (
          <ContestedList key={entry.list.id} entry={entry} />
        ))}
      </div>
      {data && data.last_page > 1 && (
        <Pager page={page} lastPage={data.last_page} isBusy={isPlaceholderData} onPage={goTo} />
      )}
    </>
  )
}

/** Guesses of a list shown at once. */
const SHOWN = 8

function ContestedList({ entry }: { entry: ContestedPage['data'][number] }) {
  const { list, daily_game_date, times, guesses } = entry
  const [isAll, setAll] = useState(false)
  const more = guesses.length - SHOWN
  return (
    <section className={`${layout.tight} ${card.card}`} aria-labelledby={`list-${list.id}`}>
      <div className={contested.head}>
        <h2 id={`list-${list.id}`}>
          <Link to={`/admin/lists#${encodeURIComponent(list.id)}`}>
            <bdi>{list.title}</bdi>
          </Link>
        </h2>
        <span className={typography.soft}>{fullDate(daily_game_date)}</span>
        <span className={badges.plain}>{times === 1 ? 'Contested once' : `Contested ${times} times`}</span>
      </div>
      <ul role="list">
        {(isAll ? guesses : guesses.slice(0, SHOWN)).map((guess) => (
          <ContestedGuess key={guess.id} guess={guess} items={list.items} />
        ))}
      </ul>
      {more > 0 && (
        <p>
          <button type="button" className={buttons.linkBtn} aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? 'Show fewer' : `Show ${more} more`}
            <span className={typography.srOnly}> guesses for {list.title}</span>
          </button>
        </p>
      )}
    </section>
  )
}
