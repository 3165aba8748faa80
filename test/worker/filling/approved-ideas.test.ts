import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { ideasPage } from '#shared/contract/admin.ts'
import { success } from '#shared/contract/common.ts'
import { runCron } from '../../../worker/cron.ts'
import { generationJobs } from '../../../worker/db/schema/generation.ts'
import { listIdeas } from '../../../worker/db/schema/submissions.ts'
import { openBackOffice } from '../../support/admin.ts'
import { read } from '../../support/answers.ts'
import { clearFilling, titles } from '../../support/filling.ts'
import { makeModelWorld, WITH_MODEL } from '../../support/language-model.ts'
import { keepLog } from '../../support/logged.ts'

keepLog()
beforeEach(clearFilling)

/** The back office and the cron of a deployment with a key. */
function open() {
  const office = openBackOffice('2026-11-20', WITH_MODEL)
  const { world, model } = makeModelWorld()
  office.world.fetch = world.fetch
  const run = () => runCron('7 * * * *', { ...env, ...WITH_MODEL }, office.world)
  const send = async (idea: string) => {
    await read(await office.post('/api/submit-list-idea', { idea }), success)
    const { data } = await read(await office.ann.get('/list-ideas'), ideasPage)
    return data[0]?.id ?? 0
  }
  const approve = async (id: number, approved = true) =>
    read(await office.ann.put(`/list-ideas/${id}`, { approved }), success)
  /** Titles on the days that a model fills: without the next three, which the catalogue fills. */
  const written = async () => (await titles()).map(([, title]) => title).slice(3)
  return { ...office, model, run, send, approve, written }
}

describe('an idea of a player', () => {
  test('is no topic before an admin has approved it: the model names its own', async () => {
    const { run, send, approve, written, world, ann } = open()
    const id = await send('pills without prescription')
    await run()
    expect(await written()).toEqual(['harbours', 'orchards', 'lighthouses'].map((topic) => `Things of ${topic}`))
    expect((await read(await ann.get('/list-ideas'), ideasPage)).data).toMatchObject([
      { approved: false, processed: false, tries: 0 },
    ])
    await approve(id)
    world.set(world.now() + 3_600_000)
    await run()
    expect(await written()).toContain('Things of pills without prescription')
  })

  test('does not keep an admin’s from being used, however many there are', async () => {
    const { run, send, written, ann, db } = open()
    const idea = { ranked: true, created_at: 0 }
    for (let at = 0; at < 30; at++)
      await db.insert(listIdeas).values(Array.from({ length: 12 }, (_, n) => ({ ...idea, idea: `lies ${at} ${n}` })))
    await send('more lies')
    await read(await ann.post('/list-ideas', { idea: 'the sea' }), success)
    await run()
    expect((await written()).filter((title) => title.includes('lies'))).toEqual([])
    expect(await written()).toContain('Things of the sea')
  })

  test('does not appear if approval is withdrawn while its list is written, and loses no try', async () => {
    const { run, send, approve, written, world, db } = open()
    const id = await send('the sea')
    await approve(id)
    const { fetch } = world
    world.fetch = async (address, init) => {
      if (String(init?.body).includes('the sea')) await approve(id, false)
      return fetch(address, init)
    }
    await run()
    expect(await written()).not.toContain('Things of the sea')
    expect(await db.select().from(generationJobs)).toContainEqual(
      expect.objectContaining({ topic: 'the sea', error: 'The approval of the idea has been withdrawn.' }),
    )
    expect(await db.select().from(listIdeas)).toMatchObject([{ approved: false, processed: false, tries: 0 }])
    world.fetch = fetch
    await approve(id)
    // One day later another date is empty.
    world.set(world.now() + 24 * 3_600_000)
    await run()
    expect(await written()).toContain('Things of the sea')
  })

  test('is not taken up after a broken-off job if its approval is withdrawn', async () => {
    const { run, send, db, model, day } = open()
    const idea_id = await send('the sea')
    const job = { topic: 'the sea', model: 'model-one', is_ranked: true, attempts: 1, running_until: 1, idea_id }
    await db.insert(generationJobs).values({ ...job, game_date: day(20) })
    await run()
    expect(model.asked.map(({ data }) => data.topic)).not.toContain('the sea')
    expect(await db.select().from(generationJobs)).toContainEqual(
      expect.objectContaining({ game_date: day(20), running_until: null, list_id: null }),
    )
  })
})
