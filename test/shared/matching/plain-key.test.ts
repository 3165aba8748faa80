import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalise } from '#shared/matching/normalise.ts'
import { plainKey } from '#shared/matching/plain-key.ts'

test.each([
  ['Beyoncé', 'beyonce'],
  ["  The Hitchhiker's Guide to the  Galaxy!", 'hitchhikersguidetothegalaxy'],
  ['Spider-Man', 'spiderman'],
  ['a', 'a'],
  // Left to normalise.
  ['Grønland', '=grønland'],
  ['東京', '=東京'],
  ['R&B', '=r&b'],
  ['1,000', '=1,000'],
  ['C++', '=c++'],
])('%j has the plain key %j', (text, key) => expect(plainKey(text)).toBe(key))

test('the plain key is either the one normalise gives or marked as uncertain', () => {
  const characters = [...'abtheTHEn 01éß.,-\'’(:!?+&#/"東']
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(...characters), maxLength: 14 }),
    fc.string({ unit: 'grapheme' }),
  )
  fc.assert(
    fc.property(text, (typed) => {
      const key = plainKey(typed)
      expect(key.startsWith('=') || key === normalise(typed)).toBe(true)
    }),
    { numRuns: 5_000 },
  )
})

test('trimming and lower-casing a text does not change its normalised key', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (typed) => {
      expect(normalise(typed.trim().toLowerCase())).toBe(normalise(typed))
    }),
  )
})
