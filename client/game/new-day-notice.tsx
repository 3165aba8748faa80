import { Icon } from '../ui/icon.tsx'

export function NewDayNotice({ onPlay }: { onPlay: () => void }) {
  return (
    <div className="alert row" role="status">
      <Icon name="redo" />
      <span className="grow">A new list is ready. Your board stays until you say so.</span>
      <button type="button" className="btn" onClick={onPlay}>
        Play the new list
      </button>
    </div>
  )
}
