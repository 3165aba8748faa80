import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import card from '../../styles/card.module.css'
import typography from '../../styles/typography.module.css'
import { Pager } from '../../ui/pager.tsx'
import loadStates from './load-states.module.css'
import { LoadFailed, Loading } from './load-states.tsx'
import { type Column, Table } from './table.tsx'
import { useLastPage } from './use-last-page.ts'

type Page<Entry> = { data: Entry[]; last_page: number; total: number }

type Props<Entry> = {
  /** The table's accessible name. */
  label: string
  columns: Column[]
  query: UseQueryResult<Page<Entry>>
  loading?: string
  failed: string
  none: string
  page: number
  onPage: (page: number) => void
  isAlwaysPaged?: boolean
  children: (entry: Entry) => ReactNode
}

export function EntriesTable<Entry>(props: Props<Entry>) {
  const { query, page, onPage } = props
  const { data, error, isFetching, isPlaceholderData } = query
  useLastPage(page, isPlaceholderData ? undefined : data?.last_page, onPage)

  if (!data && error)
    return <LoadFailed title={props.failed} error={error} isBusy={isFetching} onRetry={() => void query.refetch()} />
  if (!data) return <Loading text={props.loading} />
  if (data.total === 0)
    return (
      <div className={`${card.card} ${loadStates.nothing}`} data-part="nothing">
        <p className={typography.soft}>{props.none}</p>
      </div>
    )
  return (
    <>
      <Table label={props.label} columns={props.columns} isBusy={isPlaceholderData}>
        {data.data.map(props.children)}
      </Table>
      {(props.isAlwaysPaged || data.last_page > 1) && (
        <Pager page={page} lastPage={data.last_page} isBusy={isPlaceholderData} onPage={onPage} />
      )}
    </>
  )
}
