import * as z from 'zod/mini'
import type { AiModels } from '#shared/contract/admin.ts'
import { MODEL_QUESTIONS_A_DAY, MODEL_QUESTIONS_A_DAY_OF_LIST } from '#shared/limits.ts'

export type Provider = 'openai' | 'anthropic' | 'google' | 'workers-ai'
export type Model = { provider: Provider; id: string; label: string }

export type Models = {
  /** In configured order; only providers with a key or binding. */
  offered: Model[]
  /** The default for generation; null without any model. */
  standard: Model | null
  judging: Model | null
  /** Questions a day about guesses, in all and per list. */
  questions: { all: number; list: number }
}

declare global {
  /** Set by `wrangler secret put OPENAI_API_KEY`, or as a binding. */
  interface Env {
    OPENAI_API_KEY?: string
    OPENAI_BASE_URL?: string
    ANTHROPIC_API_KEY?: string
    ANTHROPIC_BASE_URL?: string
    GOOGLE_GENERATIVE_AI_API_KEY?: string
    GOOGLE_BASE_URL?: string
    AI?: Ai
  }
}

const CHOICE: Record<Provider, Record<string, string>> = {
  openai: { 'gpt-5.2': 'GPT-5.2', 'gpt-5-mini': 'GPT-5 mini' },
  anthropic: { 'claude-sonnet-5': 'Claude Sonnet 5', 'claude-haiku-4-5': 'Claude Haiku 4.5' },
  google: { 'gemini-pro-latest': 'Gemini Pro', 'gemini-flash-latest': 'Gemini Flash' },
  'workers-ai': { '@cf/openai/gpt-oss-120b': 'gpt-oss 120b', '@cf/zai-org/glm-4.7-flash': 'GLM 4.7 Flash' },
}
/** Fast models, since a player waits. */
const JUDGING = 'gpt-5-mini, claude-haiku-4-5, gemini-flash-latest, @cf/zai-org/glm-4.7-flash'

const labels = z.record(z.string().check(z.minLength(1)), z.string().check(z.minLength(1)))
const choice = z.partial(z.strictObject({ openai: labels, anthropic: labels, google: labels, 'workers-ai': labels }))

const known = new WeakMap<Env, Models>()

/** Reads once. A bad setting is logged and falls back to its default. */
export function modelsOf(env: Env): Models {
  const before = known.get(env)
  if (before) return before
  const models = readModels(env)
  known.set(env, models)
  return models
}

function readModels(env: Env): Models {
  const offered: Model[] = []
  for (const [provider, models] of Object.entries(readChoice(env.AI_MODELS)) as [Provider, Record<string, string>][]) {
    if (!isOffered(env, provider)) continue
    for (const [id, label] of Object.entries(models)) {
      // The API names a model by its id alone.
      if (id === BUILT_IN || offered.some((model) => model.id === id)) complain('AI_MODELS', `${id} is there twice`)
      else offered.push({ provider, id, label })
    }
  }
  const standard = firstOffered(env.AI_DEFAULT_MODEL, offered) ?? offered[0] ?? null
  return {
    offered,
    standard,
    judging: firstOffered(env.AI_JUDGING_MODEL?.trim() || JUDGING, offered) ?? standard,
    questions: {
      all: readNumber('AI_QUESTIONS_A_DAY', env.AI_QUESTIONS_A_DAY, MODEL_QUESTIONS_A_DAY),
      list: readNumber('AI_QUESTIONS_A_DAY_OF_LIST', env.AI_QUESTIONS_A_DAY_OF_LIST, MODEL_QUESTIONS_A_DAY_OF_LIST),
    },
  }
}

function readChoice(text: string | undefined): Partial<typeof CHOICE> {
  if (!text?.trim()) return CHOICE
  try {
    return z.parse(choice, JSON.parse(text))
  } catch {
    complain('AI_MODELS', 'not JSON of the form {"openai": {"model id": "label"}}')
    return CHOICE
  }
}

/** `wanted`: comma-separated model ids. */
function firstOffered(wanted: string | undefined, offered: readonly Model[]): Model | null {
  const ids = wanted?.split(/[\s,]+/) ?? []
  return ids.flatMap((id) => offered.find((model) => model.id === id) ?? [])[0] ?? null
}

function readNumber(name: string, text: string | undefined, otherwise: number): number {
  if (!text?.trim()) return otherwise
  if (/^\s*\d{1,9}\s*$/.test(text)) return Number(text)
  complain(name, 'not a whole number')
  return otherwise
}

function isOffered(env: Env, provider: Provider): boolean {
  if (provider === 'workers-ai') return !!env.AI
  const { key, address } = accessOf(env, provider)
  if (!key) return false
  // A key meant for another server must not go to the provider.
  if (isAddress(address)) return true
  complain(BASE_URLS[provider], 'not an http or https address, so its provider is not offered')
  return false
}

function isAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

const BASE_URLS = { openai: 'OPENAI_BASE_URL', anthropic: 'ANTHROPIC_BASE_URL', google: 'GOOGLE_BASE_URL' } as const
const KEYS = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
} as const
const ADDRESSES = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
} as const

/** `key` is '' if not configured; `isOwn`: the provider's own address. */
export function accessOf(env: Env, provider: keyof typeof KEYS) {
  const address = env[BASE_URLS[provider]]?.trim().replace(/\/+$/, '') || ADDRESSES[provider]
  return { key: env[KEYS[provider]]?.trim() ?? '', address, isOwn: address === ADDRESSES[provider] }
}

/** The catalogue's id among the models. */
export const BUILT_IN = 'built-in'

export function aiModelsOf(env: Env): AiModels {
  const { offered, standard } = modelsOf(env)
  const models: AiModels['models'] = {}
  for (const { provider, id, label } of offered) models[provider] = { ...models[provider], [id]: label }
  return { models: { ...models, catalogue: { [BUILT_IN]: 'Built-in catalogue' } }, default: standard?.id ?? BUILT_IN }
}

const complain = (name: string, problem: string) =>
  console.error(JSON.stringify({ event: 'bad-configuration', name, problem }))
