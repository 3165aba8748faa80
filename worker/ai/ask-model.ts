import type { ZodMiniType } from 'zod/mini'
import * as z from 'zod/mini'
import type { World } from '../env.ts'
import { boundedFetch, TooLarge } from './bounded.ts'
import type { Model } from './models.ts'
import { openModel } from './open-model.ts'

export type FailureReason =
  | 'rate-limited'
  /** The key was refused, or there is no credit. */
  | 'no-access'
  /** The model or the question was refused. */
  | 'refused'
  | 'service-error'
  | 'unreachable'
  /** Empty, cut off, or not of the form that was asked for. */
  | 'unreadable'
  | 'too-large'
  | 'aborted'

export type ModelAnswer<T> =
  | { outcome: 'answer'; value: T }
  | { outcome: 'timeout' }
  | { outcome: 'failed'; reason: FailureReason }

export type Question<T> = {
  model: Model
  /** Ours. */
  instructions: string
  /** What the question is about: data, whoever wrote it. */
  data: object
  schema: ZodMiniType<T>
  /** Tokens of the answer, with what the model thinks before it. */
  maxTokens: number
  /** Milliseconds. */
  timeout: number
  signal?: AbortSignal
}

/** Asks a model once, by `world.fetch`. Never throws; a failure is logged without keys, questions or the service's words. */
export async function askModel<T>(env: Env, world: World, question: Question<T>): Promise<ModelAnswer<T>> {
  const { model, timeout, signal } = question
  const stop = new AbortController()
  const ended = Promise.withResolvers<ModelAnswer<T>>()
  const end = (answer: ModelAnswer<T>) => {
    ended.resolve(answer)
    stop.abort()
  }
  const abort = () => end({ outcome: 'failed', reason: 'aborted' })
  const timer = setTimeout(() => end({ outcome: 'timeout' }), timeout)
  signal?.addEventListener('abort', abort)
  if (signal?.aborted) abort()
  // Raced: a service that ignores the abort must not hold us up.
  const answer = await Promise.race([ended.promise, ask(env, world, question, stop.signal)])
  clearTimeout(timer)
  signal?.removeEventListener('abort', abort)
  if (answer.outcome !== 'answer') {
    const reason = answer.outcome === 'failed' ? answer.reason : 'timeout'
    console.warn(JSON.stringify({ event: 'model-failed', provider: model.provider, model: model.id, reason }))
  }
  return answer
}

async function ask<T>(env: Env, world: World, question: Question<T>, signal: AbortSignal): Promise<ModelAnswer<T>> {
  const { model, instructions, data, schema, maxTokens } = question
  try {
    if (signal.aborted) return { outcome: 'failed', reason: 'aborted' }
    const { generateText, Output } = await import('ai')
    const { output: text } = await generateText({
      model: await openModel(env, model, boundedFetch(world)),
      instructions,
      prompt: JSON.stringify(data),
      // The SDK would refuse an answer in a code fence.
      output: { ...Output.object({ schema }), parseCompleteOutput: async ({ text }: { text: string }) => text },
      maxOutputTokens: maxTokens,
      abortSignal: signal,
      maxRetries: 0,
    })
    const value = readAnswer(schema, text)
    return value === null ? { outcome: 'failed', reason: 'unreadable' } : { outcome: 'answer', value: value.read }
  } catch (error) {
    return { outcome: 'failed', reason: await reasonOf(error) }
  }
}

function readAnswer<T>(schema: ZodMiniType<T>, text: string): { read: T } | null {
  for (const candidate of [text, fencedIn(text)]) {
    if (candidate === null) continue
    try {
      return { read: z.parse(schema, JSON.parse(candidate)) }
    } catch {
      // The next, or none.
    }
  }
  return null
}

const FENCE = '```'

/** What stands in a code fence. By its marks, not by a pattern: a long run of blanks would cost one seconds. */
function fencedIn(text: string): string | null {
  const open = text.indexOf(FENCE)
  const close = text.lastIndexOf(FENCE)
  return open < close ? text.slice(open + FENCE.length, close).replace(/^json/, '') : null
}

async function reasonOf(error: unknown): Promise<FailureReason> {
  if (error instanceof TooLarge || (error instanceof Error && error.cause instanceof TooLarge)) return 'too-large'
  const { AISDKError, APICallError } = await import('ai')
  if (APICallError.isInstance(error)) {
    const { statusCode: status } = error
    if (status === undefined) return 'unreachable'
    if (status === 429) return 'rate-limited'
    if (status >= 500) return 'service-error'
    if (status >= 401 && status <= 403) return 'no-access'
    return status >= 400 ? 'refused' : 'unreadable'
  }
  return AISDKError.isInstance(error) ? 'unreadable' : 'unreachable'
}
