/** The load that one D1 can take: bytes a player leaves behind, and how long results wait after Eastern midnight. */
import type { Miniflare } from 'miniflare'
import { addDays } from '../../worker/shared/game/eastern-day.ts'
import { GUEST_RESULT_DAYS } from '../../worker/shared/limits.ts'
import type { Figure } from './figures.ts'
import { waitsAfterMidnight } from './midnight.ts'
import { openWorker, type Stage } from './stage.ts'

const PLAYERS = 500
const DAYS = 365
const GUESTS = 20_000
const D1_MOST_BYTES = 10e9

const part = 'scale'

export async function measureScale(stage: Stage): Promise<Figure[]> {
  const worker = await openWorker(stage, 'scale')
  try {
    const playerYear = await bytesOf(worker, addPlayerYears, PLAYERS)
    const guest = await bytesOf(worker, addGuests, GUESTS)
    const carried = D1_MOST_BYTES / playerYear
    return [
      { part, name: 'a player-year of daily games', value: playerYear, unit: 'bytes', note: `of ${PLAYERS} players` },
      { part, name: "a guest's result", value: guest, unit: 'bytes', note: `kept for ${GUEST_RESULT_DAYS} days` },
      { part, name: 'player-years in 10 GB', value: carried, unit: '' },
      ...midnightFigures(),
    ]
  } finally {
    await worker.dispose()
  }
}

/** Players a day, then the ms that D1 takes for a result. */
const CROWDS = [100_000, 300_000, 1_000_000, 3_000_000]
const SERVICE = [1, 5]

const midnightFigures = (): Figure[] =>
  SERVICE.flatMap((ms) =>
    CROWDS.map((players) => {
      const { peak, busy, late } = waitsAfterMidnight(players, ms)
      return {
        part,
        name: `${players.toLocaleString('en-US')} a day, ${ms} ms a result: 99 of 100 wait`,
        value: late,
        unit: 'ms',
        note: `simulated; ${Math.round(peak)} results/s at the peak, D1 busy ${Math.round(busy * 100)} % then`,
      }
    }),
  )

type Add = (DB: D1Database, many: number) => Promise<unknown>

async function bytesOf(worker: Miniflare, add: Add, many: number): Promise<number> {
  const { DB } = await worker.getBindings<Env>()
  const size = async () => (await DB.prepare('SELECT 1').run()).meta.size_after
  const before = await size()
  await add(DB, many)
  return ((await size()) - before) / many
}

/** Adds players who have finished every daily game of a year, with the rows that the worker's batch would write. */
async function addPlayerYears(DB: D1Database, many: number) {
  const first = '2025-01-01'
  const dates = Array.from({ length: DAYS }, (_, day) => addDays(first, day))
  const days = JSON.stringify(Object.fromEntries(dates.map((date) => [date, [57, 0]])))
  const scores = JSON.stringify(Object.fromEntries(Array.from({ length: 90 }, (_, score) => [score, 4])))
  const recent = JSON.stringify(Array.from({ length: 28 }, () => [1_790_000_000_000, crypto.randomUUID(), 'daily']))
  const count = `WITH RECURSIVE p (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM p WHERE n < ?1)`
  const uuid = `lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-' || hex(randomblob(2)) || '-' || hex(randomblob(2)) || '-' || hex(randomblob(6)))`
  await DB.prepare(
    `${count} INSERT INTO users (uid, email, display_name, photo_url, created_at, games_played, items_guessed, scores, days, recent)
     SELECT printf('%028d', n * 7919), printf('player.number.%d@example.com', n), printf('Player Number %d', n),
       printf('https://lh3.googleusercontent.com/a/%064d=s96-c', n), 1790000000000, ${DAYS}, ${DAYS * 6}, ?2, ?3, ?4 FROM p`,
  )
    .bind(many, scores, days, recent)
    .run()
  for (const date of dates) {
    const list = crypto.randomUUID()
    // One day after the other, as in production: a player's keys are then written far from one another.
    await DB.prepare(
      `${count} INSERT INTO results (uid, game_type, list_id, play_id, items_guessed, hints_used, total_guesses, score, completed_at, total_items, list_date, refused_guesses)
       SELECT printf('%028d', n * 7919), 'daily', ?2, ${uuid}, '[0,1,2,4,5,7]', 3, 16, 57, 1790000000000 + n, 10, ?3,
         '["a wrong guess","another wrong one","one more","the last"]' FROM p`,
    )
      .bind(many, list, date)
      .run()
  }
}

async function addGuests(DB: D1Database, many: number) {
  await DB.prepare(
    `WITH RECURSIVE p (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM p WHERE n < ?1)
     INSERT INTO guest_results (list_date, list_id, play_id, items_guessed, hints_used, total_guesses, score, completed_at)
     SELECT '2025-01-01', ?2, printf('%08x-0000-4000-8000-%012x', n * 7919 % 4294967291, n), '[0,1,2,4,5,7]', 3, 16, 57, 1790000000000 + n FROM p`,
  )
    .bind(many, crypto.randomUUID())
    .run()
}
