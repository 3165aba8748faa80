import { sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../../../worker/db/open.ts'
import { forLog } from '../../../worker/http/errors.ts'
import { makeWorld, openApp } from '../../support/app.ts'
import { brokenDatabase, SECRET } from '../../support/troubled-database.ts'

const UID = 'player-8c1f'
const EMAIL = 'someone@example.com'

afterEach(() => vi.restoreAllMocks())

/** The failure of a real statement with a player's id and address bound to it. */
async function failedStatement(): Promise<unknown> {
  const db = openDatabase(openApp().env.DB, 'first-primary')
  return db.run(sql`INSERT INTO no_such_table (uid, email) VALUES (${UID}, ${EMAIL})`).then(
    () => null,
    (error: unknown) => error,
  )
}

test('a failed statement is logged with its text but without its bound values', async () => {
  const error = await failedStatement()
  expect(String(error)).toContain(EMAIL)
  const logged = forLog(error)
  expect(logged).toMatchObject({
    name: 'DrizzleQueryError',
    error: expect.stringContaining('no such table: no_such_table'),
    statement: 'INSERT INTO no_such_table (uid, email) VALUES (?, ?)',
    stack: expect.stringMatching(/^ +at /),
  })
  expect(JSON.stringify(logged)).not.toContain(UID)
  expect(JSON.stringify(logged)).not.toContain(EMAIL)
})

test('any other failure is logged with its name, message and stack', () => {
  const logged = forLog(new TypeError('no such thing'))
  expect(logged).toMatchObject({
    name: 'TypeError',
    error: 'no such thing',
    stack: expect.stringContaining('errors.test'),
  })
  expect(forLog('thrown as it is')).toEqual({ error: 'thrown as it is' })
})

test.each([
  ['/api/lists/some-list', 'request-failed'],
  ['/', 'daily-page-failed'],
])('a request for %s that fails without a database is logged', async (path, event) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const answer = await openApp(makeWorld(), { DB: brokenDatabase() }).request(path)
  const entry = JSON.parse(log.mock.calls[0]?.[0])
  expect(entry).toMatchObject({ event, error: expect.stringContaining(SECRET) })
  if (event === 'request-failed') {
    const { request_id } = (await answer.json()) as { request_id: string }
    expect(entry).toMatchObject({ request_id, path })
  }
})
