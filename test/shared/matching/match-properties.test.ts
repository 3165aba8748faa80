import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ListItem } from '../../../worker/shared/contract/game.ts'
import { matchGuess, normalise } from '../../../worker/shared/matching/match.ts'

const named = (...names: string[]): ListItem[] => names.map((name) => ({ name }))

describe('whatever is typed', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 30 })
  const anyUnits = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units))
  const answer = fc.constantFrom(
    ...'Beyoncé|The Rolling Stones|Trinidad and Tobago|Kyrgyzstan|Rocky II|St. Lucia|Spider-Man|Ocean’s Eleven|北京|Москва|Mississippi'.split(
      '|',
    ),
  )

  test('normalise is idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, anyUnits, fc.string()), (text) => normalise(normalise(text)) === normalise(text)),
    )
  })

  test('nothing throws, not even on lone surrogates', () => {
    const items = named('\ud800', 'Beyoncé', '🎉', '\udc00x')
    fc.assert(fc.property(fc.oneof(anyText, anyUnits), (guess) => void matchGuess(guess, items)))
  })

  test('every accepted answer matches its own item exactly', () => {
    const distinctAnswers = fc.uniqueArray(fc.oneof(anyText, anyUnits, answer), {
      minLength: 1,
      maxLength: 8,
      selector: normalise,
    })
    fc.assert(
      fc.property(distinctAnswers, (answers) => {
        const items = named(...answers.filter((text) => text.trim() !== ''))
        items.forEach((item, index) => void expect(matchGuess(item.name, items)).toEqual({ index, kind: 'exact' }))
      }),
    )
  })

  test('case, accents, spaces and punctuation do not matter', () => {
    const disguise = fc.tuple(
      answer,
      fc.array(fc.constantFrom('', '', ' ', '-', "'", '\u0301'), { minLength: 30, maxLength: 30 }),
      fc.boolean(),
    )
    fc.assert(
      fc.property(disguise, ([name, signs, isUpper]) => {
        // Only between letters: after an article or an abbreviation a sign changes how it is read.
        const odd = [...normalise(name)].map((letter, at) => letter + (/\p{L}/u.test(letter) ? signs[at] : '')).join('')
        expect(matchGuess(isUpper ? odd.toUpperCase() : odd, named(name))?.kind).toBe('exact')
      }),
    )
  })

  test('the order of the items does not change how a typo matches', () => {
    const names = [
      'Slovakia',
      'Slovenia',
      'Mississippi',
      'Missouri',
      'Thallium',
      'Thulium',
      'Michael Jordan',
      'Michael Johnson',
    ]
    const mistyped = fc.tuple(fc.constantFrom(...names), fc.nat(12), fc.constantFrom('', 'a', 'e', 's', 't', 'l'))
    fc.assert(
      fc.property(mistyped, fc.shuffledSubarray(names, { minLength: names.length }), ([name, at, letter], shuffled) => {
        const guess = name.slice(0, at) + letter + name.slice(at + 1)
        const found = (list: string[]) => list[matchGuess(guess, named(...list))?.index ?? -1]
        expect(found(shuffled)).toBe(found(names))
      }),
    )
  })
})
