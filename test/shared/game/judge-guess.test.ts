import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeGuess } from '#shared/game/judge-guess.ts'
import type { Action } from '#shared/game/play.ts'
import { play } from '#shared/game/play.ts'
import { prepareItems } from '#shared/matching/match.ts'
import { anyGame, clueHint, found, giveUp, letterHint, missed, playAll, withItems } from './games.ts'

const names = ['Australia', 'Brazil', 'Mount Kilimanjaro', 'Thailand', 'Uganda', 'Venezuela', 'Zimbabwe']
const ranked = withItems(names)
const unranked = withItems(names, { is_ranked: false })
const times = <T>(length: number, make: (index: number) => T) => Array.from({ length }, (_, index) => make(index))

function judge(list: typeof ranked, actions: readonly Action[], text: string) {
  return judgeGuess(playAll(list, actions), list, prepareItems(list.items), text)
}

describe('a guess is judged', () => {
  test.each([
    ['blank when empty', ranked, [], '', { kind: 'blank' }],
    ['blank when of spaces alone', ranked, [], ' \t ', { kind: 'blank' }],
    ['a hit when it names an open item', ranked, [], 'Brazil', { kind: 'hit', index: 1, by: 'exact' }],
    ['a hit whatever its case, accents and spaces', ranked, [], '  bRÁ zil ', { kind: 'hit', index: 1, by: 'exact' }],
    ['a hit when it slips on an open item', ranked, [], 'Venezuala', { kind: 'hit', index: 5, by: 'typo' }],
    ['unknown when it names nothing', ranked, [], 'Atlantis', { kind: 'unknown' }],
    ['a repeat when the item is found', ranked, [found(1, 'Brazil')], 'Brazil', { kind: 'repeat', by: 'exact' }],
    [
      'a repeat when it slips on a found item',
      ranked,
      [found(5, 'Venezuela')],
      'Venezuala',
      { kind: 'repeat', by: 'typo', index: 5 },
    ],
    [
      'a repeat when the same slip found it',
      ranked,
      [found(5, 'Venezuala')],
      'Venezuala',
      { kind: 'repeat', by: 'exact' },
    ],
    ['a repeat when it was wrong before', ranked, [missed('Atlantis')], 'Atlantis', { kind: 'repeat', by: 'exact' }],
    [
      'a repeat when it was wrong before in other letters',
      ranked,
      [missed('Atlantis')],
      'the ATLANTÍS!',
      { kind: 'repeat', by: 'exact' },
    ],
    [
      'a hit when only a hint reads like it',
      ranked,
      [missed('x'), letterHint()],
      'Australia',
      { kind: 'hit', index: 0, by: 'exact' },
    ],
    ['unknown when only a hint reads like it', ranked, [letterHint()], 'Letter hint: A', { kind: 'unknown' }],
    [
      'out of guesses after the tenth wrong one',
      ranked,
      times(10, (n) => missed(`x${n}`)),
      'Brazil',
      { kind: 'no-guesses' },
    ],
    ['out of guesses after giving up', ranked, [giveUp], 'Brazil', { kind: 'no-guesses' }],
    ['not at all after the game is won', ranked, times(7, found), 'Brazil', { kind: 'ignored' }],
    ['blank even when the game is over', ranked, [giveUp], '', { kind: 'blank' }],
    ['a hit on an undisclosed item', unranked, [clueHint()], 'Australia', { kind: 'hit', index: 0, by: 'exact' }],
    [
      'a hit while slots hold undisclosed items alone',
      unranked,
      times(6, () => clueHint()),
      'Zimbabwe',
      { kind: 'hit', index: 6, by: 'exact' },
    ],
    ['not at all after an unranked game is won', unranked, times(6, found), 'Zimbabwe', { kind: 'ignored' }],
  ] as const)('%s', (_, list, actions, text, verdict) => {
    expect(judge(list, actions, text)).toEqual(verdict)
  })

  test('as full slots when all 6 are guessed but the game is still playing', () => {
    const state = { ...playAll(unranked, times(6, found)), gameStatus: 'playing' as const }
    expect(judgeGuess(state, unranked, prepareItems(names.map((name) => ({ name }))), 'Zimbabwe')).toEqual({
      kind: 'slots-full',
    })
  })

  test('as out of guesses when none is left but the game is still playing', () => {
    const state = { ...playAll(ranked, [giveUp]), gameStatus: 'playing' as const }
    expect(judgeGuess(state, ranked, prepareItems(ranked.items), 'Brazil')).toEqual({ kind: 'no-guesses' })
  })
})

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'constructor theory'])(
  'the guess %s is treated like any other despite its meaning in JavaScript',
  (text) => {
    expect(judge(ranked, [], text)).toEqual({ kind: 'unknown' })
    expect(judge(withItems([text, 'Brazil']), [], text)).toEqual({ kind: 'hit', index: 0, by: 'exact' })
  },
)

describe('a name that two items share', () => {
  const twins = {
    ...withItems([]),
    items: [
      { name: 'Jean Claude', variations: ['Jean'] },
      { name: 'Jean Baptiste', variations: ['Jean'] },
    ],
  }

  test.each([
    ['is the first of them', [], { kind: 'hit', index: 0, by: 'exact' }],
    ['is the second once the first is found', [found(0, 'Jean')], { kind: 'hit', index: 1, by: 'exact' }],
    ['is the first while only the second is found', [found(1, 'Jean')], { kind: 'hit', index: 0, by: 'exact' }],
  ] as const)('%s', (_, actions, verdict) => {
    expect(judge(twins, actions, 'Jean')).toEqual(verdict)
  })

  test('is a repeat once both are found', () => {
    const three = { ...twins, items: [...twins.items, { name: 'Marie' }] }
    expect(judge(three, [found(0, 'Jean'), found(1, 'Jean')], 'Jean')).toEqual({ kind: 'repeat', by: 'exact' })
  })
})

test('in any game a hit is playable, and a finished game yields no hits', () => {
  const guess = fc.oneof(fc.string({ maxLength: 12 }), fc.nat(11))
  fc.assert(
    fc.property(anyGame, guess, ({ list, actions }, guessed) => {
      const state = playAll(list, actions)
      const text = typeof guessed === 'number' ? (list.items[guessed]?.name ?? '') : guessed
      const verdict = judgeGuess(state, list, prepareItems(list.items), text)
      if (verdict.kind === 'hit') {
        const { outcome } = play(list, state, { type: 'found', text, index: verdict.index, now: 0 })
        expect(outcome).toMatchObject({ type: 'found', index: verdict.index })
      }
      if (state.gameStatus !== 'playing') expect(['blank', 'ignored', 'no-guesses']).toContain(verdict.kind)
    }),
  )
})

test('in any game an earlier wrong guess is judged a repeat or a hit', () => {
  fc.assert(
    fc.property(anyGame, fc.string({ minLength: 1 }), ({ list, actions }, text) => {
      const state = playAll(list, [missed(text), ...actions])
      const verdict = judgeGuess(state, list, prepareItems(list.items), text)
      if (state.gameStatus === 'playing' && text.trim() !== '') expect(['repeat', 'hit']).toContain(verdict.kind)
    }),
  )
})
