import { beforeAll, describe, expect, test } from 'vitest'
import { type LibraryInPage, libraryPage } from '#shared/contract/library.ts'
import { addDays } from '#shared/game/eastern-day.ts'
import { read } from '../../support/answers.ts'
import { makeWorld, openApp } from '../../support/app.ts'
import { countRows } from '../../support/counted-database.ts'
import { putList } from '../../support/lists.ts'
import { brokenDatabase } from '../../support/troubled-database.ts'

const TODAY = '2026-05-20'
const HOSTILE = `</script><script>alert("1")</script><img src=x onerror=alert(1)>`

const seed = openApp(makeWorld(TODAY))
const lists: Awaited<ReturnType<typeof putList>>[] = []

beforeAll(async () => {
  for (let back = 0; back <= 20; back++) {
    const category = back === 7 ? HOSTILE.slice(0, 60) : ['Film', 'Food & drink'][back % 2]
    const title = back === 7 ? HOSTILE : `List ${back} back`
    lists.push(await putList(seed.db, addDays(TODAY, -back), { title, category }))
  }
})

const dataOf = (html: string): LibraryInPage =>
  JSON.parse(/<script type="application\/json" id="library">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')

/** The titles on the cards. */
const cardsOf = (html: string) => [...html.matchAll(/<a [^>]*data-list=.*?<h2>(.*?)<\/h2>/gs)].map(([, title]) => title)

/** The page's query, and the API's query with the same answer. */
const QUERIES = [
  ['', ''],
  ['?page=2', '?page=2'],
  ['?category=Food+%26+drink', '?category=Food+%26+drink'],
  ['?page=9', '?page=9'],
  ['?page=two&played=yes&utm_source=mail', ''],
  [`?category=${'x'.repeat(61)}`, ''],
]

test.each(QUERIES)('/library%s carries what the API answers a guest, as cards and as data', async (query, asked) => {
  const app = openApp(makeWorld(TODAY), seed.env)
  const answer = await app.request(`/library${query}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toBe('no-cache')
  const html = await answer.text()
  const { today, page } = dataOf(html)
  expect(today).toBe(TODAY)
  expect(page).toEqual(await read(await app.request(`/api/library${asked}`), libraryPage))
  expect(cardsOf(html)).toHaveLength(page.data.length)
  expect(html).toContain('<title>Library: Topple</title>')
})

test('the page shows no answers and nothing of today', async () => {
  const html = await (await openApp(makeWorld(TODAY), seed.env).request('/library')).text()
  expect(cardsOf(html)[0]).toBe('List 1 back')
  expect(html).not.toContain('Amber')
  expect(html).not.toContain(lists[0]?.id ?? '-')
  expect(html).not.toContain('List 0 back')
})

test('no text of a list becomes markup or script', async () => {
  const html = await (await openApp(makeWorld(TODAY), seed.env).request('/library')).text()
  expect(html).not.toMatch(/<script>alert|<img src=x/)
  expect(dataOf(html).page.data.map(({ list }) => list.title)).toContain(HOSTILE)
})

test("the page preloads the screen's own files, and its styles before the cards", async () => {
  const app = openApp(makeWorld(TODAY), seed.env)
  const html = await (await app.request('/library')).text()
  const scripts = [...html.matchAll(/<link rel="modulepreload" crossorigin href="\/assets\/([^"]+)-.{8}\.js">/g)]
  const names = scripts.map(([, name]) => name)
  expect(names).toContain('library-page')
  expect(names).not.toContain('index')
  expect(new Set(names).size).toBe(names.length)
  for (const [styles] of html.matchAll(/<link rel="stylesheet"[^>]+>/g))
    expect(html.indexOf(styles)).toBeLessThan(html.indexOf('<div id="app">'))
  expect(html.match(/<link rel="stylesheet"[^>]+library-page/g)).toHaveLength(1)
  const [, file = ''] = /"modulepreload" crossorigin href="([^"]+)"/.exec(html) ?? []
  expect((await app.env.ASSETS.fetch(new URL(file, 'https://assets.local'))).status).toBe(200)
})

describe('the cached page', () => {
  const open = (date = TODAY) => {
    const { database, rows } = countRows(seed.env.DB)
    const spent = () => {
      const { read } = rows
      Object.assign(rows, { read: 0, written: 0 })
      return read
    }
    return { ...openApp(makeWorld(date), { DB: database }), spent }
  }

  test('costs nothing for a minute, then as much as the API call', async () => {
    const { request, spent, world } = open()
    const first = await request('/library')
    expect(spent()).toBeGreaterThan(0)
    const again = await request('/library', { headers: { 'If-None-Match': first.headers.get('ETag') ?? '-' } })
    expect(again.status).toBe(304)
    await request('/library')
    expect(spent()).toBe(0)
    world.set(world.now() + 60_000)
    await request('/library')
    const page = spent()
    world.set(world.now() + 60_000)
    await request('/api/library')
    expect(page).toBe(spent())
  })

  test('answers no other query, and pages with a query are not cached', async () => {
    const { request, spent } = open()
    const pageOf = async (path: string) => dataOf(await (await request(path)).text()).page.current_page
    expect(await pageOf('/library')).toBe(1)
    expect(await pageOf('/library?page=2')).toBe(2)
    spent()
    expect(await pageOf('/library?page=2')).toBe(2)
    expect(spent()).toBe(24 - 8)
    expect(await pageOf('/library')).toBe(1)
  })

  test('does not outlive the day', async () => {
    const { request, world } = open()
    world.set(`${addDays(TODAY, 1)}T03:59:59Z`)
    expect(cardsOf(await (await request('/library')).text())[0]).toBe('List 1 back')
    world.set(`${addDays(TODAY, 1)}T04:00:00Z`)
    expect(cardsOf(await (await request('/library')).text())[0]).toBe('List 0 back')
  })
})

test('without the database the page is the bare app', async () => {
  const { request } = openApp(makeWorld(TODAY), { DB: brokenDatabase() })
  const answer = await request('/library')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('<div id="app"></div>')
})
