import { expect, test } from 'vitest'
import { inWords, inWordsAtStart } from '#shared/game/in-words.ts'
import { INITIAL_GUESSES } from '#shared/limits.ts'

test('numbers up to nineteen are written as words, others in digits', () => {
  expect([0, 6, INITIAL_GUESSES, 19, 20, 25].map(inWords)).toEqual(['zero', 'six', 'ten', 'nineteen', '20', '25'])
})

test('the word is capitalised at the start of a sentence', () => {
  expect([INITIAL_GUESSES, 25].map(inWordsAtStart)).toEqual(['Ten', '25'])
})
