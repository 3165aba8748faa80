/**
 * The wire formats of the services that the stand-in imitates: how to read a question and write an answer, without
 * streaming.
 */

export type Wire = 'openai-responses' | 'openai-chat' | 'anthropic' | 'google' | 'workers-ai'

export type Question = {
  wire: Wire
  model: string
  /** The API key of the request. */
  key: string
  /** The JSON schema for the answer, {} if none was sent. */
  schema: Schema
  /** The token limit for the answer; null if none was sent. */
  maxTokens: number | null
  /** The instructions apart from the user's message; '' if there are none. */
  instructions: string
  /** The user's message, parsed: the worker sends data as JSON. */
  data: Record<string, unknown>
}

type Schema = { properties?: Record<string, unknown> }

type Message = { role: string; content: string | { text?: string }[] }

type Body = {
  model?: string
  input?: Message[]
  messages?: Message[]
  instructions?: string
  system?: Message['content']
  systemInstruction?: { parts: { text?: string }[] }
  contents?: { parts: { text?: string }[] }[]
  text?: { format?: { schema?: Schema } }
  /** Cloudflare puts the schema directly in `json_schema`; OpenAI wraps it with a name. */
  response_format?: { json_schema?: { schema?: Schema } & Schema }
  output_config?: { format?: { schema?: Schema } }
  tools?: { name?: string; input_schema?: Schema }[]
  max_output_tokens?: number
  max_completion_tokens?: number
  max_tokens?: number
  generationConfig?: { responseJsonSchema?: Schema; maxOutputTokens?: number }
}

const textOf = (content: Message['content'] | undefined) =>
  typeof content === 'string' ? content : (content ?? []).map((part) => part.text ?? '').join('')

const usersText = (messages: Message[] | undefined) =>
  textOf((messages ?? []).filter(({ role }) => role === 'user').at(-1)?.content)

/** The question in `request`, or null for an address that no service has. */
export async function readQuestion(request: Request): Promise<Question | null> {
  const { pathname } = new URL(request.url)
  const [, named] = /\/models\/([^/]+):generateContent$|\/ai\/run\/(.+)$/.exec(pathname)?.filter(Boolean) ?? []
  const wire = wireOf(pathname)
  if (!wire) return null
  const body = (await request.json()) as Body
  const model = named ? decodeURIComponent(named) : (body.model ?? '')
  const key =
    request.headers.get('authorization')?.replace(/^Bearer /, '') ??
    request.headers.get('x-api-key') ??
    request.headers.get('x-goog-api-key') ??
    ''
  return {
    wire,
    model,
    key,
    schema: schemaOf(body),
    maxTokens: maxTokensOf(body),
    instructions: instructionsOf(body),
    data: readData(promptOf(body)),
  }
}

function wireOf(pathname: string): Wire | null {
  if (pathname.endsWith('/responses')) return 'openai-responses'
  if (pathname.endsWith('/chat/completions')) return 'openai-chat'
  if (pathname.endsWith('/messages')) return 'anthropic'
  if (pathname.endsWith(':generateContent')) return 'google'
  return pathname.includes('/ai/run/') ? 'workers-ai' : null
}

const schemaOf = (body: Body): Schema =>
  body.text?.format?.schema ??
  body.response_format?.json_schema?.schema ??
  body.response_format?.json_schema ??
  body.output_config?.format?.schema ??
  body.tools?.[0]?.input_schema ??
  body.generationConfig?.responseJsonSchema ??
  {}

const maxTokensOf = (body: Body): number | null =>
  body.max_output_tokens ??
  body.max_completion_tokens ??
  body.max_tokens ??
  body.generationConfig?.maxOutputTokens ??
  null

const promptOf = (body: Body): string =>
  body.contents ? textOf(body.contents.at(-1)?.parts) : usersText(body.input ?? body.messages)

/** In the service's own field, or in the messages with the role system or developer. */
const instructionsOf = ({ instructions, system, systemInstruction, input, messages }: Body): string =>
  instructions ??
  textOf(system ?? systemInstruction?.parts ?? (input ?? messages)?.find(({ role }) => isOperator(role))?.content)

const isOperator = (role: string) => role === 'system' || role === 'developer'

const readData = (prompt: string) => parsed(prompt) ?? {}

function parsed(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return null
  }
}

/** Cloudflare's newer models answer as OpenAI's do; its older ones answer with parsed JSON. */
const isChatting = (model: string) => !model.startsWith('@cf/meta/')

/** The service's answer with the model's text `text`. */
export function writeAnswer({ wire, model }: Question, text: string): object {
  const [input, output] = [100, 50]
  if (wire === 'openai-responses')
    return {
      id: 'resp_1',
      object: 'response',
      created_at: 1,
      status: 'completed',
      model,
      output: [
        {
          type: 'message',
          id: 'msg_1',
          status: 'completed',
          role: 'assistant',
          content: text === '' ? [] : [{ type: 'output_text', text, annotations: [] }],
        },
      ],
      usage: { input_tokens: input, output_tokens: output, total_tokens: input + output },
    }
  if (wire === 'workers-ai' && !isChatting(model))
    return {
      response: parsed(text) ?? text,
      tool_calls: [],
      usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
    }
  if (wire === 'openai-chat' || wire === 'workers-ai')
    return {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1,
      model,
      choices: [{ index: 0, message: { role: 'assistant', content: text, refusal: null }, finish_reason: 'stop' }],
      usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
    }
  if (wire === 'anthropic')
    return {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model,
      content: text === '' ? [] : [{ type: 'text', text }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: input, output_tokens: output },
    }
  return {
    responseId: 'g_1',
    modelVersion: model,
    candidates: [{ index: 0, finishReason: 'STOP', content: { role: 'model', parts: text === '' ? [] : [{ text }] } }],
    usageMetadata: { promptTokenCount: input, candidatesTokenCount: output, totalTokenCount: input + output },
  }
}

/** The service's own error format. The text contains the key, as with some real services, and no log may repeat it. */
export function writeFailure({ wire, key }: Question, status: number): object {
  const message = `This did not work (${status}) for the key ${key}.`
  if (wire === 'anthropic') return { type: 'error', error: { type: 'api_error', message } }
  if (wire === 'workers-ai')
    return { internalCode: 3040, name: 'InferenceUpstreamError', message, description: message }
  if (wire === 'google') return { error: { code: status, message, status: 'UNAVAILABLE' } }
  return { error: { message, type: 'server_error', param: null, code: 'failed' } }
}
