import { answerIn } from '../../stand-ins/language-model/scenarios.ts'
import { readQuestion } from '../../stand-ins/language-model/wires.ts'
import type { Dice } from './dice.ts'

const FAILS = 0.2
const WAYS = ['500', '503', '429', 'cut-off', 'prose', 'empty', 'unreachable', 'slow']

/**
 * The stand-in behind every key, failing a fifth of the time. The question decides which calls fail, not their order.
 */
export function makeFaultyModel(dice: Dice) {
  const times = new Map<string, number>()
  const tally = { questions: 0, failures: 0 }
  const fetch = async (address: string, init?: RequestInit): Promise<Response> => {
    // Sources always exist.
    if (init?.method === 'HEAD') return new Response(null)
    const request = new Request(address, init)
    const text = await request.clone().text()
    const time = (times.get(text) ?? 0) + 1
    times.set(text, time)
    const question = await readQuestion(request)
    if (!question) throw new Error(`Nothing is at ${address}.`)
    const own = dice.fork(`${text} ${time}`)
    const way = own.chance(FAILS) ? own.pick(WAYS) : undefined
    tally.questions++
    if (way) tally.failures++
    if (way === 'unreachable') throw new TypeError('No such host.')
    // Writing a list takes minutes: `slow`, which never answers, would not fit in.
    const isJudging = ['item', 'same'].some((field) => field in (question.schema.properties ?? {}))
    const scenario = way === 'slow' && !isJudging ? '500' : (way ?? 'well')
    return answerIn(scenario, question, request.signal, () => Promise.resolve())
  }
  return { fetch, tally }
}
