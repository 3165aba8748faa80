import { useQueryClient } from '@tanstack/react-query'
import type { FeedbackPage } from '#shared/contract/admin.ts'
import { deleteFeedback, FEEDBACK_KEY } from '../../api/admin.ts'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { useToasts } from '../parts/toasts.tsx'
import longText from '../tables/long-text.module.css'

export function DeleteFeedbackDialog({ entry, onClose }: { entry: FeedbackPage['data'][number]; onClose: () => void }) {
  const client = useQueryClient()
  const { tell } = useToasts()
  return (
    <ConfirmDialog
      title="Delete Feedback"
      confirm="Delete"
      confirming="Deleting..."
      failed="Failed to delete feedback"
      act={() => deleteFeedback(entry.id)}
      onDone={() => {
        onClose()
        tell('The feedback was deleted')
        return client.invalidateQueries({ queryKey: FEEDBACK_KEY })
      }}
      onClose={onClose}
    >
      <blockquote className={longText.quote} dir="auto">
        {entry.text}
      </blockquote>
    </ConfirmDialog>
  )
}
