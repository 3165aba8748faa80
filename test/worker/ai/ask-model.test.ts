import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { feedbackRequest } from '#shared/contract/submissions.ts'
import { askModel, type Question } from '../../../worker/ai/ask-model.ts'
import type { Model } from '../../../worker/ai/models.ts'
import { readFields } from '../../../worker/http/validate.ts'
import { accessBy, KEY, makeModelWorld, SERVICES } from '../../support/language-model.ts'
import { keepLog } from '../../support/logged.ts'

const schema = z.object({ item: z.number() })

const asking = (model: Model, parts: Partial<Question<{ item: number }>> = {}): Question<{ item: number }> => ({
  model,
  instructions: 'Say which item is meant.',
  data: { guess: 'amber stone', items: [{ number: 4, name: 'Amber' }] },
  schema,
  maxTokens: 1_234,
  timeout: 5_000,
  ...parts,
})

const openWith = (bindings: Partial<Env> = {}) => {
  const { world, model } = makeModelWorld()
  const appEnv: Env = { ...env, ...accessBy(model.fetch), ...bindings }
  return { world, model, ask: (question: Question<{ item: number }>) => askModel(appEnv, world, question) }
}

const logged = keepLog()

describe.each(SERVICES)('%s', (_, model, bindings, wire) => {
  test('is asked in its own wire format with its key, and answers as asked', async () => {
    const app = openWith(bindings)
    expect(await app.ask(asking(model))).toEqual({ outcome: 'answer', value: { item: 4 } })
    expect(app.model.asked).toMatchObject([
      // Without a token limit Cloudflare stops at 256.
      {
        wire,
        model: model.id,
        key: wire === 'workers-ai' ? '' : KEY,
        maxTokens: 1_234,
        data: { guess: 'amber stone' },
      },
    ])
    expect(app.model.asked[0]?.schema.properties).toHaveProperty('item')
    expect(logged()).toEqual([])
  })

  test('gets its instructions apart from the data, which a stranger may have written', async () => {
    const app = openWith(bindings)
    await app.ask(asking(model))
    const [question] = app.model.asked
    expect(question?.instructions).toContain('Say which item is meant.')
    expect(question?.instructions).not.toContain('amber stone')
    expect(question?.data).toEqual(asking(model).data)
  })

  test.each([
    ['429', 'rate-limited'],
    ['500', 'service-error'],
    ['503', 'service-error'],
    ['400', 'refused'],
    ['401', 'no-access'],
    ['402', 'no-access'],
    ['403', 'no-access'],
    ['empty', 'unreadable'],
    ['cut-off', 'unreadable'],
    ['prose', 'unreadable'],
    ['no-number', 'unreadable'],
    ['huge', 'too-large'],
  ])('an answer of kind %s is a failure with the reason %s', async (scenario, reason) => {
    const app = openWith(bindings)
    app.model.next(scenario)
    expect(await app.ask(asking(model))).toEqual({ outcome: 'failed', reason })
    expect(app.model.asked).toHaveLength(1)
  })

  test('an answer in a code fence is read', async () => {
    const app = openWith(bindings)
    app.model.next('fenced')
    expect(await app.ask(asking(model))).toEqual({ outcome: 'answer', value: { item: 4 } })
  })

  test('an unclosed code fence is unreadable at once, whatever is in it', async () => {
    const app = openWith(bindings)
    app.model.next('open-fence')
    const start = performance.now()
    // An earlier regular expression took longer than this time-out.
    expect(await app.ask(asking(model, { timeout: 60_000 }))).toEqual({ outcome: 'failed', reason: 'unreadable' })
    expect(performance.now() - start).toBeLessThan(20_000)
  })

  test('a slow answer is abandoned after the time-out', async () => {
    const app = openWith(bindings)
    app.model.next('slow')
    expect(await app.ask(asking(model, { timeout: 50 }))).toEqual({ outcome: 'timeout' })
  })

  test('no log holds the key, even if the service repeats it', async () => {
    const app = openWith(bindings)
    for (const scenario of ['401', '429', '500', 'cut-off', 'huge']) {
      app.model.next(scenario)
      await app.ask(asking(model))
    }
    expect(logged()).toHaveLength(5)
    expect(logged().join('\n')).not.toContain(KEY)
    expect(logged()[0]).toContain('"event":"model-failed"')
  })
})

test.each([
  ['openai', 'gpt-5-mini', 'OPENAI_BASE_URL'],
  ['anthropic', 'claude-haiku-4-5', 'ANTHROPIC_BASE_URL'],
  ['google', 'gemini-flash-latest', 'GOOGLE_BASE_URL'],
] as const)('%s is asked at its own address unless another is configured', async (provider, id, variable) => {
  const askedAt = async (bindings: Partial<Env>) => {
    const app = openWith(bindings)
    const addresses: string[] = []
    const { fetch } = app.world
    app.world.fetch = (address, init) => {
      addresses.push(address)
      return fetch(address, init)
    }
    expect((await app.ask(asking({ provider, id, label: id }))).outcome).toBe('answer')
    expect(addresses).toHaveLength(1)
    return new URL(addresses[0] ?? '')
  }
  expect((await askedAt({})).hostname).toContain(provider)
  const { origin, pathname } = await askedAt({ [variable]: 'https://llm.test/some/base/' })
  expect(origin).toBe('https://llm.test')
  expect(pathname).toMatch(/^\/some\/base\/\w/)
})

describe('whoever is asked', () => {
  const model: Model = { provider: 'openai', id: 'gpt-5-mini', label: 'GPT-5 mini' }

  test('a failing network is a failure', async () => {
    const app = openWith()
    app.world.fetch = async () => {
      throw new TypeError('Network connection lost.')
    }
    expect(await app.ask(asking(model))).toEqual({ outcome: 'failed', reason: 'unreachable' })
  })

  test('a service that ignores the abort holds nobody up', async () => {
    const app = openWith()
    app.world.fetch = () => new Promise(() => {})
    expect(await app.ask(asking(model, { timeout: 30 }))).toEqual({ outcome: 'timeout' })
  })

  test('an aborted question fails at once, and one aborted beforehand is never asked', async () => {
    const app = openWith()
    app.model.next('slow')
    const stop = new AbortController()
    const answer = app.ask(asking(model, { signal: stop.signal }))
    await vi.waitFor(() => expect(app.model.asked).toHaveLength(1))
    stop.abort()
    expect(await answer).toEqual({ outcome: 'failed', reason: 'aborted' })
    expect(await app.ask(asking(model, { signal: stop.signal }))).toEqual({ outcome: 'failed', reason: 'aborted' })
    expect(app.model.asked).toHaveLength(1)
  })

  test('an HTML page instead of an answer is a failure', async () => {
    const app = openWith()
    app.world.fetch = async () => new Response('<h1>Welcome</h1>', { headers: { 'Content-Type': 'text/html' } })
    expect(await app.ask(asking(model))).toEqual({ outcome: 'failed', reason: 'unreadable' })
  })

  test('the messages about bad requests stay the same afterwards', async () => {
    const before = readFields(feedbackRequest, { text: 5 })
    await openWith().ask(asking(model))
    expect(readFields(feedbackRequest, { text: 5 })).toEqual(before)
    expect(z.safeParse(feedbackRequest, { text: 5 }).error?.issues[0]?.message).toBe('Invalid input')
  })
})
