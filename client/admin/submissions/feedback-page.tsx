import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import type { FeedbackPage as Page } from '#shared/contract/admin.ts'
import { FEEDBACK_KEY, feedbackPageQuery, markFeedback } from '../../api/admin.ts'
import badges from '../../styles/badges.module.css'
import layout from '../../styles/layout.module.css'
import { announce } from '../../ui/announcer.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AdminHead } from '../parts/admin-head.tsx'
import { AdminIcon } from '../parts/admin-icon.tsx'
import { cut, IDEA_CUT } from '../parts/cut.ts'
import { dateOnly } from '../parts/dates.ts'
import { staySilent } from '../parts/failure.ts'
import { IconButton } from '../parts/icon-button.tsx'
import { Switch } from '../parts/switch.tsx'
import { EntriesTable } from '../tables/entries-table.tsx'
import { ClampedText } from '../tables/long-text.tsx'
import { useRemembered } from '../tables/remembered.ts'
import table from '../tables/table.module.css'
import { Cell, type Column, Row } from '../tables/table.tsx'
import { usePage } from '../tables/use-page.ts'
import { DeleteFeedbackDialog } from './delete-feedback-dialog.tsx'
import feedbackPage from './feedback-page.module.css'

type Entry = Page['data'][number]

const COLUMNS: Column[] = [
  { label: 'Feedback' },
  { label: 'Status' },
  { label: 'Date' },
  { label: 'Actions', isHidden: true },
]

export function FeedbackPage() {
  const [page, goTo] = usePage()
  const [isImplementedShown, setImplementedShown] = useRemembered('show-implemented')
  const feedback = useQuery(feedbackPageQuery(page, isImplementedShown))
  const [deleted, setDeleted] = useState<Entry | null>(null)

  return (
    <>
      <AdminHead title="User Feedback">
        <div className={layout.row}>
          <Switch
            label="Show implemented"
            isOn={isImplementedShown}
            onChange={(isOn) => {
              setImplementedShown(isOn)
              goTo(1)
            }}
          />
          {feedback.data && <span className={badges.plain}>Total: {feedback.data.data.length}</span>}
        </div>
      </AdminHead>
      <EntriesTable
        label="Feedback"
        columns={COLUMNS}
        query={feedback}
        loading="Loading feedback..."
        failed="Failed to load feedback"
        none="No feedback found"
        page={page}
        onPage={goTo}
      >
        {(entry) => <FeedbackRow key={entry.id} entry={entry} onDelete={() => setDeleted(entry)} />}
      </EntriesTable>
      {deleted && <DeleteFeedbackDialog entry={deleted} onClose={() => setDeleted(null)} />}
    </>
  )
}

function FeedbackRow({ entry, onDelete }: { entry: Entry; onDelete: () => void }) {
  const name = cut(entry.text, IDEA_CUT)
  return (
    <Row className={table.feedback}>
      <Cell className={table.what}>
        <ClampedText text={entry.text} what={name} />
      </Cell>
      <Cell className={table.status}>
        <StatusBadge entry={entry} name={name} />
      </Cell>
      <Cell className={table.date}>{dateOnly(entry.created_at)}</Cell>
      <Cell className={table.actions}>
        <IconButton label={`Delete ${name}`} title="Delete" isBad opensDialog onPress={onDelete}>
          <AdminIcon name="bin" />
        </IconButton>
      </Cell>
    </Row>
  )
}

/** A double click's second click does not toggle it back. */
function StatusBadge({ entry, name }: { entry: Entry; name: string }) {
  const client = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (implemented: boolean) => markFeedback(entry.id, implemented),
    onSuccess: (_, implemented) => {
      announce(implemented ? 'Marked as implemented.' : 'Marked as pending.')
      return client.invalidateQueries({ queryKey: FEEDBACK_KEY })
    },
    onError: staySilent,
  })
  const isImplemented = isPending ? variables : entry.implemented
  const word = isImplemented ? 'Implemented' : 'Pending'
  const toggle = (event: MouseEvent) => {
    if (!isPending && event.detail <= 1) mutate(!entry.implemented)
  }
  return (
    <button
      type="button"
      className={feedbackPage.status}
      aria-label={`${word}. Mark as ${isImplemented ? 'pending' : 'implemented'}: ${name}`}
      aria-disabled={isPending}
      onClick={toggle}
    >
      <span className={isImplemented ? badges.good : badges.hint}>
        <Icon name={isImplemented ? 'tick' : 'clock'} />
        {word}
      </span>
    </button>
  )
}
