import { expect, test } from 'vitest'
import { cut, isCut } from '../../../../client/admin/parts/cut.ts'

test('a text is cut only when longer than its limit', () => {
  expect(cut('a'.repeat(50), 50)).toBe('a'.repeat(50))
  expect(cut('a'.repeat(51), 50)).toBe(`${'a'.repeat(50)}…`)
  expect(cut('', 50)).toBe('')
  expect(isCut('a'.repeat(81), 80)).toBe(true)
  expect(isCut('a'.repeat(80), 80)).toBe(false)
})

test('a visible character is never cut in two', () => {
  const family = '👩‍👩‍👧‍👦'
  expect(cut(family.repeat(50), 50)).toBe(family.repeat(50))
  expect(cut(family.repeat(51), 50)).toBe(`${family.repeat(50)}…`)
  expect(cut(`${'e\u0301'.repeat(3)}x`, 3)).toBe(`${'e\u0301'.repeat(3)}…`)
})
