import { useEffect, useRef } from 'react'
import type { GameItem } from '#shared/contract/saved-progress.ts'
import { Icon } from '../ui/icon.tsx'
import { Letters } from './letters.tsx'
import { clueTitle } from './messages.ts'
import { slotKind } from './slot-kind.ts'

type Props = {
  slot: GameItem
  /** What the slot is called: a ranked one has a number, an unranked one a mark. */
  noun: 'Number' | 'Slot' | 'Answer'
  isOver: boolean
  isNew: boolean
  /** Indexes of the letters that hints have shown. */
  shown: number[]
  onClue: ((slot: GameItem) => void) | undefined
}

const STATES = {
  empty: 'empty',
  found: 'found',
  missed: 'missed',
  letters: 'hinted',
  clue: 'hinted',
  both: 'hinted',
} as const

/** A well, a well with letters or a clue, a block, or after the end an answer that was missed. */
export function Slot({ slot, noun, isOver, isNew, shown, onClue }: Props) {
  const element = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isNew) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isNew])

  const kind = slotKind(slot, isOver, shown.length > 0, onClue !== undefined)
  const state = STATES[kind]
  const isNumbered = noun === 'Number'
  const label = `${noun} ${slot.position}`
  const isDisclosed = kind === 'found' || (kind === 'missed' && !slot.isEmpty)
  return (
    <li ref={element} className={isNew ? 'slot new' : 'slot'} data-state={state}>
      <span className="sq" aria-hidden="true">
        {isNumbered ? slot.position : <SlotMark state={state} hasLetters={shown.length > 0} />}
      </span>
      {isDisclosed ? (
        <>
          <span className="slot-name">
            <span className="sr">{`${label}: `}</span>
            {slot.content}
          </span>
          {slot.metric && (
            <span className="slot-metric">
              <span className="sr">, </span>
              {slot.metric}
            </span>
          )}
          {isNumbered && <Icon name={state === 'found' ? 'tick' : 'cross'} />}
          <span className="sr">, {state}</span>
        </>
      ) : (
        <OpenSlot label={label} slot={slot} shown={shown} isMissed={kind === 'missed'} onClue={onClue} />
      )}
    </li>
  )
}

function SlotMark({ state, hasLetters }: { state: 'found' | 'missed' | 'hinted' | 'empty'; hasLetters: boolean }) {
  if (state === 'found') return <Icon name="tick" />
  if (state === 'missed') return <Icon name="cross" />
  return state === 'hinted' ? <Icon name={hasLetters ? 'letter' : 'bulb'} /> : null
}

type OpenProps = Pick<Props, 'slot' | 'shown' | 'onClue'> & { label: string; isMissed: boolean }

function OpenSlot({ label, slot, shown, isMissed, onClue }: OpenProps) {
  if (isMissed) {
    return (
      <span className="slot-name">
        <span className="sr">{`${label}: not found`}</span>
      </span>
    )
  }
  return (
    <>
      {shown.length > 0 ? (
        <>
          <span className="sr">{`${label}: not found yet. `}</span>
          <Letters name={slot.content} shown={shown} />
        </>
      ) : (
        <span className="slot-name">
          <span className="sr">{`${label}: not found yet`}</span>
        </span>
      )}
      {onClue && (
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
    </>
  )
}
