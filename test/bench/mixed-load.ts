/** A mixed load at full speed, with a check afterwards: was each result stored once and counted once? */
import type { Miniflare } from 'miniflare'
import type { GameResponse } from '../../worker/shared/contract/game.ts'
import type { LibraryPage } from '../../worker/shared/contract/library.ts'
import { playOf } from '../support/journeys.ts'
import { ownAddress } from '../tools/own-address.ts'
import { type Figure, median } from './figures.ts'
import { type Answer, type Call, load } from './load.ts'
import { openSignIn } from './players.ts'
import { openWorker, type Stage } from './stage.ts'
import { newestWorkerd } from './workerd.ts'

const SECONDS = 60
/**
 * workerd's heaps grow until then, those of a hello-world worker to 800 MB behind the asset router. The check includes
 * the results of this time.
 */
const WARM_UP_SECONDS = 60
const PLAYERS = 60
/** One result in four is a repeat: from two tabs, after a lost answer, or from a double click. */
const REPEATS = 4
/** A repeat is picked from the results sent last: often the first one is still under way. */
const RECENT = 40
/**
 * MB from the third quarter of the minute to the last: memory that is garbage-collected late comes and goes within it.
 */
const GROWTH_MOST = 150
const TAIL_MOST = 10

const part = 'load'

type Kind =
  | 'page'
  | 'daily game'
  | 'stats'
  | "a guest's result"
  | "a player's result"
  | "a player's library result"
  | 'library'
type Asked = Call & { kind: Kind }

/** Weights, out of a hundred calls. */
const MIX: [Kind, number][] = [
  ['page', 30],
  ['daily game', 15],
  ['stats', 20],
  ["a guest's result", 15],
  ["a player's result", 5],
  ["a player's library result", 5],
  ['library', 10],
]

export async function measureLoad(stage: Stage): Promise<Figure[]> {
  const { variables, signIn, end } = await openSignIn()
  const worker = await openWorker(stage, 'load', { variables })
  try {
    const workerd = newestWorkerd()
    const address = await worker.ready
    const players: Record<string, string>[] = []
    for (let player = 0; player < PLAYERS; player++) players.push(await signIn(`load-${player}@example.com`))
    const caller = callerOf(await gamesOf(address), players)
    const times = new Map<Kind, number[]>()
    const failed: string[] = []
    const seen = (call: Asked, { status, ms, body }: Answer) => {
      const known = times.get(call.kind) ?? []
      known.push(ms)
      times.set(call.kind, known)
      if (status < 300) caller.accepted(call)
      else failed.push(`${call.kind}: ${status} ${body()}`)
    }
    await load(address, WARM_UP_SECONDS, caller.next, seen)
    times.clear()
    const sizes: number[] = []
    const sampling = setInterval(() => workerd && sizes.push(workerd.megabytes()), 500)
    await load(address, SECONDS, caller.next, seen)
    clearInterval(sampling)
    return [...timeFigures(times, failed), ...(await reckon(worker, caller.expected)), ...memoryFigures(sizes)]
  } finally {
    await worker.dispose()
    end()
  }
}

type Games = { today: GameResponse; past: GameResponse[] }

async function gamesOf(address: URL): Promise<Games> {
  const get = async <T>(path: string) => (await (await fetch(new URL(path, address))).json()) as T
  const { data } = await get<LibraryPage>('/api/library')
  const past = await Promise.all(data.map(({ list }) => get<GameResponse>(`/api/lists/${list.id}`)))
  return { today: await get<GameResponse>('/api/daily-game'), past }
}

/** The expected rows: play ids of guests, and (player, list, type) of players. */
type Expected = { guests: Set<string>; players: Set<string> }

function callerOf({ today, past }: Games, players: Record<string, string>[]) {
  const expected: Expected = { guests: new Set(), players: new Set() }
  const recent: Asked[] = []
  const headers = { 'Accept-Encoding': 'br', 'Sec-Fetch-Dest': 'document' }
  const pick = <T>(all: T[]) => all[Math.floor(Math.random() * all.length)] as T

  const result = (kind: Kind): Asked => {
    const repeated = recent.filter((one) => one.kind === kind)
    if (repeated.length > 0 && Math.random() < 1 / REPEATS) return pick(repeated)
    const isLibrary = kind === "a player's library result"
    const play = isLibrary ? playOf(pick(past), 'library') : playOf(today, 'daily')
    // A few players with many tabs: most of their results are for lists that they have finished already.
    const player = kind === "a guest's result" ? ownAddress() : pick(players)
    const call = { kind, path: '/api/game-completion', headers: { ...headers, ...player }, body: JSON.stringify(play) }
    recent.push(call)
    if (recent.length > RECENT) recent.shift()
    return call
  }
  const stats = `/api/lists/${today.list.id}/stats?game_type=daily&score=57`
  const calls: Record<Kind, () => Asked> = {
    page: () => ({ kind: 'page', path: '/', headers }),
    'daily game': () => ({ kind: 'daily game', path: '/api/daily-game', headers }),
    stats: () => ({ kind: 'stats', path: stats, headers }),
    library: () => ({
      kind: 'library',
      path: '/api/library',
      headers: Math.random() < 0.5 ? headers : { ...headers, ...pick(players) },
    }),
    "a guest's result": () => result("a guest's result"),
    "a player's result": () => result("a player's result"),
    "a player's library result": () => result("a player's library result"),
  }
  const lots = MIX.flatMap(([kind, share]) => Array<Kind>(share).fill(kind))
  return {
    expected,
    next: () => calls[pick(lots)](),
    accepted: ({ kind, headers, body }: Asked) => {
      if (!body) return
      const { play_id, list_id, game_type } = JSON.parse(body)
      if (kind === "a guest's result") expected.guests.add(play_id)
      else expected.players.add([headers?.Authorization, list_id, game_type].join(' '))
    },
  }
}

function timeFigures(times: Map<Kind, number[]>, failed: string[]): Figure[] {
  const all = [...times.values()].flat().toSorted((a, b) => a - b)
  const within = (sorted: number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  const kinds = [...times].map(([kind, values]) => {
    const sorted = values.toSorted((a, b) => a - b)
    return `${kind} ${within(sorted, 0.5).toFixed(0)} and ${within(sorted, 0.99).toFixed(0)}`
  })
  const figure = { part, unit: 'ms', isOfMachine: true }
  return [
    { part, name: 'requests', value: all.length, unit: '', note: `${Math.round(all.length / SECONDS)} a second` },
    { part, name: 'errors', value: failed.length, unit: '', most: 0, note: failed[0] ?? '' },
    { ...figure, name: 'median', value: median(all), note: `median and 99 of 100: ${kinds.join(', ')}` },
    { ...figure, name: '99 of 100 within', value: within(all, 0.99) },
    {
      ...figure,
      name: '99 of 100 within, of the median',
      value: within(all, 0.99) / median(all),
      unit: '',
      most: TAIL_MOST,
    },
  ]
}

/** Compares the stored rows with the accepted results, and everyone's stats and the players' own with both. */
async function reckon(worker: Miniflare, { guests, players }: Expected): Promise<Figure[]> {
  const { DB } = await worker.getBindings<Env>()
  const number = async (query: string) => (await DB.prepare(query).first<{ n: number }>())?.n ?? Number.NaN
  const counted = `(SELECT sum(value) FROM result_counts, json_each(scores))`
  const stored = `(SELECT count(*) FROM guest_results) + (SELECT count(*) FROM results)`
  const guestRows = await number('SELECT count(*) AS n FROM guest_results')
  const playerRows = await number('SELECT count(*) AS n FROM results')
  const figure = { part, unit: '', most: 0, least: 0 }
  return [
    { ...figure, name: "guests' results lost or doubled", value: guestRows - guests.size, note: `of ${guests.size}` },
    {
      ...figure,
      name: "players' results lost or doubled",
      value: playerRows - players.size,
      note: `of ${players.size}, by ${PLAYERS} players`,
    },
    { ...figure, name: 'results not counted once', value: await number(`SELECT ${counted} - (${stored}) AS n`) },
    {
      ...figure,
      name: 'results not counted once for their players',
      value: await number('SELECT (SELECT sum(games_played) FROM users) - (SELECT count(*) FROM results) AS n'),
    },
  ]
}

function memoryFigures(sizes: number[]): Figure[] {
  if (sizes.length === 0) return []
  const half = sizes.length / 2
  const figure = { part, unit: 'MB', isOfMachine: true }
  const growth = median(sizes.slice(-half / 2)) - median(sizes.slice(half, half * 1.5))
  return [
    { ...figure, name: 'memory of workerd, most', value: Math.max(...sizes), note: 'with D1 and miniflare in it' },
    { ...figure, name: 'memory of workerd, growth in the last half', value: growth, most: GROWTH_MOST },
  ]
}
