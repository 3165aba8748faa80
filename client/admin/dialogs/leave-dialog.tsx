import buttons from '../../styles/buttons.module.css'
import layout from '../../styles/layout.module.css'
import { Dialog } from '../../ui/dialog.tsx'

type Props = { onStay: () => void; onLeave: () => void }

export function LeaveDialog({ onStay, onLeave }: Props) {
  return (
    <Dialog title="Leave without saving?" onClose={onStay}>
      <p>Your changes to this list have not been saved.</p>
      <div className={layout.actions}>
        <button type="button" className={buttons.quiet} onClick={onStay}>
          Keep editing
        </button>
        <button type="button" className={buttons.danger} onClick={onLeave}>
          Leave without saving
        </button>
      </div>
    </Dialog>
  )
}
