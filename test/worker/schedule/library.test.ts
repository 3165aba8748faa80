import { expect, test } from 'vitest'
import { libraryPage } from '#shared/contract/library.ts'
import { addDays } from '#shared/game/eastern-day.ts'
import { read, readError } from '../../support/answers.ts'
import { makeWorld, openApp } from '../../support/app.ts'
import { putList } from '../../support/lists.ts'

const TODAY = '2026-03-20'

test('an empty library is one empty page', async () => {
  const { request } = openApp(makeWorld(TODAY))
  expect(await read(await request('/api/library'), libraryPage)).toEqual({
    data: [],
    current_page: 1,
    last_page: 1,
    total: 0,
    prev_page_url: null,
    next_page_url: null,
  })
})

test('the library holds every list before today, newest first, twelve a page, without answers', async () => {
  const { request, db } = openApp(makeWorld(TODAY))
  const dates = Array.from({ length: 28 }, (_, back) => addDays(TODAY, 1 - back))
  for (const date of dates) await putList(db, date, { title: `The list of ${date}` })

  const first = await read(await request('/api/library'), libraryPage)
  expect(first).toMatchObject({ total: 26, last_page: 3, prev_page_url: null, next_page_url: '/api/library?page=2' })
  expect(first.data.map((entry) => entry.daily_game.date)).toEqual(dates.slice(2, 14))
  expect(first.data[0]).toMatchObject({
    list: { title: `The list of ${addDays(TODAY, -1)}`, category: 'Plants', item_count: 10, is_ranked: true },
    daily_game: { date: addDays(TODAY, -1) },
  })
  expect(new Set(first.data.flatMap(({ list, daily_game }) => [list.id, daily_game.id])).size).toBe(24)

  const text = await (await request('/api/library?page=3')).text()
  expect(text).not.toContain('Amber')
  const last = libraryPage.parse(JSON.parse(text))
  expect(last.data).toHaveLength(2)
  expect(last).toMatchObject({ prev_page_url: '/api/library?page=2', next_page_url: null })

  const beyond = await read(await request('/api/library?page=4'), libraryPage)
  expect(beyond).toMatchObject({ data: [], total: 26, last_page: 3, next_page_url: null })
})

test.each(['0', '-1', '1.5', 'two', '', '1e9999', 'NaN'])(
  'a page that is no positive whole number (%j) is 400',
  async (page) => {
    const { request } = openApp(makeWorld(TODAY))
    await readError(await request(`/api/library?page=${encodeURIComponent(page)}`), 400)
  },
)
