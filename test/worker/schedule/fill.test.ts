import { env } from 'cloudflare:workers'
import { and, asc, between, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listContent } from '#shared/contract/game.ts'
import { addDays } from '#shared/game/eastern-day.ts'
import { openDatabase } from '../../../worker/db/open.ts'
import { catalogueUses, dailyGames, lists } from '../../../worker/db/schema/schedule.ts'
import { listFromCatalogue, loadCatalogue } from '../../../worker/lists/catalogue.ts'
import { fillDays } from '../../../worker/schedule/fill.ts'
import { saveCatalogueDay } from '../../../worker/schedule/queries.ts'
import { makeWorld } from '../../support/app.ts'
import { putList } from '../../support/lists.ts'
import { beforeBatches } from '../../support/troubled-database.ts'

const db = openDatabase(env.DB, 'first-primary')

/** The dates that hold a list, with that list. */
const daysOf = (first: string, last: string) =>
  db
    .select()
    .from(dailyGames)
    .innerJoin(lists, eq(lists.id, dailyGames.list_id))
    .where(and(between(dailyGames.date, first, last)))
    .orderBy(asc(dailyGames.date))

const datesFrom = (first: string, days: number) => Array.from({ length: days }, (_, at) => addDays(first, at))

test('every empty date of a range is filled and reported; existing lists stay', async () => {
  const kept = await putList(db, '2026-01-03', { title: 'Chosen by hand' })
  const { filled } = await fillDays(db, makeWorld(), '2026-01-01', '2026-01-05')
  expect(filled).toEqual(['2026-01-01', '2026-01-02', '2026-01-04', '2026-01-05'])
  const days = await daysOf('2025-12-01', '2026-02-01')
  expect(days.map((day) => day.daily_games.date)).toEqual(datesFrom('2026-01-01', 5))
  expect(days[2]?.lists.id).toBe(kept.id)
  expect(await fillDays(db, makeWorld(), '2026-01-01', '2026-01-05')).toEqual({ filled: [], copies: [] })
})

test('a filled day holds a whole catalogue list under its own id', async () => {
  await fillDays(db, makeWorld(), '2026-02-01', '2026-02-01')
  const [day] = await daysOf('2026-02-01', '2026-02-01')
  const { id, created_at, item_count, version: _, ...content } = day?.lists ?? {}
  const [use] = await db
    .select()
    .from(catalogueUses)
    .where(eq(catalogueUses.list_id, id ?? ''))
  const entry = (await loadCatalogue()).find(({ key }) => key === use?.key)
  if (!entry) throw new Error('the list is not of the catalogue')
  expect(content).toEqual(listContent.parse(listFromCatalogue(entry, '')))
  expect(item_count).toBe(entry.items.length)
  expect(created_at).toBe(makeWorld().now())
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(day?.daily_games.id).not.toBe(id)
})

test('no catalogue list is used twice, even if it was deleted since', async () => {
  const [first] = await daysOf('2026-02-01', '2026-02-01')
  const gone = first?.lists.id ?? ''
  await db.delete(dailyGames).where(eq(dailyGames.list_id, gone))
  await db.delete(lists).where(eq(lists.id, gone))
  await fillDays(db, makeWorld(), '2026-02-01', '2026-02-20')
  const titles = (await daysOf('2026-01-01', '2026-02-20')).map((day) => day.lists.title)
  expect(new Set(titles).size).toBe(titles.length)
  expect(titles).not.toContain(first?.lists.title)
})

/** Dice that always draw the first list available. */
const alwaysFirst = () => ({ ...makeWorld(), dice: () => 0 })

test('a category does not repeat within three days, but may later', async () => {
  await fillDays(db, alwaysFirst(), '2026-08-01', '2026-08-10')
  const days = await daysOf('2026-08-01', '2026-08-10')
  expect(days).toHaveLength(10)
  const categories = days.map((day) => day.lists.category)
  const near = categories.filter((category, at) => categories.slice(at + 1, at + 4).includes(category))
  expect(near).toEqual([])
  expect(new Set(categories).size).toBeLessThan(10)
})

test('the order is random: other dice give other lists', async () => {
  const order = (await loadCatalogue()).map(({ title }) => title)
  const positionWith = async (date: string, dice: number) => {
    await fillDays(db, { ...makeWorld(), dice: () => dice }, date, date)
    const [day] = await daysOf(date, date)
    return order.indexOf(day?.lists.title ?? '')
  }
  const [first, middle, last] = [
    await positionWith('2026-03-10', 0),
    await positionWith('2026-03-20', 0.5),
    await positionWith('2026-03-30', 0.999_999),
  ]
  expect(first).toBeGreaterThanOrEqual(0)
  expect(middle - first).toBeGreaterThan(10)
  expect(last - middle).toBeGreaterThan(10)
})

describe('beside another run', () => {
  test('a date the other run has filled meanwhile is left alone', async () => {
    const others: string[] = []
    const disturbed = beforeBatches(env.DB, async (number) => {
      if (number === 1) others.push((await putList(db, '2026-04-01', { title: 'The quicker one' })).id)
    })
    const { filled } = await fillDays(openDatabase(disturbed), makeWorld(), '2026-04-01', '2026-04-02')
    expect(filled).toEqual(['2026-04-02'])
    const days = await daysOf('2026-04-01', '2026-04-02')
    expect(days[0]?.lists.id).toBe(others[0])
    expect(days).toHaveLength(2)
  })

  test('the last free list is not wasted on a date the other run has filled', async () => {
    const rest = await db.select().from(catalogueUses)
    const free = (await loadCatalogue()).filter(({ key }) => !rest.some((use) => use.key === key))
    const others = free.slice(1).map(({ key }) => ({ key, list_id: 'elsewhere', used_at: 0 }))
    for (const use of others) await db.insert(catalogueUses).values(use)
    const disturbed = beforeBatches(env.DB, async (number) => {
      if (number === 1) await putList(db, '2026-07-01')
    })
    const { filled } = await fillDays(openDatabase(disturbed), makeWorld(), '2026-07-01', '2026-07-02')
    expect(filled).toEqual(['2026-07-02'])
    await db.delete(catalogueUses).where(eq(catalogueUses.list_id, 'elsewhere'))
  })

  test('a list the other run takes meanwhile leaves no date empty', async () => {
    const disturbed = beforeBatches(env.DB, async (number) => {
      if (number === 1) await takeNext('2026-05-20')
    })
    const { filled } = await fillDays(openDatabase(disturbed), alwaysFirst(), '2026-05-01', '2026-05-02')
    expect(filled).toEqual(['2026-05-01', '2026-05-02'])
    const days = await daysOf('2026-05-01', '2026-05-20')
    expect(new Set(days.map((day) => day.lists.title)).size).toBe(3)
  })

  /** Puts on `date` the list that `alwaysFirst` draws next. */
  const takeNext = (date: string) => fillDays(db, alwaysFirst(), date, date)
})

test('a day is saved wholly or not at all', async () => {
  const entry = (await loadCatalogue())[0]
  if (!entry) throw new Error('the catalogue is empty')
  await putList(db, '2026-06-01')
  const count = async () => [await db.$count(lists), await db.$count(catalogueUses), await db.$count(dailyGames)]
  const before = await count()
  const save = (date: string, key: string) => saveCatalogueDay(db, date, key, listFromCatalogue(entry, key), 0)
  expect(await save('2026-06-01', 'fresh')).toBe('date-taken')
  expect(await count()).toEqual(before)
  await expect(save('no date', 'fresh')).rejects.toThrow()
  expect(await count()).toEqual(before)
})

test('a catalogue list on the topic of an existing list comes last', async () => {
  const unused = (await loadCatalogue()).filter(({ key }) => !['largest-islands', 'large-moons'].includes(key))
  await db.delete(dailyGames)
  await db.delete(lists)
  await db.delete(catalogueUses)
  for (const { key } of unused) await db.insert(catalogueUses).values({ key, list_id: key, used_at: 0 })
  await putList(db, '2026-11-01', { title: 'The world’s largest islands' })
  for (const dice of [() => 0, () => 0.99]) {
    await fillDays(db, { ...makeWorld(), dice }, '2026-11-10', '2026-11-10')
    const [day] = await daysOf('2026-11-10', '2026-11-10')
    expect(day?.lists.title).toMatch(/moons/i)
    await db.delete(dailyGames).where(eq(dailyGames.date, '2026-11-10'))
    await db.delete(catalogueUses).where(eq(catalogueUses.key, 'large-moons'))
  }
  await fillDays(db, makeWorld(), '2026-11-10', '2026-11-11')
  const days = await daysOf('2026-11-10', '2026-11-11')
  expect(days.map((day) => day.lists.title)).toEqual([
    expect.stringMatching(/moons/i),
    expect.stringMatching(/islands/i),
  ])
})
