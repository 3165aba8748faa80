import menu from '../../styles/menu.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { DialogProps } from './dialog-props.ts'

export function ActionsDialog({ played, onOpen, onClose }: DialogProps) {
  const isOver = played.state.gameStatus !== 'playing'
  return (
    <Dialog title="Game" onClose={onClose}>
      <div className={menu.menu}>
        <button type="button" disabled={isOver} onClick={() => onOpen({ name: 'give-up' })}>
          <Icon name="flag" />
          <span>
            Give Up
            {isOver && <small>This game is over</small>}
          </span>
        </button>
        <button type="button" onClick={() => onOpen({ name: 'sources' })}>
          <Icon name="link" />
          Sources
        </button>
        <button type="button" onClick={() => onOpen({ name: 'how-to-play' })}>
          <Icon name="help" />
          How to play
        </button>
        <button type="button" onClick={() => onOpen({ name: 'feedback' })}>
          <Icon name="chat" />
          Submit Feedback
        </button>
        <button type="button" onClick={() => onOpen({ name: 'idea' })}>
          <Icon name="idea" />
          Submit List Ideas
        </button>
      </div>
    </Dialog>
  )
}
