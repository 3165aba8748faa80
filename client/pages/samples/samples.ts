/** Sample lists, and games at every point by the real rules. */
import type { StatsResponse } from '#shared/contract/completions.ts'
import type { GameResponse, List } from '#shared/contract/game.ts'
import { type GameState, newGame } from '#shared/game/new-game.ts'
import { type Action, play } from '#shared/game/play.ts'
import type { Stats } from '../../game/results/use-stats.ts'
import { type GameStore, newArchivedGame } from '../../game/saving/game-store.ts'

const gameOf = (list: Omit<List, 'id' | 'item_count'>): GameResponse => ({
  daily_game: { id: 'sample', date: '2026-11-21' },
  list: { ...list, id: `sample-${list.category}`, item_count: list.items.length },
})

const LONG = 'A name that is a good deal longer than anyone had planned for'

export const ISLANDS = gameOf({
  title: 'The largest islands in the world',
  description: 'By land area. Australia counts as a continent, so it is not here.',
  category: 'Geography',
  is_ranked: true,
  items: ['Greenland', 'New Guinea', 'Borneo', 'Madagascar', 'Baffin Island', LONG, 'Honshu'].map((name, at) => ({
    name,
    metric: `${(2_130_800 - at * 250_000).toLocaleString('en')} km²`,
  })),
  hints: ['Most of it is under ice.', 'Two countries share it.', 'Three countries share it.'],
  sources: [
    { title: 'List of islands by area', url: 'https://en.wikipedia.org/wiki/List_of_islands_by_area' },
    { title: 'The largest islands, with a title that needs two lines', url: 'https://www.britannica.com/' },
  ],
})

export const MOONS = gameOf({
  title: 'Large moons of the solar system',
  description: 'Any moon more than 1,400 km across.',
  category: 'Space',
  is_ranked: false,
  items: ['Ganymede', 'Titan', 'Callisto', 'Io', 'The Moon', 'Europa', 'Triton', 'Rhea'].map((name) => ({ name })),
  hints: [],
})

const now = Date.UTC(2026, 10, 21, 15)
const LETTER: Action = { type: 'letter-hint', now, dice: 0 }
const CLUE: Action = { type: 'clue-hint', now, dice: 0 }
const GIVE_UP: Action = { type: 'give-up' }
const found = (index: number): Action => ({ type: 'found', text: 'guess', index, now })
const missed = (text: string): Action => ({ type: 'missed', text, now })

const played = ({ list }: GameResponse, ...actions: Action[]): GameState =>
  actions.reduce((state, action) => play(list, state, action).state, newGame(list))

export const FRESH = newGame(ISLANDS.list)
export const MIDWAY = played(ISLANDS, missed('Iceland'), LETTER, CLUE, found(0), CLUE, found(3), found(5), LETTER, CLUE)
export const LOST = played(ISLANDS, found(0), missed('Java'), found(3), LETTER, found(2), found(4), GIVE_UP)
export const MOONS_MIDWAY = played(MOONS, found(1), LETTER, CLUE, found(3))
export const MOONS_LOST = played(MOONS, found(1), found(3), LETTER, GIVE_UP)

const STATS: StatsResponse = {
  average_score: 57.9,
  percentile: 64,
  count: 1214,
  distribution: [21, 34, 55, 103, 199, 343, 288, 158],
}
export const LOADED = { kind: 'loaded', stats: STATS, isFirst: false } satisfies Stats

export function sampleStore(game: GameResponse, state: GameState): GameStore {
  const store = newArchivedGame(game)
  store.finish(state)
  return store
}
