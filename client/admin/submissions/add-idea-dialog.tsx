import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LIST_IDEA_MAX_LENGTH } from '#shared/limits.ts'
import { addIdea, IDEAS_KEY } from '../../api/admin.ts'
import { keepForPlayer } from '../../identity/session.ts'
import buttons from '../../styles/buttons.module.css'
import fields from '../../styles/fields.module.css'
import layout from '../../styles/layout.module.css'
import loading from '../../styles/loading.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import { TextLength, whyTooLong } from '../../ui/text-length.tsx'
import { AdminIcon } from '../parts/admin-icon.tsx'
import { ErrorBox } from '../parts/error-box.tsx'
import { failureSentence } from '../parts/failure.ts'
import { useToasts } from '../parts/toasts.tsx'
import { TypeToggle } from '../parts/type-toggle.tsx'

const BLANK = 'Please enter an idea'

const EMPTY = { idea: '', isRanked: true }

/** Outlives a dialog closed by mistake. */
const kept = keepForPlayer(() => ({ draft: EMPTY }))

export function AddIdeaDialog({ onClose }: { onClose: () => void }) {
  const [{ idea, isRanked }, setDraft] = useState(kept().draft)
  const change = (parts: Partial<typeof EMPTY>) => {
    kept().draft = { ...kept().draft, ...parts }
    setDraft(kept().draft)
  }
  const client = useQueryClient()
  const { tell } = useToasts()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => addIdea(idea.trim(), isRanked),
    onSuccess: () => {
      kept().draft = EMPTY
      onClose()
      tell('The idea was added')
      return client.invalidateQueries({ queryKey: IDEAS_KEY })
    },
  })
  const { length } = idea.trim()
  const isBlank = length === 0
  const tooLong = whyTooLong({ length, most: LIST_IDEA_MAX_LENGTH })

  return (
    <Dialog title="Add New List Idea" onClose={onClose}>
      <form
        className={layout.stack}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBlank && !isPending && !tooLong) mutate()
        }}
      >
        <TypeToggle legend="List Type" isRanked={isRanked} onChange={(next) => change({ isRanked: next })} />
        <div className={fields.field}>
          <label htmlFor="idea">Idea</label>
          <textarea
            className={fields.input}
            id="idea"
            dir="auto"
            aria-invalid={tooLong !== null}
            placeholder="The tallest waterfalls, the oldest universities"
            aria-describedby="idea-note"
            value={idea}
            onChange={(event) => change({ idea: event.currentTarget.value })}
          />
          <div className={fields.note} id="idea-note">
            <span>{isBlank && BLANK}</span>
            <TextLength length={length} most={LIST_IDEA_MAX_LENGTH} />
          </div>
        </div>
        <ErrorBox text={tooLong ?? (error && failureSentence(error, 'Failed to add idea'))} />
        <div className={layout.actions}>
          <button type="button" className={buttons.quiet} onClick={onClose}>
            Cancel
          </button>
          <button
            type="submit"
            className={buttons.btn}
            aria-disabled={isBlank || isPending}
            aria-describedby="idea-note"
          >
            {isPending ? <span className={loading.spinner} /> : <AdminIcon name="plus" />}
            {isPending ? 'Adding' : 'Add Idea'}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
