import { beforeEach, describe, expect, test } from 'vitest'
import { type AdminList, adminListResponse } from '#shared/contract/admin.ts'
import { gameResponse } from '#shared/contract/game.ts'
import { clearSchedule, openEditor, withItem } from '../../support/admin.ts'
import { read, readError } from '../../support/answers.ts'
import { openApp } from '../../support/app.ts'

const { db, putOn, save, stored, world } = openEditor()

beforeEach(() => clearSchedule(db))

describe.each([
  ['today', 0],
  ['long past', -30],
])('once the day of a list has begun (%s)', (_, days) => {
  test('accepted answers can be added and sources changed', async () => {
    const list = await putOn(days)
    const items = withItem(list, 0, { variations: ['Resin'], aliases: ['Bernstein'], requiredTerms: ['Succinite'] })
    const sources = [{ title: 'Another', url: 'https://another.test/' }, ...(list.sources ?? [])]
    const answer = await read(await save(list, { items, sources }), adminListResponse)
    expect(answer.list).toEqual({ ...list, items, sources, version: 2 })
  })

  test.each([
    ['title', () => ({ title: 'Other' })],
    ['description', () => ({ description: 'Other' })],
    ['category', () => ({ category: 'Other' })],
    ['is_ranked', () => ({ is_ranked: false })],
    ['hints', (list: AdminList) => ({ hints: list.hints.map(() => 'Other') })],
    ['items', (list: AdminList) => ({ items: list.items.slice(1), hints: list.hints.slice(1) })],
    ['items.0.name', (list: AdminList) => ({ items: [...list.items].reverse() })],
    ['items.1.name', (list: AdminList) => ({ items: withItem(list, 1, { name: 'Thyme' }) })],
    ['items.1.metric', (list: AdminList) => ({ items: withItem(list, 1, { metric: '89.5 kg' }) })],
    ['items.1.number', (list: AdminList) => ({ items: withItem(list, 1, { number: 4 }) })],
    ['items.1.variations', (list: AdminList) => ({ items: withItem(list, 1, { variations: ['Sweet'] }) })],
  ])('nothing else can change: %s', async (path, parts) => {
    const list = await putOn(days)
    const items = withItem(list, 1, { variations: ['Tulsi'] })
    const before = await read(await save(list, { items }), adminListResponse)
    const { code, error, errors } = await readError(await save(before.list, parts(before.list)), 409)
    expect(code).toBe('day-begun')
    expect(error).toMatch(/^This list's day has started, so you can only add accepted answers and change sources/)
    expect(errors?.[0]?.path).toBe(path)
    expect(await stored(list.id)).toEqual(before.list)
  })

  test.each([
    ['removed', []],
    ['corrected', [{ title: 'The Plant Book', url: 'https://plants.test/book' }]],
  ])('a source that cannot be opened can be %s', async (_, sources) => {
    const list = await putOn(days, { sources: [{ title: 'The Plant Book', url: 'https://a.b.99/x' }] })
    const answer = await read(await save(list, { sources }), adminListResponse)
    expect(answer.list).toEqual({ ...list, sources, version: 2 })
  })

  test('a source from before that cannot be opened does not stand in the way, wherever it moves', async () => {
    const old = { title: 'Old', url: 'https://x.com:99999/' }
    const list = await putOn(days, { sources: [old] })
    const sources = [{ title: 'New', url: 'https://new.test/' }, old]
    const moved = await read(await save(list, { sources }), adminListResponse)
    const items = withItem(list, 0, { variations: ['Resin'] })
    expect((await save(moved.list, { items })).status).toBe(200)
  })

  test.each([
    ['https://a.b.99/x', 'Please enter a full https address.'],
    ['https://x.com:65536/', 'Please enter a full https address.'],
    ['https://plants.test/book', 'This source is already listed.'],
  ])('another that is none is refused in its place: %s', async (url, message) => {
    const first = { title: 'The Plant Book', url: 'https://plants.test/book' }
    const list = await putOn(days, { sources: [first, { title: 'Old', url: 'https://x.com:99999/' }] })
    const refused = await readError(await save(list, { sources: [first, { title: 'Old', url }] }), 422)
    expect(refused.errors).toEqual([{ path: 'sources.1.url', message }])
  })

  test('an added answer must be unique, but faults from before are tolerated', async () => {
    const list = await putOn(days, { hints: ['Amber itself', ...Array.from({ length: 9 }, () => '')] })
    const shared = await readError(await save(list, { items: withItem(list, 0, { variations: ['basil'] }) }), 422)
    expect(shared.errors?.map(({ path }) => path)).toEqual(['items.1.name'])
    await read(await save(list, { items: withItem(list, 0, { variations: ['Resin'] }) }), adminListResponse)
  })
})

test("an answer added to today's list reaches those who load it 60 seconds later", async () => {
  const list = await putOn(0)
  const app = openApp(world)
  const shown = async () => (await read(await app.request('/api/daily-game'), gameResponse)).list.items[0]?.variations
  expect(await shown()).toBeUndefined()
  await read(await save(list, { items: withItem(list, 0, { variations: ['Resin'] }) }), adminListResponse)
  expect(await shown()).toBeUndefined()
  world.set(world.now() + 60_000)
  expect(await shown()).toEqual(['Resin'])
})
