/// <reference types="vite/client" />
import { expect, test } from 'vitest'

test('the boot script is 150 lines at most, all its files together', () => {
  const files = import.meta.glob<string>('../../../client/boot/**', { query: '?raw', import: 'default', eager: true })
  const lines = Object.values(files).map((text) => text.trimEnd().split('\n').length)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(150)
})
