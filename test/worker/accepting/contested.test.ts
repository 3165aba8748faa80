import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { success } from '#shared/contract/common.ts'
import { contestedGuesses, contests } from '../../../worker/db/schema/guesses.ts'
import { openBackOffice } from '../../support/admin.ts'
import { read, readError } from '../../support/answers.ts'
import { openContested } from '../../support/contested.ts'
import { putList } from '../../support/lists.ts'

const TODAY = '2026-11-20'
beforeEach(async () => {
  const { db } = openBackOffice(TODAY)
  await db.delete(contestedGuesses)
})

describe('"That should count."', () => {
  test('is counted once per game, however the guess is spelled', async () => {
    const { contest, page, list } = await openContested()
    const play_id = crypto.randomUUID()
    for (const guess of ['Amber stone', 'amber stone', 'AMBER-STONE!'])
      await read(await contest(guess, play_id), success)
    await contest('amber stone', play_id.toUpperCase())
    await contest('the amber stone')
    expect((await page()).data).toMatchObject([
      { times: 2, list: { id: list.id }, guesses: [{ text: 'Amber stone', times: 2 }] },
    ])
  })

  test('is ignored for guesses that count already, and beyond ten per game', async () => {
    const { contest, page } = await openContested()
    await read(await contest('Amber'), success)
    expect((await page()).data).toEqual([])
    const play_id = crypto.randomUUID()
    for (let at = 0; at < 12; at++) await contest(`granite ${at}`, play_id)
    expect((await page()).data[0]?.guesses).toHaveLength(10)
  })

  test('is ignored for a guess that cannot be displayed', async () => {
    const { contest, page } = await openContested()
    for (const guess of ['\u0007', '\ud83c', '\u0000 \u009f']) await read(await contest(guess), success)
    expect((await page()).data).toEqual([])
  })

  test('is refused for a future list, and without a play id or a guess', async () => {
    const { contest, db, post, list } = await openContested()
    const later = await putList(db, '2099-01-01')
    await readError(await contest('x', undefined, later.id), 404)
    await readError(await contest(' '), 400)
    await readError(await contest('x'.repeat(101)), 400)
    await readError(await post(`/api/lists/${list.id}/contest-guess`, { guess: 'x' }), 400)
  })

  test('from twenty players at once is counted twenty times', async () => {
    const { contest, page, db, list } = await openContested()
    await Promise.all(Array.from({ length: 20 }, () => contest('granite')))
    expect((await page()).data[0]).toMatchObject({ times: 20, guesses: [{ times: 20 }] })
    expect(await db.$count(contests, eq(contests.list_id, list.id))).toBe(20)
  })
})

describe('a flood of contests', () => {
  const UNLIMITED = { CONTESTS_LIMIT: { limit: async () => ({ success: true }) } }
  const fill = (list_id: string, most: number) =>
    openBackOffice(TODAY)
      .env.DB.prepare(
        `WITH RECURSIVE many(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM many WHERE at < ${most})
        INSERT INTO contested_guesses (list_id, guess, text, times) SELECT '${list_id}', 'g' || at, 'G', 1 FROM many`,
      )
      .run()

  test('keeps two hundred unsettled guesses of a list; those still count, other lists are free', async () => {
    const { contest, db, list, date } = await openContested()
    await fill(list.id, 200)
    const counted = async (guess: string) =>
      (await db.select().from(contestedGuesses).where(eq(contestedGuesses.guess, guess)))[0]?.times
    await read(await contest('granite'), success)
    expect(await counted('granite')).toBeUndefined()
    expect(await db.$count(contests, eq(contests.list_id, list.id))).toBe(0)
    await contest('g77')
    expect(await counted('g77')).toBe(2)
    const other = await putList(db, date.replace('06-15', '06-14'))
    await contest('basalt', undefined, other.id)
    expect(await counted('basalt')).toBe(1)
    await db.update(contestedGuesses).set({ is_settled: true }).where(eq(contestedGuesses.guess, 'g1'))
    await contest('granite')
    expect(await counted('granite')).toBe(1)
  })

  test('of one address ends with its forms of the day, and writes no more', async () => {
    const { db, list, post } = await openContested({}, UNLIMITED)
    const send = (guess: string) =>
      post(
        `/api/lists/${list.id}/contest-guess`,
        { guess, play_id: crypto.randomUUID() },
        { 'cf-connecting-ip': '198.51.100.7' },
      )
    for (let at = 0; at < 50; at++) await read(await send(`granite ${at}`), success)
    const answer = await send('marble')
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await readError(answer, 429)).code).toBe('too-many-today')
    expect(await db.$count(contests, eq(contests.list_id, list.id))).toBe(50)
    expect(await db.$count(contestedGuesses)).toBe(50)
  })
})

describe('the admin', () => {
  test('sees the most contested list and guess first', async () => {
    const one = await openContested({ title: 'One' })
    const other = await openContested({ title: 'Other' })
    await one.contest('granite')
    for (let at = 0; at < 3; at++) await other.contest('marble')
    for (let at = 0; at < 2; at++) await one.contest('slate')
    await other.contest('chalk')
    const { data, total } = await other.page()
    expect(total).toBe(2)
    expect(data.map(({ list, times, guesses }) => [list.title, times, guesses.map(({ text }) => text)])).toEqual([
      ['Other', 4, ['marble', 'chalk']],
      ['One', 3, ['slate', 'granite']],
    ])
    expect(data[0]).toMatchObject({ daily_game_date: other.date, list: { items: expect.arrayContaining(['Amber']) } })
    expect((await other.page('?page=2&per_page=1')).data.map(({ list }) => list.title)).toEqual(['One'])
    expect(await other.page('?page=3&per_page=1')).toMatchObject({ data: [], last_page: 2 })
  })

  test('sees at most fifty guesses of a list', async () => {
    const { db, list, page } = await openContested()
    for (let at = 0; at < 60; at++)
      await db.insert(contestedGuesses).values({ list_id: list.id, guess: `g${at}`, text: `G ${at}`, times: at })
    const [first] = (await page()).data
    expect(first?.guesses).toHaveLength(50)
    expect(first?.guesses.at(-1)).toMatchObject({ times: 10 })
  })

  test('dismisses a guess for good', async () => {
    const { contest, onlyId, page, ann } = await openContested()
    await contest('granite')
    const id = await onlyId()
    await read(await ann.del(`/contested-guesses/${id}`), success)
    await contest('granite')
    expect((await page()).data).toEqual([])
    await read(await ann.del(`/contested-guesses/${id}`), success)
  })

  test('cannot be a guest or a player', async () => {
    const { as, request } = await openContested()
    await readError(await as('eve').get('/contested-guesses'), 403)
    await readError(await request('/api/admin/contested-guesses'), 401)
    await readError(await as('eve').post('/contested-guesses/1/accept', { position: 1 }), 403)
  })
})
