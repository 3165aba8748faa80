import { useQueryClient } from '@tanstack/react-query'
import { RESTORE_DAYS } from '#shared/limits.ts'
import { rejectList, SCHEDULE_KEY } from '../../api/admin.ts'
import alerts from '../../styles/alerts.module.css'
import typography from '../../styles/typography.module.css'
import { dayName } from '../../ui/day-name.ts'
import type { FilledDay } from '../lists/schedule-row.tsx'
import { AdminIcon } from '../parts/admin-icon.tsx'
import { hasStatus } from '../parts/failure.ts'
import { useToasts } from '../parts/toasts.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import reject from './reject-dialog.module.css'

const CONSEQUENCES = [
  'delete the list from that date',
  'move the last scheduled list to fill this date',
  'remove one day from the end of the schedule',
  'permanently delete the rejected list',
]

export function RejectDialog({ day, onClose }: { day: FilledDay; onClose: () => void }) {
  const { daily_game_date: date, list } = day
  const client = useQueryClient()
  const { tell } = useToasts()
  const refresh = () => client.invalidateQueries({ queryKey: SCHEDULE_KEY })
  return (
    <ConfirmDialog
      title="Reject List"
      confirm="Yes, Reject List"
      confirming="Rejecting..."
      failed="Failed to reject list"
      act={() => rejectList(list.id, date)}
      onDone={() => {
        onClose()
        tell('The list was rejected', `You can restore it from Recent changes for ${RESTORE_DAYS} days.`)
        return refresh()
      }}
      // The page behind shows the day as it is now.
      isFinal={(error) => hasStatus(error, 404, 409)}
      onFailed={(error) => hasStatus(error, 404, 409) && refresh()}
      onClose={onClose}
    >
      <p>
        <b dir="auto">{list.title}</b>
        <br />
        <span className={typography.soft}>Scheduled for {dayName(date)}</span>
      </p>
      <div className={alerts.bad}>
        <AdminIcon name="bin" />
        <div>
          This will:
          <ul role="list" className={reject.bullets}>
            {CONSEQUENCES.map((consequence) => (
              <li key={consequence}>{consequence}</li>
            ))}
          </ul>
        </div>
      </div>
    </ConfirmDialog>
  )
}
