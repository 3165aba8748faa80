/**
 * D1 rows that a call or a journey reads and writes, by D1's own count, which is the billed one; and the time that
 * analytics take.
 */
import type { Miniflare } from 'miniflare'
import type { GameResponse } from '../../worker/shared/contract/game.ts'
import type { GuessValidation } from '../../worker/shared/contract/guesses.ts'
import type { LibraryPage } from '../../worker/shared/contract/library.ts'
import { startLanguageModel } from '../stand-ins/language-model/server.ts'
import type { Rows } from '../support/counted-database.ts'
import { type Ask, accountPage, guestsDay, libraryGame, playersDay, playOf } from '../support/journeys.ts'
import { addResults } from '../support/many-results.ts'
import { ownAddress } from '../tools/own-address.ts'
import { languageModelVariables } from '../tools/serve-worker.ts'
import { type Figure, median } from './figures.ts'
import { openSignIn } from './players.ts'
import { openWorker, type Stage } from './stage.ts'

/** Results already stored when the calls are made. */
const SIZES = [1_000, 100_000, 1_000_000]

/** Calls of analytics at each size; their median counts. */
const TIMED_CALLS = 25

type Most = Partial<Record<'read' | 'written', number>>
type SignIn = Awaited<ReturnType<typeof openSignIn>>['signIn']
/** A call without a name is made but not counted: it only prepares one that is. */
type Counted = { name: string; most: Most; calls: number; rows: Rows[] }

export async function countRowsPerCall(stage: Stage): Promise<Figure[]> {
  const { variables, signIn, end } = await openSignIn()
  const model = await startLanguageModel(0)
  const all = { ...variables, ...languageModelVariables(model.address) }
  const worker = await openWorker(stage, 'rows', { main: 'test/bench/counting-worker.ts', variables: all })
  try {
    const { DB } = await worker.getBindings<Env>()
    const counted = new Map<string, Counted>()
    const count = counter(worker, counted)
    const today = await callsOfToday(count)
    await guessesToJudge(today, count)
    const times: Figure[] = []
    let before = 0
    for (const size of SIZES) {
      await addResults(DB, today.daily_game.date, size - before, `many-${size}-`)
      before = size
      await callsOfADay(count, today, signIn, size)
      await journeysOfADay(count, signIn, size)
      times.push(await timeAnalytics(count.ask, await signIn('admin@example.com'), size, times[0]))
    }
    return [...[...counted.values()].flatMap(figuresOf), ...times]
  } finally {
    await worker.dispose()
    model.close()
    end()
  }
}

type Count = ReturnType<typeof counter>

/** Calls that do not look at results at all. */
async function callsOfToday({ note }: Count): Promise<GameResponse> {
  await note('/, cold', { read: 3, written: 0 }, (ask) => ask('/'))
  await note('/, kept', { read: 0, written: 0 }, (ask) => ask('/'), '/, cold')
  let today: GameResponse | undefined
  const get: Journey = async (ask) => {
    today = (await (await ask('/api/daily-game')).json()) as GameResponse
  }
  await note('/api/daily-game, cold', { read: 3, written: 0 }, get)
  await note('/api/daily-game, kept', { read: 0, written: 0 }, get, '/api/daily-game, cold')
  await note('feedback', {}, (ask) => ask('/api/submit-feedback', { body: { text: 'More lists of rivers, please.' } }))
  await note('health', {}, (ask) => ask('/api/health'))
  if (!today) throw new Error('there is no game today')
  const body = playOf(today, 'daily')
  await note("the day's first guest's completion", {}, (ask) => ask('/api/game-completion', { body }), '/, cold')
  return today
}

/** Guesses that the list alone cannot decide: the model refuses one and accepts the other. */
async function guessesToJudge({ list }: GameResponse, { note }: Count): Promise<void> {
  const [{ name } = { name: '' }] = list.items
  for (const [guess, verdict] of [
    ['granite', 'refused'],
    [`icy cold ${name}`, 'accepted'],
  ] as const)
    for (const [kind, source] of [
      [`a guess that a model has ${verdict}`, 'ai'],
      [`the same guess again, ${verdict}`, 'judged'],
    ] as const) {
      const body = { guess, guessed_items: [] }
      await note(kind, {}, async (ask) => {
        const answer = await ask(`/api/lists/${list.id}/ai-validate-guess`, { body })
        const judged = (await answer.json()) as GuessValidation
        if (judged.source !== source || judged.matched !== (verdict === 'accepted'))
          throw new Error(`“${guess}”: ${JSON.stringify(judged)}`)
      })
    }
}

async function callsOfADay({ ask, note }: Count, today: GameResponse, signIn: SignIn, size: number) {
  const call = (path: string, headers: Record<string, string> = {}, body?: unknown) => ({
    path,
    take: (ask: Ask) => ask(path, { headers, body }),
  })
  const headers = await signIn(`player-${size}@example.com`)
  const { data } = (await (await ask('/api/library')).json()) as LibraryPage
  const past = (await (await ask(`/api/lists/${data[0]?.list.id}`)).json()) as GameResponse
  const completion = '/api/game-completion'
  const admin = await signIn('admin@example.com')
  const calls: [string, Most, ReturnType<typeof call>][] = [
    ['stats', { read: 1 }, call(`/api/lists/${today.list.id}/stats?game_type=daily&score=57`)],
    ["a guest's completion", { written: 3 }, call(completion, {}, playOf(today, 'daily'))],
    ["a new player's library result", {}, call(completion, headers, playOf(past, 'library'))],
    ["a player's completion", { written: 4 }, call(completion, headers, playOf(today, 'daily'))],
    ["a player's own result", {}, call(`/api/lists/${today.list.id}/completion?game_type=daily`, headers)],
    ['statistics', { read: 1 }, call('/api/statistics', headers)],
    ['recent games', {}, call('/api/recent-games', headers)],
    ['library page, a guest', {}, call('/api/library')],
    ['library page as HTML, a guest', {}, call('/library')],
    ['library page, a player', {}, call('/api/library', headers)],
    ['schedule page', {}, call('/api/admin/lists', admin)],
  ]
  for (const range of ['24h', '7d', '30d', '90d'])
    calls.push([`analytics of ${range}`, { read: 400 }, call(`/api/admin/analytics?range=${range}`, admin)])
  for (const [name, most, { take }] of calls) {
    // The data of a library page are cached in an isolate too: each of these calls is the first in its isolate. The
    // others find today's game cached.
    await note(name, most, take, name.startsWith('library') ? undefined : '/, cold')
  }
}

/** An admin's wait must not grow from a thousand results (`least`) to a million. */
async function timeAnalytics(ask: Ask, headers: Record<string, string>, size: number, least?: Figure): Promise<Figure> {
  const taken: number[] = []
  for (let call = 0; call < TIMED_CALLS; call++) {
    const from = performance.now()
    await ask('/api/admin/analytics?range=90d', { headers })
    taken.push(performance.now() - from)
  }
  const name = `analytics of 90 days, ${size.toLocaleString('en-US')} results: median`
  // Calls of a few milliseconds vary that much from run to run.
  const most = least && least.value * 1.5
  return { part: 'rows', name, value: median(taken), unit: 'ms', most, isOfMachine: true }
}

/** Each journey has a new isolate: the most that it can cost. */
async function journeysOfADay({ note }: Count, signIn: SignIn, size: number) {
  const headers = await signIn(`journey-${size}@example.com`)
  await note("a guest's day", { read: 6, written: 3 }, guestsDay)
  await note('a library game', {}, (ask) => libraryGame(ask, headers))
  await note("a player's day", { read: 8, written: 4 }, (ask) => playersDay(ask, headers))
  await note('the account page', { written: 0 }, (ask) => accountPage(ask, headers))
}

type Journey = (ask: Ask) => Promise<unknown>

function counter(worker: Miniflare, counted: Map<string, Counted>) {
  const askIn =
    (isolate: string, seen: (rows: Rows) => void): Ask =>
    async (path, { body, headers } = {}) => {
      const answer = await worker.dispatchFetch(`https://topple.example${path}`, {
        headers: { 'Content-Type': 'application/json', 'X-Isolate': isolate, ...ownAddress(), ...headers },
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      })
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      seen(JSON.parse(answer.headers.get('X-Rows') ?? '{}'))
      return answer as unknown as Response
    }
  const note = async (name: string, most: Most, take: Journey, isolate = `${name} ${crypto.randomUUID()}`) => {
    const sum: Rows = { read: 0, written: 0, statements: 0 }
    let calls = 0
    await take(
      askIn(name.endsWith(', cold') ? name : isolate, ({ read, written }) => {
        calls++
        sum.read += read
        sum.written += written
      }),
    )
    const known = counted.get(name) ?? { name, most, calls, rows: [] }
    counted.set(name, { ...known, rows: [...known.rows, sum] })
  }
  return { ask: askIn('', () => {}), note }
}

/**
 * One figure for a call, the highest of all sizes; and one that counts the sizes with a different cost: none may
 * differ.
 */
function figuresOf({ name, most, calls, rows }: Counted): Figure[] {
  const part = 'rows'
  const sizes = `the same at ${SIZES.map((size) => size.toLocaleString('en-US')).join(', ')} results`
  return [
    ...(calls > 1 ? [{ part, name: `${name}: requests`, value: calls, unit: '' }] : []),
    ...(['read', 'written'] as const).flatMap((kind) => {
      const values = rows.map((row) => row[kind])
      const others = new Set(values).size - 1
      const note = rows.length > 1 && others === 0 ? sizes : ''
      return [
        { part, name: `${name}: ${kind}`, value: Math.max(...values), unit: '', most: most[kind], note },
        ...(others === 0 ? [] : [{ part, name: `${name}: ${kind}, grows`, value: others, unit: '', most: 0 }]),
      ]
    }),
  ]
}
