/** How much of a hello-world worker's throughput ours has. Only the ratio says something of the worker. */
import type { GameResponse } from '../../worker/shared/contract/game.ts'
import { type Figure, median } from './figures.ts'
import { type Call, hasWrk, load } from './load.ts'
import { openHello, openWorker, type Stage } from './stage.ts'

const ROUNDS = 5
const SECONDS = 1
const WARM_UP_SECONDS = 1

export async function measureThroughput(stage: Stage): Promise<Figure[]> {
  const hello = await openHello()
  const worker = await openWorker(stage, 'throughput')
  try {
    const helloCall = { address: (await hello.ready).href }
    const calls = await callsOf((await worker.ready).href)
    const samples = calls.map(() => ({ ratios: [] as number[], rates: [] as number[] }))
    for (const call of [helloCall, ...calls.map(({ call }) => call)]) await load(call, WARM_UP_SECONDS, stage.folder)
    for (let round = 0; round < ROUNDS; round++) {
      for (const [at, { call }] of calls.entries()) {
        // Beside each other in time: what else the machine does then slows both.
        const base = await load(helloCall, SECONDS, stage.folder)
        const rate = await load(call, SECONDS, stage.folder)
        samples[at]?.ratios.push(rate / base)
        samples[at]?.rates.push(rate)
      }
    }
    return calls.map(({ name }, at) => ({
      part: 'throughput',
      name,
      value: median(samples[at]?.ratios ?? []),
      unit: 'of hello',
      note: `${Math.round(median(samples[at]?.rates ?? []))} requests/s; median of ${ROUNDS}, ${hasWrk ? 'wrk' : 'own loop'}`,
    }))
  } finally {
    await Promise.all([hello.dispose(), worker.dispose()])
  }
}

async function callsOf(address: string): Promise<{ name: string; call: Call }[]> {
  const { list } = (await (await fetch(`${address}api/daily-game`)).json()) as GameResponse
  return [
    { name: '/', call: { address } },
    { name: '/api/daily-game', call: { address: `${address}api/daily-game` } },
    { name: 'stats', call: { address: `${address}api/lists/${list.id}/stats?game_type=daily&score=57` } },
    { name: 'completion', call: { address: `${address}api/game-completion`, body: completionOf(list) } },
  ]
}

/** A guest's, with six found. */
function completionOf(list: GameResponse['list']): string {
  return JSON.stringify({
    play_id: 'PLAY_ID',
    list_id: list.id,
    items_guessed: list.items.slice(0, 6).map((item) => item.name),
    hints_used: 3,
    total_guesses: 16,
    game_type: 'daily',
  })
}
