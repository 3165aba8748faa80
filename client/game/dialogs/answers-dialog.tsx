import { isRanked, slotOf } from '#shared/game/new-game.ts'
import { itemsGuessed } from '#shared/game/score.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Slot } from '../slot.tsx'
import type { DialogProps } from './game-dialogs.tsx'

/** Every item of the list, also those that an unranked board had no slot for. */
export function AnswersDialog({ game: { list }, played, onOpen, onClose }: DialogProps) {
  const found = new Set(itemsGuessed(played.state).map((slot) => slot.id))
  const slots = list.items.map((item, id) => ({ ...slotOf(item, id, id + 1), isGuessed: found.has(id) }))
  return (
    <Dialog title="All answers" onClose={onClose}>
      <p className="soft">{list.title}</p>
      <ol className="board answers" aria-label="Answers">
        {slots.map((slot) => (
          <Slot
            key={slot.id}
            slot={slot}
            noun={isRanked(list) ? 'Number' : 'Answer'}
            isOver
            isNew={false}
            shown={[]}
            onClue={undefined}
          />
        ))}
      </ol>
      <div className="actions">
        <button type="button" className="btn quiet" onClick={() => onOpen({ name: 'results', isFresh: false })}>
          <Icon name="left" />
          Back to results
        </button>
      </div>
    </Dialog>
  )
}
