/** Thrown when a provider's answer exceeds MODEL_ANSWER_MAX_BYTES. */
import { MODEL_ANSWER_MAX_BYTES } from '#shared/limits.ts'
import type { World } from '../env.ts'

export class TooLarge extends Error {}

/** Throws TooLarge. */
export function boundedFetch(world: World): typeof globalThis.fetch {
  return async (input, init) => {
    const answer = await world.fetch(String(input), init as RequestInit)
    const { status, headers } = answer
    const body = await readBody(answer)
    return new Response(status === 204 || status === 304 ? null : body, { status, headers })
  }
}

/** The AI binding reads whole answers, hence this wrapper. Throws TooLarge, and APICallError with the status. */
export function boundedBinding(ai: Ai): Ai {
  const run = async (model: string, inputs: Record<string, unknown>, options?: AiOptions): Promise<unknown> => {
    // The types claim an object for unknown models; returnRawResponse gives a Response.
    const answer = (await ai.run(model, inputs, { ...options, returnRawResponse: true })) as unknown as Response
    const text = await (await readBody(answer)).text()
    try {
      const read: unknown = answer.ok ? JSON.parse(text) : null
      // The provider crashes on anything but an object, as if the service were unreachable.
      if (typeof read === 'object' && read !== null) return read
    } catch {
      // Not JSON: an APICallError like any other.
    }
    const { APICallError } = await import('ai')
    const { status: statusCode } = answer
    throw new APICallError({ message: 'Not answered.', url: `workers-ai:${model}`, requestBodyValues: {}, statusCode })
  }
  return { run } as unknown as Ai
}

async function readBody(answer: Response): Promise<Blob> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength
    if (size > MODEL_ANSWER_MAX_BYTES) throw new TooLarge()
    chunks.push(chunk)
  }
  return new Blob(chunks)
}
