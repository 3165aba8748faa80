import { answerIn, isScenario, SCENARIOS } from './scenarios.ts'
import { type Question, readQuestion } from './wires.ts'

/**
 * A stand-in for the services' language models. What it says is told it before (`next`), or by a scenario's name as the
 * model's id, else it answers well.
 */
export function makeLanguageModel() {
  const queue: string[] = []
  const asked: Question[] = []
  let always = 'well'
  /** By topic: what ends the wait for a draft that is late. A topic that is released is never waited for again. */
  const releases = new Map<string, { released: Promise<void>; release: () => void }>()

  const releaseOf = (topic: string) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const known = releases.get(topic) ?? { released, release }
    releases.set(topic, known)
    return known
  }

  const whenReleased = async ({ data }: Question) => {
    if (typeof data.topic === 'string') await releaseOf(data.topic).released
  }

  /** The service's answer to a request of any of the wires; 404 to anything else. */
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/test/')) return control(request, pathname)
    const question = request.method === 'POST' ? await readQuestion(request) : null
    if (!question) return Response.json({ error: { message: 'There is nothing at this address.' } }, { status: 404 })
    asked.push(question)
    const scenario = queue.shift() ?? (isScenario(question.model) ? question.model : always)
    return answerIn(scenario, question, request.signal, () => whenReleased(question))
  }

  const control = async (request: Request, pathname: string): Promise<Response> => {
    if (pathname === '/test/asked') return Response.json(asked)
    const told = (await request.json().catch(() => ({}))) as { scenario?: string; times?: number; topic?: string }
    const { scenario = 'well', times = 1, topic = '' } = told
    if (pathname === '/test/release') {
      releaseOf(topic).release()
      return Response.json({})
    }
    if (!isScenario(scenario))
      return Response.json({ error: `scenario: one of ${SCENARIOS.join(', ')}` }, { status: 400 })
    if (pathname === '/test/always') always = scenario
    else queue.push(...Array<string>(times).fill(scenario))
    return Response.json({})
  }

  return {
    answer,
    /** The same as a fetch. */
    fetch: (address: string, init?: RequestInit): Promise<Response> => answer(new Request(address, init)),
    /** The scenarios of the next questions, in their order. */
    next: (...scenarios: string[]) => {
      queue.push(...scenarios)
    },
    /** The scenario of all further questions for which none is told. */
    always: (scenario: string) => {
      always = scenario
    },
    /** Every question so far. */
    asked,
  }
}
