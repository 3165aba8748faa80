import { beforeEach, describe, expect, test } from 'vitest'
import { success } from '#shared/contract/common.ts'
import { openDatabase } from '../../../worker/db/open.ts'
import { addressDays } from '../../../worker/db/schema/addresses.ts'
import { feedback, listIdeas } from '../../../worker/db/schema/submissions.ts'
import { saveFeedback } from '../../../worker/submissions/send.ts'
import { openBackOffice } from '../../support/admin.ts'
import { read, readError } from '../../support/answers.ts'
import { countRows } from '../../support/counted-database.ts'

const UNLIMITED = { limit: async () => ({ success: true }) }
const { ann, db, env, post, world } = openBackOffice('2026-11-20', { FORMS_LIMIT: UNLIMITED })

beforeEach(async () => {
  await db.batch([db.delete(feedback), db.delete(listIdeas), db.delete(addressDays)])
  world.set('2026-11-20T17:00:00Z')
})

const sendFeedback = (address: string) =>
  post('/api/submit-feedback', { text: 'Good' }, { 'cf-connecting-ip': address })
const sendIdea = (address: string) => post('/api/submit-list-idea', { idea: 'Rivers' }, { 'cf-connecting-ip': address })

/** Inserts `most` rows as if strangers had sent them. */
const fill = (table: string, columns: string, values: string, most: number) =>
  env.DB.prepare(
    `WITH RECURSIVE many(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM many WHERE at < ${most})
    INSERT INTO ${table} (${columns}) SELECT ${values} FROM many`,
  ).run()
const fillFeedback = (most: number) => fill('feedback', 'text, created_at', "'Bad', 0", most)
const fillIdeas = (most: number) => fill('list_ideas', 'idea, ranked, created_at', "'Lies', 1, 0", most)

describe('one address', () => {
  test('sends fifty forms a day; then a sentence says so, and when to come back', async () => {
    for (let at = 0; at < 25; at++) {
      await read(await sendFeedback('198.51.100.7'), success)
      await read(await sendIdea('198.51.100.7'), success)
    }
    for (const send of [sendFeedback, sendIdea]) {
      const answer = await send('198.51.100.7')
      // From noon to midnight, Eastern.
      expect(answer.headers.get('Retry-After')).toBe(String(12 * 3_600))
      const { error, code } = await readError(answer, 429)
      expect([code, error]).toEqual(['too-many-today', 'That was a lot for one day. Please send more tomorrow.'])
    }
    expect([await db.$count(feedback), await db.$count(listIdeas)]).toEqual([25, 25])
    await read(await sendFeedback('198.51.100.8'), success)
    world.set('2026-11-21T05:00:01Z')
    await read(await sendFeedback('198.51.100.7'), success)
  })

  test('is a /48 of IPv6', async () => {
    for (let at = 0; at < 50; at++) await sendIdea(`2001:db8:7:${at.toString(16)}::1`)
    expect(await db.$count(listIdeas)).toBe(50)
    await readError(await sendIdea('2001:db8:7:ffff::1'), 429)
    await read(await sendIdea('2001:db8:8::1'), success)
  })

  test('that sends at once cannot send more', async () => {
    const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await sendIdea('198.51.100.9')).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(50)
    expect(await db.$count(listIdeas)).toBe(50)
  })

  test('reads and writes next to nothing once it has sent its forms, however much is unread', async () => {
    await fillFeedback(1_000)
    const day = { date: '2026-11-20', hash: 'one' }
    const { database, rows } = countRows(env.DB)
    const send = async () => {
      Object.assign(rows, { read: 0, written: 0 })
      const sent = await saveFeedback(openDatabase(database), day, 'Bad', 0)
      return { sent, ...rows }
    }
    for (let at = 0; at < 50; at++) expect(await send()).toMatchObject({ sent: 'unread-full', written: 1 })
    const { sent, read, written } = await send()
    expect([sent, written]).toEqual(['address-full', 0])
    expect(read).toBeLessThanOrEqual(2)
  })
})

test('a form reads what is unread, and writes itself and its address', async () => {
  await fillFeedback(500)
  const { database, rows } = countRows(env.DB)
  expect(await saveFeedback(openDatabase(database), { date: '2026-11-20', hash: 'two' }, 'Good', 0)).toBe('stored')
  expect(rows.read).toBeLessThanOrEqual(510)
  // The third is the table's last number.
  expect(rows.written).toBeLessThanOrEqual(3)
})

describe('a thousand unread', () => {
  test('are the most: more feedback is refused with a sentence, until some is handled', async () => {
    await fillFeedback(999)
    await read(await sendFeedback('a'), success)
    const { error, code } = await readError(await sendFeedback('a'), 409)
    expect(code).toBe('too-many-unread')
    expect(error).toBe('So much feedback waits to be read that no more can be taken. Please try again in some days.')
    expect(await db.$count(feedback)).toBe(1_000)
    await read(await sendIdea('a'), success)
    const [{ id } = { id: 0 }, { id: other } = { id: 0 }] = await db.select().from(feedback).limit(2)
    await read(await ann.put(`/feedback/${id}`, { implemented: true }), success)
    await read(await ann.del(`/feedback/${other}`), success)
    for (const status of [200, 200, 409]) expect((await sendFeedback('a')).status).toBe(status)
  })

  test('are the most of ideas, approved or not; an admin may add one all the same', async () => {
    await fillIdeas(1_000)
    await db.update(listIdeas).set({ approved: true })
    const { error, code } = await readError(await sendIdea('a'), 409)
    expect(code).toBe('too-many-unread')
    expect(error).toBe('So many ideas wait to be read that no more can be taken. Please try again in some days.')
    await read(await sendFeedback('a'), success)
    await read(await ann.post('/list-ideas', { idea: 'Lakes' }), success)
    await db.update(listIdeas).set({ processed: true })
    await read(await sendIdea('a'), success)
  })
})
