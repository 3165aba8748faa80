import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditPage, placedResponse } from '#shared/contract/admin.ts'
import { generationJobs } from '../../../worker/db/schema/generation.ts'
import { catalogueUses, lists } from '../../../worker/db/schema/schedule.ts'
import { chooseList } from '../../../worker/generation/from-catalogue.ts'
import { claimJob } from '../../../worker/generation/queries.ts'
import { loadCatalogue } from '../../../worker/lists/catalogue.ts'
import { clearSchedule, openBackOffice, storedDays } from '../../support/admin.ts'
import { read, readError } from '../../support/answers.ts'
import { clearFilling, expectFilled, openFilling, titles } from '../../support/filling.ts'
import { putList } from '../../support/lists.ts'
import { keepLog } from '../../support/logged.ts'
import { beforeBatches, LOST_WHEN, losingConnection } from '../../support/troubled-database.ts'

keepLog()

const { ann, db, day, world } = openBackOffice('2026-11-20')
const press = (topic = 'largest countries', game_date = day(5)) =>
  ann.post('/generate-list', { topic, game_date, is_ranked: true })
const request = (parts: object = {}) => {
  const job = { game_date: day(5), topic: 'largest countries', model: 'built-in', is_ranked: true }
  return { ...job, uid: 'ann', email: 'ann@example.com', idea_id: null, ...parts }
}

beforeEach(async () => {
  await clearSchedule(db)
  await db.delete(generationJobs)
})

describe('Generate from the built-in catalogue', () => {
  test('pressed ten times at once makes one list and answers every press', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => press()))
    const ids = await Promise.all(answers.map(async (answer) => (await read(answer, placedResponse)).list_id))
    expect(new Set(ids).size).toBe(1)
    expect(await storedDays(db)).toEqual({ [day(5)]: ids[0] })
    expect(await db.$count(catalogueUses)).toBe(1)
    expect((await read(await ann.get('/audit'), auditPage)).data).toMatchObject([
      { action: 'generate', list_id: ids[0] },
    ])
  })

  test('pressed three times at once on an unknown topic is a 422 each time', async () => {
    const answers = await Promise.all([press('qwxzk'), press('qwxzk'), press('qwxzk')])
    for (const answer of answers) expect((await readError(answer, 422)).code).toBe('no-list-near')
    expect(await storedDays(db)).toEqual({})
    await read(await press(), placedResponse)
  })

  test('is a 409 while a model is writing a list for the date', async () => {
    await claimJob(db, request({ model: 'model-one' }), 1, world.now(), world.now() + 60_000)
    expect((await readError(await press(), 409)).code).toBe('generating')
    expect(await storedDays(db)).toEqual({})
  })

  test('takes no list that resembles an existing one', async () => {
    const chosen = await chooseList(db, request())
    if (chosen.outcome === 'failed') throw new Error(chosen.sentence)
    for (const title of [chosen.content.title, chosen.content.title.toUpperCase()]) {
      await clearSchedule(db)
      await putList(db, day(3), { title })
      const other = await chooseList(db, request())
      expect(other.outcome === 'list' && other.key).toMatch(/./)
      expect(other.outcome === 'list' && other.key).not.toBe(chosen.key)
    }
  })

  test('says so when every remaining list resembles an existing one', async () => {
    const [left, ...others] = (await loadCatalogue()).filter((entry) => !entry.is_ranked)
    for (const { key } of others) await db.insert(catalogueUses).values({ key, list_id: key, used_at: 0 })
    await putList(db, day(3), { title: left?.title ?? '-' })
    const { error } = await readError(await ann.post('/generate-list', { ...request(), is_ranked: false }), 422)
    expect(error).toBe('Every unranked list left in the built-in catalogue is too similar to an existing list.')
  })

  test('takes another list when its choice has been used meanwhile', async () => {
    const chosen = await chooseList(db, request())
    if (chosen.outcome === 'failed') throw new Error(chosen.sentence)
    // Between choosing the list and the batch that places it.
    const DB = beforeBatches(env.DB, async (number) => {
      if (number === 1) await db.insert(catalogueUses).values({ key: chosen.key ?? '', list_id: 'another', used_at: 0 })
    })
    const office = openBackOffice('2026-11-20', { DB })
    const { list_id } = await read(await office.ann.post('/generate-list', request()), placedResponse)
    expect(await storedDays(db)).toEqual({ [day(5)]: list_id })
    const uses = await db.select().from(catalogueUses)
    expect(uses.map((use) => use.list_id).sort()).toEqual(['another', list_id].sort())
  })

  test.each(LOST_WHEN)('places one list when the connection is lost during the write, %s', async (_, how) => {
    const { DB } = losingConnection(env.DB, 'insert into "audit"', how)
    const office = openBackOffice('2026-11-20', { DB })
    const answer = await office.ann.post('/generate-list', { topic: 'largest countries', game_date: day(5) })
    const { list_id } = await read(answer, placedResponse)
    expect(await storedDays(db)).toEqual({ [day(5)]: list_id })
    expect(await db.$count(lists)).toBe(1)
  })

  test('is taken up by the cron after it broke off', async () => {
    await clearFilling()
    await db.insert(generationJobs).values({ ...request({ game_date: day(20) }), attempts: 1, running_until: 5 })
    await openFilling().run({ OPENAI_API_KEY: '' })
    const placed = (await titles()).find(([date]) => date === day(20))
    expect(placed?.[1]).toMatch(/countr/i)
  })

  test('taken up by the cron leaves no other day unfilled', async () => {
    await clearFilling()
    // The next days are filled first, at random: each topic has more lists than they can use up.
    const topics = ['largest countries', 'films', 'music']
    for (const [at, topic] of topics.entries())
      await db
        .insert(generationJobs)
        .values({ ...request({ topic, game_date: day(5 + at) }), attempts: 1, running_until: 5 })
    await openFilling().run({ OPENAI_API_KEY: '' })
    await expectFilled()
    expect((await db.select().from(generationJobs)).map(({ list_id }) => list_id !== null)).toEqual([true, true, true])
  })
})
