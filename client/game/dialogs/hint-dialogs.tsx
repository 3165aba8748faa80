import { POINTS_PER_HINT } from '#shared/limits.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Letters } from '../letters.tsx'
import { clueTitle, count } from '../messages.ts'
import type { DialogProps } from './game-dialogs.tsx'

export function ChooseHintDialog({ played, onOpen, onClose }: DialogProps) {
  const takeClue = () => {
    const given = played.hint('clue-hint')
    if (given) onOpen({ name: 'clue', clue: given.clue, position: given.position })
    else onClose()
  }
  const takeLetter = () => {
    onClose()
    played.hint('letter-hint')
  }
  return (
    <Dialog title="Choose Hint Type" onClose={onClose}>
      <p className="soft">A hint costs {count(POINTS_PER_HINT, 'point', 'points')}.</p>
      <button type="button" className="choice" onClick={takeLetter}>
        <span className="avatar" aria-hidden="true">
          <Icon name="letter" />
        </span>
        <span>
          <b>Letter</b>
          <span className="soft">Shows the next letter of the first unguessed item.</span>
        </span>
      </button>
      <button type="button" className="choice" onClick={takeClue}>
        <span className="avatar" aria-hidden="true">
          <Icon name="bulb" />
        </span>
        <span>
          <b>Clue</b>
          <span className="soft">A sentence about it. One for each item.</span>
        </span>
      </button>
    </Dialog>
  )
}

type ClueProps = DialogProps & { clue: string; position: number }

export function ClueDialog({ played, clue, position, onClose }: ClueProps) {
  const slot = played.state.gameItems.find((candidate) => candidate.position === position)
  const shown = played.state.revealedLetters[position] ?? []
  return (
    <Dialog title={clueTitle(position)} onClose={onClose} describedBy="clue">
      <p className="clue" id="clue">
        {clue}
      </p>
      {slot && !slot.isGuessed && shown.length > 0 && <Letters name={slot.content} shown={shown} />}
      <button type="button" className="btn wide" onClick={onClose}>
        Back to the list
      </button>
    </Dialog>
  )
}
