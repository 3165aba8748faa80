import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditPage, placedResponse } from '#shared/contract/admin.ts'
import { success } from '#shared/contract/common.ts'
import { judgedGuesses } from '../../../worker/db/schema/guesses.ts'
import { resultCounts } from '../../../worker/db/schema/results.ts'
import { listIdeas } from '../../../worker/db/schema/submissions.ts'
import { clearSchedule, openBackOffice, storedDays } from '../../support/admin.ts'
import { read, readError } from '../../support/answers.ts'
import { makeResult } from '../../support/lists.ts'

const office = openBackOffice('2026-11-20')
const { ann, changes, db, day, page, post, request, put, swap, world } = office

beforeEach(async () => {
  world.set('2026-11-20T17:00:00Z')
  await clearSchedule(db)
})

const reject = (id: string, days: number) => ann.post(`/lists/${id}/reject`, { game_date: day(days) })

describe('rejecting a list', () => {
  test('deletes it and moves the last list of the schedule into its date', async () => {
    const lists = [await put(0), await put(1), await put(2), await put(35)]
    await read(await reject(lists[1]?.id ?? '', 1), success)
    expect(await storedDays(db)).toEqual({ [day(0)]: lists[0]?.id, [day(1)]: lists[3]?.id, [day(2)]: lists[2]?.id })
    expect((await page()).total).toBe(30)
    await readError(await ann.get(`/lists/${lists[1]?.id}`), 404)
    world.set(Date.parse(`${day(3)}T17:00:00Z`))
    await readError(await request(`/api/lists/${lists[1]?.id}`), 404)
  })

  test('only deletes it when it is the last one', async () => {
    const [kept, last] = [await put(1), await put(2)]
    await read(await reject(last.id, 2), success)
    expect(await storedDays(db)).toEqual({ [day(1)]: kept.id })
  })

  test('makes later results for it a 409, or a 404 before its date', async () => {
    const [today, later] = [await put(0), await put(1)]
    await put(2)
    await read(await reject(today.id, 0), success)
    const { error, code } = await readError(await post('/api/game-completion', makeResult(today)), 409)
    expect([code, error]).toEqual(['list-withdrawn', 'This list has been withdrawn, so your result does not count.'])
    expect(await db.select().from(resultCounts)).toEqual([])
    await read(await reject(later.id, 1), success)
    await readError(await post('/api/game-completion', makeResult(later)), 404)
    await readError(await request(`/api/lists/${today.id}`), 404)
  })

  test("of today's, brought back and rejected again, still withdraws a game under way", async () => {
    const [today] = [await put(0), await put(1)]
    await read(await reject(today.id, 0), success)
    await read(await ann.post(`/lists/${today.id}/restore`), placedResponse)
    await read(await reject(today.id, 1), success)
    const { code } = await readError(await post('/api/game-completion', makeResult(today)), 409)
    expect(code).toBe('list-withdrawn')
  })

  test.each([
    ['a past date', -1, 409, 'day-over'],
    ['a date beyond the last row', 31, 400, 'bad-request'],
    ['a date where the list is not', 2, 409, 'schedule-changed'],
  ])('is refused for %s', async (_, days, status, code) => {
    const list = await put(1)
    await put(-1)
    const before = await storedDays(db)
    expect((await readError(await reject(list.id, days), status)).code).toBe(code)
    expect(await storedDays(db)).toEqual(before)
  })

  test('says if the list has moved or was already rejected', async () => {
    const list = await put(1, 'Wandering')
    const moved = await readError(await reject(list.id, 2), 409)
    expect(moved.error).toBe(
      `The schedule has changed: “Wandering” is now on ${day(1)}. Please check it and try again.`,
    )
    await read(await reject(list.id, 1), success)
    expect((await readError(await reject(list.id, 1), 409)).code).toBe('already-rejected')
    await readError(await reject('unheard-of', 1), 404)
  })

  test.each([{}, { game_date: '' }, { game_date: 'tomorrow' }, { game_date: null }])(
    'asks for a date: %j',
    async (body) => {
      const list = await put(1)
      const { error } = await readError(await ann.post(`/lists/${list.id}/reject`, body), 400)
      expect(error).toBe('Please choose a date')
    },
  )

  test('keeps the idea it was made of, without a list to view', async () => {
    const list = await put(1)
    await db
      .insert(listIdeas)
      .values({ idea: 'Rivers', ranked: true, processed: true, created_at: 0, list_id: list.id })
    const ideas = async () => (await ann.get('/list-ideas?show_processed=1')).json()
    expect(await ideas()).toMatchObject({ data: [{ list_id: list.id, list: { title: 'List 1' } }] })
    await read(await reject(list.id, 1), success)
    expect(await ideas()).toMatchObject({ data: [{ list_id: null, list: null, processed: true }] })
  })
})

describe('bringing a rejected list back', () => {
  const restore = (id: string) => ann.post(`/lists/${id}/restore`)

  test('puts it unchanged onto the first empty date from tomorrow on', async () => {
    const list = await put(1, 'Rejected in error')
    for (const days of [2, 4]) await put(days)
    await read(await reject(list.id, 1), success)
    expect(await read(await restore(list.id), placedResponse)).toEqual({
      success: true,
      daily_game_date: day(3),
      list_id: list.id,
    })
    expect((await page()).data[3]).toEqual({ daily_game_date: day(3), list: { ...list, version: 1 } })
  })

  test('never puts it onto today, and works only once', async () => {
    const list = await put(1)
    await read(await reject(list.id, 1), success)
    expect((await read(await restore(list.id), placedResponse)).daily_game_date).toBe(day(1))
    const { error } = await readError(await restore(list.id), 409)
    expect(error).toBe(`This list is already scheduled for ${day(1)}.`)
    expect(Object.keys(await storedDays(db))).toEqual([day(1)])
  })

  test('can be repeated after another rejection', async () => {
    const list = await put(1)
    await read(await reject(list.id, 1), success)
    await read(await restore(list.id), placedResponse)
    await read(await reject(list.id, 1), success)
    await read(await restore(list.id), placedResponse)
    expect(Object.values(await storedDays(db))).toEqual([list.id])
  })

  test('forgets the verdicts on its guesses', async () => {
    const list = await put(1)
    await db.insert(judgedGuesses).values({ list_id: list.id, guess: 'granite', item: 3 })
    await read(await reject(list.id, 1), success)
    await read(await restore(list.id), placedResponse)
    expect(await db.$count(judgedGuesses, eq(judgedGuesses.list_id, list.id))).toBe(0)
  })

  test('is possible for 30 days', async () => {
    const [one, other] = [await put(1), await put(2)]
    await read(await reject(one.id, 1), success)
    await read(await reject(other.id, 1), success)
    world.set(Date.parse('2026-12-20T17:00:00Z'))
    await read(await restore(one.id), placedResponse)
    world.set(Date.parse('2026-12-20T17:00:01Z'))
    expect((await readError(await restore(other.id), 409)).code).toBe('too-late')
  })

  test('is a 404 for a list that nobody rejected', async () => {
    await readError(await restore('unheard-of'), 404)
  })
})

describe('the audit', () => {
  test('has a line for each change: who, what, when, before and after; newest first', async () => {
    const [one, two, three] = [await put(1), await put(2), await put(3)]
    await read(await swap(1, 2), success)
    world.set('2026-11-20T18:00:00Z')
    await read(await office.bob.post(`/lists/${one.id}/reject`, { game_date: day(2) }), success)
    await read(await ann.post(`/lists/${one.id}/restore`), placedResponse)
    const held = (list: { id: string; title: string }) => ({ id: list.id, title: list.title })
    const list = { ...one, version: 1 }
    expect(await changes()).toMatchObject([
      {
        email: 'ann@example.com',
        action: 'restore',
        list_id: one.id,
        before: { days: { [day(3)]: null } },
        after: { days: { [day(3)]: held(one) }, list },
        can_restore: false,
      },
      {
        at: '2026-11-20T18:00:00.000Z',
        uid: 'bob',
        email: 'bob@example.com',
        action: 'reject',
        list_id: one.id,
        before: { days: { [day(2)]: held(one), [day(3)]: held(three) }, list },
        after: { days: { [day(2)]: held(three), [day(3)]: null } },
        can_restore: false,
      },
      {
        at: '2026-11-20T17:00:00.000Z',
        email: 'ann@example.com',
        action: 'swap',
        list_id: null,
        before: { days: { [day(1)]: held(one), [day(2)]: held(two) } },
        after: { days: { [day(1)]: held(two), [day(2)]: held(one) } },
      },
    ])
  })

  test('offers a rejected list until it is brought back or 30 days pass', async () => {
    const list = await put(1)
    const canRestore = async () => (await changes()).filter((entry) => entry.can_restore).map((entry) => entry.list_id)
    await read(await reject(list.id, 1), success)
    expect(await canRestore()).toEqual([list.id])
    await read(await ann.post(`/lists/${list.id}/restore`), placedResponse)
    expect(await canRestore()).toEqual([])
    await read(await reject(list.id, 1), success)
    expect(await canRestore()).toEqual([list.id])
    world.set('2026-12-21T17:00:00Z')
    expect(await canRestore()).toEqual([])
  })

  test('comes in pages', async () => {
    for (const days of [1, 2]) await put(days)
    for (let times = 0; times < 12; times++) await read(await swap(1, 2), success)
    const first = await read(await ann.get('/audit'), auditPage)
    const second = await read(await ann.get('/audit?page=2'), auditPage)
    expect(first).toMatchObject({ current_page: 1, last_page: 2, total: 12 })
    expect([first.data.length, second.data.length]).toEqual([10, 2])
    const ids = [...first.data, ...second.data].map((entry) => entry.id)
    expect(ids).toEqual([...ids].sort((one, other) => other - one))
  })

  test('names nobody when a day filled itself', async () => {
    world.set('2026-11-23T17:00:00Z')
    await request('/api/daily-game')
    expect(await changes()).toMatchObject([
      { uid: null, email: null, action: 'fill', before: { days: { [day(0)]: null } } },
    ])
  })
})
