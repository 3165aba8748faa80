import type { CompletionRequest } from '#shared/contract/completions.ts'
import type { List } from '#shared/contract/game.ts'
import type { Database } from '../../worker/db/open.ts'
import { dailyGames, lists } from '../../worker/db/schema/schedule.ts'
import { makeWorld, openApp } from './app.ts'

const NAMES = [
  'Amber',
  'Basil',
  'Cedar',
  'Dill',
  'Elder',
  'Fennel',
  'Ginger',
  'Hazel',
  'Iris',
  'Juniper',
  'Kale',
  'Lotus',
]

/** A playable list: ranked with ten items, or with `is_ranked: false` unranked with twelve. */
export function makeList(parts: Partial<List> = {}): List {
  const is_ranked = parts.is_ranked ?? true
  const items =
    parts.items ?? NAMES.slice(0, is_ranked ? 10 : 12).map((name, at) => ({ name, metric: `${90 - at} kg` }))
  return {
    id: crypto.randomUUID(),
    title: 'The heaviest plants',
    description: 'By weight, as of 2024.',
    category: 'Plants',
    hints: items.map((_, at) => `Clue number ${at + 1}`),
    sources: [{ title: 'The Plant Book', url: 'https://plants.test/book' }],
    ...parts,
    is_ranked,
    items,
    item_count: items.length,
  }
}

/** Makes a list and puts it on `date`. */
export async function putList(db: Database, date: string, parts: Partial<List> = {}): Promise<List> {
  const list = makeList(parts)
  const { sources, ...columns } = list
  await db.batch([
    db.insert(lists).values({ ...columns, sources: sources ?? [], created_at: 0 }),
    db.insert(dailyGames).values({ date, id: crypto.randomUUID(), list_id: list.id }),
  ])
  return list
}

/** The worker at noon, Eastern, on `date`, with a list on that date. */
export async function openDay(date: string, parts: Partial<List> = {}, bindings: Partial<Env> = {}) {
  const app = openApp(makeWorld(date), bindings)
  return { ...app, list: await putList(app.db, date, parts) }
}

/** A client's result of a daily game in which the first `found` items were guessed, without wrong guesses. */
export function makeResult(list: List, found = 3, parts: Partial<CompletionRequest> = {}): CompletionRequest {
  return {
    play_id: crypto.randomUUID(),
    list_id: list.id,
    items_guessed: list.items.slice(0, found).map((item) => item.name),
    hints_used: 0,
    total_guesses: found,
    game_type: 'daily',
    ...parts,
  }
}
