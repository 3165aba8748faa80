import { beforeEach, describe, expect, test } from 'vitest'
import { type AdminList, adminListResponse, auditPage } from '#shared/contract/admin.ts'
import type { List } from '#shared/contract/game.ts'
import { clearSchedule, editOf, openEditor, withItem } from '../../support/admin.ts'
import { read, readError } from '../../support/answers.ts'

const office = openEditor()
const { ann, bob, db, day, putOn, save, stored } = office

beforeEach(() => clearSchedule(db))

describe('GET /admin/lists/{id}', () => {
  test.each([-400, -1, 0, 1, 200])('returns the list and its date, %i days from today', async (days) => {
    const list = await putOn(days)
    expect(await read(await ann.get(`/lists/${list.id}`), adminListResponse)).toEqual({
      daily_game_date: day(days),
      list,
      today: day(0),
    })
  })

  test.each(['unheard-of', '%00', '%F0%9F%8E%B2', "'; DROP TABLE lists; --", '..'])('is a 404 for %s', async (id) => {
    await readError(await ann.get(`/lists/${id}`), 404)
  })
})

describe('before its day a list', () => {
  test('can be changed in every field and gets a new version', async () => {
    const list = await putOn(1)
    const items = [...list.items]
      .reverse()
      .map((item, at) => ({ ...item, metric: `${at + 1} t`, aliases: [`${item.name}x`] }))
    const parts = {
      title: 'The lightest plants',
      description: 'Turned over.',
      category: 'Botany',
      items,
      hints: items.map((_, at) => `Another clue, number ${at}`),
      sources: [{ title: 'Plants', url: 'https://plants.test/light' }],
    }
    const answer = await read(await save(list, parts), adminListResponse)
    expect(answer).toEqual({ daily_game_date: day(1), list: { ...list, ...parts, version: 2 }, today: day(0) })
    expect(await stored(list.id)).toEqual(answer.list)
  })

  test('can become unranked, with other items', async () => {
    const list = await putOn(1)
    const items = list.items.slice(0, 7).map(({ name }) => ({ name }))
    const parts = { is_ranked: false, items, hints: items.map(() => '') }
    const answer = await read(await save(list, parts), adminListResponse)
    expect(answer.list).toMatchObject({ is_ranked: false, item_count: 7 })
  })

  test('is not edited by saving it unchanged', async () => {
    const list = await putOn(1)
    expect((await read(await save(list), adminListResponse)).list).toEqual(list)
    expect((await read(await ann.get('/audit'), auditPage)).data).toEqual([])
  })

  test('loses stray spaces and half-composed letters', async () => {
    const list = await putOn(1)
    const items = withItem(list, 0, { name: '  Cafe\u0301 \n Noir ' })
    const answer = await read(await save(list, { title: ' Two\t words ', items }), adminListResponse)
    expect([answer.list.title, answer.list.items[0]?.name]).toEqual(['Two words', 'Café Noir'])
  })

  test('leaves an audit entry with both versions when edited', async () => {
    const list = await putOn(1)
    await read(await save(list, { title: 'Better' }), adminListResponse)
    const [entry] = (await read(await ann.get('/audit'), auditPage)).data
    expect(entry).toMatchObject({ action: 'edit', email: 'ann@example.com', list_id: list.id, before: { list } })
    expect(entry?.after.list).toEqual({ ...list, title: 'Better', version: 2 })
  })

  test('is shown to players as edited, without its version', async () => {
    const list = await putOn(1)
    const { list: edited } = await read(await save(list, { title: 'Better' }), adminListResponse)
    office.world.set(`${day(1)}T17:00:00Z`)
    const { version: _, ...shown } = edited
    const answer = (await (await office.request(`/api/lists/${list.id}`)).json()) as { list: unknown }
    office.world.set('2026-11-20T17:00:00Z')
    expect(answer.list).toEqual(shown)
  })
})

describe('an edit with faults is a 422 that names each field, and stores nothing:', () => {
  const refused = async (parts: (list: AdminList) => object, more: Partial<List> = {}) => {
    const list = await putOn(1, more)
    const { code, errors } = await readError(await save(list, parts(list)), 422)
    expect(code).toBe('list-not-valid')
    expect(await stored(list.id)).toEqual(list)
    return errors
  }

  test.each([
    ['title', { title: '   ' }, 'Please fill this in.'],
    ['title', { title: 'x'.repeat(201) }, 'Please use at most 200 characters.'],
    ['title', { title: 5 }, 'This is missing or not valid.'],
    ['category', { category: '' }, 'Please fill this in.'],
    ['description', { description: '\ud83d' }, 'Please remove any characters that cannot be displayed.'],
    ['title', { title: 'one\u0000two' }, 'Please remove any characters that cannot be displayed.'],
    ['sources.0.url', { sources: [{ title: 'x', url: 'http://plain.test' }] }, 'Please enter a full https address.'],
    ['sources.0.url', { sources: [{ title: 'x', url: 'https://a.b.99/x' }] }, 'Please enter a full https address.'],
    ['sources.0.url', { sources: [{ title: 'x', url: 'https://x.com:99999/' }] }, 'Please enter a full https address.'],
    ['sources.0.url', { sources: [{ title: 'x', url: 'https://x' }] }, 'Please enter a full https address.'],
    ['sources.0.url', { sources: [{ title: 'x', url: 'javascript:alert(1)' }] }, 'Please enter a full https address.'],
    ['version', { version: 'one' }, 'This is missing or not valid.'],
  ])('%s, sent as %j', async (path, parts, message) => {
    expect(await refused(() => parts)).toContainEqual({ path, message })
  })

  test('several faults at once, each at its own field', async () => {
    const errors = await refused((list) => ({
      title: '',
      items: withItem(list, 2, { name: '', variations: ['fine', ''] }),
    }))
    expect(errors?.map(({ path }) => path)).toEqual(['title', 'items.2.name', 'items.2.variations.1'])
  })

  test('one item too many in a ranked list', async () => {
    const errors = await refused((list) => ({
      items: [...list.items, { name: 'Mint', metric: '1 kg' }],
      hints: [...list.hints, ''],
    }))
    expect(errors).toEqual([{ path: 'items', message: 'A ranked list must have exactly 10 items.' }])
  })

  test('an answer that two items share', async () => {
    const errors = await refused((list) => ({ items: withItem(list, 3, { aliases: ['The  BASIL!'] }) }))
    expect(errors).toEqual([{ path: 'items.3.aliases.0', message: '“The BASIL!” would also match “Basil”.' }])
  })

  test('figures that turn back', async () => {
    const errors = await refused((list) => ({ items: withItem(list, 4, { metric: '100 kg' }) }))
    expect(errors).toEqual([
      { path: 'items.4.metric', message: 'The figures must be in order, highest or lowest first.' },
    ])
  })

  test('a hint that gives the name away', async () => {
    const errors = await refused((list) => ({
      hints: list.hints.map((hint, at) => (at === 1 ? 'It is basil.' : hint)),
    }))
    expect(errors).toEqual([{ path: 'hints.1', message: 'The hint gives “Basil” away.' }])
  })
})

test.each(['[]', '"x"', 'null', '{}', '{"items":{}}', '['.repeat(5000) + ']'.repeat(5000)])(
  'JSON that does not describe a list is a 422: %.20s',
  async (body) => {
    const list = await putOn(1)
    await readError(await ann.put(`/lists/${list.id}`, body), 422)
  },
)

test('broken JSON is a 400, and an unknown list a 404', async () => {
  const list = await putOn(1)
  await readError(await ann.put(`/lists/${list.id}`, '{"title":'), 400)
  await readError(await ann.put('/lists/unheard-of', editOf(list)), 404)
})

test('a list may be larger than other requests, up to 256 KB', async () => {
  const list = await putOn(1)
  const long = (prefix: string, most: number) =>
    Array.from({ length: most }, (_, at) => `${prefix}${at}`.padEnd(90, 'q'))
  const items = list.items.map((item) => ({ ...item, variations: long(item.name, 30) }))
  await read(await save(list, { items }), adminListResponse)
  const huge = JSON.stringify(editOf(list, { description: 'x'.repeat(256 * 1024) }))
  expect((await readError(await ann.put(`/lists/${list.id}`, huge), 413)).code).toBe('too-large')
})

describe('two admins at once', () => {
  test('the later one is told who changed what, and nothing is lost', async () => {
    const list = await putOn(1)
    await read(
      await save(list, { title: 'Of Ann', items: withItem(list, 2, { metric: '88.5 kg' }) }),
      adminListResponse,
    )
    const late = await bob.put(`/lists/${list.id}`, editOf(list, { description: 'Of Bob' }))
    const { code, error, errors } = await readError(late, 409)
    expect(code).toBe('list-changed')
    expect(error).toBe(
      'This list was changed by ann@example.com after you opened it. Your changes are not saved yet: please compare the versions, then save again.',
    )
    expect(errors).toEqual([
      { path: 'title', message: 'Changed by ann@example.com since you opened it.' },
      { path: 'items.2', message: 'Changed by ann@example.com since you opened it.' },
    ])
    expect(await stored(list.id)).toMatchObject({ title: 'Of Ann', description: list.description, version: 2 })
    const again = await bob.put(`/lists/${list.id}`, editOf(await stored(list.id), { description: 'Of Bob' }))
    expect((await read(again, adminListResponse)).list).toMatchObject({
      title: 'Of Ann',
      description: 'Of Bob',
      version: 3,
    })
  })

  test('an edit of a list rejected meanwhile is a 404', async () => {
    const list = await putOn(1)
    await bob.post(`/lists/${list.id}/reject`, { game_date: day(1) })
    await readError(await save(list, { title: 'Too late' }), 404)
  })

  test('a list that was only moved can still be edited', async () => {
    const list = await putOn(1)
    await bob.post('/lists/swap-dates', { from_date: day(1), to_date: day(2) })
    expect(await read(await save(list, { title: 'Moved' }), adminListResponse)).toMatchObject({
      daily_game_date: day(2),
    })
  })
})
