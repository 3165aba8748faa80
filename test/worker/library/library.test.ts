import { beforeAll, describe, expect, test } from 'vitest'
import { libraryPage } from '#shared/contract/library.ts'
import { addDays } from '#shared/game/eastern-day.ts'
import { read, readError } from '../../support/answers.ts'
import { makeWorld, openApp } from '../../support/app.ts'
import { openCountedDay } from '../../support/counted-day.ts'
import { makeResult, putList } from '../../support/lists.ts'
import { signIn } from '../../support/players.ts'

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
    categories: [],
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

test.each(['0', '-1', '1.5', 'two', '', ' ', ' 1', '1 ', '+1', '0x2', '1e0', '1e9999', 'NaN', '9'.repeat(400), '١'])(
  'a page that is not a positive whole number (%j) is a 400',
  async (page) => {
    const { request } = openApp(makeWorld(TODAY))
    await readError(await request(`/api/library?page=${encodeURIComponent(page)}`), 400)
  },
)

const pageOf = async (asked: Promise<Response>) => read(await asked, libraryPage)
const titlesOf = ({ data }: Awaited<ReturnType<typeof pageOf>>) => data.map(({ list }) => list.title)

test.each(['category=', `category=${'x'.repeat(61)}`, 'played=maybe', 'played=', 'played=YES'])(
  'a meaningless filter is a 400: %s',
  async (query) => {
    const app = openApp(makeWorld(TODAY))
    await readError(await app.request(`/api/library?${query}`), 400)
    await readError(await signIn(app, 'maya').ask(`/api/library?${query}`), 400)
  },
)

test('a guest who filters by what was played is asked to sign in', async () => {
  const { request } = openApp(makeWorld(TODAY))
  for (const played of ['yes', 'no']) {
    const { code } = await readError(await request(`/api/library?played=${played}`), 401)
    expect(code).toBe('sign-in-required')
  }
})

describe('a library of three categories', () => {
  const app = openApp(makeWorld('2020-03-20'))
  const maya = signIn(app, 'maya')
  const category = (at: number) => ['Food & Drink', 'Film', 'Ærø'][at % 3] ?? ''

  beforeAll(async () => {
    for (let back = 0; back <= 30; back++) {
      const parts = { title: `List ${back}`, category: back === 0 ? 'Of today' : category(back), is_ranked: back !== 4 }
      const list = await putList(app.db, addDays('2020-03-20', -back), parts)
      const library = { game_type: 'library' } as const
      if ([1, 2, 4, 20].includes(back)) await maya.record(makeResult(list, 2, { ...library, hints_used: 1 }))
      if (back === 0) await maya.record(makeResult(list, 10))
      if (back === 1) await maya.record(makeResult(list, 3, { total_guesses: 7 }))
    }
  })

  test('tells everyone the categories of past lists, but nothing about today or players', async () => {
    const page = await pageOf(app.request('/api/library'))
    expect(page.categories).toEqual(['Film', 'Food & Drink', 'Ærø'])
    expect(page.data.every((entry) => !('completion' in entry))).toBe(true)
    expect('next_unplayed' in page).toBe(false)
    expect(titlesOf(page)).not.toContain('List 0')
  })

  test('is filtered by exact category, and its pages keep the filter', async () => {
    const filter = `category=${encodeURIComponent('Food & Drink')}`
    const first = await pageOf(app.request(`/api/library?${filter}`))
    expect(first).toMatchObject({ total: 10, last_page: 1, prev_page_url: null, next_page_url: null })
    expect(titlesOf(first)).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 27, 30].map((back) => `List ${back}`))
    for (const other of ['food & drink', 'Food', 'Of today', '%']) {
      const none = await pageOf(app.request(`/api/library?category=${encodeURIComponent(other)}`))
      expect(none).toMatchObject({ data: [], total: 0, last_page: 1 })
    }
    const unplayed = await pageOf(maya.ask('/api/library?played=no'))
    expect(unplayed).toMatchObject({ total: 26, last_page: 3, next_page_url: '/api/library?page=2&played=no' })
    const next = await pageOf(maya.ask(unplayed.next_page_url ?? ''))
    expect(next.prev_page_url).toBe('/api/library?page=1&played=no')
    expect(new Set([...titlesOf(unplayed), ...titlesOf(next)]).size).toBe(24)
  })

  test('is filtered by what the player has or has not played, and by category', async () => {
    const titles = async (query: string) => titlesOf(await pageOf(maya.ask(`/api/library?${query}`)))
    expect(await titles('played=yes')).toEqual(['List 1', 'List 2', 'List 4', 'List 20'])
    expect(await titles('played=yes&category=Film')).toEqual(['List 1', 'List 4'])
    expect((await titles('played=no')).slice(0, 3)).toEqual(['List 3', 'List 5', 'List 6'])
    expect(titlesOf(await pageOf(signIn(app, 'noor').ask('/api/library?played=yes')))).toEqual([])
  })

  test("shows a player's results, preferring the daily one over the library one", async () => {
    const { data, next_unplayed } = await pageOf(maya.ask('/api/library'))
    const [one, two, three, four] = data.map((entry) => entry.completion)
    expect(one).toMatchObject({
      game_type: 'daily',
      score: 30,
      total_guesses: 7,
      items_guessed: ['Amber', 'Basil', 'Cedar'],
    })
    expect(one?.found).toEqual([true, true, true, ...Array(7).fill(false)])
    expect(two).toMatchObject({ game_type: 'library', score: 19, hints_used: 1 })
    expect(three).toBeNull()
    expect(four?.found).toEqual([true, true, false, false, false, false])
    expect(next_unplayed).toBe(data[2]?.list.id)
  })

  test('suggests the newest unplayed list next, or none when all are played', async () => {
    const { data, next_unplayed } = await pageOf(signIn(app, 'noor').ask('/api/library?category=Film'))
    const [newest] = (await pageOf(app.request('/api/library'))).data
    expect(next_unplayed).toBe(newest?.list.id)
    expect(data.every((entry) => entry.completion === null)).toBe(true)
    app.world.set('2020-02-20T17:00:00Z')
    const old = signIn(app, 'old')
    const { data: few } = await pageOf(old.ask('/api/library'))
    for (const { list } of few) {
      const names = ['Basil']
      await old.record({ ...makeResult({ ...list, items: [], hints: [] }), items_guessed: names, game_type: 'library' })
    }
    expect(few).toHaveLength(1)
    expect((await pageOf(old.ask('/api/library'))).next_unplayed).toBeNull()
    app.world.set('2020-03-20T17:00:00Z')
  })

  test('marks found ranked items in the order of the list', async () => {
    const { data } = await pageOf(signIn(app, 'old').ask('/api/library?played=yes'))
    expect(data[0]?.completion?.found).toEqual([false, true, ...Array(8).fill(false)])
  })
})

test('a page costs only its own twelve lists, whoever else has played', async () => {
  const app = await openCountedDay('2019-06-01')
  const maya = signIn(app, 'maya')
  const library = { game_type: 'library' } as const
  const lists = []
  for (let back = 1; back <= 30; back++) lists.push(await putList(app.db, addDays('2019-06-01', -back)))
  for (const list of lists.slice(0, 5)) await maya.record(makeResult(list, 1, library))
  await app.request('/api/library')
  app.spent()
  const costOf = async (asked: Promise<Response>) => {
    await read(await asked, libraryPage)
    return app.spent()
  }
  const costs = async () => ({
    guest: await costOf(app.request('/api/library?page=2')),
    player: await costOf(maya.ask('/api/library')),
    filtered: await costOf(maya.ask('/api/library?played=no&category=Plants')),
  })
  const before = await costs()
  // D1 bills two rows for a list: the list and the index entry.
  expect(before.guest).toEqual({ read: 24, written: 0 })
  expect(before.player.read).toBeLessThanOrEqual(60)
  expect(before.filtered.read).toBeLessThanOrEqual(60)
  for (const other of [signIn(app, 'a'), signIn(app, 'zz')]) {
    for (const list of lists.slice(0, 12)) await other.record(makeResult(list, 1, library))
  }
  app.spent()
  expect(await costs()).toEqual(before)
}, 30_000)
