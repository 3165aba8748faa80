import { beforeEach, describe, expect, test } from 'vitest'
import { type Finding, findingsResponse } from '#shared/contract/admin.ts'
import { success } from '#shared/contract/common.ts'
import { listFindings } from '../../../worker/db/schema/generation.ts'
import { findingsAfter } from '../../../worker/editing/findings-after.ts'
import { clearSchedule, openEditor, withItem } from '../../support/admin.ts'
import { read } from '../../support/answers.ts'
import { makeList } from '../../support/lists.ts'

const FINDINGS: Finding[] = [
  { kind: 'unchecked', path: 'items', message: 'The facts could not be double-checked.' },
  { kind: 'fact', path: 'items.2', message: 'It is not so.' },
  { kind: 'answers', path: 'items.2', message: 'Players may also type:', answers: ['Cedrus', 'Tree of God'] },
  { kind: 'source', path: 'sources.0.url', message: 'This address could not be checked.' },
]

const pathsOf = (findings: Finding[]) => findings.map(({ kind, path }) => `${kind} ${path}`)

describe('after an edit', () => {
  const before = makeList()
  const edited = (parts: object) => findingsAfter(FINDINGS, before, { ...before, ...parts })

  test('of other fields every finding stays', () => {
    expect(edited({ title: 'Other', hints: before.hints.map(() => 'x') })).toEqual(FINDINGS)
  })

  test('a doubt is settled by a new figure, another item or a new rank', () => {
    const others = ['unchecked items', 'answers items.2', 'source sources.0.url']
    const items = before.items
    expect(pathsOf(edited({ items: items.with(2, { name: 'Cedar', metric: '1 kg' }) }))).toEqual(others)
    expect(pathsOf(edited({ items: [items[2], items[0], items[1], ...items.slice(3)] }))).toEqual([
      'unchecked items',
      'answers items.0',
      'source sources.0.url',
    ])
    expect(pathsOf(edited({ items: items.with(2, { name: 'Wheelbarrow' }) }))).toEqual([
      'unchecked items',
      'source sources.0.url',
    ])
  })

  test('on an unranked list a finding moves with its item', () => {
    const loose = makeList({ is_ranked: false })
    const items = [...loose.items].reverse()
    expect(pathsOf(findingsAfter(FINDINGS, loose, { ...loose, items }))).toContain('fact items.9')
  })

  test('findings about added answers and removed sources are settled', () => {
    const items = before.items.with(2, { name: 'Cedar', metric: '88 kg', variations: ['tree of god'] })
    expect(edited({ items, sources: [] })).toEqual([FINDINGS[0], FINDINGS[1], { ...FINDINGS[2], answers: ['Cedrus'] }])
  })

  test('the finding of a moved source moves with it', () => {
    const sources = [{ title: 'First', url: 'https://plants.test/first' }, ...(before.sources ?? [])]
    expect(pathsOf(edited({ sources }))).toContain('source sources.1.url')
  })
})

describe('in the back office', () => {
  const { ann, db, page, putOn, save } = openEditor('2026-11-20')
  beforeEach(() => clearSchedule(db))

  test('the schedule counts open findings, which an edit or an admin settles', async () => {
    const list = await putOn(3)
    await putOn(4)
    await db.insert(listFindings).values({ list_id: list.id, findings: FINDINGS })
    const counts = async () => (await page()).data.slice(2, 5).map(({ findings }) => findings)
    expect(await counts()).toEqual([undefined, 4, undefined])
    await save(list, { items: withItem(list, 2, { metric: '88.5 kg', variations: ['Cedrus', 'Tree of God'] }) })
    const { findings } = await read(await ann.get(`/lists/${list.id}/findings`), findingsResponse)
    expect(pathsOf(findings)).toEqual(['unchecked items', 'source sources.0.url'])
    expect(await counts()).toEqual([undefined, 2, undefined])
    for (let times = 0; times < 2; times++) await read(await ann.del(`/lists/${list.id}/findings`), success)
    expect(await counts()).toEqual([undefined, undefined, undefined])
  })
})
