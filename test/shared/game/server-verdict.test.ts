import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GuessValidation } from '#shared/contract/guesses.ts'
import { play } from '#shared/game/play.ts'
import { hitOf } from '#shared/game/server-verdict.ts'
import { anyGame, found, playAll, withItems } from './games.ts'

const list = withItems(['Amber', 'Basil', 'Cedar'])
const game = playAll(list, [found(1)])
const amber = { matched: true, item_name: 'Amber', position: 1 }

describe("the server's answer is", () => {
  test.each<[string, GuessValidation, ReturnType<typeof hitOf>]>([
    ['a hit by AI', { ...amber, source: 'ai' }, { kind: 'hit', index: 0, by: 'ai' }],
    ['a hit by AI that was judged before', { ...amber, source: 'judged' }, { kind: 'hit', index: 0, by: 'ai' }],
    ['a hit by AI where it does not say how', amber, { kind: 'hit', index: 0, by: 'ai' }],
    [
      'a plain hit where its newer list has the answer',
      { ...amber, source: 'exact' },
      { kind: 'hit', index: 0, by: 'exact' },
    ],
    ['a plain hit for a slip', { ...amber, source: 'typo' }, { kind: 'hit', index: 0, by: 'typo' }],
    ['a hit by its name alone', { matched: true, item_name: 'Cedar' }, { kind: 'hit', index: 2, by: 'ai' }],
    ['nothing without a match', { matched: false, source: 'ai' }, null],
    ['nothing where it failed', { matched: false, error: 'AI timeout' }, null],
    ['nothing without a match, whatever else it says', { ...amber, matched: false }, null],
    ['nothing for an item that the list has not', { matched: true, item_name: 'Zinc', position: 1 }, null],
    ['nothing for a name at the position of another', { ...amber, position: 3 }, null],
    ['nothing for a position counted from 0', { ...amber, position: 0 }, null],
    ['nothing for a position alone', { matched: true, position: 1 }, null],
    ['nothing for a match of nothing', { matched: true }, null],
    ['nothing for an item that is found', { matched: true, item_name: 'Basil', position: 2 }, null],
  ])('%s', (_, answer, hit) => {
    expect(hitOf(answer, list, game)).toEqual(hit)
  })
})

test('in any running game a hit can be played, whatever the server says', () => {
  const answer = fc.record({
    matched: fc.boolean(),
    item: fc.integer({ min: -1, max: 12 }),
    position: fc.option(fc.integer({ min: -1, max: 13 }), { nil: undefined }),
  })
  fc.assert(
    fc.property(anyGame, answer, ({ list, actions }, { matched, item, position }) => {
      const state = playAll(list, actions)
      const hit = hitOf({ matched, item_name: list.items[item]?.name ?? 'Nothing', position }, list, state)
      if (!hit || state.gameStatus !== 'playing') return
      const { outcome } = play(list, state, { type: 'found', text: 'x', index: hit.index, now: 0 })
      expect(outcome).toMatchObject({ type: 'found', index: hit.index })
    }),
  )
})
