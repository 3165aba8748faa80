import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { ScheduledDay } from '#shared/contract/admin.ts'
import { schedulePageQuery } from '../../api/admin.ts'
import buttons from '../../styles/buttons.module.css'
import { Icon } from '../../ui/icon.tsx'
import { Pager } from '../../ui/pager.tsx'
import { ChangesDialog } from '../dialogs/changes-dialog.tsx'
import { DetailsDialog } from '../dialogs/details-dialog.tsx'
import { GenerateDialog } from '../dialogs/generate-dialog.tsx'
import { RejectDialog } from '../dialogs/reject-dialog.tsx'
import { SwapDialog } from '../dialogs/swap-dialog.tsx'
import { EditorPage } from '../editor/editor-page.tsx'
import { AdminHead } from '../parts/admin-head.tsx'
import { LoadFailed, Loading } from '../tables/load-states.tsx'
import { useLastPage } from '../tables/use-last-page.ts'
import { usePage } from '../tables/use-page.ts'
import { Runway } from './runway.tsx'
import schedule from './schedule.module.css'
import type { FilledDay } from './schedule-row.tsx'
import { ScheduleTable } from './schedule-table.tsx'
import { useGenerations } from './use-generations.ts'
import { useSwap } from './use-swap.ts'
import { useToday } from './use-today.ts'

/** The schedule, or with ?edit= the editor. */
export function ListsPage() {
  const [address] = useSearchParams()
  const edited = address.get('edit')
  return edited ? <EditorPage key={edited} id={edited} /> : <SchedulePage />
}

type Open =
  | { name: 'move'; day: ScheduledDay }
  | { name: 'reject'; day: FilledDay }
  | { name: 'generate'; date: string }
  | { name: 'changes' }

function SchedulePage() {
  const [page, goTo] = usePage()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(schedulePageQuery(page))
  const [open, setOpen] = useState<Open | null>(null)
  const { id, show, hide } = useDetails()
  const swap = useSwap()
  const onPlaced = (list_id: string, hasFindings: boolean) => {
    setOpen(null)
    if (hasFindings) show(list_id)
  }
  const { generate, generationOf } = useGenerations(open?.name === 'generate' ? { date: open.date, onPlaced } : null)
  useLastPage(page, data?.last_page, goTo)

  const close = () => setOpen(null)
  const today = useToday(data)
  const known = data?.data.find((day) => day.list?.id === id)
  return (
    <>
      <AdminHead title="Lists" text="The schedule: one list a day">
        {data && <Runway runway={data.runway} today={data.today} />}
      </AdminHead>
      {!data && error && (
        <LoadFailed title="Failed to load lists" error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Loading />}
      {data && (
        <>
          <ScheduleTable
            days={data.data}
            today={today}
            isBusy={isPlaceholderData}
            generationOf={generationOf}
            actions={{
              onMove: (day) => setOpen({ name: 'move', day }),
              onDetails: (list) => show(list.id),
              onReject: (day) => setOpen({ name: 'reject', day }),
              onGenerate: (date) => setOpen({ name: 'generate', date }),
            }}
            onSwap={(from, to) => swap({ from, to, today })}
          />
          <Pager page={page} lastPage={data.last_page} isBusy={isPlaceholderData} onPage={goTo} />
          <p className={schedule.below}>
            <button
              type="button"
              className={buttons.quiet}
              aria-haspopup="dialog"
              onClick={() => setOpen({ name: 'changes' })}
            >
              <Icon name="clock" />
              Recent changes
            </button>
          </p>
        </>
      )}
      {open?.name === 'move' && (
        <SwapDialog day={open.day} today={today} onSwap={(to) => swap({ from: open.day, to, today })} onClose={close} />
      )}
      {open?.name === 'reject' && <RejectDialog day={open.day} onClose={close} />}
      {open?.name === 'generate' && (
        <GenerateDialog date={open.date} generation={generationOf(open.date)} onGenerate={generate} onClose={close} />
      )}
      {open?.name === 'changes' && <ChangesDialog onClose={close} />}
      {id && (
        <DetailsDialog
          key={id}
          id={id}
          known={known?.list && { daily_game_date: known.daily_game_date, list: known.list, today }}
          onClose={hide}
        />
      )}
    </>
  )
}

/** The list of the address's hash, on any date. */
function useDetails() {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  return {
    id: readHash(hash),
    show: (id: string) => navigate({ pathname, search, hash: `#${encodeURIComponent(id)}` }, { replace: true }),
    hide: () => navigate({ pathname, search }, { replace: true }),
  }
}

function readHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
