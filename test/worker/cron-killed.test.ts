import { env } from 'cloudflare:workers'
import { isNotNull } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addDays } from '#shared/game/eastern-day.ts'
import { openDatabase } from '../../worker/db/open.ts'
import { generationJobs, leases } from '../../worker/db/schema/generation.ts'
import { dailyGames, lists } from '../../worker/db/schema/schedule.ts'
import { fillDays } from '../../worker/schedule/fill.ts'
import { addIdeas, clearFilling, expectFilled, ideas, openFilling, TODAY } from '../support/filling.ts'
import { keepLog } from '../support/logged.ts'
import { dyingAt } from '../support/troubled-database.ts'

keepLog()

const db = openDatabase(env.DB, 'first-primary')
const IDEAS = ['one sea', 'two hills', 'three moons', 'four winds']

/** Each idea has become one list, which it is linked to and which stands on a day. */
async function expectProcessedOnce() {
  const held = await db.select({ list_id: dailyGames.list_id }).from(dailyGames)
  const stored = await db.select({ id: lists.id, title: lists.title }).from(lists)
  for (const { idea, processed, list_id } of await ideas()) {
    const made = stored.filter(({ title }) => title === `Things of ${idea}`)
    expect([idea, processed, made.map(({ id }) => id)]).toEqual([idea, true, [list_id]])
    expect(held).toContainEqual({ list_id })
  }
}

describe.each([
  ['before it', { isApplied: false }],
  ['after it', { isApplied: true }],
])('a run that is killed at any of its writes, %s, is made good by the next ones', (_, when) => {
  test.each([
    ['with a model and pending ideas', IDEAS, { held: 6 }, {}],
    ['with topics of the model’s own', [], { held: 6 }, {}],
    ['without a key', IDEAS, { held: 0 }, { OPENAI_API_KEY: '' }],
  ])('%s', async (_, pending, { held }, bindings) => {
    let write = 0
    for (let isDead = true; isDead; ) {
      write++
      await clearFilling()
      await addIdeas(...pending)
      const { run, world } = openFilling()
      // Of the last days some are filled already: to have a model write a list for each of the fifteen takes long.
      await fillDays(db, world, addDays(TODAY, 15 - held), addDays(TODAY, 14))
      const dying = dyingAt(env.DB, write, when)
      const ran = await run({ ...bindings, DB: dying.DB }).then(
        () => 'to its end',
        () => 'until it was killed',
      )
      isDead = dying.isDead()
      expect(ran).toBe(isDead ? 'until it was killed' : 'to its end')
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
    expect(write).toBeGreaterThan(15)
  })
})
