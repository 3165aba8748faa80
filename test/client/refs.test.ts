import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no ref is written while rendering', () => {
  // Biome indents a component's and a hook's own statements by two spaces.
  const written = globSync('client/**/*.{ts,tsx}').filter((file) =>
    /^ {2}\w+\.current =/m.test(readFileSync(file, 'utf8')),
  )
  expect(written).toEqual([])
})
