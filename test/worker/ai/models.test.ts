import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { aiModelsOf, modelsOf } from '../../../worker/ai/models.ts'
import { keepLog } from '../../support/logged.ts'

const KEYS = { OPENAI_API_KEY: 'k1', ANTHROPIC_API_KEY: 'k2', GOOGLE_GENERATIVE_AI_API_KEY: 'k3' }
const AI = { run: async () => ({}) } as unknown as Ai
const with_ = (bindings: Partial<Env>): Env => ({ ...env, ...bindings })

const logged = keepLog()
const complaints = () => logged().map((line) => JSON.parse(line))

describe('what is offered', () => {
  test('without a key is only the built-in catalogue', () => {
    const expected = { models: { catalogue: { 'built-in': 'Built-in catalogue' } }, default: 'built-in' }
    expect(aiModelsOf(with_({}))).toEqual(expected)
    expect(modelsOf(with_({}))).toMatchObject({ offered: [], standard: null, judging: null })
    expect(aiModelsOf(with_({ OPENAI_API_KEY: '  ' }))).toEqual(expected)
  })

  test.each([
    ['OPENAI_API_KEY', { OPENAI_API_KEY: 'k' }, 'openai'],
    ['ANTHROPIC_API_KEY', { ANTHROPIC_API_KEY: 'k' }, 'anthropic'],
    ['GOOGLE_GENERATIVE_AI_API_KEY', { GOOGLE_GENERATIVE_AI_API_KEY: 'k' }, 'google'],
    ['the AI binding', { AI }, 'workers-ai'],
  ])('with %s is its provider, followed by the catalogue', (_, bindings, provider) => {
    const { models, default: standard } = aiModelsOf(with_(bindings))
    expect(Object.keys(models)).toEqual([provider, 'catalogue'])
    expect(Object.keys(models[provider] ?? {})).toContain(standard)
  })

  test('with every key is every provider, with a quick model for judging guesses', () => {
    const all = with_({ ...KEYS, AI })
    expect(Object.keys(aiModelsOf(all).models)).toEqual(['openai', 'anthropic', 'google', 'workers-ai', 'catalogue'])
    expect(modelsOf(all).judging?.id).toBe('gpt-5-mini')
    expect(modelsOf(with_({ GOOGLE_GENERATIVE_AI_API_KEY: 'k' })).judging?.id).toBe('gemini-flash-latest')
  })
})

describe('the configuration', () => {
  test('says which models there are, and which come first', () => {
    const models = modelsOf(
      with_({
        ...KEYS,
        AI_MODELS: '{"openai":{"a":"A","b":"B"},"anthropic":{"c":"C"}}',
        AI_DEFAULT_MODEL: 'unknown, c, a',
        AI_JUDGING_MODEL: 'b',
      }),
    )
    expect(models.offered.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(models).toMatchObject({ standard: { provider: 'anthropic', id: 'c' }, judging: { id: 'b', label: 'B' } })
    expect(complaints()).toEqual([])
  })

  test.each(['{', '[]', '{"openai":["a"]}', '{"other":{"a":"A"}}', '{"openai":{"":"A"}}', '7'])(
    'falls back to the usual models and logs when AI_MODELS is invalid: %j',
    (AI_MODELS) => {
      expect(aiModelsOf(with_({ ...KEYS, AI_MODELS }))).toEqual(aiModelsOf(with_({ ...KEYS })))
      expect(complaints()).toMatchObject([{ event: 'bad-configuration', name: 'AI_MODELS' }])
    },
  )

  test('gives a model named twice to the first provider, and reserves the catalogue name', () => {
    const AI_MODELS = '{"openai":{"a":"A"},"google":{"a":"Another","built-in":"Mine"}}'
    expect(aiModelsOf(with_({ ...KEYS, AI_MODELS })).models).toEqual({
      openai: { a: 'A' },
      catalogue: { 'built-in': 'Built-in catalogue' },
    })
    expect(complaints()).toHaveLength(2)
  })

  test('uses the first model when the default is not offered', () => {
    expect(aiModelsOf(with_({ ANTHROPIC_API_KEY: 'k', AI_DEFAULT_MODEL: 'gpt-5.2' })).default).toBe('claude-sonnet-5')
  })

  test.each(['localhost:8080', 'ftp://llm.test', 'not an address'])(
    'drops a provider with the invalid base address %j',
    (OPENAI_BASE_URL) => {
      expect(modelsOf(with_({ OPENAI_API_KEY: 'secret', OPENAI_BASE_URL })).offered).toEqual([])
      expect(complaints()).toMatchObject([{ name: 'OPENAI_BASE_URL' }])
      expect(JSON.stringify(complaints())).not.toContain('secret')
    },
  )

  test('uses the usual budgets unless whole numbers are given', () => {
    expect(modelsOf(with_({ AI_QUESTIONS_A_DAY: '7', AI_QUESTIONS_A_DAY_OF_LIST: '0' })).questions).toEqual({
      all: 7,
      list: 0,
    })
    expect(modelsOf(with_({ AI_QUESTIONS_A_DAY: '-7', AI_QUESTIONS_A_DAY_OF_LIST: '' })).questions).toEqual({
      all: 2000,
      list: 1000,
    })
    expect(complaints()).toMatchObject([{ name: 'AI_QUESTIONS_A_DAY' }])
  })

  test('is read once, so that a fault is logged once', () => {
    const bad = with_({ ...KEYS, AI_MODELS: '{' })
    modelsOf(bad)
    modelsOf(bad)
    expect(complaints()).toHaveLength(1)
  })
})
