import { beforeEach, describe, expect, test } from 'vitest'
import { success } from '#shared/contract/common.ts'
import { clearSchedule, openBackOffice, storedDays } from '../../support/admin.ts'
import { read, readError } from '../../support/answers.ts'
import { putList } from '../../support/lists.ts'

const { ann, changes, db, day, page, put, swap, world } = openBackOffice('2026-11-20')

beforeEach(async () => {
  world.set('2026-11-20T17:00:00Z')
  await clearSchedule(db)
})

describe('GET /admin/lists', () => {
  test('an empty schedule has 30 rows from today on, ten a page', async () => {
    const first = await page()
    expect(first).toMatchObject({ current_page: 1, last_page: 3, total: 30, today: '2026-11-20' })
    expect(first.data.map((row) => row.daily_game_date)).toEqual(Array.from({ length: 10 }, (_, at) => day(at)))
    expect(first.data.every((row) => row.list === undefined)).toBe(true)
    expect((await page(3)).data.at(-1)?.daily_game_date).toBe(day(29))
    expect(await page(4)).toMatchObject({ data: [], current_page: 4, last_page: 3 })
  })

  test('a list further ahead extends the schedule to its date', async () => {
    await put(45)
    const last = await page(5)
    expect(last).toMatchObject({ last_page: 5, total: 46 })
    expect(last.data).toHaveLength(6)
    expect(last.data.at(-1)?.list?.title).toBe('List 45')
    expect(await page(2, 45)).toMatchObject({ last_page: 2, total: 46, data: [{ daily_game_date: day(45) }] })
  })

  test('a row has its whole list with its version, and past days have no row', async () => {
    await putList(db, day(-1))
    const list = await put(0)
    const [row] = (await page()).data
    expect(row).toEqual({ daily_game_date: day(0), list: { ...list, version: 1 } })
  })

  test('the runway says how far the days are filled, and which are empty', async () => {
    expect((await page()).runway).toMatchObject({ filled: 0 })
    for (const days of [0, 1, 2, 4, 14, 15]) await put(days)
    const { runway } = await page(2)
    expect(runway).toMatchObject({ filled: 3, empty: [3, 5, 6, 7, 8, 9, 10, 11, 12, 13].map(day) })
    await put(3)
    expect((await page()).runway.filled).toBe(5)
  })

  test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'per_page=0', 'per_page=101', 'per_page=ten'])(
    'an invalid page is a 400: %s',
    async (query) => {
      await readError(await ann.get(`/lists?${query}`), 400)
    },
  )
})

describe('swapping two dates', () => {
  test('exchanges their lists and nothing else', async () => {
    const lists = [await put(1), await put(2), await put(3)]
    await read(await swap(1, 3, { from_list_id: lists[0]?.id, to_list_id: lists[2]?.id }), success)
    expect(await storedDays(db)).toEqual({
      [day(1)]: lists[2]?.id,
      [day(2)]: lists[1]?.id,
      [day(3)]: lists[0]?.id,
    })
  })

  test.each([
    ['from', 1, 29],
    ['to', 29, 1],
  ])('works when only the %s date holds a list', async (_, from, to) => {
    const list = await put(1)
    const seen = from === 1 ? { from_list_id: list.id, to_list_id: null } : { from_list_id: null, to_list_id: list.id }
    await read(await swap(from, to, seen), success)
    expect(await storedDays(db)).toEqual({ [day(29)]: list.id })
  })

  test.each([
    ['the first date', { from_list_id: 'another' }, 1],
    ['the second date', { to_list_id: 'another' }, 2],
    ['a date that was seen empty', { to_list_id: null }, 2],
  ])('is a 409 that says what changed since the admin looked: %s', async (_, seen, wrong) => {
    await put(1)
    await put(2)
    const before = await storedDays(db)
    const { error, code } = await readError(await swap(1, 2, seen), 409)
    expect(code).toBe('schedule-changed')
    expect(error).toBe(
      `The schedule has changed: ${day(wrong)} now has “List ${wrong}”. Please check it and try again.`,
    )
    expect(await storedDays(db)).toEqual(before)
  })

  test('says so when a date seen filled is now empty', async () => {
    await put(1)
    const { error } = await readError(await swap(1, 2, { to_list_id: 'gone' }), 409)
    expect(error).toBe(`The schedule has changed: ${day(2)} now has no list. Please check it and try again.`)
  })

  test.each([
    ['today, to a later date', 0, 2, 409],
    ['a later date, to today', 2, 0, 409],
    ['yesterday', -1, 2, 409],
    ['to yesterday', 2, -1, 409],
    ['beyond the last row', 2, 30, 400],
    ['from beyond the last row', 30, 2, 400],
    ['a date and itself', 2, 2, 400],
    ['two empty dates', 5, 6, 409],
  ])('is refused: %s', async (_, from, to, status) => {
    for (const days of [-1, 0, 2]) await put(days)
    const before = await storedDays(db)
    await readError(await swap(from, to), status)
    expect(await storedDays(db)).toEqual(before)
    expect(await changes()).toEqual([])
  })

  test.each([
    {},
    { from_date: '2026-11-25' },
    { from_date: '2026-11-25', to_date: '2026-11-31' },
    { from_date: 1, to_date: 2 },
  ])('asks for two dates: %j', async (body) => {
    const { error } = await readError(await ann.post('/lists/swap-dates', body), 400)
    expect(error).toBe('Please choose a date')
  })
})
