import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { AdminList, AdminListResponse, Finding } from '#shared/contract/admin.ts'
import type { ListItem } from '#shared/contract/game.ts'
import { acceptedAnswers } from '#shared/matching/answers.ts'
import { adminListQuery } from '../../api/admin.ts'
import { findingsQuery } from '../../api/admin-generation.ts'
import { dayName } from '../../ui/day-name.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Link } from '../../ui/link.tsx'
import { AdminIcon } from '../admin-icon.tsx'
import { FindingNotes } from '../findings/finding-note.tsx'
import { findingsAt } from '../findings/findings.ts'
import { FindingsSummary } from '../findings/findings-summary.tsx'
import { LoadFailed } from '../load-states.tsx'
import { TypeBadge } from '../type-badge.tsx'

type Props = {
  id: string
  /** As the table has it: shown until the list itself has come. */
  known: AdminListResponse | undefined
  onClose: () => void
}

/** A list of any date, whole. */
export function DetailsDialog({ id, known, onClose }: Props) {
  const { data, error, isFetching, refetch } = useQuery({ ...adminListQuery(id), placeholderData: known })
  return (
    <Dialog title="List Details" onClose={onClose}>
      {data ? (
        <Details day={data} />
      ) : error ? (
        <LoadFailed title="Failed to load" error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <p className="late" role="status">
          Loading...
        </p>
      )}
    </Dialog>
  )
}

function Details({ day: { list, daily_game_date } }: { day: AdminListResponse }) {
  const [address] = useSearchParams()
  const findings = useQuery(findingsQuery(list.id)).data?.findings ?? []
  // Coming back, the table is on the page that it was on.
  const search = (name: string) => ({ search: `?${new URLSearchParams([...address, [name, list.id]])}` })
  return (
    <>
      <div className="stack tight">
        <h3 dir="auto">{list.title}</h3>
        <div className="row">
          <span className="badge plain">
            <bdi>{list.category}</bdi>
          </span>
          <TypeBadge isRanked={list.is_ranked} />
          <span className="soft">{list.item_count} items</span>
        </div>
        <p className="soft">{dayName(daily_game_date)}</p>
        {list.description && (
          <p className="soft" dir="auto">
            {list.description}
          </p>
        )}
      </div>
      <div className="actions">
        <Link className="btn quiet" to={search('play')}>
          <AdminIcon name="play" />
          Play it
        </Link>
        <Link className="btn quiet" to={search('edit')}>
          <AdminIcon name="pen" />
          Edit
        </Link>
      </div>
      <FindingsSummary id={list.id} />
      <FindingNotes findings={findingsAt(findings, 'items')} />
      <ol className="log items">
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
      <span className="sq">{number}</span>
      <div className="grow">
        <p>
          <b>
            <bdi>{item.name}</bdi>
          </b>{' '}
          <bdi className="soft">{item.metric}</bdi>
        </p>
        {hint && (
          <p className="soft">
            Hint: <bdi>{hint}</bdi>
          </p>
        )}
        {answers.length > 0 && (
          <div className="chips">
            <span className="soft">Accepted answers</span>
            {answers.map((answer) => (
              <bdi key={answer} className="chip">
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
    <section className="stack tight">
      <h3>Sources</h3>
      <ul className="sources">
        {sources.map(({ title, url }, at) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              <bdi>{title}</bdi>
              <small>{url}</small>
              <span className="sr">(opens in a new tab)</span>
            </a>
            <FindingNotes findings={findingsAt(findings, `sources.${at}.url`)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
