import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { success } from '#shared/contract/common.ts'
import { acceptResponse } from '#shared/contract/contested.ts'
import { listRefusedResults } from '../../../worker/accepting/queries.ts'
import { creditedResult, saveCredit } from '../../../worker/completions/credit.ts'
import { openDatabase } from '../../../worker/db/open.ts'
import { judgedGuesses } from '../../../worker/db/schema/guesses.ts'
import { resultCounts, results, users } from '../../../worker/db/schema/results.ts'
import { lists } from '../../../worker/db/schema/schedule.ts'
import { read, readError } from '../../support/answers.ts'
import { acceptWhole, openContested } from '../../support/contested.ts'
import { countRows } from '../../support/counted-database.ts'
import { makeResult } from '../../support/lists.ts'

describe('an accepted guess', () => {
  test('becomes an accepted answer of its item and overrides the model’s verdict', async () => {
    const { contest, onlyId, accept, post, page, db, list } = await openContested()
    await db.insert(judgedGuesses).values({ list_id: list.id, guess: 'granite', item: null })
    await contest('Granite')
    expect(await read(await accept(await onlyId(), 3), acceptResponse)).toEqual({
      success: true,
      credited: 0,
      is_done: true,
    })
    const answer = await post(`/api/lists/${list.id}/ai-validate-guess`, { guess: 'granite', guessed_items: [] })
    expect(await answer.json()).toMatchObject({ matched: true, item_name: 'Cedar', position: 3, source: 'exact' })
    const stored = await db.select().from(lists).where(eq(lists.id, list.id)).get()
    expect(stored).toMatchObject({ version: 2 })
    expect(stored?.items[2]).toMatchObject({ variations: ['Granite'] })
    expect(await db.select().from(judgedGuesses).where(eq(judgedGuesses.list_id, list.id))).toMatchObject([
      { guess: 'granite', item: 2, asking_until: null },
    ])
    expect((await page()).data).toEqual([])
  })

  test.each(['gra\u0007nite', 'granite\u0000', 'granite \ud83c', 'gra\u009fnite'])(
    'is shown and stored without unprintable characters: %j',
    async (guess) => {
      const { contest, onlyId, accept, page, db, list } = await openContested()
      await read(await contest(guess), success)
      expect((await page()).data[0]?.guesses[0]?.text).toBe('granite')
      await read(await accept(await onlyId(), 3), acceptResponse)
      const stored = await db.select().from(lists).where(eq(lists.id, list.id)).get()
      expect(stored?.items[2]).toMatchObject({ variations: ['granite'] })
    },
  )

  test('that already counts for another item is refused', async () => {
    const { contest, onlyId, accept, db, list } = await openContested()
    await contest('granite')
    const id = await onlyId()
    await read(await accept(id, 3), acceptResponse)
    const { code } = await readError422(await accept(id, 4))
    expect(code).toBe('list-not-valid')
    expect((await db.select().from(lists).where(eq(lists.id, list.id)).get())?.version).toBe(2)
  })

  test.each([0, 11, 1.5])('for a position that is not in the list, %d, is a 400', async (position) => {
    const { contest, onlyId, accept } = await openContested()
    await contest('granite')
    await readError(await accept(await onlyId(), position), 400)
  })

  test('that does not exist is a 404', async () => {
    const { accept } = await openContested()
    await readError(await accept(999_999, 1), 404)
  })

  test('updates score, counts and statistics of those who guessed it, only once', async () => {
    const { list, contest, onlyId, accept, send, statisticsOf, stats, db, date } = await openContested()
    await send(
      'paul',
      makeResult(list, 9, { total_guesses: 12, hints_used: 1, refused_guesses: ['Granite', 'x', 'y'] }),
    )
    await send('quinn', makeResult(list, 2, { total_guesses: 3, refused_guesses: ['marble'] }))
    await send('rose', makeResult(list, 10, { total_guesses: 11, refused_guesses: ['granite'] }))
    await contest('granite')
    const id = await onlyId()
    expect(await read(await accept(id, 10), acceptResponse)).toMatchObject({ credited: 1, is_done: true })
    expect(await read(await accept(id, 10), acceptResponse)).toMatchObject({ credited: 1, is_done: true })

    const rows = await db.select().from(results).where(eq(results.list_id, list.id)).orderBy(results.uid)
    expect(rows).toMatchObject([
      {
        uid: 'paul',
        score: 99,
        items_guessed: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        refused_guesses: ['x', 'y'],
        total_guesses: 12,
      },
      { uid: 'quinn', score: 20 },
      { uid: 'rose', score: 100, refused_guesses: ['granite'] },
    ])
    const counts = await db.select().from(resultCounts).where(eq(resultCounts.list_id, list.id)).get()
    expect(counts?.scores).toEqual({ 99: 1, 20: 1, 100: 1 })
    expect(counts?.found).toMatchObject({ 0: 3, 9: 2 })
    expect(await stats()).toMatchObject({ count: 3, average_score: 73 })
    const player = await statisticsOf('paul')
    expect(player).toMatchObject({ games_played: 1, average_items_guessed: 10, average_score: 99, day_streak: 1 })
    expect(player.days[date]).toEqual({ score: 99, is_perfect: true })
  })

  test('fills a slot of an unranked game, but never a seventh', async () => {
    const { list, contest, onlyId, accept, send, db } = await openContested({ is_ranked: false })
    await send('paul', makeResult(list, 6, { total_guesses: 7, refused_guesses: ['granite'] }))
    await send('quinn', makeResult(list, 5, { total_guesses: 6, refused_guesses: ['granite'] }))
    await contest('granite')
    expect(await read(await accept(await onlyId(), 12), acceptResponse)).toMatchObject({ credited: 1 })
    const rows = await db.select().from(results).where(eq(results.list_id, list.id)).orderBy(results.uid)
    expect(rows.map(({ items_guessed }) => items_guessed)).toEqual([
      [0, 1, 2, 3, 4, 5],
      [0, 1, 2, 3, 4, 11],
    ])
  })

  test('credits many games in steps, each game completely', async () => {
    const { list, contest, onlyId, accept, send, stats } = await openContested()
    for (let at = 0; at < 30; at++)
      await send(`player-${at}`, makeResult(list, 1, { total_guesses: 2, refused_guesses: ['granite'] }))
    await contest('granite')
    const id = await onlyId()
    expect(await acceptWhole(accept, id, 10)).toEqual([6, 12, 18, 24, 30])
    expect(await stats()).toMatchObject({ count: 30, average_score: 20 })
  })

  test('skips nobody when there are more games than one request reads', async () => {
    const { list, contest, onlyId, accept, send, db } = await openContested()
    await send('r-100', makeResult(list, 1, { total_guesses: 2, refused_guesses: ['x'] }))
    const one = await db.select().from(results).where(eq(results.list_id, list.id)).get()
    const player = await db.select().from(users).where(eq(users.uid, 'r-100')).get()
    if (!one || !player) throw new Error('There is no result.')
    // The 101st result is the last player's second one of the list.
    for (let at = 1; at < 100; at++) {
      const uid = `r-${String(at).padStart(3, '0')}`
      await db.batch([
        db.insert(users).values({ ...player, uid }),
        db.insert(results).values({ ...one, uid, play_id: crypto.randomUUID() }),
      ])
    }
    const late = { game_type: 'library', list_date: null, play_id: crypto.randomUUID() } as const
    await db.insert(results).values({ ...one, ...late, refused_guesses: ['granite'] })
    await contest('granite')
    const id = await onlyId()
    expect((await acceptWhole(accept, id, 10)).at(-1)).toBe(1)
  })

  test('is credited along with another one accepted at the same time', async () => {
    const { list, contest, page, accept, send, db } = await openContested()
    await send('paul', makeResult(list, 1, { total_guesses: 3, refused_guesses: ['granite', 'marble'] }))
    await contest('granite')
    await contest('marble')
    const [granite, marble] = (await page()).data[0]?.guesses ?? []
    const accepting = [
      [granite?.id ?? 0, 9],
      [marble?.id ?? 0, 10],
    ] as const
    const sent = await Promise.all(accepting.map(([id, position]) => accept(id, position)))
    expect(sent.map(({ status }) => status)).toEqual([200, 200])
    const stored = await db.select().from(lists).where(eq(lists.id, list.id)).get()
    expect(stored).toMatchObject({ version: 3 })
    expect(stored?.items.slice(8).map(({ variations }) => variations)).toMatchObject([['granite'], ['marble']])
    const row = await db.select().from(results).where(eq(results.list_id, list.id)).get()
    expect(row).toMatchObject({ items_guessed: [0, 8, 9], score: 30, refused_guesses: [] })
    const counts = await db.select().from(resultCounts).where(eq(resultCounts.list_id, list.id)).get()
    expect(counts).toMatchObject({ scores: { 30: 1 }, found: { 0: 1, 8: 1, 9: 1 } })
  })

  test('finds its games player by player, not among all results', async () => {
    const { database, rows } = countRows(env.DB)
    const { list, send } = await openContested()
    for (let at = 0; at < 3; at++)
      await send(`p${at}`, makeResult(list, 1, { total_guesses: 2, refused_guesses: ['granite'] }))
    const db = openDatabase(env.DB)
    const one = await db.select().from(results).where(eq(results.list_id, list.id)).get()
    if (!one) throw new Error('There is no result.')
    // One player has a long history.
    for (let at = 0; at < 300; at++)
      await db.insert(results).values({ ...one, list_id: `old ${at}`, play_id: crypto.randomUUID() })
    const players = await db.$count(users)
    const seek = (most: number) => listRefusedResults(openDatabase(database), list.id, '', 5_000, most)
    expect(await seek(100)).toHaveLength(3)
    expect(rows.read).toBeLessThanOrEqual(2 * players + 10)
    expect(rows.read).toBeLessThan(300)
    const all = rows.read
    // The query stops at the last result that it may return.
    for (let at = 0; at < 40; at++)
      await send(`q${at}`, makeResult(list, 1, { total_guesses: 2, refused_guesses: ['x'] }))
    rows.read = 0
    expect(await seek(3)).toHaveLength(3)
    expect(rows.read).toBeLessThanOrEqual(all)
  })

  test('is credited once even if two acceptances read the same result', async () => {
    const { list, send, db } = await openContested()
    await send('paul', makeResult(list, 1, { total_guesses: 2, refused_guesses: ['granite'] }))
    const before = await db.select().from(results).where(eq(results.list_id, list.id)).get()
    if (!before) throw new Error('There is no result.')
    const after = creditedResult(before, 'granite', 5)
    if (!after) throw new Error('There is nothing to credit.')
    expect(await Promise.all([saveCredit(db, before, after), saveCredit(db, before, after)])).toEqual([true, false])
    const counts = await db.select().from(resultCounts).where(eq(resultCounts.list_id, list.id)).get()
    expect(counts).toMatchObject({ scores: { 20: 1 }, found: { 0: 1, 5: 1 } })
  })
})

async function readError422(answer: Response): Promise<{ code: string }> {
  expect(answer.status).toBe(422)
  return (await answer.json()) as { code: string }
}
