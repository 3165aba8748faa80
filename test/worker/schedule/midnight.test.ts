import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { type AdminList, adminListResponse, placedResponse } from '#shared/contract/admin.ts'
import { addDays, easternMidnight } from '#shared/game/eastern-day.ts'
import { audit, lists } from '../../../worker/db/schema/schedule.ts'
import { clearSchedule, editOf, openBackOffice, storedDays, withItem } from '../../support/admin.ts'
import { read, readError } from '../../support/answers.ts'
import { openApp } from '../../support/app.ts'
import { beforeBatches } from '../../support/troubled-database.ts'

const { db } = openApp()
beforeEach(() => clearSchedule(db))

const TODAY = '2026-11-20'
const [TOMORROW, THE_DAY_AFTER] = [addDays(TODAY, 1), addDays(TODAY, 2)]
const MIDNIGHT = easternMidnight(TOMORROW)
/** Milliseconds before midnight at which a change is sent. */
const BEFORE = 300

type Office = ReturnType<typeof openBackOffice>

/** Delays a change on its way to the database until after midnight. */
const sleep = () => new Promise((resolve) => setTimeout(resolve, 2 * BEFORE))

/** An admin at the end of TODAY whose first change is not committed until `hold` is done, after midnight. */
function openLate(hold: (office: Office) => Promise<unknown>) {
  let isHeld = false
  const DB = beforeBatches(env.DB, async () => {
    if (isHeld) return
    isHeld = true
    await hold(office)
    office.world.set(MIDNIGHT + BEFORE)
  })
  const office = openBackOffice(TODAY, { DB })
  office.world.set(MIDNIGHT - BEFORE)
  return office
}

async function fillThreeDays() {
  const { put } = openBackOffice(TODAY)
  const [today, tomorrow, after] = [await put(0), await put(1), await put(2)]
  return { today, tomorrow, after }
}

type Days = Awaited<ReturnType<typeof fillThreeDays>>
type Send = (admin: Office['ann'], days: Days) => Promise<Response>

const swap =
  (from_date: string, to_date: string): Send =>
  (admin) =>
    admin.post('/lists/swap-dates', { from_date, to_date })

const CHANGES: [name: string, send: Send, code: string][] = [
  ['a swap of tomorrow', swap(TOMORROW, THE_DAY_AFTER), 'is-today'],
  ['a swap with tomorrow', swap(THE_DAY_AFTER, TOMORROW), 'is-today'],
  [
    "an edit of tomorrow's list",
    (admin, { tomorrow }) =>
      admin.put(`/lists/${tomorrow.id}`, editOf({ ...tomorrow, version: 1 }, { title: 'Other' })),
    'day-begun',
  ],
  [
    "a rejection of tomorrow's list",
    (admin, { tomorrow }) => admin.post(`/lists/${tomorrow.id}/reject`, { game_date: TOMORROW }),
    'day-begun',
  ],
  [
    "a rejection of today's list",
    (admin, { today }) => admin.post(`/lists/${today.id}/reject`, { game_date: TODAY }),
    'day-over',
  ],
]

const stored = async () => ({ days: await storedDays(db), lists: await db.select().from(lists) })

describe.each(CHANGES)('%s, sent before Eastern midnight', (_, send, code) => {
  test('is done where it lands before midnight', async () => {
    const days = await fillThreeDays()
    const { world, ann } = openBackOffice(TODAY)
    world.set(MIDNIGHT - 10_000)
    expect((await send(ann, days)).status).toBe(200)
    expect(await db.$count(audit)).toBe(1)
  })

  test('changes nothing where it lands after midnight', async () => {
    const days = await fillThreeDays()
    const before = await stored()
    const answer = await send(openLate(sleep).ann, days)
    expect((await readError(answer, 409)).code).toBe(code)
    expect(await stored()).toEqual(before)
    expect(await db.$count(audit)).toBe(0)
  })
})

test("a rejection of tomorrow's list that another forestalls is not tried again after midnight", async () => {
  const { tomorrow } = await fillThreeDays()
  const late = openLate(({ put }) => put(7))
  const answer = await late.ann.post(`/lists/${tomorrow.id}/reject`, { game_date: TOMORROW })
  expect((await readError(answer, 409)).code).toBe('day-begun')
  expect((await storedDays(db))[TOMORROW]).toBe(tomorrow.id)
})

test("an answer added to tomorrow's list lands after midnight, too", async () => {
  const { tomorrow } = await fillThreeDays()
  const list: AdminList = { ...tomorrow, version: 1 }
  const edit = editOf(list, { items: withItem(list, 0, { variations: ['Resin'] }) })
  const answer = await openLate(sleep).ann.put(`/lists/${list.id}`, edit)
  expect((await read(answer, adminListResponse)).list.items[0]?.variations).toEqual(['Resin'])
})

test('a list brought back before midnight does not land on the day that has begun', async () => {
  const { ann, put } = openBackOffice(TODAY)
  const list = await put(1)
  await ann.post(`/lists/${list.id}/reject`, { game_date: TOMORROW })
  const answer = await openLate(sleep).ann.post(`/lists/${list.id}/restore`)
  expect((await read(answer, placedResponse)).daily_game_date).toBe(THE_DAY_AFTER)
  expect(await storedDays(db)).toEqual({ [THE_DAY_AFTER]: list.id })
})
