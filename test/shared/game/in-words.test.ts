import { expect, test } from 'vitest'
import { inWords, inWordsAtStart } from '#shared/game/in-words.ts'
import { INITIAL_GUESSES } from '#shared/limits.ts'

test('a number is written as a word where it has one of its own, else in digits', () => {
  expect([0, 6, INITIAL_GUESSES, 19, 20, 25].map(inWords)).toEqual(['zero', 'six', 'ten', 'nineteen', '20', '25'])
})

test('where a sentence begins with it the word has a capital', () => {
  expect([INITIAL_GUESSES, 25].map(inWordsAtStart)).toEqual(['Ten', '25'])
})
