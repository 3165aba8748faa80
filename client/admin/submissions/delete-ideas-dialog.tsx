import { useQueryClient } from '@tanstack/react-query'
import { deleteIdeas, IDEAS_KEY } from '../../api/admin.ts'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { cut, IDEA_CUT } from '../parts/cut.ts'
import { useToasts } from '../parts/toasts.tsx'
import longText from '../tables/long-text.module.css'
import type { Idea } from './idea-row.tsx'
import { countIdeas } from './ideas-words.ts'

type Props = { ideas: readonly Idea[]; onDeleted: () => void; onClose: () => void }

export function DeleteIdeasDialog({ ideas, onDeleted, onClose }: Props) {
  const client = useQueryClient()
  const { tell } = useToasts()
  const count = countIdeas(ideas.length)
  return (
    <ConfirmDialog
      title={`Delete ${count}`}
      confirm={`Delete ${count}`}
      confirming="Deleting..."
      failed="Failed to delete ideas"
      act={() => deleteIdeas(ideas.map(({ id }) => id))}
      onDone={() => {
        onDeleted()
        onClose()
        tell(`${count} deleted`)
        return client.invalidateQueries({ queryKey: IDEAS_KEY })
      }}
      onClose={onClose}
    >
      <ul className={longText.quotes}>
        {ideas.map(({ id, idea }) => (
          <li key={id} dir="auto">
            {cut(idea, IDEA_CUT)}
          </li>
        ))}
      </ul>
      <p>This cannot be undone.</p>
    </ConfirmDialog>
  )
}
