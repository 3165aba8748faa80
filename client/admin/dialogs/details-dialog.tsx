import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { AdminList, AdminListResponse, Finding } from '#shared/contract/admin.ts'
import type { ListItem } from '#shared/contract/game.ts'
import { acceptedAnswers } from '#shared/matching/answers.ts'
import { adminListQuery } from '../../api/admin.ts'
import { findingsQuery } from '../../api/admin-generation.ts'
import badges from '../../styles/badges.module.css'
import buttons from '../../styles/buttons.module.css'
import layout from '../../styles/layout.module.css'
import loading from '../../styles/loading.module.css'
import log from '../../styles/log.module.css'
import typography from '../../styles/typography.module.css'
import { dayName } from '../../ui/day-name.ts'
import { Dialog } from '../../ui/dialog.tsx'
import squares from '../../ui/squares.module.css'
import { FindingNotes } from '../findings/finding-note.tsx'
import { findingsAt } from '../findings/findings.ts'
import { FindingsSummary } from '../findings/findings-summary.tsx'
import { AdminIcon } from '../parts/admin-icon.tsx'
import chips from '../parts/chips.module.css'
import { TypeBadge } from '../parts/type-badge.tsx'
import { LoadFailed } from '../tables/load-states.tsx'
import details from './details-dialog.module.css'

type Props = {
  id: string
  /** Shown until the list has loaded. */
  known: AdminListResponse | undefined
  onClose: () => void
}

export function DetailsDialog({ id, known, onClose }: Props) {
  const { data, error, isFetching, refetch } = useQuery({ ...adminListQuery(id), placeholderData: known })
  return (
    <Dialog title="List Details" onClose={onClose}>
      {data ? (
        <Details day={data} />
      ) : error ? (
        <LoadFailed title="Failed to load" error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <p className={loading.late} role="status">
          Loading...
        </p>
      )}
    </Dialog>
  )
}

function Details({ day: { list, daily_game_date } }: { day: AdminListResponse }) {
  const [address] = useSearchParams()
  const findings = useQuery(findingsQuery(list.id)).data?.findings ?? []
  // Keeps the table's page for the way back.
  const search = (name: string) => ({ search: `?${new URLSearchParams([...address, [name, list.id]])}` })
  return (
    <>
      <div className={layout.tight}>
        <h3 dir="auto">{list.title}</h3>
        <div className={layout.row}>
          <span className={badges.plain}>
            <bdi>{list.category}</bdi>
          </span>
          <TypeBadge isRanked={list.is_ranked} />
          <span className={typography.soft}>{list.item_count} items</span>
        </div>
        <p className={typography.soft}>{dayName(daily_game_date)}</p>
        {list.description && (
          <p className={typography.soft} dir="auto">
            {list.description}
          </p>
        )}
      </div>
      <div className={layout.actions}>
        <Link className={buttons.quiet} to={search('play')}>
          <AdminIcon name="play" />
          Play it
        </Link>
        <Link className={buttons.quiet} to={search('edit')}>
          <AdminIcon name="pen" />
          Edit
        </Link>
      </div>
      <FindingsSummary id={list.id} />
      <FindingNotes findings={findingsAt(findings, 'items')} />
      <ol role="list" className={`${log.log} ${details.items}`} data-part="items">
        {list.items.map((item, at) => (
          <ItemDetails
            key={item.name}
            item={item}
            number={at + 1}
            hint={list.hints[at]}
            findings={findingsAt(findings, `items.${at}`)}
          />
        ))}
      </ol>
      <Sources list={list} findings={findings} />
    </>
  )
}

type ItemProps = { item: ListItem; number: number; hint: string | undefined; findings: Finding[] }

function ItemDetails({ item, number, hint, findings }: ItemProps) {
  const answers = [...new Set(acceptedAnswers(item))].filter((answer) => answer !== item.name)
  return (
    <li>
      <span className={squares.square}>{number}</span>
      <div className={log.text}>
        <p>
          <b>
            <bdi>{item.name}</bdi>
          </b>{' '}
          <bdi className={typography.soft}>{item.metric}</bdi>
        </p>
        {hint && (
          <p className={typography.soft}>
            Hint: <bdi>{hint}</bdi>
          </p>
        )}
        {answers.length > 0 && (
          <div className={chips.chips}>
            <span className={typography.soft}>Accepted answers</span>
            {answers.map((answer) => (
              <bdi key={answer} className={`${badges.badge} ${chips.chip}`}>
                {answer}
              </bdi>
            ))}
          </div>
        )}
        <FindingNotes findings={findings} />
      </div>
    </li>
  )
}

function Sources({ list: { sources = [] }, findings }: { list: AdminList; findings: Finding[] }) {
  if (sources.length === 0) return null
  return (
    <section className={layout.tight}>
      <h3>Sources</h3>
      <ul role="list" className={details.sources} data-part="sources">
        {sources.map(({ title, url }, at) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              <bdi>{title}</bdi>
              <small>{url}</small>
              <span className={typography.srOnly}>(opens in a new tab)</span>
            </a>
            <FindingNotes findings={findingsAt(findings, `sources.${at}.url`)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
