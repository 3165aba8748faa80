import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { generateResponse } from '#shared/contract/admin.ts'
import { generationJobs, listFindings } from '../../../worker/db/schema/generation.ts'
import { audit, dailyGames, lists } from '../../../worker/db/schema/schedule.ts'
import { listIdeas } from '../../../worker/db/schema/submissions.ts'
import { clearSchedule, openBackOffice } from '../../support/admin.ts'
import { read, readError } from '../../support/answers.ts'
import { addIdeas, clearFilling, ideas, openFilling } from '../../support/filling.ts'
import { makeModelWorld, WITH_MODEL } from '../../support/language-model.ts'
import { putList } from '../../support/lists.ts'
import { keepLog } from '../../support/logged.ts'
import { LOST_WHEN, losingConnection } from '../../support/troubled-database.ts'

const logged = keepLog()

function open(DB: D1Database) {
  const office = openBackOffice('2026-11-20', { ...WITH_MODEL, DB })
  const { world, model } = makeModelWorld()
  office.world.fetch = world.fetch
  const generate = () =>
    office.ann.post('/generate-list', { topic: 'the sea', game_date: office.day(5), is_ranked: true })
  return { ...office, model, generate }
}

beforeEach(async () => {
  const { db } = open(env.DB)
  await clearSchedule(db)
  for (const table of [generationJobs, listFindings, listIdeas]) await db.delete(table)
})

describe.each(LOST_WHEN)('a database connection lost during a write, %s', (_, how) => {
  test('costs no written list: it stands on its date once', async () => {
    // The audit entry is the first statement of the batch that stores the list.
    const { DB, tries } = losingConnection(env.DB, 'insert into "audit"', how)
    const { generate, model, db, day } = open(DB)
    const { list_id } = await read(await generate(), generateResponse)
    expect(tries()).toBe(2)
    expect(model.asked).toHaveLength(2)
    expect(await db.select().from(dailyGames)).toMatchObject([{ date: day(5), list_id }])
    for (const table of [lists, audit, listFindings]) expect(await db.$count(table)).toBe(1)
    expect(await db.select().from(generationJobs)).toMatchObject([{ list_id, running_until: null, error: null }])
  })

  test('still ends a failed job, and counts one try of its idea', async () => {
    const { DB, tries } = losingConnection(env.DB, 'update "list_ideas"', how)
    await clearFilling()
    await addIdeas('the sea')
    const { run, model } = openFilling()
    model.next('nine', 'nine')
    await run({ DB })
    expect(tries()).toBe(2)
    expect(await ideas()).toMatchObject([{ processed: false, tries: 1 }])
    const jobs = await open(env.DB).db.select().from(generationJobs)
    expect(jobs.find(({ topic }) => topic === 'the sea')).toMatchObject({
      running_until: null,
      error: expect.stringContaining('cannot be published'),
    })
    expect(logged().join('\n')).not.toContain('generation-broke')
  })

  test('leaves a date that was filled meanwhile as it is', async () => {
    const { DB } = losingConnection(env.DB, 'insert into "audit"', how)
    const { generate, model, db, world, day } = open(DB)
    const { fetch } = world
    let isFirst = true
    world.fetch = async (address, init) => {
      const isMeanwhile = isFirst && address.includes('openai')
      isFirst = isFirst && !isMeanwhile
      if (isMeanwhile) {
        await putList(db, day(5))
      }
      return fetch(address, init)
    }
    expect((await readError(await generate(), 409)).code).toBe('date-filled')
    expect(model.asked).toHaveLength(2)
    expect(await db.$count(lists)).toBe(1)
  })
})
