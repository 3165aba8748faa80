import { useMutation, useQueryClient } from '@tanstack/react-query'
import { approveIdeas, IDEAS_KEY } from '../../api/admin.ts'
import buttons from '../../styles/buttons.module.css'
import loading from '../../styles/loading.module.css'
import { Icon } from '../../ui/icon.tsx'
import { AdminIcon } from '../parts/admin-icon.tsx'
import { failureSentence } from '../parts/failure.ts'
import { useToasts } from '../parts/toasts.tsx'
import { SelectionBar } from '../tables/selection.tsx'
import type { Idea } from './idea-row.tsx'

type Props = {
  shown: readonly Idea[]
  selected: readonly Idea[]
  onSelectAll: (isOn: boolean) => void
  onApproved: () => void
  onDelete: () => void
}

export function IdeasBar({ shown, selected, onSelectAll, onApproved, onDelete }: Props) {
  const client = useQueryClient()
  const { tell, warn } = useToasts()
  const open = selected.filter(({ processed, approved }) => !processed && !approved)
  const { mutate, isPending } = useMutation({
    mutationFn: () => approveIdeas(open.map(({ id }) => id)),
    onSuccess: () => {
      onApproved()
      tell(open.length === 1 ? '1 idea approved' : `${open.length} ideas approved`)
      return client.invalidateQueries({ queryKey: IDEAS_KEY })
    },
    onError: (error) => warn('Failed to approve ideas', failureSentence(error, 'Failed to approve ideas')),
  })
  const canApprove = open.length > 0 && !isPending
  return (
    <SelectionBar shown={shown.length} selected={selected.length} onSelectAll={onSelectAll}>
      <button
        type="button"
        className={`${buttons.quiet} ${buttons.small}`}
        aria-disabled={!canApprove}
        onClick={() => canApprove && mutate()}
      >
        {isPending ? <span className={loading.spinner} /> : <Icon name="tick" />}
        Approve{open.length > 0 && ` ${open.length}`}
      </button>
      <button
        type="button"
        className={`${buttons.danger} ${buttons.small}`}
        aria-haspopup="dialog"
        aria-disabled={selected.length === 0}
        onClick={() => selected.length > 0 && onDelete()}
      >
        <AdminIcon name="bin" />
        Delete{selected.length > 0 && ` ${selected.length}`}
      </button>
    </SelectionBar>
  )
}
