import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#shared/game/eastern-day.ts'
import { openDatabase } from '../../../worker/db/open.ts'
import { generationJobs } from '../../../worker/db/schema/generation.ts'
import { listIdeas } from '../../../worker/db/schema/submissions.ts'
import { findSelfFilling } from '../../../worker/schedule/fill-runs.ts'
import {
  addIdeas,
  clearFilling,
  expectFilled,
  ideas,
  openFilling as open,
  TODAY,
  titles,
} from '../../support/filling.ts'
import { keepLog } from '../../support/logged.ts'
import { beforeBatches, refusing } from '../../support/troubled-database.ts'

const logged = keepLog()

const db = openDatabase(env.DB, 'first-primary')

beforeEach(clearFilling)

describe('a job that broke off', () => {
  const job = (date: string, attempts: number) => ({
    game_date: date,
    topic: 'the sea',
    model: 'model-one',
    is_ranked: true,
    uid: 'ann',
    email: 'ann@example.com',
    attempts,
    running_until: Date.parse(`${TODAY}T16:00:00Z`),
  })

  const jobOn = (date: string) => db.select().from(generationJobs).where(eq(generationJobs.game_date, date)).get()

  test("is taken up, and its list goes on the admin's date", async () => {
    const date = addDays(TODAY, 20)
    await db.insert(generationJobs).values(job(date, 1))
    await open().run()
    expect(await titles()).toContainEqual([date, 'Things of the sea'])
    expect(await jobOn(date)).toMatchObject({ attempts: 2, running_until: null, error: null })
  })

  test('holds its date while its lease runs, and is taken up afterwards', async () => {
    const date = addDays(TODAY, 5)
    const { run, world } = open()
    await db.insert(generationJobs).values({ ...job(date, 1), running_until: world.now() + 100_000 })
    await run()
    expect((await titles()).map(([held]) => held)).toHaveLength(14)
    world.set(world.now() + 3_600_000)
    await run()
    expect(await titles()).toContainEqual([date, 'Things of the sea'])
    await expectFilled()
  })

  test('holds tomorrow while its lease runs, but not today', async () => {
    const { run, world } = open()
    const running = { ...job(TODAY, 1), running_until: world.now() + 100_000 }
    await db.insert(generationJobs).values([running, { ...running, game_date: addDays(TODAY, 1) }])
    await run()
    const held = (await titles()).map(([date]) => date)
    expect(held).toContain(TODAY)
    expect(held).not.toContain(addDays(TODAY, 1))
    expect(held).toContain(addDays(TODAY, 2))
  })

  test('that one run leaves over holds its date for a later run', async () => {
    const dates = [5, 6, 7, 8].map((ahead) => addDays(TODAY, ahead))
    const [last = ''] = dates.slice(-1)
    await db.insert(generationJobs).values(dates.map((date) => ({ ...job(date, 1), topic: `the sea of ${date}` })))
    const { run, world, model } = open()
    model.always('500')
    await run()
    expect((await titles()).map(([date]) => date)).not.toContain(last)
    expect(await jobOn(last)).toMatchObject({ attempts: 1, list_id: null, error: null })
    model.always('well')
    world.set(world.now() + 3_600_000)
    await run()
    expect(await titles()).toContainEqual([last, `Things of the sea of ${last}`])
    await expectFilled()
  })

  test('twice is given up, with a sentence', async () => {
    const date = addDays(TODAY, 20)
    await db.insert(generationJobs).values(job(date, 2))
    const { run, model } = open()
    await run()
    expect(model.asked.map(({ data }) => data.topic)).not.toContain('the sea')
    expect(await jobOn(date)).toMatchObject({
      running_until: null,
      list_id: null,
      error: 'Generation was interrupted. Please try again.',
    })
  })

  test('is dropped with a reason when its idea was deleted or became a list', async () => {
    await addIdeas('the sea', 'two hills')
    const [deleted, processed] = await ideas()
    const of = (idea: typeof deleted) => ({ idea_id: idea?.id, topic: idea?.idea ?? '', uid: null, email: null })
    const [one, other] = [addDays(TODAY, 20), addDays(TODAY, 21)]
    await db.insert(generationJobs).values([
      { ...job(one, 1), ...of(deleted) },
      { ...job(other, 1), ...of(processed) },
    ])
    await db.delete(listIdeas).where(eq(listIdeas.id, deleted?.id ?? 0))
    await db.update(listIdeas).set({ processed: true })
    const { run, model } = open()
    await run()
    const topics = model.asked.map(({ data }) => data.topic)
    expect(topics).not.toContain('the sea')
    expect(topics).not.toContain('two hills')
    expect(await jobOn(one)).toMatchObject({ running_until: null, error: 'The idea has been deleted.' })
    expect(await jobOn(other)).toMatchObject({
      running_until: null,
      error: 'The date or the idea already has another list.',
    })
  })

  test('a run whose writing breaks off reports that, and the catalogue fills the rest', async () => {
    await addIdeas('one sea', 'two hills')
    // Batches 1 to 5 store the next three days and the first list, each with the report; the second list's batch fails.
    const DB = beforeBatches(env.DB, async (number) => {
      if (number === 6) throw new Error('The database was away.')
    })
    await open().run({ DB })
    await expectFilled()
    expect((await findSelfFilling(db))?.last_fill).toMatchObject({
      generated: [addDays(TODAY, 3)],
      failed: [{ game_date: null, topic: null, reason: 'Automatic generation stopped unexpectedly.' }],
    })
  })

  test('a run that breaks off after the writing still reports, clears up and fails', async () => {
    await addIdeas('one sea', 'two hills')
    await db.insert(generationJobs).values({ ...job(addDays(TODAY, -31), 1), running_until: null })
    // Stored before batch 9 fails, each with the report: the next three days, one list, the failure of the other, and
    // the first of the remaining days.
    const DB = beforeBatches(env.DB, async (number) => {
      if (number === 9) throw new Error('The database was away.')
    })
    const { run, model } = open()
    model.next('well', 'well', '500')
    await expect(run({ DB })).rejects.toThrow('The database was away.')
    const [filled, generated] = [[0, 1, 2, 4].map((days) => addDays(TODAY, days)), [addDays(TODAY, 3)]]
    expect((await titles()).map(([date]) => date)).toEqual([...filled, ...generated].sort())
    expect((await findSelfFilling(db))?.last_fill).toMatchObject({
      filled,
      generated,
      failed: [{ game_date: addDays(TODAY, 4), topic: 'two hills' }],
    })
    const line = logged().find((one) => one.includes('"event":"cron"'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ filled, generated, cleared: { generation_jobs: 1 } })
  })

  test('a run whose report cannot be stored still logs it', async () => {
    const DB = beforeBatches(env.DB, async (number) => {
      if (number === 16) throw new Error('The database was away.')
    })
    await expect(open().run({ DB, OPENAI_API_KEY: '' })).rejects.toThrow('The database was away.')
    await expectFilled()
    const line = logged().find((one) => one.includes('"event":"cron"'))
    expect(JSON.parse(line ?? '{}').filled).toHaveLength(15)
  })

  test('a run that fails at a statement logs it without the bound values', async () => {
    await db.insert(generationJobs).values(job(addDays(TODAY, 20), 1))
    await open().run({ DB: refusing(env.DB, 'insert into "generation_jobs"') })
    const [line = ''] = logged().filter((one) => one.includes('generation-broke'))
    expect(JSON.parse(line)).toMatchObject({
      name: 'DrizzleQueryError',
      error: expect.stringContaining('syntax error'),
      statement: expect.stringContaining('insert into "generation_jobs"'),
    })
    for (const bound of ['ann@example.com', '"ann"', 'the sea']) expect(logged().join('\n')).not.toContain(bound)
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])(
    'a run that breaks off before batch %i is made good by the next ones',
    async (at) => {
      await addIdeas('one sea', 'two hills')
      const { run, runOn, world } = open()
      const DB = beforeBatches(env.DB, async (number) => {
        if (number >= at) throw new Error('The worker was stopped.')
      })
      await run({ DB }).catch(() => {})
      world.set(world.now() + 3_600_000)
      await runOn()
      await expectFilled()
      expect(await ideas()).toMatchObject([{ processed: true }, { processed: true }])
    },
  )
})
