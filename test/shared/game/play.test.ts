import { describe, expect, test } from 'vitest'
import { newGame } from '#shared/game/new-game.ts'
import { play } from '#shared/game/play.ts'
import { clueHint, found, giveUp, letterHint, listOf, missed, playAll, steps } from './games.ts'

const ranked = listOf(10)
const unranked = listOf(12, { is_ranked: false })
const times = <T>(length: number, make: (index: number) => T) => Array.from({ length }, (_, index) => make(index))
const board = (state: ReturnType<typeof newGame>) =>
  state.gameItems.map((slot) => (slot.isEmpty ? '-' : slot.content.slice(-1) + (slot.isGuessed ? '!' : ''))).join(' ')

describe('a guess', () => {
  test('that is right costs nothing, opens its own slot and is logged with it', () => {
    const { state, outcome } = play(ranked, newGame(ranked), { type: 'found', text: 'item d', index: 3, now: 77 })
    expect(outcome).toEqual({ type: 'found', position: 4, index: 3 })
    expect(board(state)).toBe('A B C D! E F G H I J')
    expect(state.guessesRemaining).toBe(10)
    expect(state.guesses).toEqual([{ text: 'item d', type: 'correct', timestamp: 77, position: 4 }])
  })

  test('that is wrong costs one and is logged without a slot', () => {
    const { state, outcome } = play(ranked, newGame(ranked), { type: 'missed', text: 'nonsense', now: 78 })
    expect(outcome).toEqual({ type: 'missed' })
    expect(state.guessesRemaining).toBe(9)
    expect(state.guesses).toEqual([{ text: 'nonsense', type: 'incorrect', timestamp: 78 }])
  })

  test.each([
    ['of an item already found is refused', [found(3)], found(3, 'another name of D'), 'already found'],
    ['of an item that the list does not have is refused', [], found(10), 'no slot'],
    ['of no item is refused', [], found(-1), 'no slot'],
  ] as const)('%s', (_, before, action, reason) => {
    const state = playAll(ranked, before)
    expect(play(ranked, state, action)).toEqual({ state, outcome: { type: 'refused', reason } })
  })
})

describe('the end', () => {
  test.each([
    ['9 wrong guesses', ranked, times(9, () => missed()), 'playing'],
    ['10 wrong guesses', ranked, times(10, () => missed()), 'lost'],
    ['9 of 10 items', ranked, times(9, found), 'playing'],
    ['all of 10 items', ranked, times(10, found), 'won'],
    ['all of 12 ranked items', listOf(12), times(12, found), 'won'],
    ['5 items of an unranked list', unranked, times(5, found), 'playing'],
    ['6 items of an unranked list', unranked, times(6, found), 'won'],
    ['9 wrong guesses, then all items', ranked, [...times(9, () => missed()), ...times(10, found)], 'won'],
    ['giving up at once', ranked, [giveUp], 'lost'],
    ['giving up with some found', unranked, [found(2), giveUp], 'lost'],
  ])('%s', (_, list, actions, status) => {
    expect(playAll(list, actions).gameStatus).toBe(status)
  })

  test('by giving up takes all remaining guesses and logs nothing', () => {
    const [, last] = steps(ranked, [missed(), giveUp])
    expect(last).toMatchObject({ outcome: { type: 'gave-up' }, state: { guessesRemaining: 0 } })
    expect(last?.state.guesses).toHaveLength(1)
  })

  test.each([
    ['won', times(10, found)],
    ['lost', times(10, () => missed())],
    ['given up', [giveUp]],
  ])('of a game %s is final', (_, actions) => {
    const state = playAll(ranked, actions)
    for (const action of [found(5), missed(), letterHint(), clueHint(), giveUp]) {
      const played = play(ranked, state, action)
      expect(played.state).toBe(state)
      expect(played.outcome).toEqual({ type: 'refused', reason: 'not playing' })
    }
  })
})

describe('in an unranked game a right guess', () => {
  test.each([
    ['takes the first empty slot', [found(7)], 'H! - - - - -'],
    ['takes the next empty slot after it', [found(7), found(2)], 'H! C! - - - -'],
    ['takes the slot that already holds its item', [letterHint(), found(0)], 'A! - - - - -'],
    ['leaves an undisclosed item where it is while a slot is empty', [letterHint(), found(7)], 'A H! - - - -'],
    [
      'takes the last slot with an undisclosed item where none is empty, and that item goes back',
      [clueHint(), clueHint(), found(2), clueHint(), found(4), found(5), found(6)],
      'A B C! G! E! F!',
    ],
    [
      'passes over guessed slots on the way to that last undisclosed item',
      [letterHint(), ...[1, 2, 3, 4, 5, 6].map((index) => found(index))],
      'G! B! C! D! E! F!',
    ],
    [
      'takes the item that went back like any other',
      [clueHint(), clueHint(), clueHint(), found(3), found(4), found(5), found(6), found(2)],
      'A C! G! D! E! F!',
    ],
  ])('%s', (_, actions, expected) => {
    expect(board(playAll(unranked, actions))).toBe(expected)
  })

  test('clears the letters revealed for an item that goes back, and no others', () => {
    const actions = [clueHint(0), clueHint(0), letterHint(), ...[2, 3, 4, 5].map((index) => found(index))]
    const before = playAll(unranked, actions)
    expect(before.revealedLetters).toEqual({ 1: [0] })
    expect(playAll(unranked, [...actions, found(6)]).revealedLetters).toEqual({ 1: [0] })
    expect(playAll(unranked, [...actions, found(6), found(7)]).revealedLetters).toEqual({})
  })

  test('keeps the letters of its own item', () => {
    expect(playAll(unranked, [letterHint(), letterHint(), found(0)]).revealedLetters).toEqual({ 1: [0, 1] })
  })
})
