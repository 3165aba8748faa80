import { useState } from 'react'
import { LIST_IDEA_MAX_LENGTH } from '#shared/limits.ts'
import { submitListIdea } from '../../api/game.ts'
import { keepForPlayer } from '../../identity/session.ts'
import fields from '../../styles/fields.module.css'
import segments from '../../styles/segments.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import { IDEA_THANKS } from '../messages.ts'
import type { DialogProps } from './dialog-props.ts'
import { type Draft, TextForm } from './text-form.tsx'

const findDraft = keepForPlayer((): Draft => ({ text: '', isSending: false }))

export function IdeaDialog({ played, onClose }: DialogProps) {
  const [isRanked, setRanked] = useState(true)
  return (
    <Dialog title="Submit List Idea" onClose={onClose}>
      <TextForm
        label="Your idea"
        placeholder="The tallest waterfalls, the oldest universities"
        note=""
        most={LIST_IDEA_MAX_LENGTH}
        blank="Please enter your list idea"
        failed="Failed to submit list idea. Please try again."
        draft={findDraft()}
        send={(text) => submitListIdea(text, isRanked)}
        onSent={({ isOpen }) => {
          if (isOpen) onClose()
          played.toastNow(IDEA_THANKS)
        }}
        onCancel={onClose}
      >
        <fieldset className={fields.field}>
          <legend>List type</legend>
          <div className={segments.segments}>
            <label>
              <input type="radio" name="type" checked={isRanked} onChange={() => setRanked(true)} />
              <span>Ranked</span>
            </label>
            <label>
              <input type="radio" name="type" checked={!isRanked} onChange={() => setRanked(false)} />
              <span>Unranked</span>
            </label>
          </div>
        </fieldset>
      </TextForm>
    </Dialog>
  )
}
