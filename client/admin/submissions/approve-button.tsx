import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { IDEAS_KEY, markIdea } from '../../api/admin.ts'
import buttons from '../../styles/buttons.module.css'
import { announce } from '../../ui/announcer.tsx'
import { Icon } from '../../ui/icon.tsx'
import { failureSentence } from '../parts/failure.ts'
import { useToasts } from '../parts/toasts.tsx'
import styles from './approve-button.module.css'

type Idea = { id: number; approved: boolean }

/** A double click's second click does not take it back. */
export function ApproveButton({ idea, name }: { idea: Idea; name: string }) {
  const client = useQueryClient()
  const { warn } = useToasts()
  const { mutate, isPending } = useMutation({
    mutationFn: (approved: boolean) => markIdea(idea.id, approved),
    onSuccess: (_, approved) => {
      announce(approved ? 'The idea is approved.' : 'The approval was withdrawn.')
      return client.invalidateQueries({ queryKey: IDEAS_KEY })
    },
    onError: (error) => warn('Failed to approve idea', failureSentence(error, 'Failed to approve idea')),
  })
  const toggle = (event: MouseEvent) => {
    if (!isPending && event.detail <= 1) mutate(!idea.approved)
  }
  return (
    <button
      type="button"
      className={idea.approved ? `${buttons.iconBtn} ${styles.approved}` : buttons.iconBtn}
      aria-label={`Approve ${name}`}
      aria-pressed={idea.approved}
      title={idea.approved ? 'Approved. Press to withdraw' : 'Approve'}
      aria-disabled={isPending}
      onClick={toggle}
    >
      <Icon name="tick" />
    </button>
  )
}
