import { useQueryClient } from '@tanstack/react-query'
import { deleteIdeas, IDEAS_KEY } from '../../api/admin.ts'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { cut, IDEA_CUT } from '../parts/cut.ts'
import { useToasts } from '../parts/toasts.tsx'
import longText from '../tables/long-text.module.css'
import type { Idea } from './idea-row.tsx'

export function DeleteIdeasDialog({ ideas, onClose }: { ideas: readonly Idea[]; onClose: () => void }) {
  const client = useQueryClient()
  const { tell } = useToasts()
  const [one, ...others] = ideas
  const count = `${ideas.length} ideas`
  const isOne = others.length === 0
  return (
    <ConfirmDialog
      title={isOne ? 'Delete List Idea' : `Delete ${count}`}
      confirm={isOne ? 'Delete' : `Delete ${count}`}
      confirming="Deleting..."
      failed={isOne ? 'Failed to delete idea' : 'Failed to delete ideas'}
      act={() => deleteIdeas(ideas.map(({ id }) => id))}
      onDone={() => {
        onClose()
        tell(isOne ? 'The idea was deleted' : `${count} deleted`)
        return client.invalidateQueries({ queryKey: IDEAS_KEY })
      }}
      onClose={onClose}
    >
      {isOne ? (
        <blockquote className={longText.quote} dir="auto">
          {one?.idea}
        </blockquote>
      ) : (
        <ul role="list" className={longText.quotes}>
          {ideas.map(({ id, idea }) => (
            <li key={id} dir="auto">
              {cut(idea, IDEA_CUT)}
            </li>
          ))}
        </ul>
      )}
      <p>This cannot be undone.</p>
    </ConfirmDialog>
  )
}
