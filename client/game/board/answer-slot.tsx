import type { GameItem } from '#shared/contract/saved-progress.ts'
import typography from '../../styles/typography.module.css'
import { Mark } from '../../ui/mark.tsx'
import squares from '../../ui/squares.module.css'
import styles from './board.module.css'

/** The slot's name to a screen reader. */
export type Noun = 'Number' | 'Slot' | 'Answer'

type Props = { slot: GameItem; noun: Noun; state: 'found' | 'missed'; isNew?: boolean }

export function AnswerSlot({ slot, noun, state, isNew = false }: Props) {
  const isNumbered = noun === 'Number'
  const mark = <Mark name={state === 'found' ? 'tick' : 'cross'} />
  return (
    <li className={isNew ? styles.landing : styles.slot} data-state={state}>
      <span className={squares.square} aria-hidden="true">
        {isNumbered ? slot.position : mark}
      </span>
      <span className={styles.name}>
        <span className={typography.srOnly}>{`${noun} ${slot.position}: `}</span>
        {slot.content}
      </span>
      {slot.metric && (
        <span className={styles.metric}>
          <span className={typography.srOnly}>, </span>
          {slot.metric}
        </span>
      )}
      {isNumbered && mark}
      <span className={typography.srOnly}>{`, ${state}`}</span>
    </li>
  )
}
