import { describe, expect, test } from 'vitest'
import { isRanked, newGame, whyUnplayable } from '#shared/game/new-game.ts'
import { listOf, withItems } from './games.ts'

describe('a list that cannot be played says why', () => {
  test.each([
    ['ranked with one item', listOf(1), null],
    ['ranked with 10 items', listOf(10), null],
    ['ranked with no items', listOf(0), 'ranked list with no items'],
    ['unranked with 6 items', listOf(6, { is_ranked: false }), null],
    ['unranked with 20 items', listOf(20, { is_ranked: false }), null],
    ['unranked with 5 items', listOf(5, { is_ranked: false }), 'insufficient game items'],
    ['unranked with no items', listOf(0, { is_ranked: false }), 'insufficient game items'],
    ['of no said kind with 5 items', { items: listOf(5).items, is_ranked: undefined as unknown as boolean }, null],
    ['without items', { is_ranked: true } as ReturnType<typeof listOf>, 'items missing'],
    ['unranked without items', { is_ranked: false } as ReturnType<typeof listOf>, 'items missing'],
  ])('%s', (_, list, reason) => {
    expect(whyUnplayable(list)).toBe(reason)
  })
})

test('a list that does not say whether it is ranked counts as ranked', () => {
  expect(isRanked({ is_ranked: undefined as unknown as boolean })).toBe(true)
  expect(isRanked({ is_ranked: true })).toBe(true)
  expect(isRanked({ is_ranked: false })).toBe(false)
})

describe('a new game', () => {
  test('of a ranked list has a slot for each item, in order, none guessed', () => {
    const { gameItems } = newGame(listOf(10))
    expect(
      gameItems.map(({ id, position, content, isEmpty, isGuessed }) => [id, position, content, isEmpty, isGuessed]),
    ).toEqual([...'ABCDEFGHIJ'].map((letter, id) => [id, id + 1, `Item ${letter}`, false, false]))
  })

  test('of an unranked list has 6 empty slots, however many items it has', () => {
    for (const length of [6, 25]) {
      const { gameItems } = newGame(listOf(length, { is_ranked: false }))
      expect(gameItems.map(({ id, position, content, isEmpty }) => [id, position, content, isEmpty])).toEqual(
        [1, 2, 3, 4, 5, 6].map((position) => [-1, position, '', true]),
      )
    }
  })

  test('starts with 10 guesses and nothing used', () => {
    expect(newGame(listOf(10))).toMatchObject({
      guesses: [],
      guessesRemaining: 10,
      gameStatus: 'playing',
      usedHints: 0,
      usedClueHints: [],
      revealedLetters: {},
    })
  })

  test('takes metric, variations, required terms and aliases from the item', () => {
    const taken = {
      metric: '8,849 m',
      variations: ['Mt Everest'],
      requiredTerms: ['Everest', 'E'],
      aliases: ['Peak XV'],
    }
    const [slot] = newGame({ is_ranked: true, items: [{ name: 'Everest', ...taken }] }).gameItems
    expect(slot).toMatchObject({ ...taken, content: 'Everest' })
  })

  test('uses the name of an item as its required term when it has none', () => {
    const [slot] = newGame(withItems(['Everest'])).gameItems
    expect(slot).toMatchObject({ requiredTerms: ['Everest'], variations: [], aliases: [] })
  })
})
