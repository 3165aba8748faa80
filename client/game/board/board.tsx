import type { List } from '#shared/contract/game.ts'
import type { GameItem } from '#shared/contract/saved-progress.ts'
import { type GameState, isRanked } from '#shared/game/new-game.ts'
import { Slot } from './slot.tsx'

type Props = {
  list: Pick<List, 'is_ranked' | 'title'>
  state: GameState
  /** The position of the slot that changed last, which moves once. */
  changed?: number | null
  onClue?: (slot: GameItem) => void
}

export function Board({ list, state, changed, onClue }: Props) {
  const { length } = state.gameItems
  const isNumbered = isRanked(list)
  return (
    <ol
      className={`board half-${Math.min(10, Math.ceil(length / 2))}${isNumbered ? '' : ' six'}`}
      aria-label={`${list.title}, ${length} slots`}
      data-board=""
    >
      {state.gameItems.map((slot) => (
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
