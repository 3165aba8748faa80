import { answerIn, isScenario, SCENARIOS } from './scenarios.ts'
import { type Question, readQuestion } from './wires.ts'

/**
 * A stand-in for the services' language models. A question gets the next scenario in the queue (`next`), otherwise the
 * one that the model's id names, otherwise the one set with `always`, at first `well`.
 */
export function makeLanguageModel() {
  const queue: string[] = []
  const asked: Question[] = []
  let always = 'well'
  /** Topic -> the end of the wait for a late draft. Drafts on a released topic are never late again. */
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

  /** The service's answer to a request in any of the wire formats; 404 to any other request. */
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
    /** Takes fetch's arguments. */
    fetch: (address: string, init?: RequestInit): Promise<Response> => answer(new Request(address, init)),
    /** Queues the scenarios of the next questions. */
    next: (...scenarios: string[]) => {
      queue.push(...scenarios)
    },
    /** Sets the scenario of all questions for which neither the queue nor the model's id names one. */
    always: (scenario: string) => {
      always = scenario
    },
    /** Every question so far. */
    asked,
  }
}
