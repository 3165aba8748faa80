import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { completionResponse } from '#shared/contract/completions.ts'
import { addDays } from '#shared/game/eastern-day.ts'
import { removeGuestResultsBefore } from '../../../worker/completions/queries.ts'
import { guestResults, results } from '../../../worker/db/schema/results.ts'
import { read } from '../../support/answers.ts'
import { makeWorld, openApp } from '../../support/app.ts'
import { makeResult, openDay, putList } from '../../support/lists.ts'
import { recordAsGuest, signIn, statsOf } from '../../support/players.ts'
import { beforeBatches } from '../../support/troubled-database.ts'

type Step =
  | { does: 'guest sends'; play: number; found: number }
  | { does: 'player sends' | 'player joins'; who: number; play: number; found: number }
  | { does: 'a day passes' }

const play = fc.nat(3)
const found = fc.nat(10)
const who = fc.nat(2)
const sends: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('guest sends' as const), play, found }),
  fc.record({ does: fc.constantFrom('player sends' as const, 'player joins' as const), who, play, found }),
)
const passes: fc.Arbitrary<Step> = fc.constant({ does: 'a day passes' })
const steps = fc.array(fc.oneof({ weight: 5, arbitrary: sends }, { weight: 2, arbitrary: passes }), {
  minLength: 1,
  maxLength: 24,
})

type Account = { play: number; found: number; isInStreak: boolean }

/** The rules for one list: returns the found items of the result that stands after a step, null for a 409. */
function makeModel() {
  let age = 0
  const guests = new Map<number, { found: number; joined: boolean }>()
  const accounts = new Map<number, Account>()
  const counted: number[] = []
  const accountOf = (play: number) => [...accounts.values()].find((account) => account.play === play)

  function ofGuest(play: number, found: number): number | null {
    const stored = guests.get(play) ?? accountOf(play)
    if (stored) return stored.found
    if (age > 1) return null
    guests.set(play, { found, joined: false })
    counted.push(found)
    return found
  }

  function ofPlayer(who: number, play: number, found: number, isJoining: boolean): number | null {
    const standing = accounts.get(who)
    if (standing) return standing.found
    const guest = guests.get(play)
    if (guest?.joined || accountOf(play) || (!guest && age > 1 && !isJoining)) return null
    const account = { play, found: guest?.found ?? found, isInStreak: !!guest || age <= 1 }
    accounts.set(who, account)
    if (guest) guest.joined = true
    else if (age <= 1) counted.push(found)
    return account.found
  }

  function take(step: Step): number | null {
    if (step.does === 'guest sends') return ofGuest(step.play, step.found)
    if (step.does !== 'a day passes') return ofPlayer(step.who, step.play, step.found, step.does === 'player joins')
    age++
    if (age > 7) guests.clear()
    return null
  }
  return { take, accounts, counted }
}

const averageOf = (found: number[]) =>
  found.length === 0 ? null : Math.round((found.reduce((sum, one) => sum + one * 10, 0) / found.length) * 10) / 10

let year = 2030

/** A new list with its plays and players, on a date that no other run comes near. */
async function openRun() {
  const date = `${year++}-06-01`
  const app = openApp(makeWorld(date))
  const list = await putList(app.db, date)
  const plays = Array.from({ length: 4 }, () => crypto.randomUUID())
  const playerOf = (who: number) => signIn(app, `${date}-player-${who}`)
  const players = [playerOf(0), playerOf(1), playerOf(2)]
  let today = date
  const resultOf = (play: number, found: number, isJoining: boolean) =>
    makeResult(list, found, { play_id: plays[play], ...(isJoining && { is_joining: true }) })

  /** Sends the step's result. Returns the found items of the answer; null for a 409. */
  async function take(step: Step): Promise<number | null> {
    if (step.does === 'a day passes') {
      today = addDays(today, 1)
      app.world.set(`${today}T17:00:00Z`)
      await removeGuestResultsBefore(app.db, addDays(today, -7))
      return null
    }
    const result = resultOf(step.play, step.found, step.does === 'player joins')
    const answer =
      step.does === 'guest sends'
        ? await app.post('/api/game-completion', result)
        : await playerOf(step.who).send(result)
    if (answer.status === 409) return null
    return (await read(answer, completionResponse, 201)).completion.items_guessed.length
  }
  return { app, list, date, players, take, today: () => today }
}

test('promise 7: each game counts once, whatever the order of sending and joining', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const model = makeModel()
      const { app, list, date, players, take, today } = await openRun()
      for (const step of taken) expect(await take(step)).toBe(model.take(step))
      const { count, average_score } = await statsOf(app, list)
      expect([count, average_score]).toEqual([model.counted.length, averageOf(model.counted)])
      for (const [at, player] of players.entries()) {
        const account = model.accounts.get(at)
        const isFresh = today() <= addDays(date, 1)
        const { games_played, average_score, day_streak, days } = await player.statistics()
        expect({ games_played, average_score, day_streak, days }).toEqual({
          games_played: account ? 1 : 0,
          average_score: account ? account.found * 10 : 0,
          day_streak: account?.isInStreak && isFresh ? 1 : 0,
          days: account?.isInStreak ? { [date]: { score: account.found * 10, is_perfect: account.found === 10 } } : {},
        })
        expect(await player.recentGames()).toHaveLength(account ? 1 : 0)
      }
    }),
    { numRuns: 60 },
  )
}, 60_000)

test('promise 7: twenty requests at once, sent twice, count each game once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(sends, { minLength: 20, maxLength: 20 }), async (taken) => {
      const { app, list, players, take } = await openRun()
      const answers = await Promise.all(taken.map(take))
      const standing = async () => ({
        guests: await app.db.select().from(guestResults).where(eq(guestResults.list_id, list.id)),
        accounts: await app.db.select().from(results).where(eq(results.list_id, list.id)),
        stats: await statsOf(app, list),
        statistics: await Promise.all(players.map((player) => player.statistics())),
      })
      const first = await standing()
      const { guests, accounts, stats, statistics } = first
      expect(stats.count).toBe(new Set([...guests, ...accounts].map((row) => row.play_id)).size)
      for (const [at, player] of players.entries()) {
        const own = accounts.filter((row) => row.uid === player.uid)
        expect(own.length).toBeLessThanOrEqual(1)
        expect(statistics[at]).toMatchObject({ games_played: own.length, average_score: own[0]?.score ?? 0 })
      }
      for (const guest of guests) {
        const holder = accounts.find((row) => row.play_id === guest.play_id)
        expect(guest.joined_uid).toBe(holder?.uid ?? null)
        if (holder) expect(holder.score).toBe(guest.score)
      }
      for (const [at, step] of taken.entries()) {
        const again = await take(step)
        if (answers[at] !== null) expect(again).toBe(answers[at])
      }
      expect(await standing()).toEqual(first)
    }),
    { numRuns: 15 },
  )
}, 60_000)

const joining = { is_joining: true }

test("promise 7: joining uses the guest's stored figures, not the claimed ones", async () => {
  const app = await openDay('2026-03-01')
  const played = makeResult(app.list, 3, { hints_used: 2, total_guesses: 8 })
  const first = await recordAsGuest(app, played)
  app.world.set('2026-03-06T17:00:00Z')
  const maya = signIn(app, 'maya')
  expect(await maya.record({ ...makeResult(app.list, 10, joining), play_id: played.play_id })).toEqual(first)
  expect(await maya.statistics()).toMatchObject({ games_played: 1, average_score: 28 })
  expect(await statsOf(app, app.list)).toMatchObject({ count: 1, average_score: 28 })
})

test("promise 7: a guest's result stored during the player's request joins and counts once", async () => {
  const app = await openDay('2026-03-08')
  const played = makeResult(app.list, 3)
  const { DB } = app.env
  app.env.DB = beforeBatches(DB, async (number) => {
    if (number > 1) return
    app.env.DB = DB
    await recordAsGuest(app, played)
  })
  const maya = signIn(app, 'maya-between')
  expect(await maya.record({ ...makeResult(app.list, 8), play_id: played.play_id })).toMatchObject({ score: 30 })
  expect(await maya.statistics()).toMatchObject({ games_played: 1, average_score: 30, day_streak: 1 })
  expect(await statsOf(app, app.list)).toMatchObject({ count: 1, average_score: 30 })
})

test("promise 7: a guest's result never overwrites the account's earlier one", async () => {
  const app = await openDay('2026-03-10')
  const maya = signIn(app, 'maya-earlier')
  const own = await maya.record(makeResult(app.list, 4))
  const guests = makeResult(app.list, 9)
  await recordAsGuest(app, guests)
  expect(await maya.record({ ...guests, ...joining })).toEqual(own)
  const key = and(eq(guestResults.list_date, '2026-03-10'), eq(guestResults.play_id, guests.play_id))
  expect((await app.db.select().from(guestResults).where(key).get())?.joined_uid).toBeNull()
  expect(await maya.statistics()).toMatchObject({ games_played: 1, average_score: 40 })
})

test('promise 7: three days played as a guest become a streak of three on joining', async () => {
  const app = await openDay('2026-03-20')
  const played = [makeResult(app.list, 1)]
  await recordAsGuest(app, played[0] ?? makeResult(app.list))
  for (const date of ['2026-03-21', '2026-03-22']) {
    app.world.set(`${date}T17:00:00Z`)
    const result = makeResult(await putList(app.db, date), 1)
    await recordAsGuest(app, result)
    played.push(result)
  }
  const maya = signIn(app, 'maya-streak')
  for (const result of played.reverse()) await maya.record({ ...result, ...joining })
  expect(await maya.statistics()).toMatchObject({ games_played: 3, day_streak: 3 })
})

test('a made-up old result counts once, and only for the player who sent it', async () => {
  const app = await openDay('2026-04-01')
  const maya = signIn(app, 'maya-old')
  app.world.set('2026-04-20T17:00:00Z')
  for (let again = 0; again < 3; again++) await maya.record(makeResult(app.list, 10, joining))
  const { games_played, average_score, day_streak, days } = await maya.statistics()
  expect({ games_played, average_score, day_streak, days }).toEqual({
    games_played: 1,
    average_score: 100,
    day_streak: 0,
    days: {},
  })
  expect(await statsOf(app, app.list)).toMatchObject({ count: 0 })
  const impossible = [{ total_guesses: 2 }, { hints_used: 900 }, { items_guessed: ['Rose'] }, { list_id: 'no-such' }]
  for (const parts of impossible) {
    const answer = await signIn(app, 'noor-old').send(makeResult(app.list, 3, { ...joining, ...parts }))
    expect([400, 404]).toContain(answer.status)
  }
})
