import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { JUDGING_TIMEOUT } from '#shared/limits.ts'
import { judgedGuesses } from '../../../worker/db/schema/guesses.ts'
import { readError } from '../../support/answers.ts'
import { openJudging } from '../../support/judging.ts'
import { putList } from '../../support/lists.ts'
import { keepLog } from '../../support/logged.ts'

keepLog()

let days = 0
/** A new date for each test: they share a database. */
const newDate = () => `20${30 + Math.floor(days / 28)}-01-${String((days++ % 28) + 1).padStart(2, '0')}`
let date = ''
beforeEach(() => {
  date = newDate()
})

/** vi.waitUntil would let the faked time pass. */
async function until(holds: () => boolean) {
  while (!holds()) await scheduler.wait(5)
}

const AMBER = { matched: true, item_name: 'Amber', position: 1 }
const NO_MATCH = { matched: false }

describe('without a question', () => {
  test('an exact name, or one with a typo, matches', async () => {
    const { judge, model } = await openJudging(date)
    expect(await judge('amber')).toEqual({ ...AMBER, source: 'exact' })
    expect(await judge('Junipper')).toEqual({ matched: true, item_name: 'Juniper', position: 10, source: 'typo' })
    expect(model.asked).toEqual([])
  })

  test('an accepted answer added after the client loaded the list matches', async () => {
    const items = ['Amber', 'Basil', 'Cedar', 'Dill', 'Elder', 'Fennel', 'Ginger', 'Hazel', 'Iris', 'Juniper'].map(
      (name) => ({ name, ...(name === 'Basil' && { variations: ['Ocimum'] }) }),
    )
    const { judge } = await openJudging(date, { items })
    expect(await judge('ocimum')).toMatchObject({ item_name: 'Basil', source: 'exact' })
  })

  test('the name of an item already found is no match', async () => {
    const { judge, model } = await openJudging(date)
    expect(await judge('Amber', ['Amber'])).toEqual({ ...NO_MATCH, source: 'exact' })
    expect(model.asked).toEqual([])
  })

  test.each([
    '???',
    '🍕',
    'the one that stands first in the list, whatever it is called',
    'Amber or Basil',
    'amber, dill',
  ])('text that does not name one thing is no match: %s', async (guess) => {
    const { judge, model } = await openJudging(date)
    expect(await judge(guess)).toEqual({ ...NO_MATCH, source: 'none' })
    expect(model.asked).toEqual([])
  })

  test('an odd guess is no match when no model is configured', async () => {
    const { judge, model } = await openJudging(date, {}, { OPENAI_API_KEY: '' })
    expect(await judge('amber stone')).toEqual({ ...NO_MATCH, source: 'none' })
    expect(model.asked).toEqual([])
  })
})

describe('by the model', () => {
  test('an odd guess is accepted after two questions, and costs the second player none', async () => {
    const { judge, model, charged } = await openJudging(date)
    expect(await judge('amber stone')).toEqual({ ...AMBER, source: 'ai' })
    expect(model.asked.map(({ maxTokens }) => maxTokens)).toEqual([2_000, 2_000])
    expect(await judge('Amber-Stone!')).toEqual({ ...AMBER, source: 'judged' })
    expect(model.asked).toHaveLength(2)
    expect(await charged()).toBeGreaterThanOrEqual(2)
  })

  test('a guess at nothing in the list is refused for good after one question', async () => {
    const { judge, model } = await openJudging(date)
    expect(await judge('granite')).toEqual({ ...NO_MATCH, source: 'ai' })
    expect(await judge('granite')).toEqual({ ...NO_MATCH, source: 'judged' })
    expect(model.asked).toHaveLength(1)
  })

  test('a verdict serves everyone, though a found item is no match for its finder', async () => {
    const { judge, model } = await openJudging(date)
    expect(await judge('amber stone', ['Amber'])).toEqual({ ...NO_MATCH, source: 'ai' })
    expect(model.asked[0]?.data.items).toHaveLength(10)
    expect(await judge('amber stone')).toEqual({ ...AMBER, source: 'judged' })
  })

  test('a verdict on one list is not used for another', async () => {
    const { judge, send, db, model } = await openJudging(date)
    await judge('amber stone')
    const other = await putList(db, newDate().replace('20', '19'))
    expect(await (await send('amber stone', [], other.id)).json()).toMatchObject({ source: 'ai' })
    expect(model.asked).toHaveLength(4)
  })

  test('the second question hides the item among others, under new numbers', async () => {
    const { judge, model } = await openJudging(date)
    await judge('amber stone')
    const pairs = model.asked[1]?.data.pairs as { number: number; one: string; other: string }[]
    expect(pairs).toHaveLength(4)
    expect(new Set(pairs.map(({ other }) => other)).size).toBe(4)
    expect(pairs.map(({ other }) => other)).toContain('Amber')
    for (const { number, one } of pairs) {
      expect(number).toBeGreaterThanOrEqual(100)
      expect(one).toBe('amber stone')
    }
  })

  test('thirty identical guesses at once cost one judgement', async () => {
    const { judge, model } = await openJudging(date)
    const answers = await Promise.all(Array.from({ length: 30 }, () => judge('amber stone')))
    expect(answers.filter(({ matched }) => matched)).toHaveLength(30)
    expect(model.asked).toHaveLength(2)
  })
})

describe('promise 10: a failing AI costs only the AI’s help', () => {
  test.each(['429', '500', '401', 'empty', 'cut-off', 'prose', 'huge', 'no-number', 'out-of-range'])(
    'an answer of the kind %s is no match, and is not kept',
    async (scenario) => {
      const { judge, model, db, list } = await openJudging(date)
      model.always(scenario)
      expect(await judge('amber stone')).toEqual({ ...NO_MATCH, source: 'none', error: 'request-failed' })
      expect(await db.select().from(judgedGuesses).where(eq(judgedGuesses.list_id, list.id))).toEqual([])
      expect(await judge('Amber')).toEqual({ ...AMBER, source: 'exact' })
      model.always('well')
      expect(await judge('amber stone')).toEqual({ ...AMBER, source: 'ai' })
    },
  )

  test('a failed second question is no match, and is not kept', async () => {
    const { judge, model } = await openJudging(date)
    model.next('well', '500')
    expect(await judge('amber stone')).toMatchObject({ matched: false, error: 'request-failed' })
    expect(await judge('amber stone')).toEqual({ ...AMBER, source: 'ai' })
  })

  test.each([1, 2])('a model slow at question %i gives a 504 after 8 s', async (at) => {
    const { send, judge, model, world } = await openJudging(date)
    model.next(...Array<string>(at - 1).fill('well'), 'slow')
    const { fetch } = world
    let asking = 0
    world.fetch = (address, init) => {
      asking++
      return fetch(address, init).finally(() => asking--)
    }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      let isOver = false
      const first = send('amber stone').finally(() => {
        isOver = true
      })
      await until(() => model.asked.length === at)
      const timers = vi.getTimerCount()
      const second = send('amber stone')
      await until(() => vi.getTimerCount() > timers)
      let waited = 0
      await until(() => {
        // Time passes only during a call to the model, not while the first guess waits for the database.
        if (asking > 0) {
          vi.advanceTimersByTime(100)
          waited += 100
        }
        return isOver
      })
      const one = await first
      expect(one.status).toBe(504)
      expect(await one.json()).toEqual({ matched: false, error: 'AI timeout' })
      expect(waited).toBeGreaterThanOrEqual(8_000)
      expect(waited).toBeLessThan(10_000)
      let isOtherOver = false
      const other = second.finally(() => {
        isOtherOver = true
      })
      await until(() => {
        vi.advanceTimersByTime(100)
        return isOtherOver
      })
      expect((await (await other).json()) as object).toMatchObject({ matched: false })
    } finally {
      vi.useRealTimers()
    }
    expect(await judge('Amber')).toEqual({ ...AMBER, source: 'exact' })
    expect(await judge('amber stone')).toEqual({ ...AMBER, source: 'ai' })
  })

  test('a guess waiting for its twin gives up by the clock, however slow the database', async () => {
    const { send, db, list, world } = await openJudging(date)
    const start = world.now()
    await db
      .insert(judgedGuesses)
      .values({ list_id: list.id, guess: 'amber stone', item: null, asking_until: start + 600_000 })
    let reads = 0
    world.now = () => start + 1_500 * reads++
    const before = performance.now()
    expect((await send('amber stone')).status).toBe(504)
    expect(performance.now() - before).toBeLessThan(JUDGING_TIMEOUT)
  })

  test('a guess whose asker died is asked by the next one after a while', async () => {
    const { judge, model, db, list, world } = await openJudging(date)
    const asking = { list_id: list.id, guess: 'amber stone', item: null, asking_until: world.now() + 16_000 }
    await db.insert(judgedGuesses).values(asking)
    world.set(world.now() + 16_001)
    expect(await judge('amber stone')).toEqual({ ...AMBER, source: 'ai' })
    expect(model.asked).toHaveLength(2)
  })
})

describe('the request', () => {
  test('is the same 404 for a later, an unknown and a malformed list', async () => {
    const { send, db, model } = await openJudging(date)
    const later = await putList(db, newDate().replace('20', '21'))
    for (const id of [later.id, crypto.randomUUID(), 'x']) {
      const { code } = await readError(await send('amber stone', [], id), 404)
      expect(code).toBe('not-found')
    }
    expect(model.asked).toEqual([])
  })

  test.each([
    ['blank', { guess: ' ', guessed_items: [] }],
    ['too long', { guess: 'x'.repeat(101), guessed_items: [] }],
    ['no text', { guess: 5, guessed_items: [] }],
    ['without names', { guess: 'x' }],
    ['with names that are none', { guess: 'x', guessed_items: [1] }],
  ])('is a 400: %s', async (_, body) => {
    const { post, list } = await openJudging(date)
    await readError(await post(`/api/lists/${list.id}/ai-validate-guess`, body), 400)
  })

  test('is never cached', async () => {
    const { send } = await openJudging(date)
    expect((await send('Amber')).headers.get('Cache-Control')).toBe('no-store')
  })
})
