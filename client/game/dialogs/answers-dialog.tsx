import type { GameItem, GuessLogEntry } from '#shared/contract/saved-progress.ts'
import { isRefused } from '#shared/game/finished-game.ts'
import { isRanked, slotOf } from '#shared/game/new-game.ts'
import { itemsGuessed } from '#shared/game/score.ts'
import buttons from '../../styles/buttons.module.css'
import layout from '../../styles/layout.module.css'
import log from '../../styles/log.module.css'
import typography from '../../styles/typography.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import squares from '../../ui/squares.module.css'
import { AnswerSlot } from '../board/answer-slot.tsx'
import board from '../board/board.module.css'
import { ShouldCount } from '../should-count.tsx'
import styles from './answers-dialog.module.css'
import type { DialogProps } from './dialog-props.ts'

export function AnswersDialog({ game: { list }, played, playId, onOpen, onClose }: DialogProps) {
  const found = new Set(itemsGuessed(played.state).map((slot) => slot.id))
  const slots = list.items.map((item, id) => ({ ...slotOf(item, id, id + 1), isGuessed: found.has(id) }))
  const isNumbered = isRanked(list)
  const others = isNumbered ? [] : slots.filter((slot) => !slot.isGuessed)
  const shown = slots.filter((slot) => !others.includes(slot))
  return (
    <Dialog title="All answers" onClose={onClose}>
      <p className={typography.soft}>{list.title}</p>
      {shown.length > 0 && (
        <ol role="list" className={board.answers} aria-label="Answers">
          {shown.map((slot) => (
            <AnswerSlot
              key={slot.id}
              slot={slot}
              noun={isNumbered ? 'Number' : 'Answer'}
              state={slot.isGuessed ? 'found' : 'missed'}
            />
          ))}
        </ol>
      )}
      {others.length > 0 && <Others items={others} />}
      {played.isRecorded && <Refused list_id={list.id} play_id={playId} guesses={played.state.guesses} />}
      <div className={`${layout.actions} ${styles.foot}`}>
        <button type="button" className={buttons.quiet} onClick={() => onOpen({ name: 'results', isFresh: false })}>
          <Icon name="left" />
          Back to results
        </button>
      </div>
    </Dialog>
  )
}

function Others({ items }: { items: GameItem[] }) {
  return (
    <>
      <h3 id="others">Also on the list</h3>
      <ul role="list" className={board.answers} aria-labelledby="others">
        {items.map(({ id, content, metric }) => (
          <li key={id} className={board.slot}>
            <span className={squares.square} aria-hidden="true" />
            <span className={board.name}>{content}</span>
            {metric && <span className={board.metric}>{metric}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}

type RefusedProps = { list_id: string; play_id: string; guesses: GuessLogEntry[] }

/** Beside the answers one sees which refused guess was right. */
function Refused({ guesses, ...play }: RefusedProps) {
  const refused = guesses.filter(isRefused)
  if (refused.length === 0) return null
  return (
    <>
      <h3>Your guesses that are not on the list</h3>
      <ul role="list" className={log.log}>
        {refused.map(({ text, timestamp }) => (
          <li key={`${text} ${timestamp}`} className={log.wrong}>
            <span className={squares.square} aria-hidden="true">
              <Icon name="cross" />
            </span>
            <b className={log.text}>{text}</b>
            <ShouldCount {...play} guess={text} isListed />
          </li>
        ))}
      </ul>
    </>
  )
}
