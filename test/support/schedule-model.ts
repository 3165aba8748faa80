import { gte } from 'drizzle-orm'
import type fc from 'fast-check'
import { expect } from 'vitest'
import { adminListResponse, auditPage } from '#shared/contract/admin.ts'
import { addDays, daysBetween } from '#shared/game/eastern-day.ts'
import { SCHEDULE_DAYS_AHEAD } from '#shared/limits.ts'
import { guestResults } from '../../worker/db/schema/results.ts'
import { lists } from '../../worker/db/schema/schedule.ts'
import { fillDays } from '../../worker/schedule/fill.ts'
import { editOf, type openBackOffice, storedDays } from './admin.ts'
import { read, readError } from './answers.ts'
import { makeResult } from './lists.ts'
import { recordAsGuest, signIn } from './players.ts'

export type Office = ReturnType<typeof openBackOffice>

/** The schedule in its simplest form. */
export type Model = {
  today: string
  days: Map<string, string>
  rejected: Set<string>
  titles: Map<string, string>
  finished: Set<string>
  /** The number of changes, each of which is a line of the audit. */
  changes: number
}

export const emptyModel = (today: string): Model => ({
  today,
  days: new Map(),
  rejected: new Set(),
  titles: new Map(),
  finished: new Set(),
  changes: 0,
})

const dates = (model: Model) => [...model.days.keys()].sort()
const lastRow = (model: Model) => [addDays(model.today, SCHEDULE_DAYS_AHEAD), ...dates(model)].sort().at(-1) ?? ''

/** 409 for a past date, 400 for a date beyond the last row. */
const rowStatus = (model: Model, date: string) => (date < model.today ? 409 : date > lastRow(model) ? 400 : 200)

const pick = <T>(from: readonly T[], at: number): T | undefined => from[at % Math.max(1, from.length)]

type Run = (model: Model, office: Office) => Promise<void>
const command = (name: string, run: Run): fc.AsyncCommand<Model, Office> => ({
  check: () => true,
  run: async (model, office) => {
    await run(model, office)
    await expectAsModelled(model, office)
  },
  toString: () => name,
})

/** The stored schedule and the admin's page equal the model, and every result belongs to a list on its date. */
async function expectAsModelled(model: Model, { db, ann, page }: Office) {
  const days = await storedDays(db)
  expect(days).toEqual(Object.fromEntries(dates(model).map((date) => [date, model.days.get(date)])))
  const stored = await db.select({ id: lists.id, title: lists.title }).from(lists)
  expect(stored.map(({ id }) => id).sort()).toEqual(Object.values(days).sort())
  for (const { id, title } of stored) expect(title).toBe(model.titles.get(id))
  const guests = await db.select().from(guestResults).where(gte(guestResults.list_date, model.today))
  for (const { list_date, list_id } of guests) expect(days[list_date]).toBe(list_id)
  const shown = await page(1, 100)
  expect(shown.total).toBe(daysBetween(model.today, lastRow(model)) + 1)
  expect((await page(2)).last_page).toBe(Math.ceil(shown.total / 10))
  expect(shown.data.flatMap(({ daily_game_date, list }) => (list ? [[daily_game_date, list.id]] : []))).toEqual(
    dates(model).flatMap((date) => (date < model.today ? [] : [[date, model.days.get(date)]])),
  )
  const audit = await read(await ann.get('/audit?per_page=100'), auditPage)
  expect(audit.total).toBe(model.changes)
  const restorable = audit.data.filter((entry) => entry.can_restore).map((entry) => entry.list_id)
  expect(restorable.sort()).toEqual([...model.rejected].sort())
}

const expectStatus = async (answer: Response, status: number) => {
  if (status === 200) expect(answer.status, await answer.clone().text()).toBe(200)
  else await readError(answer, status)
}

/** Words from many lists, so that the catalogue seldom finds none. */
const TOPIC =
  'countries films books cities animals foods sports words languages planets companies the most largest longest'

export const generate = (offset: number, is_ranked: boolean) =>
  command(`generate(${offset}, ${is_ranked})`, async (model, { ann }) => {
    const game_date = addDays(model.today, offset)
    const row = rowStatus(model, game_date)
    const status = row === 200 && model.days.has(game_date) ? 409 : row
    // A unique topic: the same topic soon after would get the same list.
    const topic = `${TOPIC} ${crypto.randomUUID()}`
    const answer = await ann.post('/generate-list', { topic, game_date, is_ranked })
    if (status === 200 && answer.status === 422) return
    await expectStatus(answer.clone(), status)
    if (status !== 200) return
    const { list_id } = (await answer.json()) as { list_id: string }
    const { list } = await read(await ann.get(`/lists/${list_id}`), adminListResponse)
    expect(list.is_ranked).toBe(is_ranked)
    model.days.set(game_date, list_id)
    model.titles.set(list_id, list.title)
    model.changes++
  })

export const swap = (from: number, to: number, seen: 'right' | 'wrong' | 'unsaid') =>
  command(`swap(${from}, ${to}, ${seen})`, async (model, { ann }) => {
    const [from_date, to_date] = [addDays(model.today, from), addDays(model.today, to)]
    const [one, other] = [model.days.get(from_date) ?? null, model.days.get(to_date) ?? null]
    const ids = { from_list_id: one, to_list_id: seen === 'wrong' ? 'another' : other }
    const answer = await ann.post('/lists/swap-dates', { from_date, to_date, ...(seen === 'unsaid' ? {} : ids) })
    const bad = [from_date, to_date]
      .map((date) => (date === model.today ? 409 : rowStatus(model, date)))
      .find((status) => status !== 200)
    const status = bad ?? (from === to ? 400 : seen === 'wrong' || (!one && !other) ? 409 : 200)
    await expectStatus(answer, status)
    if (status !== 200) return
    model.days.delete(from_date)
    model.days.delete(to_date)
    if (one) model.days.set(to_date, one)
    if (other) model.days.set(from_date, other)
    model.changes++
  })

export const reject = (at: number, slip: number) =>
  command(`reject(${at}, ${slip})`, async (model, { ann, world, db }) => {
    const date = pick(dates(model), at)
    const id = date && model.days.get(date)
    if (!date || !id) return
    const game_date = addDays(date, slip)
    const row = rowStatus(model, game_date)
    const status = row !== 200 ? row : slip !== 0 || model.finished.has(id) ? 409 : 200
    await expectStatus(await ann.post(`/lists/${id}/reject`, { game_date }), status)
    if (status !== 200) return
    const last = dates(model).at(-1) ?? date
    const moved = model.days.get(last) ?? ''
    model.days.delete(last)
    if (last !== date) model.days.set(date, moved)
    model.rejected.add(id)
    model.changes++
    if (date === model.today && last === date) await takeOver(model, { db, world }, [date])
  })

/** The model cannot predict the catalogue's choice: it takes over the lists that are stored. */
async function takeOver(model: Model, { db }: Pick<Office, 'db' | 'world'>, empty: string[]) {
  const days = await storedDays(db)
  const titles = new Map((await db.select().from(lists)).map(({ id, title }) => [id, title]))
  for (const date of empty) {
    const id = days[date]
    expect(id).toBeDefined()
    if (!id) continue
    expect(model.titles.has(id)).toBe(false)
    model.days.set(date, id)
    model.titles.set(id, titles.get(id) ?? '')
    model.changes++
  }
}

export const restore = (at: number) =>
  command(`restore(${at})`, async (model, { ann }) => {
    const known = [...model.titles.keys()]
    const id = pick(at % 3 === 0 ? known : [...model.rejected], at)
    if (!id) return
    const isRejected = model.rejected.has(id)
    await expectStatus(await ann.post(`/lists/${id}/restore`), isRejected ? 200 : 409)
    if (!isRejected) return
    let date = addDays(model.today, 1)
    while (model.days.has(date)) date = addDays(date, 1)
    model.days.set(date, id)
    model.rejected.delete(id)
    model.changes++
  })

export const edit = (at: number, isLate: boolean) =>
  command(`edit(${at}, ${isLate})`, async (model, { ann }) => {
    const date = pick(dates(model), at)
    const id = date && model.days.get(date)
    if (!date || !id) return
    const { list } = await read(await ann.get(`/lists/${id}`), adminListResponse)
    const title = `${list.title} ${list.version}`
    const status = isLate || date <= model.today ? 409 : 200
    const version = isLate ? list.version - 1 : list.version
    await expectStatus(await ann.put(`/lists/${id}`, editOf(list, { title, version })), status)
    if (status !== 200) return
    model.titles.set(id, title)
    model.changes++
  })

export const fill = (from: number, days: number) =>
  command(`fill(${from}, ${days})`, async (model, { db, world }) => {
    const [first, last] = [addDays(model.today, from), addDays(model.today, from + days)]
    const empty = Array.from({ length: days + 1 }, (_, at) => addDays(first, at)).filter(
      (date) => !model.days.has(date),
    )
    expect((await fillDays(db, world, first, last)).filled).toEqual(empty)
    await takeOver(model, { db, world }, empty)
  })

/** A player's result keeps today's list from being rejected; a guest's result does not. */
export const finishToday = (isPlayer: boolean) =>
  command(`finishToday(${isPlayer})`, async (model, office) => {
    const { db } = office
    const id = model.days.get(model.today)
    if (!id) return
    const list = (await db.select().from(lists)).find((row) => row.id === id)
    if (!list) throw new Error('the list is not there')
    const result = makeResult(list, 2)
    if (!isPlayer) return void (await recordAsGuest(office, result))
    await signIn(office, `model-${crypto.randomUUID()}`).record(result)
    model.finished.add(id)
  })

export const nextDay = () =>
  command('nextDay()', async (model, { world }) => {
    world.set(world.now() + 86_400_000)
    model.today = addDays(model.today, 1)
  })
