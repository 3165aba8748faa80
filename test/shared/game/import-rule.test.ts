/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, test } from 'vitest'

const sources = import.meta.glob<string>('../../../worker/shared/game/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The specifiers under contract/ that `source` would load when it runs: an import without the word type does. */
function valuesFromContract(source: string): string[] {
  const statements = source.matchAll(
    /\b(import|export)\b(\s+type\b)?(?:(?!\b(?:import|export)\b)[^'"`;])*?['"`]([^'"`]*)['"`]/g,
  )
  return [...statements].flatMap(([, , isType, specifier = '']) =>
    /(^|\/)contract(\/|$)/.test(specifier) && !isType ? [specifier] : [],
  )
}

test('shared/game takes only types from contract', () => {
  expect(sources['../../../worker/shared/game/play.ts']).toContain('export function play')
  const broken = Object.entries(sources).flatMap(([path, source]) =>
    valuesFromContract(source).map((specifier) => `${path}: ${specifier}`),
  )
  expect(broken).toEqual([])
})

describe('an import from contract', () => {
  test.each([
    ["import type { List } from '../contract/game.ts'", 0],
    ["export type { List } from '../contract/game.ts'", 0],
    ["import { INITIAL_GUESSES } from './limits.ts'\nimport type { List } from '../contract/game.ts'", 0],
    ["import { list } from '../contract/game.ts'", 1],
    ["import { type List } from '../contract/game.ts'", 1],
    ["import type { List } from '../contract/game.ts'\nimport { list } from '../contract/game.ts'", 1],
    ["export type Name = string\nimport { list } from '../contract/game.ts'", 1],
    ["import {\n  list,\n  type List,\n} from '../contract/game.ts'", 1],
    ["import * as contract from '#shared/contract/game.ts'", 1],
    ["import '../contract/common.ts'", 1],
    ["export { list } from '../contract/game.ts'", 1],
    ["export * from '../contract/game.ts'", 1],
    ["const { list } = await import('../contract/game.ts')", 1],
  ])('%j takes %d values', (source, count) => {
    expect(valuesFromContract(source)).toHaveLength(count)
  })
})
