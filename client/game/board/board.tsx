import type { List } from '#shared/contract/game.ts'
import type { GameItem } from '#shared/contract/saved-progress.ts'
import { type GameState, isRanked } from '#shared/game/new-game.ts'
import styles from './board.module.css'
import { Slot } from './slot.tsx'

type Props = {
  list: Pick<List, 'is_ranked' | 'title'>
  state: GameState
  /** The position of the slot to animate once. */
  changed?: number | null
  onClue?: (slot: GameItem) => void
}

export function Board({ list, state, changed, onClue }: Props) {
  const { length } = state.gameItems
  const isNumbered = isRanked(list)
  return (
    <ol
      role="list"
      className={isNumbered ? styles.board : styles.few}
      aria-label={`${list.title}, ${length} slots`}
      data-board=""
      data-half={Math.min(10, Math.ceil(length / 2))}
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
