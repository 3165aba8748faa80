import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { askModel } from '../../../worker/ai/ask-model.ts'
import type { Model } from '../../../worker/ai/models.ts'
import { makeModelWorld } from '../../support/language-model.ts'
import { keepLog } from '../../support/logged.ts'

keepLog()

const model: Model = { provider: 'workers-ai', id: '@cf/zai-org/glm-4.7-flash', label: 'GLM' }

/** Asks a binding that answers as Cloudflare's does with returnRawResponse. */
function askBinding(answer: () => Response | Promise<Response>, timeout = 5_000) {
  const { world } = makeModelWorld()
  world.fetch = async () => {
    throw new Error('Nothing is to be fetched.')
  }
  const run = async (_: string, inputs: { max_tokens?: number; messages?: unknown[] }, options: AiOptions) => {
    expect(inputs.messages?.[0]).toMatchObject({ role: 'system', content: 'Say which item is meant.' })
    // Without max_tokens Cloudflare stops at 256.
    expect(inputs.max_tokens).toBe(1_234)
    if (!options.returnRawResponse) throw new Error('The binding would read all of it.')
    return answer()
  }
  return askModel({ ...env, AI: { run } as unknown as Ai }, world, {
    model,
    instructions: 'Say which item is meant.',
    data: { guess: 'amber stone', items: [{ number: 4, name: 'Amber' }] },
    schema: z.object({ item: z.number() }),
    maxTokens: 1_234,
    timeout,
  })
}

const chatting = (content: unknown) => ({ choices: [{ index: 0, message: { role: 'assistant', content } }] })
const FENCED = 'Here it is:\n```json\n{"item":4}\n```'

describe('what the AI binding answers', () => {
  test.each([
    ['a text', { response: '{"item":4}' }],
    ['a JSON that it has read itself', { response: { item: 4 } }],
    ['a message', chatting('{"item":4}')],
    ['a text in a code fence', { response: FENCED }],
    ['a message in a code fence', chatting(FENCED)],
    ['a message after its thoughts', { choices: [{ message: { reasoning_content: 'Well.', content: '{"item":4}' } }] }],
  ])('is read without the network: %s', async (_, answer) => {
    expect(await askBinding(() => Response.json(answer))).toEqual({ outcome: 'answer', value: { item: 4 } })
  })

  test.each([
    ['nothing', { response: '' }],
    ['null', { response: null }],
    ['a message of nothing', chatting('')],
    ['a message of null', chatting(null)],
    ['thoughts alone', { choices: [{ message: { reasoning_content: '{"item":4}', content: null } }] }],
    ['no message', { choices: [] }],
    ['no choice', { choices: null }],
    ['no text', {}],
    ['a JSON that is cut off', { response: '{"item":' }],
    ['a message that is cut off', chatting('{"item":')],
    ['prose', { response: 'I would say that it depends.' }],
    ['a message of prose', chatting('I would say that it depends.')],
    ['another form', { response: { item: 'Amber', same: 'yes' } }],
    ['a list', { response: [{ item: 4 }] }],
    ['a number', { response: 4 }],
    ['a fence that is never closed', { response: '```json\n{"item":4}' }],
    ['a list in place of an answer', [{ response: '{"item":4}' }]],
    ['a text in place of an answer', '{"item":4}'],
    ['null in place of an answer', null],
    ['a number in place of an answer', 4],
  ])('is unreadable when it is %s', async (_, answer) => {
    expect(await askBinding(() => Response.json(answer))).toEqual({ outcome: 'failed', reason: 'unreadable' })
  })

  test.each([
    ['an endless answer', () => new Response(endless()), 'too-large'],
    ['an endless error', () => new Response(endless(), { status: 500 }), 'too-large'],
    ['a page of HTML', () => new Response('<h1>Welcome</h1>'), 'unreadable'],
    ['no body', () => new Response(null), 'unreadable'],
    ['a JSON that breaks off', () => new Response('{"response": "{'), 'unreadable'],
    ['a 429', () => Response.json({ errors: [{ code: 3040, message: 'Busy.' }] }, { status: 429 }), 'rate-limited'],
    ['a 500', () => new Response('Broken.', { status: 500 }), 'service-error'],
    ['a 401', () => new Response('No.', { status: 401 }), 'no-access'],
    ['a 400', () => new Response('No.', { status: 400 }), 'refused'],
    ['a network that fails', () => Promise.reject(new TypeError('Network connection lost.')), 'unreachable'],
    ['a body that fails', () => new Response(failing()), 'unreachable'],
  ] as const)('is a failure with a reason when it is %s', async (_, answer, reason) => {
    expect(await askBinding(answer)).toEqual({ outcome: 'failed', reason })
  })

  test.each([
    ['no answer', () => new Promise<Response>(() => {})],
    ['a body that never ends', () => new Response(new ReadableStream({ pull: () => new Promise(() => {}) }))],
  ])('times out when it is %s, even if the binding ignores the abort', async (_, answer) => {
    expect(await askBinding(answer, 50)).toEqual({ outcome: 'timeout' })
  })
})

/** Streams for as long as somebody reads. */
function endless(): ReadableStream<Uint8Array> {
  const chunk = new TextEncoder().encode('x'.repeat(64 * 1024))
  return new ReadableStream({ pull: (controller) => controller.enqueue(chunk) })
}

function failing(): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: (controller) => controller.error(new TypeError('Network connection lost.')) })
}
