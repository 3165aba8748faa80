/** Rows of D1 that a call reads and writes, as D1 itself counts them: what is billed; and what analytics take of time. */
import type { Miniflare } from 'miniflare'
import type { GameResponse, GameType } from '../../worker/shared/contract/game.ts'
import type { GuessValidation } from '../../worker/shared/contract/guesses.ts'
import type { LibraryPage } from '../../worker/shared/contract/library.ts'
import { startLanguageModel } from '../stand-ins/language-model/server.ts'
import type { Rows } from '../support/counted-database.ts'
import { languageModelVariables } from '../support/serve-worker.ts'
import { type Figure, median } from './figures.ts'
import { addResults } from './many-results.ts'
import { openSignIn } from './players.ts'
import { openWorker, type Stage } from './stage.ts'

/** Results that are there already when the calls are made. */
const SIZES = [1_000, 100_000, 1_000_000]

/** Calls of analytics at each size, of which the median counts. */
const TIMED_CALLS = 25

type Most = Partial<Record<'read' | 'written', number>>
type Init = { body?: unknown; headers?: Record<string, string> }
type SignIn = Awaited<ReturnType<typeof openSignIn>>['signIn']

export async function countRowsPerCall(stage: Stage): Promise<Figure[]> {
  const { variables, signIn, end } = await openSignIn()
  const model = await startLanguageModel(0)
  const all = { ...variables, ...languageModelVariables(model.address) }
  const worker = await openWorker(stage, 'rows', 'test/bench/counting-worker.ts', all)
  try {
    const { ask, note, figures, compare } = counter(worker)
    await note('/, cold', { read: 3 }, '/')
    await note('/, kept', { read: 0 }, '/')
    const answer = await note('/api/daily-game, cold', { read: 3 }, '/api/daily-game')
    await note('/api/daily-game, kept', { read: 0 }, '/api/daily-game')
    const today = (await answer.json()) as GameResponse
    await note('feedback', {}, '/api/submit-feedback', { body: { text: 'More lists of rivers, please.' } })
    await note('health', {}, '/api/health')
    await guessesToJudge(today, note)

    const times: Figure[] = []
    let before = 0
    for (const size of SIZES) {
      await addResults(worker, today.daily_game.date, size - before, `many-${size}-`)
      before = size
      await callsOfADay({ ask, note: compare, today, signIn, size })
      times.push(await timeAnalytics(ask, await signIn('admin@example.com'), size, times[0]))
    }
    return [...figures, ...compare.figures(), ...times]
  } finally {
    await worker.dispose()
    model.close()
    end()
  }
}

type Ask = (path: string, init?: Init) => Promise<Response>
type Note = (name: string, most: Most, path: string, init?: Init) => Promise<Response>

/** Guesses that the list alone does not decide: the model refuses one and accepts the other. */
async function guessesToJudge({ list }: GameResponse, note: Note): Promise<void> {
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
      const answer = await note(kind, {}, `/api/lists/${list.id}/ai-validate-guess`, { body })
      const judged = (await answer.json()) as GuessValidation
      if (judged.source !== source || judged.matched !== (verdict === 'accepted'))
        throw new Error(`“${guess}”: ${JSON.stringify(judged)}`)
    }
}

/** What the players of a day ask, and an admin. */
async function callsOfADay(given: { ask: Ask; note: Note; today: GameResponse; signIn: SignIn; size: number }) {
  const { ask, note, today, signIn, size } = given
  const stats = `/api/lists/${today.list.id}/stats?game_type=daily&score=57`
  const completion = '/api/game-completion'
  const daily = (game: GameResponse) => resultOf(game, 'daily')
  await note('stats', { read: 1 }, stats)
  await note("a guest's completion", { written: 2 }, completion, { body: daily(today) })

  const headers = await signIn(`player-${size}@example.com`)
  const { data } = (await (await ask('/api/library')).json()) as LibraryPage
  const past = (await (await ask(`/api/lists/${data[0]?.list.id}`)).json()) as GameResponse
  await note("a new player's library result", {}, completion, { body: resultOf(past, 'library'), headers })
  await note("a player's completion", { written: 4 }, completion, { body: daily(today), headers })
  await note("a player's own result", {}, `/api/lists/${today.list.id}/completion?game_type=daily`, { headers })
  await note('statistics', { read: 1 }, '/api/statistics', { headers })
  await note('recent games', {}, '/api/recent-games', { headers })
  await note('library page, a guest', {}, '/api/library')
  await note('library page, a player', {}, '/api/library', { headers })
  const admin = await signIn('admin@example.com')
  await note('analytics of 90 days', {}, '/api/admin/analytics?range=90d', { headers: admin })
  await note('schedule page', {}, '/api/admin/lists', { headers: admin })
}

/** What an admin waits for: no longer with a million results than with a thousand, `least`. */
async function timeAnalytics(ask: Ask, headers: Record<string, string>, size: number, least?: Figure): Promise<Figure> {
  const taken: number[] = []
  for (let call = 0; call < TIMED_CALLS; call++) {
    const from = performance.now()
    await ask('/api/admin/analytics?range=90d', { headers })
    taken.push(performance.now() - from)
  }
  const name = `analytics of 90 days, ${size.toLocaleString('en-US')} results: median`
  // Calls of a few milliseconds differ by as much from run to run.
  const most = least && least.value * 1.5
  return { part: 'rows', name, value: median(taken), unit: 'ms', most, isOfMachine: true }
}

function counter(worker: Miniflare) {
  const ask: Ask = async (path, { body, headers } = {}) => {
    const answer = await worker.dispatchFetch(`https://topple.example${path}`, {
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer as unknown as Response
  }
  const rowsOf = (answer: Response): Rows => JSON.parse(answer.headers.get('X-Rows') ?? '{}')

  const figures: Figure[] = []
  const note: Note = async (name, most, path, init) => {
    const answer = await ask(path, init)
    const rows = rowsOf(answer)
    for (const kind of ['read', 'written'] as const)
      figures.push({ part: 'rows', name: `${name}: ${kind}`, value: rows[kind], unit: '', most: most[kind] })
    return answer
  }

  const seen = new Map<string, { most: Most; rows: Rows[] }>()
  const compare = async (...[name, most, path, init]: Parameters<Note>) => {
    const answer = await ask(path, init)
    const call = seen.get(name) ?? { most, rows: [] }
    seen.set(name, { most, rows: [...call.rows, rowsOf(answer)] })
    return answer
  }
  return { ask, note, figures, compare: Object.assign(compare, { figures: () => [...seen].flatMap(comparedFigures) }) }
}

/** One figure a call, the dearest of the sizes; and one that counts the sizes at which it is another: none may be. */
function comparedFigures([name, { most, rows }]: [string, { most: Most; rows: Rows[] }]): Figure[] {
  const note = `the same at ${SIZES.map((size) => size.toLocaleString('en-US')).join(', ')} results`
  return (['read', 'written'] as const).flatMap((kind) => {
    const values = rows.map((row) => row[kind])
    const value = Math.max(...values)
    const others = new Set(values).size - 1
    return [
      { part: 'rows', name: `${name}: ${kind}`, value, unit: '', most: most[kind], note: others === 0 ? note : '' },
      ...(others === 0 ? [] : [{ part: 'rows', name: `${name}: ${kind}, grows`, value: others, unit: '', most: 0 }]),
    ]
  })
}

const resultOf = ({ list: { id, items } }: GameResponse, game_type: GameType) => ({
  play_id: crypto.randomUUID(),
  list_id: id,
  items_guessed: items.slice(0, 6).map((item) => item.name),
  hints_used: 3,
  total_guesses: 16,
  game_type,
})
