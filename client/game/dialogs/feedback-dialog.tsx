import { FEEDBACK_MAX_LENGTH } from '#shared/limits.ts'
import { submitFeedback } from '../../api/game.ts'
import { keepForPlayer } from '../../identity/session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FEEDBACK_THANKS } from '../messages.ts'
import type { DialogProps } from './dialog-props.ts'
import { type Draft, TextForm } from './text-form.tsx'

const findDraft = keepForPlayer((): Draft => ({ text: '', isSending: false }))

export function FeedbackDialog({ played, onClose }: DialogProps) {
  return (
    <Dialog title="Submit Feedback" onClose={onClose}>
      <TextForm
        label="What would you like to tell us?"
        placeholder="A wrong fact, a missing answer, a suggestion"
        note="We read every message."
        most={FEEDBACK_MAX_LENGTH}
        blank="Please enter your feedback"
        failed="Failed to submit feedback. Please try again."
        draft={findDraft()}
        send={submitFeedback}
        onSent={({ isOpen }) => {
          if (isOpen) onClose()
          played.toastNow(FEEDBACK_THANKS)
        }}
        onCancel={onClose}
      />
    </Dialog>
  )
}
