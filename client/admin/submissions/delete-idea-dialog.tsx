import { useQueryClient } from '@tanstack/react-query'
import type { IdeasPage } from '#shared/contract/admin.ts'
import { deleteIdea, IDEAS_KEY } from '../../api/admin.ts'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { useToasts } from '../parts/toasts.tsx'
import longText from '../tables/long-text.module.css'

export function DeleteIdeaDialog({ idea, onClose }: { idea: IdeasPage['data'][number]; onClose: () => void }) {
  const client = useQueryClient()
  const { tell } = useToasts()
  return (
    <ConfirmDialog
      title="Delete List Idea"
      confirm="Delete"
      confirming="Deleting..."
      failed="Failed to delete idea"
      act={() => deleteIdea(idea.id)}
      onDone={() => {
        onClose()
        tell('The idea was deleted')
        return client.invalidateQueries({ queryKey: IDEAS_KEY })
      }}
      onClose={onClose}
    >
      <blockquote className={longText.quote} dir="auto">
        {idea.idea}
      </blockquote>
      <p>This cannot be undone.</p>
    </ConfirmDialog>
  )
}
