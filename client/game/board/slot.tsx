import type { GameItem } from '#shared/contract/saved-progress.ts'
import { Icon } from '../../ui/icon.tsx'
import { clueTitle } from '../messages.ts'
import { AnswerSlot, type Noun } from './answer-slot.tsx'
import { Letters } from './letters.tsx'

type Props = {
  slot: GameItem
  noun: Noun
  isOver: boolean
  isNew: boolean
  /** Indexes of the letters that hints have shown. */
  shown: number[]
  /** Given once the slot's clue was taken. */
  onClue: ((slot: GameItem) => void) | undefined
}

/** A well, a well with letters or a clue, or a slot whose answer is shown. */
export function Slot({ slot, noun, isOver, isNew, shown, onClue }: Props) {
  if (slot.isGuessed || (isOver && !slot.isEmpty))
    return <AnswerSlot slot={slot} noun={noun} state={slot.isGuessed ? 'found' : 'missed'} isNew={isNew} />
  const hasLetters = shown.length > 0
  const state = isOver ? 'missed' : hasLetters || onClue ? 'hinted' : 'empty'
  const marks = { missed: 'cross', hinted: hasLetters ? 'letter' : 'bulb', empty: undefined } as const
  const mark = marks[state]
  const label = `${noun} ${slot.position}: not found${isOver ? '' : ' yet'}`
  return (
    <li className={isNew ? 'slot new' : 'slot'} data-state={state}>
      <span className="sq" aria-hidden="true">
        {noun === 'Number' ? slot.position : mark && <Icon name={mark} />}
      </span>
      {hasLetters ? (
        <>
          <span className="sr">{`${label}. `}</span>
          <Letters name={slot.content} shown={shown} />
        </>
      ) : (
        <span className="slot-name">
          <span className="sr">{label}</span>
        </span>
      )}
      {onClue && !isOver && (
        <button
          type="button"
          className="icon-btn"
          aria-label={clueTitle(slot.position)}
          aria-haspopup="dialog"
          onClick={() => onClue(slot)}
        >
          <Icon name="bulb" />
        </button>
      )}
    </li>
  )
}
