import { expect } from 'vitest'
import { type AdminList, adminListResponse, auditPage, schedulePage } from '#shared/contract/admin.ts'
import type { List } from '#shared/contract/game.ts'
import { addDays, easternDate } from '#shared/game/eastern-day.ts'
import type { Database } from '../../worker/db/open.ts'
import { dayCounts, guestResults, resultCounts } from '../../worker/db/schema/results.ts'
import { audit, catalogueUses, dailyGames, lists } from '../../worker/db/schema/schedule.ts'
import { read } from './answers.ts'
import { makeWorld, openApp } from './app.ts'
import { putList } from './lists.ts'
import { bearer } from './tokens.ts'

/** Two admins; the uid `ann` signs in as ann@example.com. */
export const ADMINS = { ADMIN_EMAILS: 'ann@example.com, bob@example.com' }

/** The worker at noon, Eastern, on `date`, with calls as the admin Ann and as others. */
export function openBackOffice(date = '2026-11-20', bindings: Partial<Env> = {}) {
  const app = openApp(makeWorld(date), { ...ADMINS, ...bindings })
  const as = (uid: string, more: object = {}) => {
    const send = async (method: string, path: string, body?: unknown) =>
      app.request(`/api/admin${path}`, {
        method,
        headers: { ...(await bearer(app.world, uid, more)), 'Content-Type': 'application/json' },
        body: body === undefined || typeof body === 'string' ? (body as string | undefined) : JSON.stringify(body),
      })
    return {
      get: (path: string) => send('GET', path),
      post: (path: string, body: unknown = {}) => send('POST', path, body),
      put: (path: string, body: unknown) => send('PUT', path, body),
      del: (path: string) => send('DELETE', path),
      send,
    }
  }
  const ann = as('ann')
  const page = async (number = 1, per_page = 10) =>
    read(await ann.get(`/lists?page=${number}&per_page=${per_page}`), schedulePage)
  const day = (days: number) => addDays(easternDate(app.world.now()), days)
  return {
    ...app,
    as,
    ann,
    bob: as('bob'),
    page,
    day,
    put: (days: number, title = `List ${days}`) => putList(app.db, day(days), { title }),
    swap: (from: number, to: number, seen: object = {}) =>
      ann.post('/lists/swap-dates', { from_date: day(from), to_date: day(to), ...seen }),
    changes: async () => (await read(await ann.get('/audit'), auditPage)).data,
  }
}

/** Empties the schedule: the tests of a file share a database. */
export async function clearSchedule(db: Database): Promise<void> {
  await db.delete(dailyGames)
  await db.delete(lists)
  await db.delete(catalogueUses)
  await db.delete(audit)
  await db.delete(guestResults)
  await db.delete(resultCounts)
  await db.delete(dayCounts)
}

/** The stored schedule: date -> list id, in order. */
export async function storedDays(db: Database): Promise<Record<string, string>> {
  const rows = await db.select({ date: dailyGames.date, id: dailyGames.list_id }).from(dailyGames)
  return Object.fromEntries(
    rows.sort((one, other) => (one.date < other.date ? -1 : 1)).map(({ date, id }) => [date, id]),
  )
}

/** Each list is on exactly one date, and there are `count` of them. */
export async function expectWhole(db: Database, count: number): Promise<void> {
  const ids = Object.values(await storedDays(db))
  expect(new Set(ids).size).toBe(count)
  const stored = await db.select({ id: lists.id }).from(lists)
  expect(stored.map(({ id }) => id).sort()).toEqual([...ids].sort())
}

/** The body that an editor sends for a list it was given. */
export function editOf({ id: _, item_count: __, ...edit }: AdminList, parts: object = {}) {
  return { ...edit, ...parts }
}

/** The back office on `date`, with lists to edit. */
export function openEditor(date = '2026-11-20') {
  const office = openBackOffice(date)
  const { ann, db, day } = office
  return {
    ...office,
    putOn: async (days: number, parts: Partial<List> = {}): Promise<AdminList> => ({
      ...(await putList(db, day(days), parts)),
      version: 1,
    }),
    save: (list: AdminList, parts: object = {}) => ann.put(`/lists/${list.id}`, editOf(list, parts)),
    stored: async (id: string) => (await read(await ann.get(`/lists/${id}`), adminListResponse)).list,
  }
}

/** The list's items, with `parts` of item `at` changed. */
export const withItem = (list: AdminList, at: number, parts: object) =>
  list.items.map((item, index) => (index === at ? { ...item, ...parts } : item))
