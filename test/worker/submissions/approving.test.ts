import { beforeEach, describe, expect, test } from 'vitest'
import { ideasPage } from '#shared/contract/admin.ts'
import { success } from '#shared/contract/common.ts'
import { openDatabase } from '../../../worker/db/open.ts'
import { listIdeas } from '../../../worker/db/schema/submissions.ts'
import { listIdeasPage } from '../../../worker/submissions/queries.ts'
import { clearSchedule, openBackOffice } from '../../support/admin.ts'
import { read, readError } from '../../support/answers.ts'
import { countRows } from '../../support/counted-database.ts'
import { putList } from '../../support/lists.ts'

const { ann, db, day, post, world, env } = openBackOffice('2026-11-20')

beforeEach(async () => {
  await db.delete(listIdeas)
  await clearSchedule(db)
})

const ideas = async () => read(await ann.get('/list-ideas?show_processed=1'), ideasPage)
const send = (idea: string) => post('/api/submit-list-idea', { idea })

describe('what an admin approves', () => {
  const approved = async () => (await ideas()).data.map((idea) => [idea.idea, idea.approved])

  test('is a player’s idea, until that is taken back; it is pending all the while', async () => {
    await send('Rivers')
    const [id] = (await ideas()).data.map((idea) => idea.id)
    for (const is of [true, true, false]) {
      await read(await ann.put(`/list-ideas/${id}`, { approved: is }), success)
      expect((await ideas()).data).toMatchObject([{ approved: is, processed: false, made_by: null }])
    }
  })

  test('is not to be said of an admin’s own, which is approved when it is added', async () => {
    await read(await ann.post('/list-ideas', { idea: 'Lakes', approved: false }), success)
    await post('/api/submit-list-idea', { idea: 'Rivers', approved: true, made_by: 'Ann' })
    expect(await approved()).toEqual([
      ['Rivers', false],
      ['Lakes', true],
    ])
  })

  test('is many at once, and so is what is deleted; the rest stays as it is', async () => {
    for (const idea of ['one', 'two', 'three', 'four', 'five']) await send(idea)
    const ids = (await ideas()).data.map((idea) => idea.id)
    await read(await ann.post('/list-ideas/approve', { ids: [...ids.slice(0, 2), 999_999] }), success)
    expect(await approved()).toEqual([
      ['five', true],
      ['four', true],
      ['three', false],
      ['two', false],
      ['one', false],
    ])
    for (let times = 0; times < 2; times++)
      await read(await ann.post('/list-ideas/delete', { ids: ids.slice(1, 4) }), success)
    expect(await approved()).toEqual([
      ['five', true],
      ['one', false],
    ])
  })

  test.each([
    {},
    { ids: [] },
    { ids: 'all' },
    { ids: [0] },
    { ids: [1.5] },
    { ids: ['1'] },
    { ids: [null] },
    { ids: Array.from({ length: 11 }, (_, at) => at + 1) },
  ])('is refused where it names no ideas, or more than a page holds: %j', async (body) => {
    await send('Rivers')
    await readError(await ann.post('/list-ideas/approve', body), 400)
    await readError(await ann.post('/list-ideas/delete', body), 400)
    expect(await approved()).toEqual([['Rivers', false]])
  })

  test('is there, and is said in so many words', async () => {
    await readError(await ann.put('/list-ideas/999999', { approved: true }), 404)
    await send('Rivers')
    const [id] = (await ideas()).data.map((idea) => idea.id)
    for (const body of [{}, { approved: 1 }, { approved: 'yes' }])
      await readError(await ann.put(`/list-ideas/${id}`, body), 400)
    expect(await approved()).toEqual([['Rivers', false]])
  })
})

describe('an idea much like', () => {
  const similar = async () => (await ideas()).data.map(({ idea, similar_to }) => [idea, similar_to])

  test('another that is pending is shown as such, on whatever page that is', async () => {
    await send('The longest rivers of Europe')
    for (let at = 1; at <= 10; at++) await send(`Things of kind ${'abcdefghij'[at - 1]?.repeat(5)}`)
    await send('Longest river in Europe')
    const { data } = await ideas()
    expect(data[0]).toMatchObject({ similar_to: { title: 'The longest rivers of Europe', is_list: false } })
    expect(data.slice(1).map(({ similar_to }) => similar_to)).toEqual(Array(9).fill(null))
  })

  test('a list, of whatever day, names the list before another idea', async () => {
    await putList(db, day(-30), { title: 'The longest rivers' })
    await putList(db, day(20), { title: 'The highest mountains' })
    for (const idea of ['Longest rivers', 'Highest mountains!', 'longest river']) await send(idea)
    expect(await similar()).toEqual([
      ['longest river', { title: 'The longest rivers', is_list: true }],
      ['Highest mountains!', { title: 'The highest mountains', is_list: true }],
      ['Longest rivers', { title: 'The longest rivers', is_list: true }],
    ])
  })

  test('nothing is one without a word, and one that has become a list', async () => {
    const used = { ranked: true, processed: true, created_at: world.now() }
    await db.insert(listIdeas).values([
      { ...used, idea: 'Rivers' },
      { ...used, idea: 'Rivers' },
    ])
    for (const idea of ['🎲', '!?', 'Rivers']) await send(idea)
    expect((await similar()).map(([, to]) => to)).toEqual(Array(5).fill(null))
  })

  test('costs no more rows the more there are', async () => {
    const { database, rows } = countRows(env.DB)
    const counted = async () => {
      rows.read = 0
      await listIdeasPage(openDatabase(database), { page: 1, per_page: 10 }, true)
      return rows.read
    }
    const add = (most: number) =>
      env.DB.prepare(
        `WITH RECURSIVE many(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM many WHERE at < ${most})
        INSERT INTO list_ideas (idea, ranked, created_at) SELECT printf('%.*c', 1000, 'x') || at, 1, 0 FROM many`,
      ).run()
    await add(1_000)
    const few = await counted()
    await add(2_000)
    // 2,000 more rows to count, but none to compare with.
    expect((await counted()) - few).toBeLessThanOrEqual(2_000)
  })
})
