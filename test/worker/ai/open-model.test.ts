/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest'

const sources = import.meta.glob<string>('../../../worker/**/*.ts', { query: '?raw', import: 'default', eager: true })

const SDK = /^import (?!type\b)[^;]*?from '(ai|@ai-sdk\/[^']+|workers-ai-provider)'/m

test('the SDK is loaded when a model is asked, and by no import that runs at the start', () => {
  expect("import { generateText } from 'ai'").toMatch(SDK)
  expect("import type { LanguageModel } from 'ai'").not.toMatch(SDK)
  expect(sources['../../../worker/ai/open-model.ts']).toContain("await import('@ai-sdk/openai')")
  expect(Object.keys(sources).filter((path) => SDK.test(sources[path] ?? ''))).toEqual([])
})
