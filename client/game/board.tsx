import type { List } from '#shared/contract/game.ts'
import type { GameItem } from '#shared/contract/saved-progress.ts'
import { type GameState, isRanked } from '#shared/game/new-game.ts'
import { Slot } from './slot.tsx'

type Props = {
  list: Pick<List, 'is_ranked' | 'title'>
  state: GameState
  /** The slot that changed last: it moves once and is brought into view. */
  changed?: number | null
  onClue?: (slot: GameItem) => void
}

export function Board({ list, state, changed = null, onClue }: Props) {
  const slots = state.gameItems
  const isNumbered = isRanked(list)
  return (
    <ol
      className={`board half-${Math.min(10, Math.ceil(slots.length / 2))}${isNumbered ? '' : ' six'}`}
      aria-label={`${list.title}, ${slots.length} slots`}
    >
      {slots.map((slot) => (
        <Slot
          key={slot.position}
          slot={slot}
          noun={isNumbered ? 'Number' : 'Slot'}
          isOver={state.gameStatus !== 'playing'}
          isNew={changed === slot.position}
          shown={state.revealedLetters[slot.position] ?? []}
          onClue={!slot.isEmpty && state.usedClueHints.includes(slot.id) ? onClue : undefined}
        />
      ))}
    </ol>
  )
}
