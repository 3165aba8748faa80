// Loaded before anything is timed: on a busy machine that takes more seconds than a model may.
import 'ai'
import '@ai-sdk/openai'
import type { List } from '#shared/contract/game.ts'
import { GOOGLE_KEYS } from '../../worker/env.ts'
import { makeLanguageModel } from '../stand-ins/language-model/stand-in.ts'
import { makeWorld, openApp } from './app.ts'
import { putList } from './lists.ts'

export const KEY = 'sk-secret-of-the-deployment'
/** A deployment that has a key of OpenAI's. */
export const WITH_MODEL = {
  OPENAI_API_KEY: KEY,
  AI_MODELS: '{"openai":{"model-one":"Model One","model-two":"Model Two"}}',
}

/** A world in which the services' models are the stand-in. */
export function makeModelWorld(date?: string) {
  const model = makeLanguageModel()
  const world = makeWorld(date)
  const { fetch } = world
  world.fetch = async (address, init) => {
    // Every source is there.
    if (init?.method === 'HEAD') return new Response(null)
    return address === GOOGLE_KEYS ? fetch(address, init) : model.fetch(address, init)
  }
  return { world, model }
}

/** The worker at noon, Eastern, of `date`, with a list on that date, a key and the stand-in behind it. */
export async function openJudgedDay(date: string, parts: Partial<List> = {}, bindings: Partial<Env> = {}) {
  const { world, model } = makeModelWorld(date)
  const app = openApp(world, { ...WITH_MODEL, ...bindings })
  return { ...app, model, list: await putList(app.db, date, parts) }
}
