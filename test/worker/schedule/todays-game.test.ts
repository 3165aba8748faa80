import { and, asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type GameResponse, gameResponse } from '#shared/contract/game.ts'
import { addDays } from '#shared/game/eastern-day.ts'
import { pageGame } from '#shared/game/page-game.ts'
import { catalogueUses, dailyGames, lists } from '../../../worker/db/schema/schedule.ts'
import { loadCatalogue } from '../../../worker/lists/catalogue.ts'
import { read } from '../../support/answers.ts'
import { makeWorld, openApp } from '../../support/app.ts'
import { openDay } from '../../support/lists.ts'

const today = async ({ request }: Pick<ReturnType<typeof openApp>, 'request'>) =>
  read(await request('/api/daily-game'), gameResponse)

test('the first request fills today when it has no list', async () => {
  const app = openApp(makeWorld('2026-11-20'))
  const game = await today(app)
  expect(game.daily_game.date).toBe('2026-11-20')
  expect(game.list.items.length).toBe(game.list.item_count)
  const [day] = await app.db.select().from(dailyGames).where(eq(dailyGames.date, '2026-11-20'))
  expect(day).toEqual({ ...game.daily_game, list_id: game.list.id })
})

test('the first request of a day fills only that day', async () => {
  const app = openApp(makeWorld('2026-11-25'))
  await today(app)
  expect(await app.db.$count(dailyGames, eq(dailyGames.date, '2026-11-24'))).toBe(0)
  expect(await app.db.$count(dailyGames, eq(dailyGames.date, '2026-11-26'))).toBe(0)
})

test('an existing list is served, and none is drawn from the catalogue', async () => {
  const app = await openDay('2026-12-01')
  const used = await app.db.$count(catalogueUses)
  expect((await today(app)).list).toEqual(app.list)
  expect(await app.db.$count(catalogueUses)).toBe(used)
})

test('the served game has the specified fields', async () => {
  const app = await openDay('2026-12-02')
  const body = JSON.parse(await (await app.request('/api/daily-game')).text())
  expect(Object.keys(body).sort()).toEqual(['daily_game', 'list'])
  expect(Object.keys(body.daily_game).sort()).toEqual(['date', 'id'])
  expect(Object.keys(body.list).sort()).toEqual(
    ['category', 'description', 'hints', 'id', 'is_ranked', 'item_count', 'items', 'sources', 'title'].sort(),
  )
})

const asInPage = (game: GameResponse): GameResponse => JSON.parse(JSON.stringify(pageGame(game)))

describe.each([1, 2, 3])('promise 2, 5, 6: twenty requests at once on an empty date, round %i', (round) => {
  const date = addDays('2027-02-01', round)

  test('all get the same list, the only one stored', async () => {
    // Each call has a new isolate, with its own dice and an empty cache.
    const asked = Array.from({ length: 20 }, async (_, at) => {
      const { request } = openApp(makeWorld(date))
      if (at % 2) return asInPage(await read(await request('/api/daily-game'), gameResponse))
      const html = await (await request('/')).text()
      const [, data = ''] = /<script type="application\/json" id="daily-game">(.*?)<\/script>/.exec(html) ?? []
      return JSON.parse(data) as GameResponse
    })
    const games = await Promise.all(asked)
    expect(new Set(games.map((game) => JSON.stringify(game))).size).toBe(1)

    const { db } = openApp()
    const stored = await db.select().from(dailyGames).where(eq(dailyGames.date, date))
    expect(stored.map((day) => day.list_id)).toEqual([games[0]?.list.id])
    expect(await db.$count(lists)).toBe(await db.$count(dailyGames))
  })
})

test('the database itself allows one list per date and one date per list', async () => {
  const { db, list } = await openDay('2026-12-10')
  const put = (date: string, list_id: string) =>
    db.insert(dailyGames).values({ date, id: crypto.randomUUID(), list_id })
  const [other] = await db.select().from(dailyGames).where(eq(dailyGames.date, '2026-11-20'))
  await expect(put('2026-12-10', other?.list_id ?? '')).rejects.toThrow()
  await expect(put('2026-12-11', list.id)).rejects.toThrow()
  await expect(put('10 December', list.id)).rejects.toThrow()
  await expect(put('2026-12-12', 'no such list')).rejects.toThrow()
  const rows = await db
    .select()
    .from(dailyGames)
    .where(and(eq(dailyGames.list_id, list.id)))
  expect(rows.map((row) => row.date)).toEqual(['2026-12-10'])
})

test('a used-up catalogue serves a copy of the list used longest ago', async () => {
  const app = openApp(makeWorld('2027-06-01'))
  const rest = (await loadCatalogue()).map(({ key }) => ({ key, list_id: 'rejected', used_at: 0 }))
  for (const row of rest) await app.db.insert(catalogueUses).values(row).onConflictDoNothing()
  const [oldest] = await app.db
    .select()
    .from(dailyGames)
    .innerJoin(lists, eq(lists.id, dailyGames.list_id))
    .innerJoin(catalogueUses, eq(catalogueUses.list_id, lists.id))
    .orderBy(asc(dailyGames.date))
    .limit(1)
  const { list, daily_game } = await today(app)
  expect(daily_game.date).toBe('2027-06-01')
  expect(list).toMatchObject({ title: oldest?.lists.title, items: oldest?.lists.items })
  expect(list.id).not.toBe(oldest?.lists.id)
  expect((await app.request('/')).status).toBe(200)
})
