import { describe, expect, test } from 'vitest'
import { clueFor, clueOfEntry, hideableLetters, takeClueHint, takeLetterHint } from '#shared/game/hints.ts'
import { newGame } from '#shared/game/new-game.ts'
import { play } from '#shared/game/play.ts'
import { clueHint, found, letterHint, listOf, missed, playAll, steps, withItems } from './games.ts'

const ranked = listOf(3)
const unranked = listOf(12, { is_ranked: false })
const times = <T>(length: number, make: (index: number) => T) => Array.from({ length }, (_, index) => make(index))
const dealt = { now: 5, dice: 0 }
const onBoard = (state: ReturnType<typeof newGame>) =>
  state.gameItems.filter((slot) => !slot.isEmpty).map(({ id }) => id)

describe('the letters that hints can reveal', () => {
  test.each([
    ['Iceland', 'Iceland'],
    ['New York', 'NewYork'],
    ["Bug's Life 2!", 'BugsLife2'],
    ['Spider-Man', 'SpiderMan'],
    ['São Tomé', 'SãoTomé'],
    ['東京 タワー', '東京タワー'],
    ['🍎 Apple', 'Apple'],
    ['…', ''],
  ])('of %s are %s', (name, letters) => {
    expect(
      hideableLetters(name)
        .map((index) => [...name][index])
        .join(''),
    ).toBe(letters)
  })
})

describe('a letter hint', () => {
  test('reveals the first unguessed item letter by letter until none is left', () => {
    const list = withItems(['Y-2 k', 'Other'])
    const outcomes = steps(
      list,
      times(4, () => letterHint()),
    ).map(({ outcome }) => outcome)
    expect(outcomes).toEqual([
      { type: 'letter', position: 1, letter: 'Y' },
      { type: 'letter', position: 1, letter: '2' },
      { type: 'letter', position: 1, letter: 'K' },
      { type: 'refused', reason: 'All letters revealed' },
    ])
    expect(
      playAll(
        list,
        times(4, () => letterHint()),
      ),
    ).toMatchObject({ usedHints: 3, revealedLetters: { 1: [0, 2, 4] } })
  })

  test('moves on to the next item once the first is found', () => {
    const { outcome } = play(ranked, playAll(ranked, [letterHint(), found(0)]), letterHint())
    expect(outcome).toEqual({ type: 'letter', position: 2, letter: 'I' })
  })

  test('is logged with its letter and slot, and costs no guess', () => {
    const state = playAll(ranked, [letterHint()])
    expect(state.guesses).toEqual([{ text: 'Letter hint: I', type: 'hint', timestamp: 3, position: 1 }])
    expect(state.guessesRemaining).toBe(10)
  })

  test.each([
    [0, 0],
    [0.5, 6],
    [0.999, 11],
  ])('in an unranked game with no undisclosed item draws one by dice %d', (dice, id) => {
    const state = playAll(unranked, [letterHint(dice)])
    expect(onBoard(state)).toEqual([id])
    expect(state.revealedLetters).toEqual({ 1: [0] })
  })

  test('in an unranked game fills the first empty slot with an item not yet placed', () => {
    const state = playAll(unranked, [found(0), found(1), letterHint(0)])
    expect(onBoard(state)).toEqual([0, 1, 2])
    expect(state.revealedLetters).toEqual({ 3: [0] })
  })

  test('in an unranked game stays with the undisclosed item on the board', () => {
    const state = playAll(unranked, [letterHint(0), letterHint(0.9)])
    expect(onBoard(state)).toEqual([0])
    expect(state.revealedLetters).toEqual({ 1: [0, 1] })
  })

  test('changes nothing when the names have no letters to reveal', () => {
    const list = withItems(['♠', '♣', '♥', '♦', '★', '☆'], { is_ranked: false })
    const state = newGame(list)
    expect(play(list, state, letterHint())).toEqual({
      state,
      outcome: { type: 'refused', reason: 'All letters revealed' },
    })
  })
})

describe('a clue hint', () => {
  test('gives each unguessed item its clue once, in order, until none is left', () => {
    const outcomes = steps(ranked, [found(1), clueHint(), clueHint(), clueHint()]).map(({ outcome }) => outcome)
    expect(outcomes.slice(1)).toEqual([
      { type: 'clue', position: 1, clue: 'Clue of A' },
      { type: 'clue', position: 3, clue: 'Clue of C' },
      { type: 'refused', reason: 'No more clue hints available' },
    ])
  })

  test('is logged with its clue and slot, is counted, and costs no guess', () => {
    const state = playAll(ranked, [clueHint()])
    expect(state).toMatchObject({ usedClueHints: [0], usedHints: 0, guessesRemaining: 10 })
    expect(state.guesses).toEqual([{ text: 'Clue: Clue of A', type: 'hint', timestamp: 4, position: 1 }])
  })

  test('in an unranked game clues every undisclosed item before placing a new one', () => {
    const state = playAll(unranked, [letterHint(0), clueHint(0.9), clueHint(0.99)])
    expect(onBoard(state)).toEqual([0, 11])
    expect(state.usedClueHints).toEqual([0, 11])
  })

  test('in an unranked game never places an item already clued', () => {
    const state = { ...newGame(unranked), usedClueHints: [0, 1] }
    expect(play(unranked, state, clueHint(0)).outcome).toEqual({ type: 'clue', position: 1, clue: 'Clue of C' })
  })

  test('in an unranked game is refused once every slot is taken and clued', () => {
    const state = playAll(
      unranked,
      times(6, () => clueHint()),
    )
    expect(play(unranked, state, clueHint())).toEqual({
      state,
      outcome: { type: 'refused', reason: 'No more clue hints available' },
    })
  })
})

describe('when there is nothing left to hint at', () => {
  const allFound = (list: typeof ranked) => {
    const state = playAll(list, times(12, found))
    return { ...state, gameStatus: 'playing' as const }
  }
  const sixOnBoard = listOf(5, { is_ranked: false })
  const allItemsFound = playAll(sixOnBoard, times(5, found))

  test.each([
    ['a letter of a ranked game', takeLetterHint, ranked, allFound(ranked), 'No hints available'],
    ['a clue of a ranked game', takeClueHint, ranked, allFound(ranked), 'No hints available'],
    ['a letter of an unranked game', takeLetterHint, unranked, allFound(unranked), 'No empty slots available'],
    ['a clue of an unranked game', takeClueHint, unranked, allFound(unranked), 'No empty slots available'],
    ['a letter where the list has no other item', takeLetterHint, sixOnBoard, allItemsFound, 'No more items available'],
    ['a clue where the list has no other item', takeClueHint, sixOnBoard, allItemsFound, 'No more items available'],
  ] as const)('%s is refused', (_, take, list, state, reason) => {
    expect(take(list, state, dealt)).toEqual({ state, outcome: { type: 'refused', reason } })
  })
})

describe('a clue', () => {
  test.each([
    ['Iceland', 'Starts with I, 1 word, 7 characters'],
    ['New York City', 'Starts with N, 3 words, 11 characters'],
    ['éclair', 'Starts with É, 1 word, 6 characters'],
    ['Spider-Man 2', 'Starts with S, 2 words, 11 characters'],
    ['Q', 'Starts with Q, 1 word, 1 character'],
    ['𝄞 clef', 'Starts with 𝄞, 2 words, 5 characters'],
  ])('of %s is made from its letters and words when the list has none', (name, clue) => {
    expect(clueFor(withItems([name], { hints: [] }), 0)).toBe(clue)
    expect(clueFor(withItems([name], { hints: ['  '] }), 0)).toBe(clue)
  })

  test('is taken from the list by the index of the item and trimmed', () => {
    expect(clueFor(withItems(['One', 'Two'], { hints: ['first', ' second '] }), 1)).toBe('second')
  })
})

describe('the clue of a log entry', () => {
  test('comes with the current slot of its item', () => {
    const state = playAll(ranked, [clueHint(), clueHint()])
    expect(state.guesses.map((entry) => clueOfEntry(entry, ranked, state))).toEqual([
      { clue: 'Clue of A', position: 1 },
      { clue: 'Clue of B', position: 2 },
    ])
  })

  test('follows its item: no slot after it goes back, a new one once found', () => {
    const clued = [...times(6, () => clueHint()), found(11)]
    const sixth = (state: typeof gone) => state.guesses.map((entry) => clueOfEntry(entry, unranked, state))[5]
    const gone = playAll(unranked, clued)
    expect(sixth(gone)).toEqual({ clue: 'Clue of F', position: -1 })
    const back = playAll(unranked, [...clued, found(5)])
    expect(sixth(back)).toEqual({ clue: 'Clue of F', position: 5 })
  })

  test('keeps its own slot when two items share a clue', () => {
    const twins = withItems(['Paris', 'Pizza'])
    const state = playAll(twins, [clueHint(), clueHint()])
    expect(state.guesses.map((entry) => clueOfEntry(entry, twins, state)?.position)).toEqual([1, 2])
  })

  test('is null for guesses and letter hints', () => {
    const state = playAll(ranked, [letterHint(), found(0, 'Clue: me'), missed('Clue: no')])
    expect(state.guesses.map((entry) => clueOfEntry(entry, ranked, state))).toEqual([null, null, null])
  })
})
