import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Completion } from '#shared/contract/completions.ts'
import { finishedGame, isSameResult, NOT_KEPT } from '#shared/game/finished-game.ts'
import { newGame } from '#shared/game/new-game.ts'
import { play } from '#shared/game/play.ts'
import { progressOf, resume } from '#shared/game/saved-progress.ts'
import { gameScore, guessesUsed, hintsUsed, itemsGuessed } from '#shared/game/score.ts'
import { anyGame, clueHint, found, gameOf, giveUp, letterHint, listOf, missed, playAll } from './games.ts'

const AT = '2026-11-20T10:00:00.000Z'
const ID = '123e4567-e89b-42d3-a456-426614174000'
const ranked = listOf(10)
const unranked = listOf(8, { is_ranked: false })

const completionOf = (items_guessed: string[], hints_used = 0, total_guesses = items_guessed.length): Completion => ({
  items_guessed,
  hints_used,
  total_guesses,
  score: Math.max(0, items_guessed.length * 10 - hints_used),
  completed_at: AT,
})

const everyItem = ranked.items.map((item) => item.name)

describe('a game that was finished elsewhere', () => {
  test.each([
    ['nothing found', ranked, completionOf([], 0, 10), [], 0],
    ['some found', ranked, completionOf(['Item C', 'Item A'], 3, 7), [1, 3], 0],
    ['all found', ranked, completionOf(everyItem, 0, 13), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 7],
    ['some of an unranked list', unranked, completionOf(['Item H', 'Item B'], 0, 5), [1, 2], 0],
    ['six of an unranked list', unranked, completionOf(everyItem.slice(2, 8)), [1, 2, 3, 4, 5, 6], 10],
  ])('shows %s', (_, list, completion, positions, left) => {
    const state = finishedGame(list, completion)
    expect(itemsGuessed(state).map((slot) => slot.position)).toEqual(positions)
    expect(
      itemsGuessed(state)
        .map((slot) => slot.content)
        .sort(),
    ).toEqual([...completion.items_guessed].sort())
    expect(state).toMatchObject({ gameStatus: 'won', guessesRemaining: left })
    expect(state.gameItems).toHaveLength(newGame(list).gameItems.length)
    expect(gameScore(state)).toBe(completion.score)
    expect(hintsUsed(state)).toBe(completion.hints_used)
    expect(guessesUsed(state)).toBe(completion.total_guesses)
  })

  test('logs right guesses by name and a placeholder for each wrong one', () => {
    const { guesses } = finishedGame(ranked, completionOf(['Item B'], 0, 3))
    expect(guesses.map(({ text, type }) => [text, type])).toEqual([
      ['Item B', 'correct'],
      [NOT_KEPT, 'incorrect'],
      [NOT_KEPT, 'incorrect'],
    ])
    expect(guesses[0]?.timestamp).toBe(Date.parse(AT))
  })

  test.each([
    ['names that the list does not have', completionOf(['Item A', 'Atlantis'], 0, 4), 1],
    ['a name twice', completionOf(['Item A', 'Item A'], 0, 4), 1],
    ['more names than slots', completionOf([...everyItem, 'Item Z'], 0, 20), 10],
  ])('leaves out %s', (_, completion, count) => {
    expect(itemsGuessed(finishedGame(ranked, completion))).toHaveLength(count)
  })

  test('refuses guesses, hints and giving up', () => {
    const state = finishedGame(ranked, completionOf(['Item A'], 0, 4))
    for (const action of [found(2), missed(), letterHint(), clueHint(), giveUp]) {
      expect(play(ranked, state, action).state).toBe(state)
    }
  })

  test.each([
    [ranked, ['Item C'], 2],
    [unranked, ['Item H', 'Item B'], 7],
  ])('is still finished when it is resumed from a save', (list, names, wrong) => {
    const state = finishedGame(list, completionOf(names, 2, names.length + wrong))
    const saved: unknown = JSON.parse(JSON.stringify(progressOf(gameOf(list), ID, state, 1)))
    expect(resume(saved, gameOf(list), '2026-11-20')).toEqual({ play_id: ID, state })
  })

  test('has the same result as the game it came from, whatever was played', () => {
    fc.assert(
      fc.property(anyGame, ({ list, actions }) => {
        const played = playAll(list, [...actions, giveUp])
        const names = itemsGuessed(played).map((slot) => slot.content)
        const completion = completionOf(names, hintsUsed(played), guessesUsed(played))
        expect(isSameResult(played, completion)).toBe(true)
        expect(isSameResult(finishedGame(list, completion), completion)).toBe(true)
      }),
    )
  })

  test.each([
    ['another item', { items_guessed: ['Item B'] }],
    ['one item more', { items_guessed: ['Item A', 'Item B'] }],
    ['another number of hints', { hints_used: 1 }],
    ['another number of guesses', { total_guesses: 5 }],
  ])('is a different result with %s', (_, change) => {
    const completion = completionOf(['Item A'], 0, 4)
    expect(isSameResult(finishedGame(ranked, completion), { ...completion, ...change })).toBe(false)
  })

  test('is never the same result as a game still in progress', () => {
    const running = playAll(ranked, [found(0), missed(), missed(), missed()])
    expect(isSameResult(running, completionOf(['Item A'], 0, 4))).toBe(false)
  })
})
