import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { type AdminList, adminListResponse, auditPage } from '#shared/contract/admin.ts'
import type { List } from '#shared/contract/game.ts'
import { clearSchedule, editOf, expectWhole, openBackOffice, storedDays } from '../../support/admin.ts'
import { read, readError } from '../../support/answers.ts'
import { beforeBatches } from '../../support/troubled-database.ts'

const office = openBackOffice('2026-11-20')
const { ann, bob, db, day, page, put } = office
const TIMES = 20

beforeEach(() => clearSchedule(db))

const range = (length: number) => Array.from({ length }, (_, at) => at)

/** The answers to twenty calls at once; the two admins take turns. */
const race = async (call: (admin: typeof ann, at: number) => Promise<Response>) => {
  const answers = await Promise.all(range(TIMES).map((at) => call(at % 2 ? bob : ann, at)))
  for (const answer of answers) if (answer.status !== 200) await readError(answer.clone(), 409)
  return answers
}
const won = (answers: Response[]) => answers.filter((answer) => answer.status === 200).length
const linesOf = async () => (await read(await ann.get('/audit?per_page=100'), auditPage)).total

// A call that loses a race reads and tries again, so the slowest take some seconds on a busy machine.
describe('promise 3: twenty at once', { timeout: 60_000 }, () => {
  test('swaps of two dates as seen: one happens, the others hear what changed', async () => {
    const [one, other] = [await put(1), await put(2)]
    const request = { from_date: day(1), to_date: day(2), from_list_id: one.id, to_list_id: other.id }
    const answers = await race((admin) => admin.post('/lists/swap-dates', request))
    expect(won(answers)).toBe(1)
    const loser = answers.find((answer) => answer.status === 409)
    expect(loser && (await loser.json())).toMatchObject({
      code: 'schedule-changed',
      error: `The schedule has changed: ${day(1)} now has “List 2”, ${day(2)} now has “List 1”. Please check it and try again.`,
    })
    expect(await storedDays(db)).toEqual({ [day(1)]: other.id, [day(2)]: one.id })
  })

  test('swaps of two dates, whatever they hold: each answered 200 has happened', async () => {
    const [one, other] = [await put(1), await put(2)]
    const answers = await race((admin) => admin.post('/lists/swap-dates', { from_date: day(1), to_date: day(2) }))
    expect(won(answers)).toBeGreaterThan(0)
    const isTurned = won(answers) % 2 === 1
    expect(await storedDays(db)).toEqual({
      [day(1)]: isTurned ? other.id : one.id,
      [day(2)]: isTurned ? one.id : other.id,
    })
    expect(await linesOf()).toBe(won(answers))
  })

  test('swaps along a chain of dates lose no list and double none', async () => {
    for (const days of range(8)) await put(days + 1)
    await race((admin, at) =>
      admin
        .post('/lists/swap-dates', { from_date: day((at % 10) + 1), to_date: day(((at * 3) % 10) + 2) })
        .then((answer) => (answer.status === 400 ? Response.json({}, { status: 200 }) : answer)),
    )
    await expectWhole(db, 8)
  })

  test('rejections of one list: one happens', async () => {
    const list = await put(1)
    await put(2)
    const answers = await race((admin) => admin.post(`/lists/${list.id}/reject`, { game_date: day(1) }))
    expect(won(answers)).toBe(1)
    await expectWhole(db, 1)
    expect(await linesOf()).toBe(1)
  })

  test('rejections of different lists leave no gap in the schedule', async () => {
    const put20: List[] = []
    for (const days of range(TIMES)) put20.push(await put(days))
    const answers = await race((admin, at) => admin.post(`/lists/${put20[at]?.id}/reject`, { game_date: day(at) }))
    const left = TIMES - won(answers)
    expect(won(answers)).toBeGreaterThan(0)
    expect(Object.keys(await storedDays(db))).toEqual(range(left).map(day))
    await expectWhole(db, left)
  })

  test('generations of one topic for one date: one happens, and all get its list', async () => {
    const request = { topic: 'countries of the world', game_date: day(3) }
    const answers = await race((admin) => admin.post('/generate-list', request))
    expect(won(answers)).toBe(TIMES)
    await expectWhole(db, 1)
    expect(await linesOf()).toBe(1)
  })

  test('generations of different topics for one date: one happens', async () => {
    const topics = ['largest countries', 'films']
    const answers = await race((admin, at) =>
      admin.post('/generate-list', { topic: topics[at % 2], game_date: day(3) }),
    )
    expect(won(answers)).toBeLessThanOrEqual(TIMES / 2)
    await expectWhole(db, 1)
    expect(await linesOf()).toBe(1)
  })

  test('generations of one topic for different dates: each gets its own list or a 409', async () => {
    const answers = await race((admin, at) =>
      admin.post('/generate-list', { topic: 'the largest, longest, most of the world', game_date: day(at) }),
    )
    expect(won(answers)).toBeGreaterThan(5)
    await expectWhole(db, won(answers))
    const titles = (await page(1, 30)).data.flatMap(({ list }) => list?.title ?? [])
    expect(new Set(titles).size).toBe(won(answers))
  })

  test('restorations of one list: one happens', async () => {
    const list = await put(1)
    await ann.post(`/lists/${list.id}/reject`, { game_date: day(1) })
    const answers = await race((admin) => admin.post(`/lists/${list.id}/restore`))
    expect(won(answers)).toBe(1)
    expect(await storedDays(db)).toEqual({ [day(1)]: list.id })
  })

  test('restorations of different lists: each gets a date of its own', async () => {
    const ids: string[] = []
    for (const days of range(TIMES)) ids.push((await put(days + 1)).id)
    for (const id of ids) {
      const [date] = Object.entries(await storedDays(db)).find(([, held]) => held === id) ?? []
      await ann.post(`/lists/${id}/reject`, { game_date: date })
    }
    await expectWhole(db, 0)
    const answers = await race((admin, at) => admin.post(`/lists/${ids[at]}/restore`))
    expect(won(answers)).toBeGreaterThan(5)
    await expectWhole(db, won(answers))
  })

  test('edits of one list: one happens, and the others are a 409', async () => {
    const list: AdminList = { ...(await put(1)), version: 1 }
    const answers = await race((admin, at) => admin.put(`/lists/${list.id}`, editOf(list, { title: `Title ${at}` })))
    expect(won(answers)).toBe(1)
    const at = answers.findIndex((answer) => answer.status === 200)
    const { list: stored } = await read(await ann.get(`/lists/${list.id}`), adminListResponse)
    expect(stored).toMatchObject({ title: `Title ${at}`, version: 2 })
  })

  test('an edit and a rejection of one list: no edit answered 200 is lost', async () => {
    for (const round of range(5)) {
      const list: AdminList = { ...(await put(round + 1)), version: 1 }
      const game_date = day(round + 1)
      const [edit, rejection] = await Promise.all([
        ann.put(`/lists/${list.id}`, editOf(list, { title: 'Edited' })),
        bob.post(`/lists/${list.id}/reject`, { game_date }),
      ])
      expect([200, 404, 409]).toContain(edit.status)
      expect(rejection.status).toBe(200)
      await ann.post(`/lists/${list.id}/restore`)
      const back = await read(await ann.get(`/lists/${list.id}`), adminListResponse)
      expect(back.list.title).toBe(edit.status === 200 ? 'Edited' : `List ${round + 1}`)
      await clearSchedule(db)
    }
  })

  test('a rejection moves up the list that is last at that very moment', async () => {
    const [one, second] = [await put(1), await put(2)]
    let later = ''
    const DB = beforeBatches(env.DB, async (number) => {
      if (number === 1) later = (await put(7)).id
    })
    const answer = await openBackOffice('2026-11-20', { DB }).ann.post(`/lists/${one.id}/reject`, { game_date: day(1) })
    expect(answer.status).toBe(200)
    expect(await storedDays(db)).toEqual({ [day(1)]: later, [day(2)]: second.id })
  })

  test('an admin whose change never gets its turn is told to try again', async () => {
    const list = await put(1)
    let times = 0
    const DB = beforeBatches(env.DB, async () => {
      times++
      await put(10 + times)
    })
    const answer = await openBackOffice('2026-11-20', { DB }).ann.post(`/lists/${list.id}/reject`, {
      game_date: day(1),
    })
    expect((await readError(answer, 409)).code).toBe('busy')
    expect((await storedDays(db))[day(1)]).toBe(list.id)
  })
})
