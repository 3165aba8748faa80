import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listCompletionResponse } from '#shared/contract/completions.ts'
import { addDays } from '#shared/game/eastern-day.ts'
import { dayCounts, results } from '../../../worker/db/schema/results.ts'
import { read, readError } from '../../support/answers.ts'
import { makeWorld, openApp } from '../../support/app.ts'
import { openCountedDay } from '../../support/counted-day.ts'
import { makeResult, openDay, putList } from '../../support/lists.ts'
import { recordAsGuest, signIn, statsOf } from '../../support/players.ts'

const library = { game_type: 'library' } as const

test("promise 1: a player's result answered 201 is stored and appears in every later answer", async () => {
  const app = await openDay('2026-05-01')
  const maya = signIn(app, 'maya')
  const completion = await maya.record(makeResult(app.list, 4, { hints_used: 3, total_guesses: 9 }))
  expect(completion).toMatchObject({ items_guessed: ['Amber', 'Basil', 'Cedar', 'Dill'], score: 37, total_guesses: 9 })
  const path = `/api/lists/${app.list.id}/completion`
  const daily = await read(await maya.ask(`${path}?game_type=daily`), listCompletionResponse)
  expect(daily).toEqual({ completed: true, completion })
  const unplayed = await read(await maya.ask(path), listCompletionResponse)
  expect(unplayed).toEqual({ completed: false, completion: null })
  expect(await maya.statistics()).toMatchObject({ games_played: 1, average_score: 37, day_streak: 1 })
  expect(await maya.recentGames()).toMatchObject([
    { list_title: app.list.title, list_date: '2026-05-01', score: 37, is_perfect: false },
  ])
  expect(await statsOf(app, app.list)).toMatchObject({ count: 1, average_score: 37 })
})

describe('promise 1: the first result of a list and type stands', () => {
  test.each(['daily', 'library'] as const)(
    '%s: when sent again, with other figures or from another device',
    async (type) => {
      const app = await openDay(type === 'daily' ? '2026-05-03' : '2026-05-05')
      if (type === 'library') app.world.set(app.world.now() + 3 * 86_400_000)
      const maya = signIn(app, `maya-${type}`)
      const played = makeResult(app.list, 5, { game_type: type })
      const first = await maya.record(played)
      const others = [
        played,
        { ...makeResult(app.list, 10, { game_type: type }), play_id: played.play_id },
        makeResult(app.list, 0, { game_type: type, hints_used: 7 }),
        makeResult(app.list, 9, { game_type: type, is_joining: true }),
      ]
      for (const other of others) expect(await maya.record(other)).toEqual(first)
      expect(await statsOf(app, app.list, type)).toMatchObject({ count: 1, average_score: 50 })
      expect(await maya.statistics()).toMatchObject({ games_played: 1, average_score: 50 })
    },
  )

  test('when twenty devices send their own plays at once', async () => {
    const app = await openDay('2026-05-10')
    const maya = signIn(app, 'maya-at-once')
    const plays = Array.from({ length: 20 }, (_, at) => makeResult(app.list, at % 11))
    const completions = await Promise.all(plays.map(maya.record))
    expect(new Set(completions.map((completion) => JSON.stringify(completion))).size).toBe(1)
    expect(await statsOf(app, app.list)).toMatchObject({ count: 1, average_score: completions[0]?.score })
    expect(await maya.statistics()).toMatchObject({ games_played: 1, average_score: completions[0]?.score })
  })

  test('one list counts once as a daily game and once as a library game', async () => {
    const app = await openDay('2026-05-12')
    const maya = signIn(app, 'maya-both')
    await maya.record(makeResult(app.list, 5))
    app.world.set(app.world.now() + 86_400_000)
    await maya.record(makeResult(app.list, 8, library))
    expect(await maya.statistics()).toMatchObject({ games_played: 2, average_score: 65, average_items_guessed: 6.5 })
    expect((await maya.recentGames()).map((game) => game.game_type)).toEqual(['library', 'daily'])
  })
})

describe('the day of a result', () => {
  test('a daily result counts on its date and the next day, then is refused (409)', async () => {
    const app = await openDay('2026-05-20')
    await signIn(app, 'on-the-day').record(makeResult(app.list, 1))
    app.world.set('2026-05-22T03:59:59Z')
    await signIn(app, 'a-day-later').record(makeResult(app.list, 2))
    app.world.set('2026-05-22T04:00:00Z')
    const late = signIn(app, 'too-late')
    const { error, code } = await readError(await late.send(makeResult(app.list, 3)), 409)
    expect([error, code]).toEqual(['The day of this list is over, so your result no longer counts.', 'day-over'])
    expect(await statsOf(app, app.list)).toMatchObject({ count: 2 })
    expect(await late.statistics()).toMatchObject({ games_played: 0 })
  })

  test("a library result is refused for today's list (409) and for later ones (404)", async () => {
    const app = await openDay('2026-05-25')
    const later = await putList(app.db, '2026-05-26')
    const maya = signIn(app, 'maya-early')
    const { error, code } = await readError(await maya.send(makeResult(app.list, 3, library)), 409)
    expect([error, code]).toEqual(['This list is not in the library yet.', 'not-in-library'])
    await readError(await maya.send(makeResult(later, 3, library)), 404)
    await readError(await maya.send(makeResult(later, 3, { is_joining: true })), 404)
    await readError(await maya.ask(`/api/lists/${later.id}/completion`), 404)
    expect(await maya.statistics()).toMatchObject({ games_played: 0 })
  })
})

test("refused guesses are kept with a player's result, joined or not", async () => {
  const app = await openDay('2026-06-01')
  const refused_guesses = ['Rose', '玫瑰', '<b>']
  await signIn(app, 'refused').record(makeResult(app.list, 1, { refused_guesses }))
  const guests = makeResult(app.list, 2, { refused_guesses })
  await recordAsGuest(app, guests)
  await signIn(app, 'refused-joined').record({ ...guests, is_joining: true })
  await signIn(app, 'refused-nothing').record(makeResult(app.list, 3))
  const rows = await app.db.select().from(results).where(eq(results.list_id, app.list.id)).orderBy(results.score)
  expect(rows.map((row) => row.refused_guesses)).toEqual([refused_guesses, refused_guesses, null])
})

test('recent games are the twenty newest, even after old guest results join', async () => {
  const app = openApp(makeWorld('2026-07-30'))
  const maya = signIn(app, 'maya-recent')
  const guests = []
  for (let day = 0; day < 3; day++) {
    const date = addDays('2026-07-30', day)
    app.world.set(`${date}T17:00:00Z`)
    const result = makeResult(await putList(app.db, date), day + 1)
    await recordAsGuest(app, result)
    guests.push(result)
  }
  const scores = []
  for (let at = 0; at < 30; at++) {
    const list = await putList(app.db, addDays('2026-07-29', -at))
    app.world.set(app.world.now() + 1000)
    scores.push((await maya.record(makeResult(list, at % 11, library))).score)
  }
  for (const result of guests) await maya.record({ ...result, is_joining: true })
  expect((await maya.recentGames()).map((game) => game.score)).toEqual(scores.slice(-20).reverse())
  expect(await maya.statistics()).toMatchObject({ games_played: 33, day_streak: 3 })
})

describe('the daily totals for admins', () => {
  const totals = async ({ db }: Awaited<ReturnType<typeof openDay>>, date: string) =>
    (await db.select().from(dayCounts).where(eq(dayCounts.date, date)).get()) ?? null

  test('a library game counts when it ends, a player with the first result', async () => {
    const app = await openDay('2026-06-10')
    const other = await putList(app.db, '2026-06-09')
    app.world.set('2026-06-11T17:00:00Z')
    const [maya, noor] = [signIn(app, 'maya-totals'), signIn(app, 'noor-totals')]
    await maya.record(makeResult(app.list, 3))
    expect(await totals(app, '2026-06-11')).toEqual({ date: '2026-06-11', library_games: 0, new_users: 1 })
    await noor.record(makeResult(app.list, 3, library))
    await noor.record(makeResult(app.list, 3, library))
    await noor.record(makeResult(other, 3, library))
    await maya.record(makeResult(other, 3, library))
    expect(await totals(app, '2026-06-11')).toEqual({ date: '2026-06-11', library_games: 3, new_users: 2 })
    expect(await totals(app, '2026-06-10')).toBeNull()
  })

  test('a guest counts only once the result has joined', async () => {
    const app = await openDay('2026-06-15')
    const result = makeResult(app.list)
    await recordAsGuest(app, result)
    expect(await totals(app, '2026-06-15')).toBeNull()
    await signIn(app, 'joined-totals').record({ ...result, is_joining: true })
    await signIn(app, 'joined-totals').record({ ...result, is_joining: true })
    expect(await totals(app, '2026-06-15')).toEqual({ date: '2026-06-15', library_games: 0, new_users: 1 })
  })
})

test("a signed-in player's day reads at most 8 rows and writes at most 4", async () => {
  const app = await openCountedDay('2026-06-20')
  const { list, request, spent } = app
  const yesterday = await putList(app.db, '2026-06-19')
  const maya = signIn(app, 'maya-rows')
  await maya.record(makeResult(yesterday))
  await request('/')
  await request('/api/daily-game')
  spent()
  await request('/')
  await request('/api/daily-game')
  await maya.record(makeResult(list, 10, { hints_used: 4, refused_guesses: ['Rose'] }))
  const completion = spent()
  await request(`/api/lists/${list.id}/stats?score=96`)
  const stats = spent()
  await maya.ask(`/api/lists/${list.id}/completion?game_type=daily`)
  const lookup = spent()
  expect(completion.written).toBeLessThanOrEqual(4)
  expect(completion.read + stats.read + lookup.read).toBeLessThanOrEqual(8)
  expect(stats.written + lookup.written).toBe(0)
  await maya.record(makeResult(list, 10))
  expect(spent().written).toBe(0)
})

test("a player's other requests cost few rows, however many games were played", async () => {
  const app = await openCountedDay('2027-02-28')
  const { spent } = app
  const maya = signIn(app, 'maya-many')
  const lists = []
  for (let back = 1; back <= 60; back++) lists.push(await putList(app.db, addDays('2027-02-28', -back)))
  for (const list of lists) await maya.record(makeResult(list, 2, library))
  spent()
  await maya.record(makeResult(app.list))
  expect(spent()).toEqual({ read: 4, written: 4 })
  await maya.statistics()
  expect(spent()).toEqual({ read: 1, written: 0 })
  expect(await maya.recentGames()).toHaveLength(20)
  expect(spent()).toEqual({ read: 41, written: 0 })
  const guests = makeResult(app.list)
  await recordAsGuest(app, guests)
  spent()
  await signIn(app, 'joins-rows').record({ ...guests, is_joining: true })
  expect(spent().written).toBeLessThanOrEqual(5)
}, 30_000)
