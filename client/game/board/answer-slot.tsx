import type { GameItem } from '#shared/contract/saved-progress.ts'
import { Mark } from '../../ui/mark.tsx'

/** The slot's name to a screen reader: a ranked one has a number, an unranked one a mark. */
export type Noun = 'Number' | 'Slot' | 'Answer'

type Props = { slot: GameItem; noun: Noun; state: 'found' | 'missed'; isNew?: boolean }

/** A slot whose answer is shown: a block, or after the end an answer that was missed. */
export function AnswerSlot({ slot, noun, state, isNew = false }: Props) {
  const isNumbered = noun === 'Number'
  const mark = <Mark name={state === 'found' ? 'tick' : 'cross'} />
  return (
    <li className={isNew ? 'slot new' : 'slot'} data-state={state}>
      <span className="sq" aria-hidden="true">
        {isNumbered ? slot.position : mark}
      </span>
      <span className="slot-name">
        <span className="sr">{`${noun} ${slot.position}: `}</span>
        {slot.content}
      </span>
      {slot.metric && (
        <span className="slot-metric">
          <span className="sr">, </span>
          {slot.metric}
        </span>
      )}
      {isNumbered && mark}
      <span className="sr">{`, ${state}`}</span>
    </li>
  )
}
