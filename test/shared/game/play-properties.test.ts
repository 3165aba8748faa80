import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { List } from '#shared/contract/game.ts'

import { type GameState, newGame } from '#shared/game/new-game.ts'
import { play } from '#shared/game/play.ts'
import { gameScore, guessesUsed, scoreOf } from '#shared/game/score.ts'
import { brokenRules } from './game-rules.ts'
import { anyGame, playAll, steps } from './games.ts'

type Step = ReturnType<typeof steps>[number]

/** Checks `rule` at every step of any game. */
function alwaysHolds(rule: (step: Step, list: List, before: readonly Step[]) => void) {
  fc.assert(
    fc.property(anyGame, ({ list, actions }) => {
      const all = steps(list, actions)
      all.forEach((step, at) => {
        rule(step, list, all.slice(0, at + 1))
      })
    }),
    { numRuns: 300 },
  )
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(Object.freeze(value))) frozen(part)
  return value
}

const guessed = (state: GameState) => state.gameItems.filter((slot) => slot.isGuessed)

test('no sequence of actions breaks a rule of the game', () => {
  alwaysHolds(({ state }, list) => {
    expect(brokenRules(list, state)).toEqual([])
  })
})

test('the log only grows, by one entry per accepted guess or hint', () => {
  alwaysHolds(({ before, state, outcome }) => {
    expect(state.guesses.slice(0, before.guesses.length)).toEqual(before.guesses)
    const isLogged = outcome.type !== 'refused' && outcome.type !== 'gave-up'
    expect(state.guesses.length - before.guesses.length).toBe(isLogged ? 1 : 0)
  })
})

test('a found slot stays found, with its item', () => {
  alwaysHolds(({ before, state }) => {
    expect(guessed(state)).toEqual(expect.arrayContaining(guessed(before)))
  })
})

test('only a wrong guess costs a guess, and it costs one', () => {
  alwaysHolds(({ before, state, outcome }) => {
    if (outcome.type !== 'gave-up')
      expect(before.guessesRemaining - state.guessesRemaining).toBe(outcome.type === 'missed' ? 1 : 0)
  })
})

test('a refused action changes nothing, and a finished game refuses every action', () => {
  alwaysHolds(({ before, state, outcome }) => {
    if (outcome.type === 'refused') expect(state).toBe(before)
    if (before.gameStatus !== 'playing') expect(outcome).toEqual({ type: 'refused', reason: 'not playing' })
  })
})

test('a right guess of an open item is refused only when the game is over', () => {
  alwaysHolds(({ before, action, outcome }, list) => {
    if (before.gameStatus !== 'playing' || action.type !== 'found' || !list.items[action.index]) return
    const isFound = guessed(before).some((slot) => slot.id === action.index)
    expect(outcome.type).toBe(isFound ? 'refused' : 'found')
  })
})

test('the score counts finds and hints, and the guesses used count finds and misses', () => {
  alwaysHolds(({ state }, _, soFar) => {
    const number = (...types: string[]) => soFar.filter(({ outcome }) => types.includes(outcome.type)).length
    expect(gameScore(state)).toBe(scoreOf(number('found'), number('letter', 'clue')))
    expect(guessesUsed(state)).toBe(number('found', 'missed'))
    expect(guessed(state)).toHaveLength(number('found'))
  })
})

test('a hint changes at most one slot and finds nothing', () => {
  alwaysHolds(({ before, state, action }) => {
    if (action.type !== 'letter-hint' && action.type !== 'clue-hint') return
    const changed = state.gameItems.filter((slot, at) => slot !== before.gameItems[at])
    expect(changed.length).toBeLessThanOrEqual(1)
    expect(guessed(state)).toEqual(guessed(before))
  })
})

test('playing mutates neither the list, the previous state nor the action', () => {
  fc.assert(
    fc.property(anyGame, ({ list, actions }) => {
      frozen(list)
      frozen(actions)
      let state = frozen(newGame(list))
      for (const action of actions) state = frozen(play(list, state, action).state)
      expect(state).toEqual(playAll(list, actions))
    }),
  )
})
