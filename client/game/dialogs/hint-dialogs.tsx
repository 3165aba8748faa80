import { useEffect, useRef, useState } from 'react'
import { isRanked } from '#shared/game/new-game.ts'
import { POINTS_PER_HINT } from '#shared/limits.ts'
import { untilWhole } from '../../api/first-game.ts'
import buttons from '../../styles/buttons.module.css'
import loading from '../../styles/loading.module.css'
import person from '../../styles/person.module.css'
import typography from '../../styles/typography.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Letters } from '../board/letters.tsx'
import { clueTitle, count } from '../messages.ts'
import type { DialogProps } from './dialog-props.ts'
import styles from './hint-dialogs.module.css'

export function ChooseHintDialog({ game, played, onOpen, onClose }: DialogProps) {
  const [isAwaited, setAwaited] = useState(false)
  const isOpen = useRef(true)
  useEffect(
    () => () => {
      isOpen.current = false
    },
    [],
  )
  const takeClue = async () => {
    if (isAwaited) return
    const clues = untilWhole(game)
    if (clues) {
      setAwaited(true)
      await clues
      if (!isOpen.current) return
    }
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
      <p className={typography.soft}>A hint costs {count(POINTS_PER_HINT, 'point', 'points')}.</p>
      <button type="button" className={styles.choice} onClick={takeLetter}>
        <span className={person.avatar} aria-hidden="true">
          <Icon name="letter" />
        </span>
        <span>
          <b>Letter</b>
          <span className={typography.soft}>Shows the next letter of the first unguessed item.</span>
        </span>
      </button>
      <button type="button" className={styles.choice} aria-disabled={isAwaited} onClick={takeClue}>
        <span className={person.avatar} aria-hidden="true">
          {isAwaited ? <span className={loading.spinner} /> : <Icon name="bulb" />}
        </span>
        <span>
          <b>Clue</b>
          <span className={typography.soft}>A sentence about an item you have not found. One clue per item.</span>
        </span>
      </button>
    </Dialog>
  )
}

type ClueProps = DialogProps & { clue: string; position: number }

export function ClueDialog({ game, played, clue, position, onClose }: ClueProps) {
  const slot = played.state.gameItems.find((candidate) => candidate.position === position)
  const shown = played.state.revealedLetters[position] ?? []
  return (
    <Dialog title={clueTitle(isRanked(game.list) ? position : -1)} onClose={onClose} describedBy="clue">
      <p className={styles.clue} id="clue">
        {clue}
      </p>
      {slot && !slot.isGuessed && shown.length > 0 && <Letters name={slot.content} shown={shown} />}
      <button type="button" className={`${buttons.btn} ${buttons.wide}`} onClick={onClose}>
        Back to the list
      </button>
    </Dialog>
  )
}
