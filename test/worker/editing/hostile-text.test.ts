import { beforeEach, describe, expect, test } from 'vitest'
import { type AdminList, adminListResponse, auditPage } from '#shared/contract/admin.ts'
import { clearSchedule, editOf, openEditor, withItem } from '../../support/admin.ts'
import { read, readError } from '../../support/answers.ts'

const { ann, db, putOn, save, stored } = openEditor()

beforeEach(() => clearSchedule(db))

describe('hostile text', () => {
  const HOSTILE = [
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    "'; DROP TABLE lists; -- \\",
    '\u202eright to left\u202c עברית العربية',
    '👩‍👩‍👧‍👦🏳️‍🌈 emoji',
    'zero\u200bwidth\u200d',
    '</script><!-- $& $1 {{x}}',
    '__proto__',
  ]

  test.each(HOSTILE)('comes back unchanged in every field: %s', async (text) => {
    const list = await putOn(1)
    const parts = {
      title: text,
      description: text,
      category: text,
      items: list.items.map((item, at) =>
        at === 9
          ? { ...item, name: text, metric: `1 ${text}`, variations: [`${text} 1`], aliases: [`${text} 2`] }
          : item,
      ),
      hints: [`${text} 3`, ...list.hints.slice(1)],
      sources: [{ title: text, url: `https://plants.test/${encodeURIComponent(text)}` }],
    }
    await read(await save(list, parts), adminListResponse)
    expect(await stored(list.id)).toEqual({ ...list, ...parts, version: 2 })
    const [entry] = (await read(await ann.get('/audit'), auditPage)).data
    expect(entry?.after.list).toEqual({ ...list, ...parts, version: 2 })
  })

  test.each([
    ['title', { title: 'x'.repeat(2000) }],
    ['description', { description: 'x'.repeat(2000) }],
    ['category', { category: 'x'.repeat(2000) }],
    ['items.0.name', (list: AdminList) => ({ items: withItem(list, 0, { name: 'x'.repeat(2000) }) })],
    ['items.0.metric', (list: AdminList) => ({ items: withItem(list, 0, { metric: 'x'.repeat(2000) }) })],
    [
      'items.0.requiredTerms.0',
      (list: AdminList) => ({ items: withItem(list, 0, { requiredTerms: ['x'.repeat(2000)] }) }),
    ],
    ['hints.0', (list: AdminList) => ({ hints: ['x'.repeat(2000), ...list.hints.slice(1)] })],
    ['sources.0.title', { sources: [{ title: 'x'.repeat(2000), url: 'https://a.test' }] }],
    ['sources.0.url', { sources: [{ title: 'x', url: `https://a.test/${'x'.repeat(2000)}` }] }],
  ])('of 2,000 characters or with a broken character is refused at its field: %s', async (path, parts) => {
    const list = await putOn(1)
    const sent = JSON.stringify(editOf(list, typeof parts === 'function' ? parts(list) : parts))
    const long = await readError(await ann.put(`/lists/${list.id}`, sent), 422)
    expect(long.errors).toMatchObject([
      { path, message: expect.stringMatching(/^Please use at most \d+ characters\.$/) },
    ])
    const half = await readError(
      await ann.put(`/lists/${list.id}`, sent.replace('x'.repeat(2000), 'half \\ud83d')),
      422,
    )
    expect(half.errors?.map((error) => error.path)).toContain(path)
    expect(await stored(list.id)).toEqual(list)
  })
})
