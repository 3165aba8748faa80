import { Dialog } from '../../ui/dialog.tsx'

type Props = { onStay: () => void; onLeave: () => void }

export function LeaveDialog({ onStay, onLeave }: Props) {
  return (
    <Dialog title="Leave without saving?" onClose={onStay}>
      <p>What you have changed in this list is not saved yet.</p>
      <div className="actions">
        <button type="button" className="btn quiet" onClick={onStay}>
          Keep editing
        </button>
        <button type="button" className="btn danger" onClick={onLeave}>
          Leave without saving
        </button>
      </div>
    </Dialog>
  )
}
