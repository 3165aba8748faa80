import { gameScore } from '#shared/game/score.ts'
import buttons from '../../styles/buttons.module.css'
import layout from '../../styles/layout.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { DialogProps } from './dialog-props.ts'

export function GiveUpDialog({ played, onClose }: DialogProps) {
  return (
    <Dialog title="Give Up Game?" onClose={onClose}>
      <p>The answers you have not found will be shown, and your score will stay at {gameScore(played.state)}.</p>
      <div className={layout.actions}>
        <button type="button" className={buttons.quiet} onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          className={buttons.danger}
          onClick={() => {
            onClose()
            played.giveUp()
          }}
        >
          <Icon name="flag" />
          Give Up
        </button>
      </div>
    </Dialog>
  )
}
