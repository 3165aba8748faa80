import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aiModels, findingsResponse, generateResponse, generationJobs } from '#shared/contract/admin.ts'
import { GENERATION_LOOK_AGAIN } from '#shared/limits.ts'
import { generationJobs as jobRows, listFindings } from '../../../worker/db/schema/generation.ts'
import { audit, dailyGames, lists } from '../../../worker/db/schema/schedule.ts'
import { clearSchedule, openBackOffice } from '../../support/admin.ts'
import { read, readError } from '../../support/answers.ts'
import { KEY, makeModelWorld, WITH_MODEL } from '../../support/language-model.ts'
import { putList } from '../../support/lists.ts'
import { keepLog } from '../../support/logged.ts'
import { beforeBatches } from '../../support/troubled-database.ts'

const logged = keepLog()

/** The back office of a deployment with a key, over the stand-in. */
function open(bindings: Partial<Env> = {}) {
  const office = openBackOffice('2026-11-20', { ...WITH_MODEL, ...bindings })
  const { world, model } = makeModelWorld()
  office.world.fetch = world.fetch
  const generate = (parts: object = {}) =>
    office.ann.post('/generate-list', { topic: 'the sea', game_date: office.day(5), is_ranked: true, ...parts })
  const jobs = async () => (await read(await office.ann.get('/generation-jobs'), generationJobs)).data
  return { ...office, model, generate, jobs }
}

beforeEach(async () => {
  const { db } = open()
  await clearSchedule(db)
  await db.delete(jobRows)
  await db.delete(listFindings)
})

test('the models of the deployment are offered, with the default', async () => {
  expect(await read(await open().ann.get('/ai-models'), aiModels)).toEqual({
    models: {
      openai: { 'model-one': 'Model One', 'model-two': 'Model Two' },
      catalogue: { 'built-in': 'Built-in catalogue' },
    },
    default: 'model-one',
  })
})

describe('an admin generates a list', () => {
  test('by the default model, with findings that only admins can read', async () => {
    const { generate, page, day, ann, as, jobs, model } = open()
    model.next('well', 'doubts-one', 'well', 'doubts-one')
    const answer = await read(await generate(), generateResponse)
    expect(answer).toMatchObject({ success: true, daily_game_date: day(5) })
    expect(answer.findings.map(({ kind }) => kind)).toEqual(['fact', 'answers'])
    const { data } = await page()
    expect(data[5]?.list).toMatchObject({ id: answer.list_id, title: 'Things of the sea', version: 1, item_count: 10 })
    const { findings } = await read(await ann.get(`/lists/${answer.list_id}/findings`), findingsResponse)
    expect(findings).toEqual(answer.findings)
    await readError(await as('eve').get(`/lists/${answer.list_id}/findings`), 403)
    expect(await jobs()).toEqual([
      {
        game_date: day(5),
        topic: 'the sea',
        model: 'model-one',
        is_ranked: true,
        is_running: false,
        list_id: answer.list_id,
        error: null,
      },
    ])
  })

  test('by the chosen model, unranked', async () => {
    const { generate, model } = open()
    await read(await generate({ model: 'model-two', is_ranked: false }), generateResponse)
    expect(model.asked.map(({ model: id }) => id)).toEqual(['model-two', 'model-two'])
  })

  test('from the catalogue, with or without a key', async () => {
    const { generate, model } = open()
    const { findings } = await read(await generate({ model: 'built-in', topic: 'rivers' }), generateResponse)
    expect(findings).toEqual([])
    expect(model.asked).toEqual([])
    await read(
      await open({ OPENAI_API_KEY: '' }).generate({ topic: 'mountains', game_date: '2026-11-26' }),
      generateResponse,
    )
  })

  test('and the audit names the admin', async () => {
    const { generate, db } = open()
    const { list_id } = await read(await generate(), generateResponse)
    expect(await db.select().from(audit)).toMatchObject([{ action: 'generate', list_id, email: 'ann@example.com' }])
  })

  test('but not by an unknown model, nor on a past, filled or far date', async () => {
    const { generate, model, world } = open()
    await readError(await generate({ model: 'gpt-99' }), 400)
    await readError(await generate({ game_date: '2026-11-19' }), 409)
    await readError(await generate({ game_date: '2027-11-19' }), 400)
    expect(model.asked).toEqual([])
    const { list_id } = await read(await generate(), generateResponse)
    // A repeat sent so soon cannot have seen the first answer.
    expect(await read(await generate(), generateResponse)).toMatchObject({ list_id })
    expect((await readError(await generate({ topic: 'two hills' }), 409)).code).toBe('date-filled')
    world.set(world.now() + 6_000)
    expect((await readError(await generate(), 409)).code).toBe('date-filled')
    expect(model.asked).toHaveLength(2)
  })

  test.each(['nine', '500', '429', '401', 'cut-off', 'javascript-source'])(
    'but a failing model (%s) is a 502 and nothing is stored',
    async (scenario) => {
      const { generate, model, db, jobs, page } = open()
      model.always(scenario)
      const { error, code } = await readError(await generate(), 502)
      expect(code).toBe('generation-failed')
      expect(error).not.toContain(KEY)
      expect((await page()).data[5]?.list).toBeUndefined()
      expect(await db.$count(lists)).toBe(0)
      expect(await jobs()).toMatchObject([{ is_running: false, list_id: null, error }])
      model.always('well')
      await read(await generate(), generateResponse)
    },
  )
})

describe('generations at the same time', () => {
  /** The answers of `send` to `times` concurrent presses: the model answers once all are waiting. */
  const pressed = async (office: ReturnType<typeof open>, times: number) => {
    const { fetch } = office.world
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const waiting = () => timers.mock.calls.filter(([, wait]) => wait === GENERATION_LOOK_AGAIN.first).length
    office.world.fetch = async (address, init) => {
      if (init?.method === 'POST') await vi.waitUntil(() => waiting() >= times - 1, { timeout: 20_000 })
      return fetch(address, init)
    }
    return Promise.all(Array.from({ length: times }, () => office.generate()))
  }

  test('five presses are one generation, and all get its answer', async () => {
    const office = open()
    const { model, db } = office
    const answers = await pressed(office, 5)
    const placed = await Promise.all(answers.map((answer) => read(answer, generateResponse)))
    expect(new Set(placed.map(({ list_id }) => list_id)).size).toBe(1)
    expect(model.asked).toHaveLength(2)
    expect(await db.$count(lists)).toBe(1)
  })

  test('three presses of a failing generation all get its failure', async () => {
    const office = open()
    office.model.always('500')
    const answers = await pressed(office, 3)
    expect(answers.map(({ status }) => status)).toEqual([502, 502, 502])
    expect(office.model.asked).toHaveLength(1)
  })

  test('the later of two lists on one topic is not stored, and says why', async () => {
    const office = open()
    const { fetch } = office.world
    const isStored = Promise.withResolvers<void>()
    let isFirst = true
    office.world.fetch = async (address, init) => {
      const isLate = isFirst && address.includes('openai')
      if (isLate) {
        isFirst = false
        await isStored.promise
      }
      return fetch(address, init)
    }
    const late = office.generate()
    await vi.waitFor(() => expect(isFirst).toBe(false))
    await read(await office.generate({ game_date: office.day(6) }), generateResponse)
    isStored.resolve()
    const { code, error } = await readError(await late, 502)
    expect([code, error]).toEqual([
      'generation-failed',
      'The model’s list cannot be published: There is already a list like this: “Things of the sea”. Please try again.',
    ])
    expect(await office.db.$count(lists)).toBe(1)
    expect(await office.jobs()).toMatchObject([
      { game_date: office.day(5), is_running: false, list_id: null, error },
      { game_date: office.day(6), is_running: false, error: null },
    ])
  })

  test('a press after one that broke off starts its own generation at once', async () => {
    const { generate, model, db, jobs } = open()
    const DB = beforeBatches(env.DB, async (number) => {
      if (number === 1) throw new Error('The database was away.')
    })
    const office = open({ DB })
    expect((await office.generate()).status).toBe(500)
    expect(await db.$count(lists)).toBe(0)
    expect(await jobs()).toMatchObject([
      { is_running: false, error: expect.stringContaining('Generation was interrupted') },
    ])
    await read(await generate(), generateResponse)
    expect(model.asked).toHaveLength(2)
  })

  test('another topic for the same date is a 409 that says what is being written', async () => {
    const { generate, model, db, day } = open()
    const job = {
      topic: 'birds',
      model: 'model-one',
      is_ranked: true,
      attempts: 1,
      running_until: Date.parse('2026-11-21'),
    }
    await db.insert(jobRows).values({ ...job, game_date: day(5) })
    const { code, error } = await readError(await generate(), 409)
    expect([code, error]).toEqual(['generating', `A list about “birds” is already being generated for ${day(5)}.`])
    expect(model.asked).toEqual([])
  })

  test('a date filled while the model writes keeps its list (409)', async () => {
    const { generate, model, db, world, day } = open()
    const { fetch } = world
    let isFirst = true
    world.fetch = async (address, init) => {
      if (isFirst && address.includes('openai')) {
        isFirst = false
        await putList(db, day(5))
      }
      return fetch(address, init)
    }
    expect((await readError(await generate(), 409)).code).toBe('date-filled')
    expect(model.asked).toHaveLength(2)
    expect(await db.$count(lists)).toBe(1)
    expect(
      await db
        .select()
        .from(dailyGames)
        .where(eq(dailyGames.date, day(5))),
    ).toHaveLength(1)
  })
})

test('the log never holds the key', async () => {
  const { generate, model } = open()
  model.always('401')
  await generate()
  expect(logged().join('\n')).toContain('model-failed')
  expect(logged().join('\n')).not.toContain(KEY)
})
