import { describe, expect, test } from 'vitest'
import { openGenerating as open, SOURCE } from '../../support/generating.ts'
import { keepLog } from '../../support/logged.ts'

keepLog()

describe('the second opinion', () => {
  test('sees the whole list: claims, hints, category and sources', async () => {
    const { generate, model } = open()
    await generate()
    const { claims, ...rest } = model.asked[1]?.data ?? {}
    const sources = [{ title: 'The Book of Things', url: SOURCE }]
    expect(rest).toEqual({
      list: { title: 'Things of the sea', description: expect.any(String), category: 'Things', sources },
    })
    expect(claims).toHaveLength(10)
    expect((claims as object[])[0]).toEqual({
      number: 1,
      thing: expect.any(String),
      figure: '1000 mentions',
      rank: 1,
      answers: [],
      hint: expect.stringMatching(/^It is one of the things/),
    })
  })

  test.each(['sells-in-title', 'sells-in-category', 'sells-in-hint', 'sells-in-source', 'sells-at-host'])(
    'finds what is unfit wherever it stands: %s',
    async (scenario) => {
      const { generate, generateUnasked, model } = open()
      model.always(scenario)
      expect(await generate()).toMatchObject({
        findings: [{ kind: 'fact', path: 'items', message: 'Not suitable for all ages: It sells pills.' }],
      })
      expect(await generateUnasked()).toMatchObject({
        outcome: 'failed',
        sentence: expect.stringMatching(/doubtful/),
      })
    },
  )

  test('that doubts a fact has the list rewritten, and remaining doubts reach the admin', async () => {
    const { generate, model } = open()
    model.next('well', 'doubts-one', 'well', 'doubts-one')
    const answer = await generate()
    expect(model.asked).toHaveLength(4)
    expect(model.asked[2]?.data.faults).toEqual(['items.2: It is not so.'])
    expect(answer).toMatchObject({
      outcome: 'list',
      findings: [
        { kind: 'fact', path: 'items.2', message: 'It is not so.' },
        { kind: 'answers', path: 'items.2', answers: ['The Old One'] },
      ],
    })
  })

  test.each([
    ['doubts-two', 'doubts-one'],
    ['doubts-one', 'doubts-two'],
  ])('picks the draft with fewer doubts: %s, %s', async (first, second) => {
    const { generate, model } = open()
    model.next('well', first, 'well', second)
    const answer = await generate()
    const doubts = answer.outcome === 'list' ? answer.findings.filter(({ kind }) => kind === 'fact') : []
    expect(doubts.map(({ path }) => path)).toEqual(['items.2'])
  })

  test('that doubts most of a list is a clear error', async () => {
    const { generate, model } = open()
    model.next('well', 'doubts-all', 'well', 'doubts-all')
    expect(await generate()).toMatchObject({ outcome: 'failed', sentence: expect.stringMatching(/doubtful/) })
  })

  test('that finds a list unfit for children has it rewritten, then tells the admin', async () => {
    const { generate, model } = open()
    model.next('well', 'unfit', 'well', 'unfit')
    expect(await generate()).toMatchObject({
      outcome: 'list',
      findings: [{ kind: 'fact', path: 'items', message: 'Not suitable for all ages: It is cruel.' }],
    })
    expect(model.asked[2]?.data.faults).toEqual(['items: Not suitable for all ages: It is cruel.'])
  })

  test.each(['500', 'empty', 'cut-off'])('that cannot be had (%s) is reported to the admin', async (scenario) => {
    const { generate, model } = open()
    model.next('well', scenario)
    expect(await generate()).toMatchObject({ outcome: 'list', findings: [{ kind: 'unchecked', path: 'items' }] })
  })

  test.each(['500', 'empty', 'cut-off', 'no-claims'])(
    'that cannot be had (%s) fails a list that nobody has asked for',
    async (scenario) => {
      const { generateUnasked, model } = open()
      model.next('well', scenario)
      expect(await generateUnasked()).toMatchObject({
        outcome: 'failed',
        sentence: expect.stringMatching(/double-checked/),
      })
      expect(model.asked).toHaveLength(2)
    },
  )

  test.each([
    ['doubts-one', 'doubts-one'],
    ['doubts-two', 'doubts-one'],
    ['doubts-one', '500'],
    ['doubts-one', 'doubts-all'],
    ['unfit', 'unfit'],
  ])('that clears neither draft (%s, %s) fails a list that nobody has asked for', async (...said) => {
    const { generateUnasked, model } = open()
    model.next('well', said[0], 'well', said[1])
    expect(await generateUnasked()).toMatchObject({
      outcome: 'failed',
      sentence: expect.stringMatching(/doubtful|double-checked/),
    })
    expect(model.asked).toHaveLength(4)
  })

  test('that clears the second draft lets out a list nobody has asked for', async () => {
    const { generateUnasked, model } = open()
    model.next('well', 'doubts-one', 'well', 'well')
    expect(await generateUnasked()).toMatchObject({ outcome: 'list', findings: [] })
  })
})

describe('the sources', () => {
  test.each([
    [404, 'There is nothing at this address (404).'],
    [403, 'This address could not be checked (403).'],
    [405, 'This address could not be checked (405).'],
    [503, 'This address could not be checked (503).'],
    [0, 'This address could not be checked.'],
  ])('that answer %i are marked', async (status, message) => {
    const { generate, sources } = open()
    sources.status = status
    expect(await generate()).toMatchObject({ findings: [{ kind: 'source', path: 'sources.0.url', message }] })
  })

  test.each([301, 302, 308])('that redirect (%i) are neither marked nor followed', async (status) => {
    const { generate, sources, heads } = open()
    sources.status = status
    expect(await generate()).toMatchObject({ outcome: 'list', findings: [] })
    expect(heads).toEqual([SOURCE])
  })

  test('that answer HEAD with a page are not read', async () => {
    const { generate, world } = open()
    const { fetch } = world
    const seen = { cancelled: 0, redirect: '' }
    world.fetch = async (address, init) => {
      if (init?.method !== 'HEAD') return fetch(address, init)
      seen.redirect = init.redirect ?? ''
      return new Response(new ReadableStream({ cancel: () => void seen.cancelled++ }))
    }
    expect(await generate()).toMatchObject({ outcome: 'list', findings: [] })
    expect(seen).toEqual({ cancelled: 1, redirect: 'manual' })
  })

  test('that answer 200 are not marked', async () => {
    const { generate, sources } = open()
    sources.status = 200
    expect(await generate()).toMatchObject({ outcome: 'list', findings: [] })
  })
})
