import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newGame } from '#shared/game/new-game.ts'
import { play } from '#shared/game/play.ts'
import { gameScore, guessesUsed, hintsUsed, isPerfect, itemsGuessed, scoreOf } from '#shared/game/score.ts'
import { clueHint, found, letterHint, listOf, missed, playAll } from './games.ts'

describe('a score', () => {
  test.each([
    [0, 0, 0],
    [1, 0, 10],
    [10, 0, 100],
    [10, 1, 99],
    [6, 0, 60],
    [3, 7, 23],
    [1, 9, 1],
    [1, 10, 0],
    [1, 11, 0],
    [0, 5, 0],
  ])('of %d items with %d hints is %d', (items, hints, score) => {
    expect(scoreOf(items, hints)).toBe(score)
  })

  test('is never below 0, grows with items and shrinks with hints', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(1000), (items, hints) => {
        expect(scoreOf(items, hints)).toBeGreaterThanOrEqual(0)
        expect(scoreOf(items + 1, hints)).toBeGreaterThanOrEqual(scoreOf(items, hints))
        expect(scoreOf(items, hints + 1)).toBeLessThanOrEqual(scoreOf(items, hints))
      }),
    )
  })
})

describe('the result of a game', () => {
  const list = listOf(10)
  const state = playAll(list, [found(4), missed('x'), letterHint(), clueHint(), letterHint(), found(0), missed('y')])

  test('counts letters and clues alike as hints', () => {
    expect(hintsUsed(state)).toBe(3)
    expect(gameScore(state)).toBe(17)
  })

  test('counts right and wrong guesses, and no hints, as guesses used', () => {
    expect(guessesUsed(state)).toBe(4)
  })

  test('takes no point off for a wrong guess', () => {
    expect(gameScore(play(list, state, missed('z')).state)).toBe(gameScore(state))
  })

  test('names the found items in the order of their slots', () => {
    expect(itemsGuessed(state).map((slot) => slot.content)).toEqual(['Item A', 'Item E'])
  })

  test('is perfect when every slot is guessed, and only then', () => {
    const almost = Array.from({ length: 9 }, (_, index) => found(index))
    expect(isPerfect(newGame(list))).toBe(false)
    expect(isPerfect(playAll(list, almost))).toBe(false)
    expect(isPerfect(playAll(list, [...almost, found(9)]))).toBe(true)
  })

  test('is perfect in an unranked game once its 6 slots are guessed', () => {
    const six = [7, 3, 0, 9, 5, 1].map((index) => found(index))
    expect(isPerfect(playAll(listOf(12, { is_ranked: false }), six))).toBe(true)
  })
})
