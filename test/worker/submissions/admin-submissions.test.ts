import { beforeEach, describe, expect, test } from 'vitest'
import { feedbackPage, ideasPage } from '#shared/contract/admin.ts'
import { success } from '#shared/contract/common.ts'
import { feedback, listIdeas } from '../../../worker/db/schema/submissions.ts'
import { clearSchedule, openBackOffice } from '../../support/admin.ts'
import { read, readError } from '../../support/answers.ts'
import { putList } from '../../support/lists.ts'

const { ann, as, db, day, post, world } = openBackOffice('2026-11-20')

beforeEach(async () => {
  await db.delete(feedback)
  await db.delete(listIdeas)
  await clearSchedule(db)
  world.set('2026-11-20T17:00:00Z')
})

const ideas = async (query = 'show_processed=1') => read(await ann.get(`/list-ideas?${query}`), ideasPage)
const all = async (query = 'show_implemented=1') => read(await ann.get(`/feedback?${query}`), feedbackPage)

const HOSTILE = [
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  "'; DROP TABLE list_ideas; --",
  '\u202eright to left\u202c עברית العربية',
  '👩‍👩‍👧‍👦🏳️‍🌈 emoji',
  'zero\u200bwidth\u200d',
  '=HYPERLINK("https://evil.test")',
  '__proto__',
  '{{constructor.constructor("x")()}}',
]

describe('list ideas', () => {
  test('come newest first, with the processed ones only when asked for', async () => {
    const list = await putList(db, day(1), { title: 'The longest rivers' })
    await post('/api/submit-list-idea', { idea: 'Rivers', ranked: false })
    await db.insert(listIdeas).values({
      idea: 'Longest rivers',
      ranked: true,
      processed: true,
      created_at: world.now(),
      made_by: 'Bob',
      list_id: list.id,
    })
    const common = { id: expect.any(Number), tries: 0, approved: false, created_at: '2026-11-20T17:00:00.000Z' }
    const pending = {
      ...common,
      idea: 'Rivers',
      ranked: false,
      processed: false,
      made_by: null,
      list_id: null,
      list: null,
      similar_to: null,
    }
    const processed = {
      ...common,
      idea: 'Longest rivers',
      ranked: true,
      processed: true,
      made_by: 'Bob',
      list_id: list.id,
      list: { title: 'The longest rivers' },
      similar_to: null,
    }
    expect(await ideas()).toEqual({ data: [processed, pending], current_page: 1, last_page: 1, total: 2 })
    expect((await ideas('show_processed=0')).data).toEqual([pending])
    expect(await ideas('')).toEqual({ data: [pending], current_page: 1, last_page: 1, total: 1 })
  })

  test('say how often a model has failed on them', async () => {
    await db.insert(listIdeas).values({ idea: 'Rivers', ranked: true, created_at: 0, tries: 5 })
    expect((await ideas()).data).toMatchObject([{ processed: false, tries: 5 }])
  })

  test('come ten a page', async () => {
    for (let at = 1; at <= 23; at++) await ann.post('/list-ideas', { idea: `Idea ${at}` })
    const [first, last] = [await ideas(), await ideas('page=3&per_page=10')]
    expect(first).toMatchObject({ current_page: 1, last_page: 3, total: 23 })
    expect(first.data.map(({ idea }) => idea)).toEqual(Array.from({ length: 10 }, (_, at) => `Idea ${23 - at}`))
    expect(last.data.map(({ idea }) => idea)).toEqual(['Idea 3', 'Idea 2', 'Idea 1'])
    expect((await ideas('page=4')).data).toEqual([])
  })

  test.each(['page=0', 'page=two', 'show_processed=yes', 'per_page=1000'])(
    'are a 400 for an invalid query: %s',
    async (query) => {
      await readError(await ann.get(`/list-ideas?${query}`), 400)
    },
  )

  test("that an admin adds bear the admin's name or else the address", async () => {
    await read(await ann.post('/list-ideas', { idea: ' Lakes ', ranked: false }), success)
    await read(await as('bob', { name: undefined }).post('/list-ideas', { idea: 'Seas' }), success)
    expect((await ideas()).data).toMatchObject([
      { idea: 'Seas', ranked: true, processed: false, made_by: 'bob@example.com' },
      { idea: 'Lakes', ranked: false, processed: false, made_by: 'Name of ann' },
    ])
  })

  test.each([{}, { idea: '' }, { idea: ' \n\u00a0' }, { idea: null }, { idea: 5 }])(
    'that are blank are refused: %j',
    async (body) => {
      expect((await readError(await ann.post('/list-ideas', body), 400)).error).toBe('Please enter an idea')
      expect((await ideas()).data).toEqual([])
    },
  )

  test('that are too long or hold half a character are refused with a sentence', async () => {
    const long = await readError(await ann.post('/list-ideas', { idea: 'x'.repeat(2000) }), 400)
    expect(long.error).toBe('Please use at most 1000 characters')
    const half = await readError(await ann.post('/list-ideas', '{"idea":"half \\ud83d"}'), 400)
    expect(half.error).toBe('Please remove the broken characters')
    await read(await ann.post('/list-ideas', { idea: 'é'.repeat(1000) }), success)
  })

  test.each(HOSTILE)('with hostile text come back unchanged: %s', async (idea) => {
    await read(await as('bob', { name: idea }).post('/list-ideas', { idea }), success)
    expect((await ideas()).data).toMatchObject([{ idea, made_by: idea }])
  })

  test('can be deleted, and deleting one again is no failure', async () => {
    await ann.post('/list-ideas', { idea: 'Kept' })
    await ann.post('/list-ideas', { idea: 'Deleted' })
    const [newest] = (await ideas()).data
    for (let times = 0; times < 2; times++) await read(await ann.del(`/list-ideas/${newest?.id}`), success)
    expect((await ideas()).data).toMatchObject([{ idea: 'Kept' }])
  })
})

describe('feedback', () => {
  const give = async (text: string) => {
    await read(await post('/api/submit-feedback', { text }), success)
    return (await all()).data[0]?.id
  }

  test('comes newest first, ten a page, and implemented only when asked for', async () => {
    for (let at = 1; at <= 12; at++) await give(`Text ${at}`)
    const first = await all()
    expect(first).toMatchObject({ current_page: 1, last_page: 2, total: 12 })
    expect(first.data[0]).toEqual({
      id: first.data[0]?.id,
      text: 'Text 12',
      implemented: false,
      created_at: '2026-11-20T17:00:00.000Z',
    })
    await read(await ann.put(`/feedback/${first.data[0]?.id}`, { implemented: true }), success)
    expect(await all('')).toMatchObject({ total: 11, data: [{ text: 'Text 11' }, ...Array(9).fill({})] })
    expect((await all('show_implemented=1&page=2')).data.map(({ text }) => text)).toEqual(['Text 2', 'Text 1'])
  })

  test('can be marked implemented and pending again, and marking twice changes nothing', async () => {
    const id = await give('Toggle me')
    for (const implemented of [true, true, false, false]) {
      await read(await ann.put(`/feedback/${id}`, { implemented }), success)
      expect((await all()).data).toMatchObject([{ implemented }])
    }
  })

  test.each([{}, { implemented: 'yes' }, { implemented: 1 }, { implemented: null }])(
    'is left as it is by an invalid mark (400): %j',
    async (body) => {
      const id = await give('Leave me')
      await readError(await ann.put(`/feedback/${id}`, body), 400)
      expect((await all()).data).toMatchObject([{ implemented: false }])
    },
  )

  test('can be deleted, even twice, and then no longer marked', async () => {
    const id = await give('Delete me')
    for (let times = 0; times < 2; times++) await read(await ann.del(`/feedback/${id}`), success)
    expect((await all()).data).toEqual([])
    await readError(await ann.put(`/feedback/${id}`, { implemented: true }), 404)
  })

  test.each(HOSTILE)('with hostile text comes back unchanged: %s', async (text) => {
    await give(text)
    expect((await all()).data).toMatchObject([{ text }])
  })

  test.each(['0', '-1', '1.5', 'one', '1e3', '99999999999999999999', '%00'])(
    'is a 404 under the number %s',
    async (id) => {
      await give('Still here')
      await readError(await ann.del(`/feedback/${id}`), 404)
      await readError(await ann.put(`/feedback/${id}`, { implemented: true }), 404)
      await readError(await ann.del(`/list-ideas/${id}`), 404)
      expect((await all()).data).toHaveLength(1)
    },
  )
})
