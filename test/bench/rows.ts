/** Rows of D1 that a call reads and writes, as D1 itself counts them: what is billed. */
import type { Miniflare } from 'miniflare'
import type { GameResponse } from '../../worker/shared/contract/game.ts'
import type { Rows } from '../support/counted-database.ts'
import type { Figure } from './figures.ts'
import { openWorker, type Stage } from './stage.ts'

const MANY = 100_000
const MANY_SHOWN = MANY.toLocaleString('en-US')

export async function countRowsPerCall(stage: Stage): Promise<Figure[]> {
  const worker = await openWorker(stage, 'rows', 'test/bench/counting-worker.ts')
  try {
    const { figures, call } = caller(worker)
    await call('/, cold', '/', { most: { read: 3 } })
    await call('/, kept', '/', { most: { read: 0 } })
    const game = await call('/api/daily-game, cold', '/api/daily-game', { most: { read: 3 } })
    await call('/api/daily-game, kept', '/api/daily-game', { most: { read: 0 } })
    const { list, daily_game } = (await game.json()) as GameResponse

    const stats = `/api/lists/${list.id}/stats?game_type=daily&score=57`
    const completion = { path: '/api/game-completion', most: { written: 2 } }
    await call("a guest's completion, the first", completion.path, { ...completion, body: guestsResult(list) })
    await call('stats of 1 result', stats, { most: { read: 1 } })
    await addResults(worker, list.id, daily_game.date)
    await call(`stats of ${MANY_SHOWN} results`, stats, { most: { read: 1 } })
    await call(`a guest's completion after ${MANY_SHOWN}`, completion.path, { ...completion, body: guestsResult(list) })
    await call('feedback', '/api/submit-feedback', { body: { text: 'More lists of rivers, please.' } })
    await call('health', '/api/health', {})
    return figures
  } finally {
    await worker.dispose()
  }
}

type Asked = { body?: unknown; most?: Partial<Record<'read' | 'written', number>> }

/** `call` asks and notes what the answer cost. */
function caller(worker: Miniflare) {
  const figures: Figure[] = []
  const call = async (name: string, path: string, { body, most = {} }: Asked) => {
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    const headers = { 'Content-Type': 'application/json' }
    const answer = await worker.dispatchFetch(`https://topple.example${path}`, { ...init, headers })
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
    const rows: Rows = JSON.parse(answer.headers.get('X-Rows') ?? '{}')
    for (const kind of ['read', 'written'] as const)
      figures.push({ part: 'rows', name: `${name}: ${kind}`, value: rows[kind], unit: '', most: most[kind] })
    return answer
  }
  return { figures, call }
}

const guestsResult = ({ id, items }: GameResponse['list']) => ({
  play_id: crypto.randomUUID(),
  list_id: id,
  items_guessed: items.slice(0, 6).map((item) => item.name),
  hints_used: 3,
  total_guesses: 16,
  game_type: 'daily',
})

/** As if `MANY` guests had finished the list, with scores from 0 to 99. */
async function addResults(worker: Miniflare, list_id: string, date: string): Promise<void> {
  const { DB } = await worker.getBindings<Env>()
  const scores = Object.fromEntries(Array.from({ length: 100 }, (_, score) => [score, MANY / 100]))
  const rows = `WITH RECURSIVE plays (play) AS (SELECT 1 UNION ALL SELECT play + 1 FROM plays WHERE play < ${MANY})
    INSERT INTO guest_results (list_date, list_id, play_id, items_guessed, hints_used, total_guesses, score, completed_at)
    SELECT ?, ?, printf('%08x-0000-4000-8000-000000000000', play), '[0,1,2]', 0, 13, play % 100, 0 FROM plays`
  await DB.batch([
    DB.prepare(rows).bind(date, list_id),
    DB.prepare('UPDATE result_counts SET scores = ? WHERE list_id = ?').bind(JSON.stringify(scores), list_id),
  ])
}
