import { expect, test } from 'vitest'
import { modelsOf } from '../../worker/ai/models.ts'
import { generateList } from '../../worker/generation/generate-list.ts'
import { openLanguageModel } from '../tools/serve-worker.ts'
import { SCENARIOS } from './language-model/scenarios.ts'

/** Runs npm start's set-up with `LANGUAGE_MODEL` and returns the worker's variables. */
async function start(LANGUAGE_MODEL?: string) {
  const { variables, close } = await openLanguageModel({ LANGUAGE_MODEL }, 0)
  const env = variables as unknown as Env
  return { env, close, models: modelsOf(env) }
}

const world = {
  now: Date.now,
  dice: Math.random,
  fetch: async (address: string, init?: RequestInit) =>
    init?.method === 'HEAD' ? new Response(null) : fetch(address, init),
}
const topic = { topic: 'the sea', is_ranked: true, is_asked_for: true }

test('LANGUAGE_MODEL=stand-in starts a stand-in whose default model writes a list', async () => {
  const { env, models, close } = await start('stand-in')
  expect(models.offered.length).toBeGreaterThan(0)
  for (const { id } of models.offered) expect(SCENARIOS).toContain(id)
  const { standard } = models
  if (!standard) throw new Error('No model is offered.')
  expect(await generateList(env, world, { ...topic, model: standard }, [])).toMatchObject({
    outcome: 'list',
    content: { title: 'Things of the sea' },
    findings: [],
  })
  close()
  expect(await generateList(env, world, { ...topic, model: standard }, [])).toMatchObject({
    outcome: 'failed',
    sentence: expect.stringMatching(/cannot be reached/),
  })
})

test.each([undefined, '', 'openai'])(
  'LANGUAGE_MODEL=%s starts none, and the worker offers no model',
  async (wanted) => {
    const { env, models } = await start(wanted)
    expect(env).toEqual({})
    expect(models.offered).toEqual([])
  },
)

test('a port that is taken is an error, not a worker without a model', async () => {
  const { env, close } = await start('stand-in')
  const { port } = new URL(env.OPENAI_BASE_URL ?? '')
  await expect(openLanguageModel({ LANGUAGE_MODEL: 'stand-in' }, Number(port))).rejects.toThrow(/EADDRINUSE/)
  close()
})
