import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { type ListContent, listContent } from '#shared/contract/game.ts'
import { faultsOfList } from '#shared/game/list-rules.ts'
import type { Model } from '../../worker/ai/models.ts'
import { faultsOfTexts, faultsOfUnits } from '../../worker/generation/checks.ts'
import { type Generated, generateList } from '../../worker/generation/generate-list.ts'
import type { Existing } from '../../worker/lists/similarity.ts'
import { accessBy, makeModelWorld } from './language-model.ts'

/** What the stand-in's lists name as theirs. */
export const SOURCE = 'https://things.example.com/book'

const STANDARD: Model = { provider: 'openai', id: 'gpt-5.2', label: 'GPT-5.2' }

/** The writing of a list, by the stand-in. */
export function openGenerating(model: Model = STANDARD, bindings: Partial<Env> = {}) {
  const { world, model: standIn } = makeModelWorld()
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
  // Whatever a test makes of the network, the binding is behind it, too.
  const appEnv: Env = { ...env, ...accessBy((address, init) => world.fetch(address, init)), ...bindings }
  const generate = (topic = 'the sea', is_ranked = true, existing: Existing[] = []) =>
    generateList(appEnv, world, { topic, is_ranked, model, is_asked_for: true }, existing)
  /** As the schedule does that fills itself. */
  const generateUnasked = (is_ranked = true) =>
    generateList(appEnv, world, { topic: 'the sea', is_ranked, model, is_asked_for: false }, [])
  return { generate, generateUnasked, model: standIn, world, heads, sources }
}

/** It is a list that may be published, or a sentence that says why there is none. */
export function expectFitOrFailed(answer: Generated): void {
  if (answer.outcome === 'failed') {
    expect(answer.sentence).toMatch(/\bmodel\b.*\.$/i)
    return
  }
  expectFit(answer.content)
}

/** Nothing that can be seen without asking anybody keeps it from being published. */
export function expectFit(list: ListContent): void {
  const content = listContent.parse(list)
  expect([...faultsOfList(content), ...faultsOfUnits(content), ...faultsOfTexts(content)]).toEqual([])
}
