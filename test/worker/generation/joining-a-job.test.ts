import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { generateResponse } from '#shared/contract/admin.ts'
import { GENERATION_TIMEOUT } from '#shared/limits.ts'
import { generationJobs } from '../../../worker/db/schema/generation.ts'
import { dailyGames, lists } from '../../../worker/db/schema/schedule.ts'
import { clearSchedule, openBackOffice } from '../../support/admin.ts'
import { read, readError } from '../../support/answers.ts'
import { countRows } from '../../support/counted-database.ts'
import { makeModelWorld, WITH_MODEL } from '../../support/language-model.ts'
import { putList } from '../../support/lists.ts'
import { keepLog } from '../../support/logged.ts'
import { withMethods } from '../../support/with-methods.ts'

keepLog()

function open(DB = env.DB) {
  const office = openBackOffice('2026-11-20', { ...WITH_MODEL, DB })
  const { world, model } = makeModelWorld()
  office.world.fetch = world.fetch
  const generate = (topic = 'the sea') =>
    office.ann.post('/generate-list', { topic, game_date: office.day(5), is_ranked: true })
  return { ...office, model, generate }
}

beforeEach(async () => {
  const { db } = open()
  await clearSchedule(db)
  await db.delete(generationJobs)
})

/** A D1 in which the insert of a job waits for `until`; `reached` resolves when an insert has begun to wait. */
function holdingJobs(until: Promise<unknown>) {
  const reached = Promise.withResolvers<void>()
  const hold = (statement: D1PreparedStatement): D1PreparedStatement =>
    withMethods(statement, {
      bind: (...values: unknown[]) => hold(statement.bind(...values)),
      run: async () => {
        reached.resolve()
        await until
        return statement.run()
      },
    })
  const DB = withMethods(env.DB, {
    withSession: (start?: D1SessionBookmark) => {
      const session = env.DB.withSession(start)
      return withMethods(session, {
        prepare: (query: string) => {
          const statement = session.prepare(query)
          return query.startsWith('insert into "generation_jobs"') ? hold(statement) : statement
        },
      })
    },
  })
  return { DB, reached: reached.promise }
}

/** A press that saw the date empty, and begins its job only after another press has put its list there. */
async function pressLate(topic?: string, meanwhile?: (list_id: string) => Promise<unknown>) {
  const first = open()
  const isOver = Promise.withResolvers<void>()
  const { DB, reached } = holdingJobs(isOver.promise)
  const second = open(DB)
  const late = second.generate(topic)
  await reached
  const { list_id } = await read(await first.generate(), generateResponse)
  await meanwhile?.(list_id)
  isOver.resolve()
  const answer = await late
  expect(first.model.asked).toHaveLength(2)
  expect(second.model.asked).toEqual([])
  return { list_id, answer }
}

test('a late press on the same topic gets the finished list', async () => {
  const { list_id, answer } = await pressLate()
  expect(await read(answer, generateResponse)).toMatchObject({ list_id })
  expect(await open().db.$count(lists)).toBe(1)
})

test('a late press on the same topic is a 409 when the list has moved', async () => {
  const { answer } = await pressLate('the sea', async (list_id) => {
    const { db, day } = open()
    await db
      .update(dailyGames)
      .set({ date: day(9) })
      .where(eq(dailyGames.list_id, list_id))
    await putList(db, day(5))
  })
  expect((await readError(answer, 409)).code).toBe('date-filled')
})

test('a late press on another topic is a 409', async () => {
  const { answer } = await pressLate('two hills')
  expect((await readError(answer, 409)).code).toBe('date-filled')
  expect(await open().db.$count(lists)).toBe(1)
})

test("a press that waits to the end stays within the free plan's query limit", async () => {
  const { database, rows } = countRows(env.DB)
  const { generate, db, world, day } = open(database)
  const job = { topic: 'the sea', model: 'model-one', is_ranked: true, attempts: 1 }
  await db.insert(generationJobs).values({ ...job, game_date: day(5), running_until: world.now() + 1_000_000 })
  rows.statements = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let isOver = false
  let waited = 0
  try {
    const answer = generate().finally(() => {
      isOver = true
    })
    for (; !isOver; waited += 1_000) {
      // The time for the database to answer.
      await scheduler.wait(5)
      vi.advanceTimersByTime(1_000)
    }
    expect((await readError(await answer, 502)).error).toContain('Generation was interrupted')
  } finally {
    vi.useRealTimers()
  }
  expect(waited).toBeGreaterThanOrEqual(GENERATION_TIMEOUT)
  expect(rows.statements).toBeLessThanOrEqual(40)
})
