import { expect, test } from 'vitest'
import { newGame } from '#shared/game/new-game.ts'
import { shareText } from '#shared/game/share-text.ts'
import { clueHint, found, giveUp, listOf, playAll } from './games.ts'

const ADDRESS = 'https://topple.test'
const all = (length: number) => Array.from({ length }, (_, index) => found(index))

test.each([
  ['a game not begun', newGame(listOf(10)), 'Topple 0/10\n⬜⬜⬜⬜⬜⬜⬜⬜⬜⬜\nhttps://topple.test'],
  [
    'some items found',
    playAll(listOf(10), [found(0), found(9), giveUp]),
    'Topple 2/10\n🟪⬜⬜⬜⬜⬜⬜⬜⬜🟪\nhttps://topple.test',
  ],
  ['a game won', playAll(listOf(10), all(10)), 'Topple 10/10\n🟪🟪🟪🟪🟪🟪🟪🟪🟪🟪\nhttps://topple.test'],
  [
    'an unranked game, with an item on the board that was not found',
    playAll(listOf(20, { is_ranked: false }), [clueHint(), found(11), giveUp]),
    'Topple 1/6\n⬜🟪⬜⬜⬜⬜\nhttps://topple.test',
  ],
  [
    'an unranked game won',
    playAll(listOf(20, { is_ranked: false }), all(6)),
    'Topple 6/6\n🟪🟪🟪🟪🟪🟪\nhttps://topple.test',
  ],
])('the shared text of %s', (_, state, text) => {
  expect(shareText(state, ADDRESS)).toBe(text)
})

test('the shared text names no item', () => {
  expect(shareText(playAll(listOf(10), all(10)), ADDRESS)).not.toContain('Item')
})
