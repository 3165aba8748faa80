/** Games at every point, played by the real rules. */
import type { StatsResponse } from '#shared/contract/completions.ts'
import type { GameResponse } from '#shared/contract/game.ts'
import { type GameState, newGame } from '#shared/game/new-game.ts'
import { type Action, play } from '#shared/game/play.ts'
import type { Stats } from '../../game/dialogs/use-stats.ts'
import type { GameStore } from '../../game/game-store.ts'
import { ISLANDS, MOONS } from './sample-lists.ts'

const now = Date.UTC(2026, 10, 21, 15)
const LETTER: Action = { type: 'letter-hint', now, dice: 0 }
const CLUE: Action = { type: 'clue-hint', now, dice: 0 }

const find = ({ list }: GameResponse, ...names: string[]) =>
  names.map((text): Action => ({ type: 'found', text, index: list.items.findIndex(({ name }) => name === text), now }))
const miss = (...texts: string[]) => texts.map((text): Action => ({ type: 'missed', text, now }))
const played = ({ list }: GameResponse, ...actions: Action[]): GameState =>
  actions.reduce((state, action) => play(list, state, action).state, newGame(list))

export const FRESH = newGame(ISLANDS.list)
export const MIDWAY = played(
  ISLANDS,
  ...miss('Australia'),
  ...find(ISLANDS, 'Greenland', 'Great Britain'),
  ...miss('Iceland'),
  ...find(ISLANDS, 'New Guinea'),
  LETTER,
  CLUE,
  ...miss('Cuba'),
  ...find(ISLANDS, 'Madagascar'),
)
export const LOST = played(
  ISLANDS,
  ...find(ISLANDS, 'Greenland', 'Great Britain', 'New Guinea', 'Borneo', 'Madagascar', 'Sumatra', 'Honshu'),
  LETTER,
  LETTER,
  CLUE,
  ...miss('Iceland', 'Cuba', 'Java', 'Ireland', 'Tasmania', 'Sicily', 'Luzon', 'Crete', 'Malta', 'Bali'),
)
export const WON = played(ISLANDS, ...find(ISLANDS, ...ISLANDS.list.items.map(({ name }) => name)))
export const MOONS_MIDWAY = played(MOONS, ...find(MOONS, 'Titan', 'Io'), LETTER, CLUE)
export const MOONS_LOST = played(MOONS, ...find(MOONS, 'Titan', 'Io', 'Europa'), LETTER, { type: 'give-up' })

export const loaded = (stats: StatsResponse): Stats => ({ kind: 'loaded', stats })
export const STATS: StatsResponse = {
  average_score: 57.9,
  percentile: 64,
  count: 1214,
  distribution: [21, 34, 55, 103, 199, 343, 288, 158, 96, 48, 27],
}
export const MOON_STATS: StatsResponse = {
  average_score: 31.4,
  percentile: 52,
  count: 87,
  distribution: [4, 9, 19, 24, 17, 9, 5],
}

/** A game that is kept nowhere. */
export function sampleStore({ list }: GameResponse, first: GameState): GameStore {
  let state = first
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    getPlayId: () => 'sample',
    catchUp: () => {},
    finish: () => {},
    act: (action) => {
      const turn = play(list, state, action)
      state = turn.state
      for (const listener of listeners) listener()
      return turn
    },
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
