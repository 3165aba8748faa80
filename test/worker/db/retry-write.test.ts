import { env } from 'cloudflare:workers'
import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../../worker/db/open.ts'
import { retryWrite } from '../../../worker/db/retry-write.ts'
import { leases } from '../../../worker/db/schema/generation.ts'
import { losingConnection } from '../../support/troubled-database.ts'

/** An error as D1 throws it. */
const ofD1 = (words: string) => new Error(`D1_ERROR: ${words}`, { cause: new Error(words) })

/** Runs a write whose first tries throw `errors`, one after another. Returns the number of tries and the outcome. */
async function written(...errors: unknown[]) {
  let tries = 0
  const outcome = await retryWrite(async () => {
    if (tries++ < errors.length) throw errors[tries - 1]
    return 'done'
  }).catch((error: unknown) => error)
  return { tries, outcome }
}

describe('a write', () => {
  test('that succeeds is done once', async () => {
    expect(await written()).toEqual({ tries: 1, outcome: 'done' })
  })

  test.each([
    'Network connection lost.',
    'Internal error in D1 DB storage caused object to be reset.',
    'Internal error while starting up D1 DB storage caused object to be reset.',
    'D1 DB reset because its code was updated.',
    'Cannot resolve D1 DB due to transient issue on remote node.',
  ])('is retried after a transient D1 error: %s', async (words) => {
    expect(await written(ofD1(words))).toEqual({ tries: 2, outcome: 'done' })
    expect(await written(new DrizzleQueryError('insert', [], ofD1(words)))).toEqual({ tries: 2, outcome: 'done' })
  })

  test('is tried at most three times, with pauses', async () => {
    const errors = [1, 2, 3].map(() => ofD1('Network connection lost.'))
    const start = performance.now()
    expect(await written(...errors)).toEqual({ tries: 3, outcome: errors[2] })
    const took = performance.now() - start
    expect(took).toBeGreaterThan(140)
  })

  test.each([
    'UNIQUE constraint failed: lists.id: SQLITE_CONSTRAINT',
    'NOT NULL constraint failed: audit.action: SQLITE_CONSTRAINT',
    'D1 DB is overloaded. Too many requests queued.',
    'D1 DB storage operation exceeded timeout which caused object to be reset.',
    'no such table: lists: SQLITE_ERROR',
  ])('is not retried after any other error: %s', async (words) => {
    const error = ofD1(words)
    expect(await written(error)).toEqual({ tries: 1, outcome: error })
  })

  test('is not retried because a bound value reads like a transient error', async () => {
    const error = new DrizzleQueryError('insert', ['Network connection lost.'], ofD1('no such table: lists'))
    expect(await written(error)).toEqual({ tries: 1, outcome: error })
    expect(await written('Network connection lost.')).toEqual({ tries: 1, outcome: 'Network connection lost.' })
  })
})

test('the transient failure of a real statement is recognised inside its wrapper', async () => {
  const { DB, tries } = losingConnection(env.DB, 'insert into "leases"', { isApplied: true })
  const db = openDatabase(DB, 'first-primary')
  await retryWrite(() => db.insert(leases).values({ name: 'retried', holder: 'one', until: 1 }).onConflictDoNothing())
  expect(tries()).toBe(2)
  expect(await db.$count(leases)).toBe(1)
})
