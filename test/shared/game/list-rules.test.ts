import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ListContent, ListItem } from '#shared/contract/game.ts'
import { changedFields, faultsOfAddition } from '#shared/game/list-changes.ts'
import { faultsOfList } from '#shared/game/list-rules.ts'
import { amountOf, turnsBackAt, unitOf } from '#shared/game/metrics.ts'
import { acceptedAnswers } from '#shared/matching/answers.ts'

const NAMES = 'Amber Basil Cedar Dill Elder Fennel Ginger Hazel Iris Juniper Kale Lotus'.split(' ')

function makeContent(parts: Partial<ListContent> = {}): ListContent {
  const is_ranked = parts.is_ranked ?? true
  const items =
    parts.items ?? NAMES.slice(0, is_ranked ? 10 : 12).map((name, at) => ({ name, metric: `${90 - at} kg` }))
  return {
    title: 'Plants',
    description: '',
    category: 'Nature',
    hints: items.map(() => ''),
    sources: [{ title: 'Book', url: 'https://plants.test/' }],
    ...parts,
    is_ranked,
    items,
  }
}
const withItem = (list: ListContent, at: number, parts: Partial<ListItem>): ListContent => ({
  ...list,
  items: list.items.map((item, index) => (index === at ? { ...item, ...parts } : item)),
})
const paths = (list: ListContent) => faultsOfList(list).map(({ path }) => path)

describe('a playable list', () => {
  test.each([true, false])('has no faults (ranked: %s)', (is_ranked) => {
    expect(faultsOfList(makeContent({ is_ranked }))).toEqual([])
  })

  test.each([
    [true, 9, ['items']],
    [true, 10, []],
    [true, 11, ['items']],
    [true, 0, ['items']],
    [false, 5, ['items']],
    [false, 6, []],
    [false, 12, []],
  ])('has exactly 10 items if ranked (%s), otherwise at least 6: %i', (is_ranked, count, expected) => {
    const items = NAMES.slice(0, count).map((name, at) => ({ name, metric: `${90 - at} kg` }))
    expect(paths(makeContent({ is_ranked, items }))).toEqual(expected)
  })

  test('has one hint per item, possibly blank', () => {
    expect(paths(makeContent({ hints: ['One'] }))).toEqual(['hints'])
    expect(paths(makeContent({ hints: Array(11).fill('') }))).toEqual(['hints'])
  })

  test('has no answer shared by two items, however it is spelled', () => {
    const list = makeContent()
    expect(paths(withItem(list, 3, { variations: ['basil'] }))).toEqual(['items.3.variations.0'])
    expect(paths(withItem(list, 3, { aliases: ['Dill weed', ' THE  Bàsil. '] }))).toEqual(['items.3.aliases.1'])
    expect(paths(withItem(list, 0, { requiredTerms: ['Dill'] }))).toEqual(['items.3.name'])
    expect(paths(withItem(list, 1, { name: 'Amber' }))).toEqual(['items.1.name'])
    expect(paths(withItem(list, 1, { variations: ['Basil', 'basil!'] }))).toEqual([])
  })

  test('gives each item an answer short enough to type', () => {
    const long = 'Extraordinarily '.repeat(8)
    const list = withItem(makeContent(), 2, { name: long })
    expect(paths(list)).toEqual(['items.2.name'])
    expect(paths(withItem(list, 2, { variations: ['Extra'] }))).toEqual([])
  })

  test('has hints that give no name away', () => {
    const hints = makeContent().hints
    expect(faultsOfList(makeContent({ hints: ['A fossil resin, amber is.', ...hints.slice(1)] }))).toEqual([
      { path: 'hints.0', message: 'The hint gives “Amber” away.' },
    ])
    const list = withItem(makeContent({ hints: ['Called succinite too.', ...hints.slice(1)] }), 0, {
      aliases: ['Succinite'],
    })
    expect(paths(list)).toEqual(['hints.0'])
  })

  test('has figures that only fall or only rise if it is ranked', () => {
    const metrics = (values: string[], is_ranked = true) =>
      makeContent({ is_ranked, items: NAMES.slice(0, 10).map((name, at) => ({ name, metric: values[at] })) })
    const rising = [
      '1 kg',
      '2 kg',
      '3 kg',
      '3 kg',
      '1,000 kg',
      '1.5 thousand kg',
      '2 million kg',
      '3 million kg',
      '4 million kg',
      '1 billion kg',
    ]
    expect(paths(metrics(rising))).toEqual([])
    expect(paths(metrics([...rising].reverse()))).toEqual([])
    expect(paths(metrics(rising.with(4, '2 kg')))).toEqual(['items.4.metric'])
    expect(paths(metrics(rising.with(4, '2 kg'), false))).toEqual([])
    expect(paths(metrics(rising.with(7, 'heavy').with(2, '')))).toEqual(['items.2.metric', 'items.7.metric'])
    expect(paths(metrics(rising.with(4, '2 m')))).toEqual([])
  })

  test('has distinct sources, each a full https address', () => {
    const of = (...urls: string[]) => makeContent({ sources: urls.map((url) => ({ title: 'x', url })) })
    expect(paths(of('https://a.test', 'https://a.test'))).toEqual(['sources.1.url'])
    expect(paths(of('https://', 'https://b.test/ok'))).toEqual(['sources.0.url'])
    expect(paths(makeContent({ sources: undefined }))).toEqual([])
  })
})

test.each([
  ['1.4 billion people', 1.4e9, 'people'],
  ['8,849 m', 8849, 'm'],
  ['$2.9 million', 2.9e6, '$'],
  ['1969', 1969, ''],
  ['3 titles', 3, 'title'],
  ['2 countries', 2, 'country'],
  ['1 country', 1, 'country'],
  ['heavy', Number.NaN, 'heavy'],
  ['', Number.NaN, ''],
])('%j is %d of %j', (metric, amount, unit) => {
  expect([amountOf(metric), unitOf(metric)]).toEqual([amount, unit])
})

test('turnsBackAt finds a position exactly when amounts neither only fall nor only rise', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 10 }), (amounts) => {
      const sorted = [...amounts].sort((one, other) => one - other)
      const isOrdered = [sorted, [...sorted].reverse()].some((way) => way.join() === amounts.join())
      const at = turnsBackAt(amounts)
      expect(at === null).toBe(isOrdered)
      if (at !== null) expect(turnsBackAt(amounts.slice(0, at))).toBeNull()
    }),
  )
})

describe('two versions of a list', () => {
  const list = makeContent()

  test('do not differ when one only spells out an absent field as empty', () => {
    expect(changedFields(list, structuredClone(list))).toEqual([])
    expect(changedFields(makeContent({ sources: undefined }), makeContent({ sources: [] }))).toEqual([])
  })

  test('differ in the fields that were changed', () => {
    const other = {
      ...withItem(list, 2, { metric: '1 kg' }),
      title: 'x',
      is_ranked: false,
      hints: list.hints.with(4, 'x'),
      sources: [],
    }
    expect(changedFields(list, other)).toEqual(['title', 'is_ranked', 'items.2', 'hints.4', 'sources'])
    expect(changedFields(list, { ...list, items: list.items.slice(0, 9) })).toEqual(['items.9'])
  })
})

describe('a list whose day has begun', () => {
  const answers = fc.array(fc.stringMatching(/^[a-z]{3,8}$/), { maxLength: 4 })

  test('accepts added answers in any order, and any sources', () => {
    fc.assert(
      fc.property(answers, answers, answers, fc.nat({ max: 9 }), (variations, aliases, requiredTerms, at) => {
        const before = withItem(makeContent(), at, { variations })
        const sources = [{ title: 'New', url: 'https://new.test/' }, ...(at % 2 ? [] : (before.sources ?? []))]
        const after = {
          ...withItem(before, at, { variations: requiredTerms, aliases: [...aliases, ...variations] }),
          sources,
        }
        expect(faultsOfAddition(before, after)).toEqual([])
      }),
    )
  })

  test('refuses to lose an accepted answer', () => {
    fc.assert(
      fc.property(answers, fc.nat({ max: 9 }), (variations, at) => {
        const before = withItem(makeContent(), at, { variations: ['kept', ...variations] })
        const after = withItem(before, at, { variations: variations.filter((answer) => answer !== 'kept') })
        expect(faultsOfAddition(before, after)).toEqual([
          {
            path: `items.${at}.variations`,
            message: 'The day has started, so the answer “kept” cannot be changed or removed.',
          },
        ])
      }),
    )
  })
})

test('the accepted answers of an item are its name, variations, required terms and aliases', () => {
  expect(acceptedAnswers({ name: 'a', variations: ['b'], requiredTerms: ['c'], aliases: ['d'] })).toEqual([
    'a',
    'b',
    'c',
    'd',
  ])
})
