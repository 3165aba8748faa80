/** The worker's throughput as a share of a hello-world worker's. Only the ratio says something about the worker. */
import type { Miniflare } from 'miniflare'
import type { GameResponse } from '../../worker/shared/contract/game.ts'
import { playOf } from '../support/journeys.ts'
import { ownAddress } from '../tools/own-address.ts'
import { type Figure, median } from './figures.ts'
import { type Call, load } from './load.ts'
import { openHello, openWorker, type Stage } from './stage.ts'
import { newestWorkerd, type Workerd } from './workerd.ts'

/** Many short rounds, in turns: other programs slow all cases alike. */
const ROUNDS = 60
const SECONDS = 0.2
const WARM_UP_SECONDS = 2
const LEAST_OF_HELLO = 0.9

const part = 'throughput'

type Server = { address: URL; workerd: Workerd | null }
type Case = { name: string; server: Server; next: () => Call; hello: string; least?: number }
type Sum = { answers: number; seconds: number; cpu: number; times: number[]; rates: number[] }

export async function measureThroughput(stage: Stage): Promise<Figure[]> {
  const opened: Miniflare[] = []
  const serve = async (open: Promise<Miniflare>): Promise<Server> => {
    const miniflare = await open
    opened.push(miniflare)
    return { workerd: newestWorkerd(), address: await miniflare.ready }
  }
  try {
    const hello = await serve(openHello(stage))
    const routedHello = await serve(openHello(stage, { isRouted: true }))
    const worker = await serve(openWorker(stage, 'throughput', { isRouted: false }))
    const routed = await serve(openWorker(stage, 'throughput-routed'))
    const cases = await casesOf(hello, routedHello, worker, routed)
    for (const one of cases) await take(one, WARM_UP_SECONDS)
    const sums = new Map<string, Sum>()
    for (let round = 0; round < ROUNDS; round++)
      for (const one of cases) sums.set(one.name, added(sums.get(one.name), await take(one, SECONDS)))
    return cases.flatMap((one) => figuresOf(one, sums))
  } finally {
    await Promise.all(opened.map((miniflare) => miniflare.dispose()))
  }
}

async function casesOf(hello: Server, routedHello: Server, worker: Server, routed: Server): Promise<Case[]> {
  const game = (await (await fetch(new URL('/api/daily-game', worker.address))).json()) as GameResponse
  // Every case asks for brotli, as browsers do; a worker that does not compress has the edge do it. With several
  // encodings miniflare would take the first and convert brotli into it.
  const headers = { 'Accept-Encoding': 'br', 'Sec-Fetch-Dest': 'document' }
  const get = (path: string) => () => ({ path, headers })
  const stats = `/api/lists/${game.list.id}/stats?game_type=daily&score=57`
  const complete = () => ({
    path: '/api/game-completion',
    headers: { ...headers, ...ownAddress() },
    body: JSON.stringify(playOf(game, 'daily')),
  })
  const behind = "behind miniflare's asset router"
  return [
    { name: 'hello', server: hello, next: get('/'), hello: 'hello' },
    { name: '/', server: worker, next: get('/'), hello: 'hello', least: LEAST_OF_HELLO },
    { name: '/api/daily-game', server: worker, next: get('/api/daily-game'), hello: 'hello', least: LEAST_OF_HELLO },
    { name: `hello, ${behind}`, server: routedHello, next: get('/'), hello: `hello, ${behind}` },
    { name: `/, ${behind}`, server: routed, next: get('/'), hello: `hello, ${behind}` },
    { name: `/api/daily-game, ${behind}`, server: routed, next: get('/api/daily-game'), hello: `hello, ${behind}` },
    { name: 'stats', server: worker, next: get(stats), hello: 'hello' },
    { name: 'completion', server: worker, next: complete, hello: 'hello' },
  ]
}

async function take({ name, server: { address, workerd }, next }: Case, seconds: number): Promise<Sum> {
  const times: number[] = []
  const cpu = workerd?.cpuMilliseconds() ?? Number.NaN
  const start = performance.now()
  await load(address, seconds, next, (_, { status, ms, body }) => {
    // An error that comes fast does not count as throughput.
    if (status >= 300) throw new Error(`${name}: ${status} ${body()}`)
    times.push(ms)
  })
  const took = (performance.now() - start) / 1000
  const used = (workerd?.cpuMilliseconds() ?? Number.NaN) - cpu
  return { answers: times.length, seconds: took, cpu: used, times, rates: [times.length / took] }
}

const added = (sum: Sum | undefined, more: Sum): Sum =>
  sum
    ? {
        answers: sum.answers + more.answers,
        seconds: sum.seconds + more.seconds,
        cpu: sum.cpu + more.cpu,
        times: [...sum.times, ...more.times],
        rates: [...sum.rates, ...more.rates],
      }
    : more

function figuresOf({ name, hello, least }: Case, sums: Map<string, Sum>): Figure[] {
  const [own, base] = [sums.get(name), sums.get(hello)]
  if (!own || !base) throw new Error(`${name} was not measured`)
  const ratios = own.rates.map((rate, round) => rate / (base.rates[round] ?? Number.NaN))
  const microseconds = (sum: Sum) => (sum.cpu * 1000) / sum.answers
  const late = own.times.toSorted((a, b) => a - b)[Math.floor(own.times.length * 0.99)] ?? Number.NaN
  const note = `${Math.round(own.answers / own.seconds)} requests/s`
  const figure = { part, unit: 'of hello', least, isOfMachine: true }
  const compared = [
    { ...figure, name, value: median(ratios), note: `${note}; median of ${ROUNDS} turns` },
    // Rates depend on other programs' load; CPU time is the worker's own.
    { ...figure, name: `${name}: by CPU`, value: microseconds(base) / microseconds(own) },
  ]
  return [
    ...(name === hello ? [] : compared),
    { part, name: `${name}: CPU`, value: microseconds(own), unit: 'µs', note: name === hello ? note : '' },
    { part, name: `${name}: 99 of 100 within`, value: late, unit: 'ms', note: '16 connections' },
  ]
}
