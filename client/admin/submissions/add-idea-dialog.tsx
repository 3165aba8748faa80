import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LIST_IDEA_MAX_LENGTH } from '#shared/limits.ts'
import { addIdea, IDEAS_KEY } from '../../api/admin.ts'
import buttons from '../../styles/buttons.module.css'
import fields from '../../styles/fields.module.css'
import layout from '../../styles/layout.module.css'
import loading from '../../styles/loading.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import { AdminIcon } from '../parts/admin-icon.tsx'
import { ErrorBox } from '../parts/error-box.tsx'
import { failureSentence } from '../parts/failure.ts'
import { useToasts } from '../parts/toasts.tsx'
import { TypeToggle } from '../parts/type-toggle.tsx'

const BLANK = 'Please enter an idea'

/** Outlives a dialog closed by mistake. */
let draft = { idea: '', isRanked: true }

export function AddIdeaDialog({ onClose }: { onClose: () => void }) {
  const [{ idea, isRanked }, setDraft] = useState(draft)
  const change = (parts: Partial<typeof draft>) => {
    draft = { ...draft, ...parts }
    setDraft(draft)
  }
  const client = useQueryClient()
  const { tell } = useToasts()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => addIdea(idea.trim(), isRanked),
    onSuccess: () => {
      draft = { idea: '', isRanked: true }
      onClose()
      tell('The idea was added')
      return client.invalidateQueries({ queryKey: IDEAS_KEY })
    },
  })
  const isBlank = idea.trim() === ''

  return (
    <Dialog title="Add New List Idea" onClose={onClose}>
      <form
        className={layout.stack}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBlank && !isPending) mutate()
        }}
      >
        <TypeToggle legend="List Type" isRanked={isRanked} onChange={(next) => change({ isRanked: next })} />
        <div className={fields.field}>
          <label htmlFor="idea">Idea</label>
          <textarea
            className={fields.input}
            id="idea"
            dir="auto"
            maxLength={LIST_IDEA_MAX_LENGTH}
            placeholder="The tallest waterfalls, the oldest universities"
            aria-describedby="idea-note"
            value={idea}
            onChange={(event) => change({ idea: event.currentTarget.value })}
          />
          <div className={fields.note} id="idea-note">
            <span>{isBlank && BLANK}</span>
            <span>
              {idea.length} / {LIST_IDEA_MAX_LENGTH}
            </span>
          </div>
        </div>
        <ErrorBox text={error && failureSentence(error, 'Failed to add idea')} />
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
