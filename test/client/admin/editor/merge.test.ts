import { expect, test } from 'vitest'
import type { AdminList } from '#shared/contract/admin.ts'
import type { ListContent } from '#shared/contract/game.ts'
import { afterSave, asSent, draftOf, editOf, fieldId, moved } from '../../../../client/admin/editor/draft.ts'
import { merged, withAdditions } from '../../../../client/admin/editor/merge.ts'

const LIST: AdminList = {
  id: 'list',
  version: 3,
  item_count: 3,
  title: 'Title',
  description: 'Description',
  category: 'Category',
  is_ranked: true,
  items: [
    { name: 'A', metric: '3', variations: [], aliases: ['Ay'] },
    { metric: '2', name: 'B', variations: ['Bee'], requiredTerms: ['Bea'] },
    { name: 'C' },
  ],
  hints: ['a', 'b', 'c'],
  sources: [{ title: 'Source', url: 'https://example.com' }],
}
const content = (parts: Partial<ListContent> = {}): ListContent => ({ ...asSent(LIST), ...parts })

test('an untouched list is sent with every field as it came', () => {
  const { id: _, item_count: __, ...sent } = LIST
  expect(asSent(LIST)).toEqual(sent)
})

test('numbered items are renumbered when they change places', () => {
  const numbered = { ...LIST, items: LIST.items.map((item, at) => ({ ...item, number: at + 1 })) }
  const draft = draftOf(numbered)
  const items = moved(draft.items, draft.items[2]?.key ?? '', 0)
  const edit = editOf({ ...draft, items }, numbered)
  expect(edit.items.map(({ name, number }) => [name, number])).toEqual([
    ['C', 1],
    ['A', 2],
    ['B', 3],
  ])
  expect(edit.hints).toEqual(['c', 'a', 'b'])
})

test('an error leads to the field it belongs to', () => {
  const draft = draftOf(LIST)
  const [, second] = draft.items
  expect(fieldId('title', draft)).toBe('title')
  expect(fieldId('items.1.metric', draft)).toBe(`${second?.key}.metric`)
  expect(fieldId('hints.1', draft)).toBe(`${second?.key}.hint`)
  expect(fieldId('items.1.requiredTerms.0', draft)).toBe(`${second?.key}.answers.1`)
  expect(fieldId('items.1.variations', draft)).toBe(`${second?.key}.answers`)
  expect(fieldId('sources.0.url', draft)).toBe(`${draft.sources[0]?.key}.url`)
  expect(fieldId('items', draft)).toBe('items')
})

test('two edits merge, and mine wins where both changed the same field', () => {
  const mine = content({ title: 'Mine', category: 'Mine', hints: ['mine', 'b', 'c'] })
  const theirs = content({ title: 'Theirs', description: 'Theirs', hints: ['a', 'theirs', 'c'] })
  expect(merged(content(), mine, theirs)).toMatchObject({
    title: 'Mine',
    category: 'Mine',
    description: 'Theirs',
    hints: ['mine', 'theirs', 'c'],
  })
})

test('when the item count differs, mine are kept only if I changed any', () => {
  const fewer = content({ items: LIST.items.slice(0, 2), hints: ['a', 'b'] })
  expect(merged(content(), content({ title: 'Mine' }), fewer).items).toHaveLength(2)
  expect(merged(content(), fewer, content({ hints: ['x', 'b', 'c'] })).hints).toEqual(['a', 'b'])
})

test('an edit after the day began keeps only added answers and its sources', () => {
  const [first, ...others] = LIST.items
  const mine = content({
    title: 'Mine',
    items: [{ name: 'A', metric: '9', variations: ['Ah'] }, ...others],
    sources: [{ title: 'More', url: 'https://example.com/more' }],
  })
  const kept = withAdditions(content(), mine, LIST)
  expect(kept.title).toBe('Title')
  expect(kept.items[0]).toEqual({ ...first, variations: ['Ah'] })
  expect(kept.sources?.map(({ title }) => title)).toEqual(['More'])
})

test('once the day has begun each keeps the sources that it added, changed or removed', () => {
  const source = (name: string, url = name) => ({ title: name, url: `https://${url}.test/` })
  const [a, b, c, mine, theirs] = ['a', 'b', 'c', 'mine', 'theirs'].map((name) => source(name))
  const of = (...sources: (ReturnType<typeof source> | undefined)[]) =>
    content({ sources: sources.filter((one) => one !== undefined) })
  const keep = (own: ListContent, other: ListContent) => withAdditions(of(a, b, c), own, other).sources
  expect(keep(of(a, b, c), of(c, theirs))).toEqual([c, theirs])
  expect(keep(of(a, mine), of(a, b, c, theirs))).toEqual([a, theirs, mine])
  expect(keep(of(a, b, source('c', 'corrected')), of(b, c))).toEqual([b, source('c', 'corrected')])
  expect(keep(of(a, b, c, mine), of(a, b, c, mine))).toEqual([a, b, c, mine])
  expect(keep(of(), of(a, b, c))).toEqual([])
})

test('an answer still being typed is sent, and stays typed after the save', () => {
  const draft = draftOf(LIST)
  const items = draft.items.map((item, at) => (at === 2 ? { ...item, typed: ' Cee \nC2' } : item))
  const sent = { ...draft, items }
  const edit = editOf(sent, LIST)
  expect(edit.items[2]).toEqual({ name: 'C', variations: ['Cee', 'C2'] })
  const renamed = { ...sent, items: items.map((item) => ({ ...item, name: `${item.name}!` })) }
  const after = afterSave(renamed, sent, edit)
  expect(after.items.map(({ name, storedName }) => [name, storedName])).toEqual([
    ['A!', 'A'],
    ['B!', 'B'],
    ['C!', 'C'],
  ])
  expect(editOf(after, LIST).items[2]).toEqual({ name: 'C!', variations: ['Cee', 'C2'] })
})
