import type { LanguageModel } from 'ai'
import { boundedBinding } from './bounded.ts'
import { accessOf, type Model } from './models.ts'

type Fetch = typeof globalThis.fetch

/** Explicit keys and addresses keep the SDK from reading the environment. */
export async function openModel(env: Env, { provider, id }: Model, fetch: Fetch): Promise<LanguageModel> {
  if (provider === 'workers-ai') {
    if (!env.AI) throw new Error('There is no AI binding.')
    const { createWorkersAI } = await import('workers-ai-provider')
    return createWorkersAI({ binding: boundedBinding(env.AI) })(id)
  }
  const { key: apiKey, address: baseURL, isOwn } = accessOf(env, provider)
  const settings = { apiKey, baseURL, fetch }
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic(settings)(id)
  }
  if (provider === 'google') {
    const { createGoogle } = await import('@ai-sdk/google')
    return createGoogle(settings)(id)
  }
  const { createOpenAI } = await import('@ai-sdk/openai')
  // Other OpenAI-compatible servers offer chat completions only.
  return isOwn ? createOpenAI(settings)(id) : createOpenAI(settings).chat(id)
}
