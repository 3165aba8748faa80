import { env } from 'cloudflare:workers'
import { isNotNull } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addDays } from '#shared/game/eastern-day.ts'
import { openDatabase } from '../../worker/db/open.ts'
import { fillRuns, generationJobs, leases } from '../../worker/db/schema/generation.ts'
import { dailyGames, lists } from '../../worker/db/schema/schedule.ts'
import { loadCatalogue } from '../../worker/lists/catalogue.ts'
import { fillDays } from '../../worker/schedule/fill.ts'
import { findSelfFilling } from '../../worker/schedule/fill-runs.ts'
import { listCatalogueUses } from '../../worker/schedule/queries.ts'
import { countRows } from '../support/counted-database.ts'
import { addIdeas, clearFilling, expectFilled, ideas, openFilling, TODAY } from '../support/filling.ts'
import { keepLog } from '../support/logged.ts'
import { dyingAfter } from '../support/troubled-database.ts'

keepLog()

const db = openDatabase(env.DB, 'first-primary')
/** An admin's interrupted job, on an empty day. */
const BROKEN_OFF = {
  ...{ game_date: addDays(TODAY, 7), topic: 'the tide', model: 'model-one', is_ranked: true, uid: 'ann' },
  ...{ attempts: 1, running_until: 0 },
}
const IDEAS = ['one sea', 'two hills', 'three moons', 'four winds']

/** Each idea has become one list, which is linked to the idea and stands on a day. */
async function expectProcessedOnce() {
  const held = await db.select({ list_id: dailyGames.list_id }).from(dailyGames)
  const stored = await db.select({ id: lists.id, title: lists.title }).from(lists)
  for (const { idea, processed, list_id } of await ideas()) {
    const made = stored.filter(({ title }) => title === `Things of ${idea}`)
    expect([idea, processed, made.map(({ id }) => id)]).toEqual([idea, true, [list_id]])
    expect(held).toContainEqual({ list_id })
  }
}

/** The dates that got a list from the catalogue, without the last `held`, which had one before. */
const fromCatalogue = async (held: number) =>
  (await listCatalogueUses(db)).map(({ date }) => date).filter((date) => date < addDays(TODAY, 15 - held))

// The run stores nothing between two writes: killed after one is the same as killed before the next.
describe('a run killed at its start or after any write is completed by later runs', () => {
  test.each([
    ['with a model and pending ideas', IDEAS, { held: 7 }, {}],
    ['with topics of the model’s own', [], { held: 7 }, {}],
    ['without a key', IDEAS, { held: 0 }, { OPENAI_API_KEY: '' }],
  ])('%s', async (_, pending, { held }, bindings) => {
    let writes = -1
    for (let isDead = true; isDead; ) {
      writes++
      await clearFilling()
      await addIdeas(...pending)
      await db.insert(generationJobs).values(BROKEN_OFF)
      const { run, world } = openFilling()
      // Some of the last days are filled already, because a model needs long to write a list for all fifteen.
      await fillDays(db, world, addDays(TODAY, 15 - held), addDays(TODAY, 14))
      const dying = dyingAfter(env.DB, writes)
      const ran = await run({ ...bindings, DB: dying.DB }).then(
        () => 'to its end',
        () => 'until it was killed',
      )
      isDead = dying.isDead()
      expect(ran).toBe(isDead ? 'until it was killed' : 'to its end')
      expect((await findSelfFilling(db))?.last_fill?.filled ?? []).toEqual(await fromCatalogue(held))
      for (let hours = 1; hours <= 6 && (hours === 1 || (await db.$count(dailyGames)) < 15); hours++) {
        world.set(world.now() + 3_600_000)
        await run(bindings)
      }
      await expectFilled()
      if ('OPENAI_API_KEY' in bindings) expect((await ideas()).some(({ processed }) => processed)).toBe(false)
      else await expectProcessedOnce()
      expect(await db.$count(leases)).toBe(0)
      expect(await db.$count(generationJobs, isNotNull(generationJobs.running_until))).toBe(0)
    }
    expect(writes).toBeGreaterThan(15)
  })
})

test.each([
  ['once the next days have their lists', 3, []],
  ['over its second list', 9, [3]],
  ['once its third list is kept', 14, [3, 4, 5]],
])('a run killed %s is reported with what it did until the next run', async (_, writes, written) => {
  await clearFilling()
  await addIdeas(...IDEAS)
  const { run, world } = openFilling()
  const began = world.now()
  const { fetch } = world
  world.fetch = (address, init) => {
    world.set(world.now() + 60_000)
    return fetch(address, init)
  }
  const dying = dyingAfter(env.DB, writes)
  await run({ DB: dying.DB }).catch(() => {})
  expect(dying.isDead()).toBe(true)
  const at = new Date(began).toISOString()
  const [filled, generated] = [[0, 1, 2], written].map((days) => days.map((ahead) => addDays(TODAY, ahead)))
  expect(await findSelfFilling(db)).toEqual({
    last_run_at: at,
    last_fill: { at, filled, copies: [], generated, failed: [] },
    catalogue_left: (await loadCatalogue()).length - 3,
  })
  world.set(began + 3_600_000)
  await run()
  expect((await findSelfFilling(db))?.last_fill?.filled).toEqual([])
  expect(await db.$count(fillRuns)).toBe(1)
})

test('an hourly run that finds every day filled writes only four rows', async () => {
  await clearFilling()
  const { run } = openFilling()
  await run({ OPENAI_API_KEY: '' })
  await run()
  const { database: DB, rows } = countRows(env.DB)
  await run({ DB })
  expect(rows.written).toBe(4)
})
