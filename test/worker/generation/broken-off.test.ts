import { beforeEach, expect, test } from 'vitest'
import { generationJobs } from '#shared/contract/admin.ts'
import { runCron } from '../../../worker/cron.ts'
import { generationJobs as jobRows } from '../../../worker/db/schema/generation.ts'
import { IDEA_DELETED, TAKEN } from '../../../worker/generation/queries.ts'
import { clearSchedule, openBackOffice } from '../../support/admin.ts'
import { read } from '../../support/answers.ts'
import { makeModelWorld, WITH_MODEL } from '../../support/language-model.ts'
import { putList } from '../../support/lists.ts'
import { keepLog } from '../../support/logged.ts'

keepLog()

function open() {
  const office = openBackOffice('2026-11-20', WITH_MODEL)
  const { world, model } = makeModelWorld()
  office.world.fetch = world.fetch
  const jobs = async () => (await read(await office.ann.get('/generation-jobs'), generationJobs)).data
  return { ...office, model, jobs }
}

beforeEach(async () => {
  const { db } = open()
  await clearSchedule(db)
  await db.delete(jobRows)
})

const NOT_WRITTEN = 'Generation was interrupted. Please try again.'
// A date beyond the days that the cron fills.
const LATER = '2026-12-10'
const brokenOff = (parts: object = {}) => ({
  ...{ game_date: LATER, topic: 'the sea', model: 'model-one', is_ranked: true, attempts: 1 },
  running_until: Date.parse('2026-11-20'),
  ...parts,
})

test('a job that broke off shows no error when the cron will retry it', async () => {
  const { db, jobs, env, world } = open()
  await db.insert(jobRows).values(brokenOff())
  expect(await jobs()).toMatchObject([{ is_running: false, list_id: null, error: null }])
  await runCron('7 * * * *', env, world)
  expect((await jobs()).slice(-1)).toMatchObject([
    { game_date: LATER, is_running: false, list_id: expect.any(String), error: null },
  ])
})

test('a job whose last try broke off shows an error even before the cron runs', async () => {
  const { db, jobs, env, world, model } = open()
  await db.insert(jobRows).values(brokenOff({ attempts: 2 }))
  expect(await jobs()).toMatchObject([{ is_running: false, list_id: null, error: NOT_WRITTEN }])
  await runCron('7 * * * *', env, world)
  expect(model.asked.map(({ data }) => data.topic)).not.toContain('the sea')
  expect((await jobs()).slice(-1)).toMatchObject([
    { game_date: LATER, is_running: false, list_id: null, error: NOT_WRITTEN },
  ])
})

test('a broken-off job whose model is gone or date is filled shows an error', async () => {
  const { db, jobs, day } = open()
  await putList(db, day(6))
  await db.insert(jobRows).values([brokenOff({ game_date: day(5), model: 'gone' }), brokenOff({ game_date: day(6) })])
  expect((await jobs()).map(({ error }) => error)).toEqual([NOT_WRITTEN, TAKEN])
})

test('a broken-off job whose idea was deleted says so', async () => {
  const { db, jobs } = open()
  await db.insert(jobRows).values(brokenOff({ idea_id: 1_000_000 }))
  expect(await jobs()).toMatchObject([{ is_running: false, list_id: null, error: IDEA_DELETED }])
})

test('a broken-off job on the next days shows an error: the catalogue fills them first', async () => {
  const { db, jobs, env, world, day, page } = open()
  await db.insert(jobRows).values([brokenOff({ game_date: day(2) }), brokenOff({ game_date: day(3) })])
  expect((await jobs()).map(({ error }) => error)).toEqual([NOT_WRITTEN, null])
  await runCron('7 * * * *', env, world)
  const { data } = await page()
  expect([2, 3].map((days) => data[days]?.list?.title === 'Things of the sea')).toEqual([false, true])
})

test('a job in its last try is shown as running', async () => {
  const { db, jobs, world } = open()
  await db.insert(jobRows).values(brokenOff({ attempts: 2, running_until: world.now() + 1_000 }))
  expect(await jobs()).toMatchObject([{ is_running: true, list_id: null, error: null }])
})
