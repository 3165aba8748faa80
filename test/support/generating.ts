import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { type ListContent, listContent } from '#shared/contract/game.ts'
import { faultsOfList } from '#shared/game/list-rules.ts'
import type { Model } from '../../worker/ai/models.ts'
import { faultsOfTexts, faultsOfUnits } from '../../worker/generation/checks.ts'
import { type Generated, generateList } from '../../worker/generation/generate-list.ts'
import type { Existing } from '../../worker/lists/similarity.ts'
import { accessBy, makeModelWorld } from './language-model.ts'

/** The source that the stand-in's lists name. */
export const SOURCE = 'https://things.example.com/book'

const STANDARD: Model = { provider: 'openai', id: 'gpt-5.2', label: 'GPT-5.2' }

/** Generates lists with the stand-in. */
export function openGenerating(model: Model = STANDARD, bindings: Partial<Env> = {}) {
  const { world, model: standIn } = makeModelWorld()
  const models = world.fetch
  const heads: string[] = []
  /** The status that all sources answer. */
  const sources = { status: 200 }
  world.fetch = async (address, init) => {
    if (init?.method !== 'HEAD') return models(address, init)
    heads.push(address)
    if (sources.status === 0) throw new TypeError('No such host.')
    return new Response(null, { status: sources.status })
  }
  // Reads `world.fetch` at each call, so that a test's own network also applies to the binding.
  const appEnv: Env = { ...env, ...accessBy((address, init) => world.fetch(address, init)), ...bindings }
  const generate = (topic = 'the sea', is_ranked = true, existing: Existing[] = []) =>
    generateList(appEnv, world, { topic, is_ranked, model, is_asked_for: true }, existing)
  /** Generates a list as the self-filling schedule does. */
  const generateUnasked = (is_ranked = true) =>
    generateList(appEnv, world, { topic: 'the sea', is_ranked, model, is_asked_for: false }, [])
  return { generate, generateUnasked, model: standIn, world, heads, sources }
}

/** The answer is a list fit to publish, or a sentence that says why there is none. */
export function expectFitOrFailed(answer: Generated): void {
  if (answer.outcome === 'failed') {
    expect(answer.sentence).toMatch(/\bmodel\b.*\.$/i)
    return
  }
  expectFit(answer.content)
}

/** The checks that need no model find no fault that would keep the list from being published. */
export function expectFit(list: ListContent): void {
  const content = listContent.parse(list)
  expect([...faultsOfList(content), ...faultsOfUnits(content), ...faultsOfTexts(content)]).toEqual([])
}
