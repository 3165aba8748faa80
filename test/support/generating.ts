import { env } from 'cloudflare:workers'
import type { Model, Provider } from '../../worker/ai/models.ts'
import { generateList } from '../../worker/generation/generate-list.ts'
import type { Existing } from '../../worker/lists/nearness.ts'
import { KEY, makeModelWorld } from './language-model.ts'

/** What the stand-in's lists name as theirs. */
export const SOURCE = 'https://things.example.com/book'

/** The writing of a list, by the stand-in. */
export function openGenerating(provider: Provider = 'openai', id = 'gpt-5.2') {
  const { world, model } = makeModelWorld()
  const models = world.fetch
  const heads: string[] = []
  /** What the sources answer. */
  const sources = { status: 200 }
  world.fetch = async (address, init) => {
    if (init?.method !== 'HEAD') return models(address, init)
    heads.push(address)
    if (sources.status === 0) throw new TypeError('No such host.')
    return new Response(null, { status: sources.status })
  }
  const appEnv: Env = { ...env, OPENAI_API_KEY: KEY, ANTHROPIC_API_KEY: KEY, GOOGLE_GENERATIVE_AI_API_KEY: KEY }
  const chosen: Model = { provider, id, label: id }
  const generate = (topic = 'the sea', is_ranked = true, existing: Existing[] = []) =>
    generateList(appEnv, world, { topic, is_ranked, model: chosen, is_asked_for: true }, existing)
  /** As the schedule does that fills itself. */
  const generateUnasked = () =>
    generateList(appEnv, world, { topic: 'the sea', is_ranked: true, model: chosen, is_asked_for: false }, [])
  return { generate, generateUnasked, model, world, heads, sources }
}
