import type { GameResponse, ListItem } from '#shared/contract/game.ts'
import { clueFor } from '#shared/game/hints.ts'
import { emptySlot, type GameState, slotOf } from '#shared/game/new-game.ts'
import { Board } from '../../game/board/board.tsx'
import type { OnOpen } from './sample-game.tsx'
import { ISLANDS, MOONS } from './sample-lists.ts'
import { FRESH } from './sample-states.ts'
import { Sample, Section } from './section.tsx'

const LONG = 'A name that is a good deal longer than anyone had planned for'

type Shown = { label: string; game: GameResponse; state: GameState }

/** A state that no one game comes to: `found` and the rest are positions. */
function stateOf(
  { list }: GameResponse,
  items: (ListItem | null)[],
  has: { found: number[]; letters?: Record<number, number[]>; clues?: number[]; isOver?: boolean },
): GameState {
  return {
    ...FRESH,
    gameItems: items.map((item, at) =>
      item
        ? { ...slotOf(item, list.items.indexOf(item), at + 1), isGuessed: has.found.includes(at + 1) }
        : emptySlot(at + 1),
    ),
    gameStatus: has.isOver ? 'lost' : 'playing',
    revealedLetters: has.letters ?? {},
    usedClueHints: (has.clues ?? []).map((position) => list.items.indexOf(items[position - 1] ?? EMPTY)),
  }
}

const EMPTY: ListItem = { name: '' }

/** The sample list with one name that is far too long, in place 6. */
const islands: GameResponse = {
  ...ISLANDS,
  list: {
    ...ISLANDS.list,
    items: ISLANDS.list.items.map((item, at) => (at === 5 ? { ...item, name: LONG } : item)),
  },
}
const six = islands.list.items.slice(0, 6)
const [ganymede = EMPTY, titan = EMPTY, callisto = EMPTY, io = EMPTY] = MOONS.list.items

const SHOWN: Shown[] = [
  {
    label: 'Ranked: empty, letters, clue, both, found, a very long name',
    game: islands,
    state: stateOf(islands, six, { found: [5, 6], letters: { 2: [0, 1], 4: [0] }, clues: [3, 4] }),
  },
  {
    label: 'Ranked, at the end: found, missed, a long name missed',
    game: islands,
    state: stateOf(islands, six, { found: [1, 3, 4], isOver: true }),
  },
  {
    label: 'Unranked: found, letters, clue, both, empty',
    game: MOONS,
    state: stateOf(MOONS, [ganymede, titan, callisto, io, null], {
      found: [1],
      letters: { 2: [0, 1], 4: [0] },
      clues: [3, 4],
    }),
  },
  {
    label: 'Unranked, at the end: found, a hint missed, not found',
    game: MOONS,
    state: stateOf(MOONS, [ganymede, titan, null], { found: [1], isOver: true }),
  },
]

export function SlotsSection({ onOpen }: { onOpen: OnOpen }) {
  return (
    <Section title="Slots">
      <div className="scroller">
        <div className="two">
          {SHOWN.map(({ label, game, state }) => (
            <Sample key={label} label={label}>
              <Board
                list={game.list}
                state={state}
                onClue={({ id, position }) =>
                  onOpen({ game, state, first: { name: 'clue', clue: clueFor(game.list, id), position } })
                }
              />
            </Sample>
          ))}
        </div>
      </div>
    </Section>
  )
}
