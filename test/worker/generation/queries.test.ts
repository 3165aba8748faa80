import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../worker/db/open.ts'
import { listFindings } from '../../../worker/db/schema/generation.ts'
import { dailyGames, lists } from '../../../worker/db/schema/schedule.ts'
import { listIdeas } from '../../../worker/db/schema/submissions.ts'
import {
  claimJob,
  endJob,
  findJob,
  findNextIdea,
  type JobRequest,
  saveGeneratedDay,
  TAKEN,
} from '../../../worker/generation/queries.ts'
import { listExisting } from '../../../worker/lists/queries.ts'
import { makeList, putList } from '../../support/lists.ts'

const db = openDatabase(env.DB, 'first-primary')

let days = 0
const request = (parts: Partial<JobRequest> = {}): JobRequest => ({
  game_date: `2027-05-${String(++days).padStart(2, '0')}`,
  topic: 'the sea',
  model: 'model-one',
  is_ranked: true,
  uid: null,
  email: null,
  idea_id: null,
  ...parts,
})

const addIdea = async (processed = false, approved = true) => {
  const idea = { idea: 'the sea', ranked: true, created_at: 0, processed, approved }
  return (await db.insert(listIdeas).values(idea).returning())[0]?.id ?? 0
}

const { id: _, item_count: __, ...content } = makeList()

test('a date is claimed by one job until the claim is over', async () => {
  const job = request()
  const claims = await Promise.all(Array.from({ length: 5 }, (_, at) => claimJob(db, job, 1, 1_000, 2_000 + at)))
  expect(claims.filter(Boolean)).toHaveLength(1)
  expect(await claimJob(db, job, 1, 2_000, 3_000)).toBe(false)
  expect(await claimJob(db, { ...job, topic: 'birds' }, 2, 2_005, 3_000)).toBe(true)
  expect(await findJob(db, job.game_date)).toMatchObject({ topic: 'birds', attempts: 2, running_until: 3_000 })
})

test('a date that holds a list is not claimed, and its finished job stays', async () => {
  const job = request()
  await claimJob(db, job, 1, 1_000, 2_000)
  const list_id = await saveGeneratedDay(db, job, 2_000, { content, findings: [] }, 1_500)
  expect(await claimJob(db, job, 1, 1_600, 3_000)).toBe(false)
  expect(await findJob(db, job.game_date)).toMatchObject({ list_id, running_until: null })
  const filled = request()
  await putList(db, filled.game_date)
  expect(await claimJob(db, filled, 1, 1_000, 2_000)).toBe(false)
})

test('an idea waits a day after each failure, and after five for an admin', async () => {
  await db.delete(listIdeas)
  const idea_id = await addIdea()
  const end = async (error: string, now: number) => {
    const job = request({ idea_id })
    await claimJob(db, job, 1, now, now + 10)
    expect(await endJob(db, job.game_date, now + 10, error, now)).toBe(true)
    expect(await endJob(db, job.game_date, now + 10, error, now)).toBe(false)
  }
  const next = async (now: number) => (await findNextIdea(db, now))?.id
  await end(TAKEN, 1_000)
  expect(await next(1_001)).toBe(idea_id)
  await end('The model took too long.', 2_000)
  expect(await next(2_001)).toBeUndefined()
  // The next day's run comes at the same minute, less than 24 h after this one's end.
  expect(await next(86_400_000 - 60_000)).toBe(idea_id)
  expect(await next(90_000_000)).toBe(idea_id)
  for (let tries = 2; tries <= 5; tries++) {
    expect(await next(tries * 90_000_000)).toBe(idea_id)
    await end('The model took too long.', tries * 90_000_000)
  }
  expect(await next(900_000_000)).toBeUndefined()
})

test('an idea the service failed loses no try, but waits a day behind others', async () => {
  await db.delete(listIdeas)
  const [failed, other] = [await addIdea(), await addIdea()]
  const job = request({ idea_id: failed })
  await claimJob(db, job, 1, 1_000, 2_000)
  await endJob(db, job.game_date, 2_000, 'The service was down.', 1_500, false)
  const next = async (now: number) => (await findNextIdea(db, now))?.id
  expect(await next(2_001)).toBe(other)
  expect(await next(90_000_000)).toBe(other)
  await db.delete(listIdeas).where(eq(listIdeas.id, other))
  expect(await next(2_001)).toBeUndefined()
  expect(await findNextIdea(db, 90_000_000)).toMatchObject({ id: failed, tries: 0 })
})

test('an idea is claimed for one date at a time', async () => {
  const idea_id = await addIdea()
  const claims = await Promise.all([1, 2, 3].map(() => claimJob(db, request({ idea_id }), 1, 1_000, 2_000)))
  expect(claims.filter(Boolean)).toHaveLength(1)
  expect(await claimJob(db, request({ idea_id }), 1, 2_001, 3_000)).toBe(true)
})

test('admins’ own topics do not block each other', async () => {
  const claims = await Promise.all([1, 2, 3].map(() => claimJob(db, request(), 1, 1_000, 2_000)))
  expect(claims).toEqual([true, true, true])
})

test('a finished job stores the list with its day, its findings and its idea', async () => {
  const idea_id = await addIdea()
  const job = request({ idea_id })
  await claimJob(db, job, 1, 1_000, 2_000)
  const findings = [{ kind: 'unchecked' as const, path: 'items', message: 'Nobody has looked.' }]
  const id = await saveGeneratedDay(db, job, 2_000, { content, findings }, 1_500)
  const stored = await db
    .select()
    .from(lists)
    .where(eq(lists.id, id ?? ''))
    .get()
  expect(stored).toMatchObject({ ...content, item_count: 10, version: 1 })
  expect(await db.select().from(dailyGames).where(eq(dailyGames.date, job.game_date))).toMatchObject([{ list_id: id }])
  expect(
    await db
      .select()
      .from(listFindings)
      .where(eq(listFindings.list_id, id ?? '')),
  ).toMatchObject([{ findings }])
  expect(await db.select().from(listIdeas).where(eq(listIdeas.id, idea_id))).toMatchObject([
    { processed: true, list_id: id },
  ])
  expect(await findJob(db, job.game_date)).toMatchObject({
    running_until: null,
    ended_at: 1_500,
    list_id: id,
    error: null,
  })
})

test.each([
  ['the job is another’s by now', async (job: JobRequest) => void (await claimJob(db, job, 2, 2_001, 3_000))],
  ['the date holds a list', async (job: JobRequest) => void (await putList(db, job.game_date))],
  [
    'the idea has become a list',
    async (job: JobRequest) =>
      void (await db
        .update(listIdeas)
        .set({ processed: true })
        .where(eq(listIdeas.id, job.idea_id ?? -1))),
  ],
  [
    'the idea has been deleted',
    async (job: JobRequest) => void (await db.delete(listIdeas).where(eq(listIdeas.id, job.idea_id ?? -1))),
  ],
])('nothing is stored when %s', async (_, meanwhile) => {
  const idea_id = await addIdea()
  const job = request({ idea_id })
  await claimJob(db, job, 1, 1_000, 2_000)
  await meanwhile(job)
  const before = [await db.$count(lists), await db.$count(dailyGames), await db.$count(listFindings)]
  expect(await saveGeneratedDay(db, job, 2_000, { content, findings: [] }, 2_500)).toBeNull()
  expect([await db.$count(lists), await db.$count(dailyGames), await db.$count(listFindings)]).toEqual(before)
  expect((await findJob(db, job.game_date))?.list_id).toBeNull()
})

test('an idea that was deleted or has become a list is not claimed', async () => {
  const idea_id = await addIdea()
  await db.delete(listIdeas).where(eq(listIdeas.id, idea_id))
  for (const id of [idea_id, await addIdea(true)]) {
    const job = request({ idea_id: id })
    expect(await claimJob(db, job, 1, 1_000, 2_000)).toBe(false)
    expect(await findJob(db, job.game_date)).toBeNull()
  }
})

test('a draft is compared with the whole archive, however long it is', async () => {
  const before = (await listExisting(db)).length
  await env.DB.prepare(
    `WITH RECURSIVE many(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM many WHERE at < 3000)
    INSERT INTO lists (id, title, description, category, is_ranked, items, hints, sources, item_count, created_at)
    SELECT 'old ' || at, 'Old list ' || at, '', '', 1, '[]', '[]', '[]', 0, at FROM many`,
  ).run()
  const existing = await listExisting(db)
  expect(existing).toHaveLength(before + 3_000)
  expect(existing.map(({ title }) => title)).toContain('Old list 1')
})
