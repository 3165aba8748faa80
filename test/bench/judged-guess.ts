/** The cost of a guess that the list alone cannot decide, without the model's own time. */
import type { Miniflare } from 'miniflare'
import type { GameResponse } from '../../worker/shared/contract/game.ts'
import type { GuessValidation } from '../../worker/shared/contract/guesses.ts'
import { ownAddress } from '../tools/own-address.ts'
import { languageModelVariables } from '../tools/serve-worker.ts'
import { type Figure, median } from './figures.ts'
import { openWorker, type Stage } from './stage.ts'

const GUESSES = 100
const MILLISECONDS_MOST = 50

export async function timeJudgedGuesses(stage: Stage): Promise<Figure[]> {
  // Nothing listens at that address: the worker's stand-in answers.
  const variables = languageModelVariables('http://localhost:1')
  const worker = await openWorker(stage, 'judging', { main: 'test/bench/judging-worker.ts', variables })
  try {
    const { list } = (await (
      await worker.dispatchFetch('https://topple.example/api/daily-game')
    ).json()) as GameResponse
    // The first question loads the SDK.
    await judge(worker, list.id, 'granite', 'ai')
    const nothing = await times(() => dispatch(worker, '/api/nothing'))
    const figure = async (name: string, act: (at: number) => Promise<unknown>): Promise<Figure> => {
      const value = median(await times(act)) - median(nothing)
      const note = `median of ${GUESSES}, less an answer that does nothing; the stand-in answers at once`
      return { part: 'judging', name, value, unit: 'ms', most: MILLISECONDS_MOST, isOfMachine: true, note }
    }
    return [
      await figure('our own time in a guess that a model judges', (at) =>
        judge(worker, list.id, `granite ${at}`, 'ai'),
      ),
      await figure('our own time in a guess judged before', (at) => judge(worker, list.id, `granite ${at}`, 'judged')),
    ]
  } finally {
    await worker.dispose()
  }
}

async function dispatch(worker: Miniflare, path: string, body?: object): Promise<string> {
  const headers = { 'Content-Type': 'application/json', ...ownAddress() }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  return (await worker.dispatchFetch(`https://topple.example${path}`, body && init)).text()
}

async function judge(worker: Miniflare, id: string, guess: string, source: GuessValidation['source']): Promise<void> {
  const answer = await dispatch(worker, `/api/lists/${id}/ai-validate-guess`, { guess, guessed_items: [] })
  if ((JSON.parse(answer) as GuessValidation).source !== source) throw new Error(`“${guess}”: ${answer}`)
}

/** Milliseconds. */
async function times(act: (at: number) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  for (let at = 0; at < GUESSES; at++) {
    const start = performance.now()
    await act(at)
    taken.push(performance.now() - start)
  }
  return taken
}
