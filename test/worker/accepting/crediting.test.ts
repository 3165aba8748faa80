import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { acceptResponse } from '#shared/contract/contested.ts'
import { addDays } from '#shared/game/eastern-day.ts'
import { DAYS_AHEAD } from '#shared/limits.ts'
import { goOnCrediting } from '../../../worker/accepting/crediting.ts'
import { runCron } from '../../../worker/cron.ts'
import { openDatabase } from '../../../worker/db/open.ts'
import { contestedGuesses } from '../../../worker/db/schema/guesses.ts'
import { guestResults, resultCounts, results } from '../../../worker/db/schema/results.ts'
import { dailyGames } from '../../../worker/db/schema/schedule.ts'
import { fillDays } from '../../../worker/schedule/fill.ts'
import { read, readError } from '../../support/answers.ts'
import { acceptWhole, openContested } from '../../support/contested.ts'
import { countRows } from '../../support/counted-database.ts'
import { makeResult } from '../../support/lists.ts'
import { keepLog } from '../../support/logged.ts'
import { losingConnection } from '../../support/troubled-database.ts'

const logged = keepLog()

beforeEach(async () => {
  await openDatabase(env.DB).delete(contestedGuesses)
})

test('guests’ finished games are not credited, since they do not say what was refused', async () => {
  const { list, post, contest, onlyId, accept, db } = await openContested()
  const sent = makeResult(list, 2, { total_guesses: 3, refused_guesses: ['granite'] })
  expect((await post('/api/game-completion', sent)).status).toBe(201)
  await contest('granite', sent.play_id)
  expect(await read(await accept(await onlyId(), 10), acceptResponse)).toMatchObject({ credited: 0, is_done: true })
  const kept = await db.select().from(guestResults).where(eq(guestResults.list_id, list.id))
  expect(kept).toMatchObject([{ items_guessed: [0, 1], score: 20 }])
})

describe('an accepted guess whose admin leaves before all games are credited', () => {
  /** Only the first step is done: it credits six games. */
  async function openLeft(games = 15) {
    const day = await openContested()
    for (let at = 0; at < games; at++) {
      const uid = `${day.date}-${String(at).padStart(2, '0')}`
      await day.send(uid, makeResult(day.list, 1, { total_guesses: 2, refused_guesses: ['granite'] }))
    }
    await day.contest('granite')
    const id = await day.onlyId()
    expect(await read(await day.accept(id, 10), acceptResponse)).toMatchObject({ credited: 6, is_done: false })
    const counts = () => day.db.select().from(resultCounts).where(eq(resultCounts.list_id, day.list.id)).get()
    /** Each game is credited once, and its counts agree. */
    const expectAllCredited = async (counted = games) => {
      const rows = await day.db.select().from(results).where(eq(results.list_id, day.list.id))
      expect(
        rows.map(({ items_guessed, score, refused_guesses }) => ({ items_guessed, score, refused_guesses })),
      ).toEqual(Array.from({ length: games }, () => ({ items_guessed: [0, 9], score: 20, refused_guesses: [] })))
      expect(await counts()).toMatchObject({ scores: { 20: games }, found: { 0: games, 9: games } })
      expect(await day.db.select().from(contestedGuesses)).toMatchObject([
        { credited: counted, is_settled: true, item: 9 },
      ])
    }
    return { ...day, id, counts, expectAllCredited }
  }

  test('is shown as accepted, and cannot be dismissed', async () => {
    const { page, id, ann, list } = await openLeft()
    const guesses = [{ id, text: 'granite', times: 1, accepted: { position: 10, credited: 6 } }]
    expect((await page()).data).toMatchObject([{ list: { id: list.id }, guesses }])
    expect((await readError(await ann.del(`/contested-guesses/${id}`), 409)).code).toBe('guess-accepted')
    expect((await page()).data).toMatchObject([{ guesses }])
  })

  test('is finished by the cron and then no longer listed', async () => {
    const { world, date, page, expectAllCredited, stats, statisticsOf } = await openLeft()
    await runCron('7 * * * *', env, world)
    await expectAllCredited()
    expect((await page()).data).toEqual([])
    expect(await stats()).toMatchObject({ count: 15, average_score: 20 })
    expect(await statisticsOf(`${date}-14`)).toMatchObject({ games_played: 1, average_score: 20 })
    expect(logged().join()).toContain('"credited":9')
    await runCron('7 * * * *', env, world)
    await expectAllCredited()
  })

  test('is continued from where it stands by whoever accepts it again', async () => {
    const { ann, accept, id, expectAllCredited } = await openLeft()
    expect(await acceptWhole(accept, id, 10)).toEqual([12, 15])
    await expectAllCredited()
    expect(await acceptWhole(accept, id, 10)).toEqual([15])
    expect((await readError(await ann.del(`/contested-guesses/${id}`), 409)).code).toBe('guess-accepted')
  })

  test('credits each game once even if two admins and the cron continue at once', async () => {
    const { db, accept, id, expectAllCredited } = await openLeft()
    await Promise.all([acceptWhole(accept, id, 10), goOnCrediting(db), acceptWhole(accept, id, 10), goOnCrediting(db)])
    await expectAllCredited()
  })

  test.each([true, false])('is continued after a run that broke off (applied: %s)', async (isApplied) => {
    const { db, expectAllCredited } = await openLeft()
    const { DB } = losingConnection(env.DB, 'update "results"', { isApplied, lost: [4] })
    const credited = await goOnCrediting(openDatabase(DB))
    expect(credited).toBe(0)
    expect(logged().join()).toContain('crediting-broke')
    await goOnCrediting(db)
    // If the broken step was applied, its games are credited, but not in the count.
    await expectAllCredited(isApplied ? 11 : 12)
  })

  test('gets six games credited within the 50 statements of the free plan', async () => {
    const { db, date, world, expectAllCredited } = await openLeft(12)
    // Fills the days ahead.
    await fillDays(db, world, date, addDays(date, DAYS_AHEAD))
    const { database, rows } = countRows(env.DB)
    await runCron('7 * * * *', { ...env, DB: database }, world)
    await expectAllCredited()
    expect(rows.statements).toBeLessThanOrEqual(50)
  })

  test('waits while its list has no date, then continues', async () => {
    const { db, date, list, expectAllCredited } = await openLeft()
    const day = await db.delete(dailyGames).where(eq(dailyGames.date, date)).returning()
    expect(await goOnCrediting(db)).toBe(0)
    await db.insert(dailyGames).values(day)
    expect(day).toMatchObject([{ list_id: list.id }])
    expect(await goOnCrediting(db)).toBe(9)
    await expectAllCredited()
  })
})
