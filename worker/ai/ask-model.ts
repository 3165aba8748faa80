import type { ZodMiniType } from 'zod/mini'
import * as z from 'zod/mini'
import type { World } from '../env.ts'
import { boundedFetch, TooLarge } from './bounded.ts'
import type { Model } from './models.ts'
import { openModel } from './open-model.ts'

export type FailureReason =
  | 'rate-limited'
  /** A refused key, or no credit. */
  | 'no-access'
  | 'refused'
  | 'service-error'
  | 'unreachable'
  /** Empty, cut off or malformed. */
  | 'unreadable'
  | 'too-large'
  | 'aborted'

export type ModelAnswer<T> =
  | { outcome: 'answer'; value: T }
  | { outcome: 'timeout' }
  | { outcome: 'failed'; reason: FailureReason }

export type Question<T> = {
  model: Model
  instructions: string
  /** Untrusted data. */
  data: object
  schema: ZodMiniType<T>
  /** Output tokens, including reasoning. */
  maxTokens: number
  /** Milliseconds. */
  timeout: number
  signal?: AbortSignal
}

/** Never throws. Logs failures without keys, questions or the provider's text. */
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
  // Raced, since a provider may ignore the abort.
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
      // The SDK rejects answers in a code fence.
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
      // Try the next candidate.
    }
  }
  return null
}

const FENCE = '```'

/** indexOf: a regular expression would take seconds on a long run of spaces. */
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
