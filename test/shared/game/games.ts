import fc from 'fast-check'
import type { GameResponse, List } from '#shared/contract/game.ts'
import { type GameState, newGame } from '#shared/game/new-game.ts'
import type { Played } from '#shared/game/outcome.ts'
import { type Action, play } from '#shared/game/play.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A list with 'Item A', 'Item B' ..., each with the clue 'Clue of A' ...; ranked by default. */
export function listOf(length: number, changes: Partial<List> = {}): List {
  const letters = [...ALPHABET.slice(0, length)]
  return withItems(
    letters.map((letter) => `Item ${letter}`),
    { hints: letters.map((letter) => `Clue of ${letter}`), ...changes },
  )
}

export function withItems(names: string[], changes: Partial<List> = {}): List {
  return {
    id: 'list-1',
    title: 'A list',
    description: '',
    category: 'Tests',
    is_ranked: true,
    items: names.map((name) => ({ name })),
    hints: [],
    sources: [],
    item_count: names.length,
    ...changes,
  }
}

export const gameOf = (list: List, date = '2026-11-20'): GameResponse => ({ daily_game: { id: 'game-1', date }, list })

export const found = (index: number, text = `guess ${index}`): Action => ({ type: 'found', text, index, now: 1 })
export const missed = (text = 'wrong'): Action => ({ type: 'missed', text, now: 2 })
export const letterHint = (dice = 0): Action => ({ type: 'letter-hint', now: 3, dice })
export const clueHint = (dice = 0): Action => ({ type: 'clue-hint', now: 4, dice })
export const giveUp: Action = { type: 'give-up' }

/** Every step of a game: the action and its outcome. */
export function steps(list: List, actions: readonly Action[]): (Played & { before: GameState; action: Action })[] {
  let before = newGame(list)
  return actions.map((action) => {
    const played = play(list, before, action)
    const step = { ...played, before, action }
    before = played.state
    return step
  })
}

export const playAll = (list: List, actions: readonly Action[]): GameState =>
  steps(list, actions).at(-1)?.state ?? newGame(list)

const name = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== ''),
  fc.constantFrom('Iceland', 'Spider-Man', '東京', 'São Tomé and Príncipe', 'C++', '2001', '🍎', '...', 'AB', 'ab'),
)

/** A valid list: names may have no letters, clues may be blank, missing or equal. */
const playableList: fc.Arbitrary<List> = fc
  .boolean()
  .chain((is_ranked) =>
    fc.record({
      is_ranked: fc.constant(is_ranked),
      names: fc.uniqueArray(name, { minLength: is_ranked ? 1 : 6, maxLength: 12 }),
      hints: fc.array(fc.constantFrom('', ' ', 'A clue', 'Another clue'), { maxLength: 14 }),
    }),
  )
  .map(({ is_ranked, names, hints }) => withItems(names, { is_ranked, hints }))

const dice = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const now = fc.nat()
const text = fc.string({ maxLength: 8 })

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ type: fc.constant('found' as const), text, index: fc.integer({ min: -1, max: 12 }), now }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('missed' as const), text, now }) },
  { weight: 8, arbitrary: fc.record({ type: fc.constant('letter-hint' as const), now, dice }) },
  { weight: 6, arbitrary: fc.record({ type: fc.constant('clue-hint' as const), now, dice }) },
  { weight: 1, arbitrary: fc.constant(giveUp) },
)

/** A valid list with any player actions, in any order. */
export const anyGame = fc.record({ list: playableList, actions: fc.array(action, { maxLength: 40 }) })
