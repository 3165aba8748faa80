import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { adminListResponse, findingsResponse, placedResponse } from '#shared/contract/admin.ts'
import { success } from '#shared/contract/common.ts'
import { statsResponse } from '#shared/contract/completions.ts'
import { runCron } from '../../worker/cron.ts'
import { openDatabase } from '../../worker/db/open.ts'
import { generationJobs, listFindings } from '../../worker/db/schema/generation.ts'
import { contestedGuesses, contests, judgedGuesses, modelQuestions } from '../../worker/db/schema/guesses.ts'
import { guestResults } from '../../worker/db/schema/results.ts'
import { audit, catalogueUses, dailyGames, lists } from '../../worker/db/schema/schedule.ts'
import { feedback, listIdeas } from '../../worker/db/schema/submissions.ts'
import { removeContestsBefore } from '../../worker/guesses/queries.ts'
import { rejectList, restoreList } from '../../worker/schedule/admin-changes.ts'
import { openBackOffice } from '../support/admin.ts'
import { read } from '../support/answers.ts'
import { makeWorld } from '../support/app.ts'
import { countRows } from '../support/counted-database.ts'
import { makeResult, openDay, putList } from '../support/lists.ts'

const CRON = '7 * * * *'
const db = openDatabase(env.DB, 'first-primary')

beforeEach(async () => {
  await db.batch([db.delete(dailyGames), db.delete(lists), db.delete(catalogueUses)])
})

const run = (date: string) => runCron(CRON, env, makeWorld(date))

describe("guests' results", () => {
  test("are cleared 7 days after their list's date, but their counts stay", async () => {
    const { post, request, list, world } = await openDay('2026-06-01')
    const result = makeResult(list, 5)
    expect((await post('/api/game-completion', result)).status).toBe(201)
    const statsOfList = async () => read(await request(`/api/lists/${list.id}/stats?score=50`), statsResponse)
    const before = await statsOfList()
    expect(before.count).toBe(1)
    const kept = () => db.$count(guestResults, eq(guestResults.list_id, list.id))

    await run('2026-06-08')
    expect(await kept()).toBe(1)
    await run('2026-06-09')
    expect(await kept()).toBe(0)
    expect(await statsOfList()).toEqual(before)

    world.set('2026-06-09T17:00:00Z')
    expect((await post('/api/game-completion', result)).status).toBe(409)
    expect(await statsOfList()).toEqual(before)
  })
})

describe('30 days after the date of a list', () => {
  test('its contests and generation jobs are removed, but counts and verdicts stay', async () => {
    const { post, list } = await openDay('2026-07-01')
    const other = await putList(db, '2026-07-02')
    const contest = (id: string) =>
      post(`/api/lists/${id}/contest-guess`, { guess: 'granite', play_id: crypto.randomUUID() })
    for (const id of [list.id, list.id]) expect((await contest(id)).status).toBe(200)
    await db.insert(contests).values({ list_id: other.id, play_id: 'one', guess: 'granite' })
    await db.insert(judgedGuesses).values({ list_id: list.id, guess: 'granite', item: null })
    const job = { topic: 'rocks', model: 'one', is_ranked: true, attempts: 1 }
    await db.insert(generationJobs).values([
      { ...job, game_date: '2026-07-01', ended_at: 1, error: 'No.' },
      { ...job, game_date: '2026-07-02', ended_at: 1, list_id: other.id },
    ])
    const left = async () => [
      (await db.select().from(contests)).map(({ list_id }) => list_id),
      (await db.select().from(generationJobs)).map(({ game_date }) => game_date),
    ]

    await run('2026-07-31')
    expect(await left()).toEqual([expect.arrayContaining([list.id, list.id, other.id]), ['2026-07-01', '2026-07-02']])
    await run('2026-08-01')
    expect(await left()).toEqual([[other.id], ['2026-07-02']])
    expect(await db.select().from(contestedGuesses)).toMatchObject([{ list_id: list.id, guess: 'granite', times: 2 }])
    expect(await db.$count(judgedGuesses)).toBe(1)
  })

  test('or its rejection, its contests are removed unless it was restored', async () => {
    const { post, list: gone, world, db } = await openDay('2026-08-10')
    const actor = { uid: 'ann', email: 'ann@example.com' }
    const reject = (id: string, today: string) => rejectList({ db, world, actor, now: world.now(), today }, id, today)
    const contest = async (id: string) =>
      expect(
        (await post(`/api/lists/${id}/contest-guess`, { guess: 'granite', play_id: crypto.randomUUID() })).status,
      ).toBe(200)
    await contest(gone.id)
    await reject(gone.id, '2026-08-10')
    const back = await putList(db, '2026-08-10')
    await contest(back.id)
    await reject(back.id, '2026-08-10')
    await restoreList({ db, world, actor, now: world.now(), today: '2026-08-10' }, back.id)
    const left = async () => {
      const rows = await db.select().from(contests)
      return rows.map(({ list_id }) => list_id).filter((id) => id === gone.id || id === back.id)
    }

    world.set('2026-09-09T16:59:00Z')
    await runCron(CRON, env, world)
    expect(await left()).toEqual(expect.arrayContaining([gone.id, back.id]))
    world.set('2026-09-09T17:00:01Z')
    await runCron(CRON, env, world)
    expect(await left()).toEqual([back.id])
  })

  test('or its last rejection, its verdicts and findings are removed too', async () => {
    const { ann, db, world, env } = openBackOffice('2026-08-10')
    const put = async () => {
      const { id } = await putList(db, '2026-08-20')
      await db.insert(judgedGuesses).values({ list_id: id, guess: 'granite', item: null })
      await db.insert(contests).values({ list_id: id, play_id: 'one', guess: 'granite' })
      await db
        .insert(listFindings)
        .values({ list_id: id, findings: [{ kind: 'fact', path: 'items.0', message: 'Is it?' }] })
      return id
    }
    const dateOf = async (id: string) => (await read(await ann.get(`/lists/${id}`), adminListResponse)).daily_game_date
    const reject = async (id: string) =>
      read(await ann.post(`/lists/${id}/reject`, { game_date: await dateOf(id) }), success)
    const left = async () => ({
      verdicts: (await db.select().from(judgedGuesses)).map(({ list_id }) => list_id).sort(),
      findings: (await db.select().from(listFindings)).map(({ list_id }) => list_id).sort(),
      contests: (await db.select().from(contests)).map(({ list_id }) => list_id).sort(),
    })
    const cron = async (time: string) => {
      world.set(time)
      await runCron(CRON, env, world)
    }
    await db.batch([db.delete(judgedGuesses), db.delete(listFindings), db.delete(contests)])
    const gone = await put()
    await reject(gone)
    const twice = await put()
    await reject(twice)
    const stays = await put()

    await cron('2026-09-09T16:59:00Z')
    expect((await left()).verdicts).toHaveLength(3)
    expect((await left()).findings).toHaveLength(3)
    await read(await ann.post(`/lists/${twice}/restore`), placedResponse)
    await reject(twice)
    await cron('2026-09-09T17:00:01Z')
    // Restoring the list has deleted its verdicts.
    expect(await left()).toEqual({
      verdicts: [stays],
      findings: [twice, stays].sort(),
      contests: [twice, stays].sort(),
    })
    await read(await ann.post(`/lists/${twice}/restore`), placedResponse)
    const { findings } = await read(await ann.get(`/lists/${twice}/findings`), findingsResponse)
    expect(findings).toHaveLength(1)
  })

  test('the count of model questions of that day is removed', async () => {
    const asked = (date: string) => ({ date, asked: 1, of_lists: {} })
    await db.insert(modelQuestions).values(['2026-10-01', '2026-10-02', '2026-11-01'].map(asked))
    await run('2026-11-01')
    expect((await db.select().from(modelQuestions)).map(({ date }) => date)).toEqual(['2026-10-02', '2026-11-01'])
  })

  test('clearing reads no rows of the contests that stay', async () => {
    const { database, rows } = countRows(env.DB)
    await putList(db, '2026-08-20')
    const clear = () => removeContestsBefore(openDatabase(database), '2026-09-01', Date.parse('2026-09-01'))
    await clear()
    const before = rows.read
    for (let at = 0; at < 5; at++)
      await db
        .insert(contests)
        .values(Array.from({ length: 30 }, (_, n) => ({ list_id: 'young', play_id: `${at}-${n}`, guess: 'granite' })))
    expect(await clear()).toBe(0)
    expect(rows.read - before).toBe(before)
  })
})

describe('what is handled goes after a year', () => {
  const YEAR_AGO = Date.parse('2025-11-20T17:00:00Z')

  test('feedback that was implemented and ideas that became lists; what is unread stays', async () => {
    const sent = [YEAR_AGO - 1, YEAR_AGO].flatMap((created_at) =>
      [true, false].map((isHandled) => ({ created_at, isHandled })),
    )
    for (const { created_at, isHandled } of sent) {
      await db.insert(feedback).values({ text: 'Good', created_at, implemented: isHandled })
      await db.insert(listIdeas).values({ idea: 'Rivers', ranked: true, created_at, processed: isHandled })
    }
    await run('2026-11-20')
    const left = [
      [YEAR_AGO - 1, false],
      [YEAR_AGO, true],
      [YEAR_AGO, false],
    ]
    const [texts, ideas] = [await db.select().from(feedback), await db.select().from(listIdeas)]
    expect(texts.map(({ created_at, implemented }) => [created_at, implemented])).toEqual(left)
    expect(ideas.map(({ created_at, processed }) => [created_at, processed])).toEqual(left)
  })

  test('at most a thousand rows a run', async () => {
    await db.batch([db.delete(feedback), db.delete(listIdeas)])
    await env.DB.prepare(
      `WITH RECURSIVE many(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM many WHERE at < 1500)
      INSERT INTO feedback (text, implemented, created_at) SELECT 'Good', 1, at FROM many`,
    ).run()
    for (const left of [500, 0]) {
      await run('2026-11-20')
      expect(await db.$count(feedback)).toBe(left)
    }
  })

  test("settled contested guesses, by their list's date; all of lists gone for good", async () => {
    await db.delete(contestedGuesses)
    const lists = { young: await putList(db, '2025-11-20'), old: await putList(db, '2025-11-19') }
    for (const [name, { id }] of Object.entries(lists))
      for (const is_settled of [true, false])
        await db
          .insert(contestedGuesses)
          .values({ list_id: id, guess: `${name} ${is_settled}`, text: 'G', times: 1, is_settled })
    await db.insert(contestedGuesses).values({ list_id: 'gone', guess: 'gone', text: 'G', times: 1 })
    const state = { days: {} }
    const rejection = { action: 'reject' as const, list_id: 'gone', before: state, after: state }
    await db.insert(audit).values({ ...rejection, at: Date.parse('2026-10-20') })
    await run('2026-11-20')
    const left = (await db.select().from(contestedGuesses)).map(({ guess }) => guess)
    expect(left.sort()).toEqual(['old false', 'young false', 'young true'])
  })
})
