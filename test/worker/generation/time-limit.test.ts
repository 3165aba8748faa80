import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GENERATION_WAIT, SOURCE_TIMEOUT } from '#shared/limits.ts'
import { generateList } from '../../../worker/generation/generate-list.ts'
import { makeModelWorld, WITH_MODEL } from '../../support/language-model.ts'
import { keepLog } from '../../support/logged.ts'

keepLog()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

type Answer = [scenario: string, seconds: number]

/**
 * Generates a list about the sea with a model that takes the given seconds for its answers. Returns the outcome and the
 * time taken.
 */
async function generate(answers: Answer[], areSourcesSilent = false) {
  const { world, model } = makeModelWorld()
  model.next(...answers.map(([scenario]) => scenario))
  const models = world.fetch
  let waiting = 0
  world.now = () => Date.now()
  world.fetch = async (address, init) => {
    const isSource = init?.method === 'HEAD'
    if (isSource && !areSourcesSilent) return new Response(null)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    if (isSource) await promise
    waiting++
    setTimeout(resolve, (answers[model.asked.length]?.[1] ?? 0) * 1_000)
    await promise.finally(() => waiting--)
    return models(address, init)
  }
  const one = { provider: 'openai', id: 'model-one', label: 'One' } as const
  const start = Date.now()
  let isOver = false
  const commission = { topic: 'the sea', is_ranked: true, model: one, is_asked_for: true }
  const generated = generateList({ ...env, ...WITH_MODEL }, world, commission, []).finally(() => {
    isOver = true
  })
  while (!isOver) {
    // Time passes only while somebody waits for the model.
    if (waiting > 0) vi.advanceTimersByTime(500)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { answer: await generated, took: Date.now() - start }
}

describe('a list is written, or given up, before the client gives up', () => {
  const NEVER: Answer = ['well', 400]

  test.each([
    ['the first draft', [NEVER], 'failed'],
    ['the second draft', [['nine', 100], NEVER], 'failed'],
    ['the second opinion', [['well', 130], NEVER], 'list'],
    ['the opinion of the second draft', [['nine', 130], ['well', 60], NEVER], 'list'],
  ] as [string, Answer[], string][])('when the model does not answer for %s', async (_, answers, outcome) => {
    const { answer, took } = await generate(answers)
    expect(answer.outcome).toBe(outcome)
    expect(took).toBeGreaterThan(100_000)
    expect(took).toBeLessThan(GENERATION_WAIT)
  })

  test('when every answer is late and no source answers', async () => {
    const { answer, took } = await generate(
      [
        ['nine', 130],
        ['well', 60],
        ['doubts-one', 30],
      ],
      true,
    )
    expect(answer).toMatchObject({
      outcome: 'list',
      findings: [
        { kind: 'fact', path: 'items.2' },
        { kind: 'answers' },
        { kind: 'source', message: 'This address could not be checked.' },
      ],
    })
    expect(took).toBeGreaterThanOrEqual(220_000)
    expect(took + SOURCE_TIMEOUT).toBeLessThan(GENERATION_WAIT)
  })
})
