// Imported before any time is measured: on a busy machine the import takes more seconds than a model may.
import 'ai'
import '@ai-sdk/openai'
import type { List } from '#shared/contract/game.ts'
import type { Model, Provider } from '../../worker/ai/models.ts'
import { GOOGLE_KEYS, type World } from '../../worker/env.ts'
import { makeLanguageModel } from '../stand-ins/language-model/stand-in.ts'
import type { Wire } from '../stand-ins/language-model/wires.ts'
import { makeWorld, openApp } from './app.ts'
import { putList } from './lists.ts'

export const KEY = 'sk-secret-of-the-deployment'
/** A deployment with an OpenAI key. */
export const WITH_MODEL = {
  OPENAI_API_KEY: KEY,
  AI_MODELS: '{"openai":{"model-one":"Model One","model-two":"Model Two"}}',
}

const modelOf = (provider: Provider, id: string): Model => ({ provider, id, label: id })

/** Every service: its name, a model, the bindings, and the wire format. */
export const SERVICES: [name: string, Model, bindings: Partial<Env>, Wire][] = [
  ['OpenAI', modelOf('openai', 'gpt-5-mini'), {}, 'openai-responses'],
  [
    'an OpenAI-compatible address',
    modelOf('openai', 'anything'),
    { OPENAI_BASE_URL: 'https://llm.test/v1/' },
    'openai-chat',
  ],
  ['Anthropic', modelOf('anthropic', 'claude-haiku-4-5'), {}, 'anthropic'],
  ['an Anthropic model that the SDK does not know', modelOf('anthropic', 'some-model'), {}, 'anthropic'],
  ['Google', modelOf('google', 'gemini-flash-latest'), { GOOGLE_BASE_URL: 'https://google.test/v1beta' }, 'google'],
  ['Workers AI', modelOf('workers-ai', '@cf/zai-org/glm-4.7-flash'), {}, 'workers-ai'],
  ['an older model of Workers AI', modelOf('workers-ai', '@cf/meta/llama-3.3-70b-instruct-fp8-fast'), {}, 'workers-ai'],
]

/** Keys for all services; Cloudflare's binding calls `fetch`. */
export const accessBy = (fetch: World['fetch']): Partial<Env> => ({
  OPENAI_API_KEY: KEY,
  ANTHROPIC_API_KEY: KEY,
  GOOGLE_GENERATIVE_AI_API_KEY: KEY,
  AI: makeBinding(fetch),
})

/**
 * Cloudflare's binding. Only with returnRawResponse does it hand over the answer unread; otherwise it would read all of
 * it.
 */
function makeBinding(fetch: World['fetch']): Ai {
  const run = (model: string, inputs: object, { returnRawResponse, signal }: AiOptions) => {
    if (!returnRawResponse) throw new Error('The binding would read all of it.')
    const init: RequestInit = { method: 'POST', body: JSON.stringify(inputs), ...(signal && { signal }) }
    return fetch(`https://binding.test/ai/run/${model}`, init)
  }
  return { run } as unknown as Ai
}

/** A world in which the stand-in answers for all services. */
export function makeModelWorld(date?: string) {
  const model = makeLanguageModel()
  const world = makeWorld(date)
  const { fetch } = world
  world.fetch = async (address, init) => {
    // Every source exists.
    if (init?.method === 'HEAD') return new Response(null)
    return address === GOOGLE_KEYS ? fetch(address, init) : model.fetch(address, init)
  }
  return { world, model }
}

/** The worker at noon, Eastern, on `date`, with a list on that date, a key and the stand-in behind it. */
export async function openJudgedDay(date: string, parts: Partial<List> = {}, bindings: Partial<Env> = {}) {
  const { world, model } = makeModelWorld(date)
  const app = openApp(world, { ...WITH_MODEL, ...bindings })
  return { ...app, model, list: await putList(app.db, date, parts) }
}
