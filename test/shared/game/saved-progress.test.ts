import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { savedProgress } from '#shared/contract/saved-progress.ts'
import { newGame } from '#shared/game/new-game.ts'
import { furtherState, progressOf, resume } from '#shared/game/saved-progress.ts'
import { brokenRules } from './game-rules.ts'
import { anyGame, clueHint, found, gameOf, giveUp, letterHint, listOf, missed, playAll } from './games.ts'

const DATE = '2026-11-20'
const ID = '123e4567-e89b-42d3-a456-426614174000'
const list = listOf(10)
const game = gameOf(list, DATE)
const state = playAll(list, [found(2), missed(), letterHint(), clueHint()])
const saved = progressOf(game, ID, state, 1)
const overJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('a saved game', () => {
  test('conforms to the contract', () => {
    expect(savedProgress.parse(overJson(saved))).toEqual(overJson(saved))
    expect(saved).toMatchObject({ date: DATE, gameId: 'game-1', listId: 'list-1', play_id: ID, timestamp: 1 })
  })

  test('resumes where it was left', () => {
    expect(resume(overJson(saved), game, DATE)).toEqual({ play_id: ID, state })
  })

  test.each([
    ['of another date', { date: '2026-11-19' }],
    ['of another game', { gameId: 'game-2' }],
    ['of another list', { listId: 'list-2' }],
    ['without a play id', { play_id: undefined }],
    ['with a play id that is none', { play_id: 'me' }],
    ['with a slot missing', { gameItems: saved.gameItems.slice(1) }],
    ['with two slots exchanged', { gameItems: [...saved.gameItems].reverse() }],
    ['with slots that are no slots', { gameItems: saved.gameItems.map(() => null) }],
    ['without a log', { guesses: undefined }],
    ['with a log entry of an unknown type', { guesses: [{ text: 'x', type: 'maybe', timestamp: 1 }] }],
    ['with a log entry without a text', { guesses: [{ type: 'correct', timestamp: 1 }] }],
    ['with a log entry without a time', { guesses: [{ text: 'x', type: 'incorrect' }] }],
    ['with a log entry in no slot', { guesses: [{ text: 'x', type: 'hint', timestamp: 1, position: '1' }] }],
    ['with 11 guesses left', { guessesRemaining: 11 }],
    ['with fewer than no guesses left', { guessesRemaining: -1 }],
    ['with half a guess left', { guessesRemaining: 1.5 }],
    ['with fewer than no hints', { usedHints: -1 }],
    ['with a clue of an item that the list does not have', { usedClueHints: [10] }],
    ['without letters', { revealedLetters: null }],
  ])('%s is dropped', (_, changes) => {
    expect(resume(overJson({ ...saved, ...changes }), game, DATE)).toBeNull()
  })

  test('is dropped once the day has turned, even for the same game', () => {
    expect(resume(overJson(saved), game, '2026-11-21')).toBeNull()
  })

  test('is dropped when its list has moved to another day', () => {
    expect(resume(overJson(saved), gameOf(list, '2026-11-21'), DATE)).toBeNull()
  })

  test('of an unranked game is dropped when an item is in two slots', () => {
    const unranked = listOf(8, { is_ranked: false })
    const progress = progressOf(gameOf(unranked), ID, playAll(unranked, [found(3), clueHint()]), 1)
    expect(resume(overJson(progress), gameOf(unranked), DATE)).not.toBeNull()
    const [first, , ...others] = progress.gameItems
    expect(resume(overJson({ ...progress, gameItems: [first, first, ...others] }), gameOf(unranked), DATE)).toBeNull()
  })

  test('takes accepted answers from the current list', () => {
    const grown = { ...list, items: list.items.map((item) => ({ ...item, variations: ['new'] })) }
    const resumed = resume(overJson(saved), gameOf(grown, DATE), DATE)
    expect(resumed?.state.gameItems.map((slot) => slot.variations)).toEqual(grown.items.map(() => ['new']))
  })

  test('works out whether it is over, whatever status was saved', () => {
    const statusOf = (of: typeof state, gameStatus: string) =>
      resume(overJson({ ...progressOf(game, ID, of, 1), gameStatus }), game, DATE)?.state.gameStatus
    const won = playAll(
      list,
      [...list.items.keys()].map((index) => found(index)),
    )
    expect(statusOf(won, 'playing')).toBe('won')
    expect(statusOf(state, 'won')).toBe('playing')
    expect(statusOf(playAll(list, [giveUp]), 'playing')).toBe('lost')
  })

  test('with an empty log is a fresh game, whatever else was saved', () => {
    const changes = [
      { guessesRemaining: 4 },
      { gameItems: saved.gameItems },
      { usedHints: 2, revealedLetters: { 1: [0] } },
    ]
    for (const change of changes) {
      const spoilt = { ...progressOf(game, ID, newGame(list), 1), ...change }
      expect(resume(overJson(spoilt), game, DATE)).toEqual({ play_id: ID, state: newGame(list) })
    }
  })

  test('that was given up is over, even if the save has guesses left', () => {
    const resumed = resume(overJson({ ...saved, gameStatus: 'lost' }), game, DATE)
    expect(resumed?.state).toMatchObject({ gameStatus: 'lost', guessesRemaining: 0 })
  })
})

describe('for any game', () => {
  test('a save survives JSON and resumes as it was left, whatever was played', () => {
    fc.assert(
      fc.property(anyGame, fc.uuid(), ({ list, actions }, play_id) => {
        const left = playAll(list, actions)
        const resumed = resume(overJson(progressOf(gameOf(list), play_id, left, 1)), gameOf(list), DATE)
        expect(resumed).toEqual({ play_id, state: left })
      }),
    )
  })

  test('a tampered save is dropped or resumes as a game that breaks no rule', () => {
    const change = fc.oneof(
      fc.jsonValue(),
      fc.anything(),
      fc.integer({ min: -2, max: 12 }),
      fc.constantFrom('won', 'lost'),
    )
    const at = fc.array(fc.nat(9), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(anyGame, fc.array(fc.record({ at, change }), { maxLength: 5 }), ({ list, actions }, changes) => {
        const left = overJson(progressOf(gameOf(list), ID, playAll(list, actions), 1))
        for (const { at, change } of changes) put(left, at, change)
        const resumed = resume(left, gameOf(list), DATE)
        if (resumed) expect(brokenRules(list, resumed.state, true)).toEqual([])
      }),
      { numRuns: 3000 },
    )
  })

  test('anything at all in place of a save is dropped without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.anything({ withNullPrototype: true, withBigInt: true })), (rubbish) => {
        expect(resume(rubbish, game, DATE)).toBeNull()
      }),
    )
  })
})

/** Puts `change` somewhere into `target`: each number picks a field, descending into objects. */
function put(target: unknown, at: number[], change: unknown) {
  if (typeof target !== 'object' || target === null) return
  const [first = 0, ...rest] = at
  // The fields that identify the game stay: otherwise the save is dropped before anything else is read.
  const keys = Object.keys(target).filter((key) => !['date', 'gameId', 'listId', 'play_id'].includes(key))
  const key = keys[first % Math.max(1, keys.length)]
  if (key === undefined) return
  const inner: unknown = Reflect.get(target, key)
  if (rest.length > 0 && typeof inner === 'object' && inner !== null) put(inner, rest, change)
  else Reflect.set(target, key, change)
}

describe('of two states of one game, the further one', () => {
  test.each([
    ['is the one with the longer log', [missed()], [missed(), found(1)]],
    ['is the one that was given up', [missed()], [missed(), giveUp]],
    ['is the one that has begun', [], [letterHint()]],
  ] as const)('%s', (_, near, far) => {
    expect(furtherState(playAll(list, near), playAll(list, far))).toEqual(playAll(list, far))
    expect(furtherState(playAll(list, far), playAll(list, near))).toEqual(playAll(list, far))
  })

  test('is mine, unchanged, unless the other is further', () => {
    const mine = playAll(list, [missed()])
    expect(furtherState(mine, playAll(list, [missed()]))).toBe(mine)
    expect(furtherState(mine, newGame(list))).toBe(mine)
  })

  test('is the later one whichever way they are compared', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(40), fc.nat(40), ({ list, actions }, one, other) => {
        const [early, late] = one < other ? [one, other] : [other, one]
        const before = playAll(list, actions.slice(0, early))
        const after = playAll(list, actions.slice(0, late))
        expect(furtherState(before, after)).toEqual(after)
        expect(furtherState(after, before)).toEqual(after)
      }),
    )
  })

  test('never has the shorter log, even after two tabs played apart', () => {
    fc.assert(
      fc.property(anyGame, anyGame, ({ list, actions }, { actions: others }) => {
        const [mine, other] = [playAll(list, actions), playAll(list, others)]
        const longest = Math.max(mine.guesses.length, other.guesses.length)
        expect(furtherState(mine, other).guesses).toHaveLength(longest)
        expect(furtherState(other, mine).guesses).toHaveLength(longest)
      }),
    )
  })
})
