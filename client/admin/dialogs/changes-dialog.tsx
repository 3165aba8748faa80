import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RESTORE_DAYS } from '#shared/limits.ts'
import { auditQuery, restoreList, SCHEDULE_KEY } from '../../api/admin.ts'
import alerts from '../../styles/alerts.module.css'
import buttons from '../../styles/buttons.module.css'
import loading from '../../styles/loading.module.css'
import log from '../../styles/log.module.css'
import typography from '../../styles/typography.module.css'
import { announce } from '../../ui/announcer.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Pager } from '../../ui/pager.tsx'
import { sentenceOf } from '../lists/changes.ts'
import { dateAndTime, weekday } from '../parts/dates.ts'
import { ErrorBox } from '../parts/error-box.tsx'
import { failureSentence } from '../parts/failure.ts'
import { LoadFailed } from '../tables/load-states.tsx'
import changes from './changes-dialog.module.css'

/** Rejected lists are restored from here. */
export function ChangesDialog({ onClose }: { onClose: () => void }) {
  const [page, setPage] = useState(1)
  const client = useQueryClient()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({ ...auditQuery(page), staleTime: 0 })
  const restore = useMutation({
    mutationFn: restoreList,
    onSuccess: ({ daily_game_date }) => announce(`The list was restored to ${weekday(daily_game_date)}.`),
    onSettled: () => client.invalidateQueries({ queryKey: SCHEDULE_KEY }),
  })

  return (
    <Dialog title="Recent changes" onClose={onClose}>
      <p className={typography.soft}>
        A rejected list can be restored for {RESTORE_DAYS} days. It goes to the first empty date.
      </p>
      <ErrorBox text={restore.error && failureSentence(restore.error, 'Failed to restore the list')} />
      {restore.data && (
        <p className={alerts.alert}>
          <Icon name="tick" />
          <span>The list was restored to {weekday(restore.data.daily_game_date)}.</span>
        </p>
      )}
      {error && !data && (
        <LoadFailed title="Failed to load" error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <p className={loading.late} role="status">
          Loading...
        </p>
      )}
      {data?.total === 0 && <p className={typography.soft}>No changes yet.</p>}
      <ul role="list" className={`${log.log} ${changes.changes}`} data-part="changes" aria-busy={isPlaceholderData}>
        {data?.data.map((entry) => (
          <li key={entry.id}>
            <div className={log.text}>
              <p dir="auto">{sentenceOf(entry)}</p>
              <p className={typography.soft}>
                <bdi>{entry.email ?? 'Automatic'}</bdi>, {dateAndTime(entry.at)}
              </p>
            </div>
            {entry.can_restore && entry.list_id && (
              <button
                type="button"
                className={buttons.quiet}
                aria-label={`Restore “${entry.before.list?.title ?? ''}”`}
                aria-disabled={restore.isPending}
                onClick={() => !restore.isPending && entry.list_id && restore.mutate(entry.list_id)}
              >
                {restore.isPending && restore.variables === entry.list_id ? (
                  <span className={loading.spinner} />
                ) : (
                  <Icon name="redo" />
                )}
                Restore
              </button>
            )}
          </li>
        ))}
      </ul>
      {data && data.last_page > 1 && (
        <Pager page={page} lastPage={data.last_page} isBusy={isPlaceholderData} onPage={setPage} />
      )}
    </Dialog>
  )
}
