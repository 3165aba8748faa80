import type { GameItem } from '#shared/contract/saved-progress.ts'
import buttons from '../../styles/buttons.module.css'
import typography from '../../styles/typography.module.css'
import { Icon } from '../../ui/icon.tsx'
import squares from '../../ui/squares.module.css'
import { clueTitle } from '../messages.ts'
import { AnswerSlot, type Noun } from './answer-slot.tsx'
import styles from './board.module.css'
import { Letters } from './letters.tsx'

type Props = {
  slot: GameItem
  noun: Noun
  isOver: boolean
  isNew: boolean
  /** Indexes of revealed letters. */
  shown: number[]
  /** Present once the slot's clue was taken. */
  onClue: ((slot: GameItem) => void) | undefined
}

export function Slot({ slot, noun, isOver, isNew, shown, onClue }: Props) {
  if (slot.isGuessed || (isOver && !slot.isEmpty))
    return <AnswerSlot slot={slot} noun={noun} state={slot.isGuessed ? 'found' : 'missed'} isNew={isNew} />
  const hasLetters = shown.length > 0
  const state = isOver ? 'missed' : hasLetters || onClue ? 'hinted' : 'empty'
  const marks = { missed: 'cross', hinted: hasLetters ? 'letter' : 'bulb', empty: undefined } as const
  const mark = marks[state]
  const label = `${noun} ${slot.position}: not found${isOver ? '' : ' yet'}`
  return (
    <li className={isNew ? styles.landing : styles.slot} data-state={state}>
      <span className={squares.square} aria-hidden="true">
        {noun === 'Number' ? slot.position : mark && <Icon name={mark} />}
      </span>
      {hasLetters ? (
        <>
          <span className={typography.srOnly}>{`${label}. `}</span>
          <Letters name={slot.content} shown={shown} />
        </>
      ) : (
        <span className={styles.name}>
          <span className={typography.srOnly}>{label}</span>
        </span>
      )}
      {onClue && !isOver && (
        <button
          type="button"
          className={buttons.iconBtn}
          aria-label={clueTitle(noun === 'Number' ? slot.position : -1)}
          aria-haspopup="dialog"
          onClick={() => onClue(slot)}
        >
          <Icon name="bulb" />
        </button>
      )}
    </li>
  )
}
