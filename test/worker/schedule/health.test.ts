import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { read, readError } from '../../support/answers.ts'
import { makeWorld, openApp } from '../../support/app.ts'
import { putList } from '../../support/lists.ts'
import { brokenDatabase } from '../../support/troubled-database.ts'

const health = z.strictObject({ status: z.string(), version: z.string(), today: z.string(), days_ahead: z.int() })

test('health gives the version, the Eastern date and the number of filled days ahead', async () => {
  const { request, db, env, world } = openApp()
  const ask = async () => read(await request('/api/health'), health)
  world.set('2026-11-21T04:59:59Z')
  expect(await ask()).toEqual({ status: 'ok', version: env.VERSION.id, today: '2026-11-20', days_ahead: 0 })

  for (const date of ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-24']) await putList(db, date)
  expect(await ask()).toMatchObject({ today: '2026-11-20', days_ahead: 2 })
  world.set('2026-11-21T05:00:00Z')
  expect(await ask()).toMatchObject({ today: '2026-11-21', days_ahead: 1 })
  expect((await request('/api/health')).headers.get('Cache-Control')).toBe('no-store')
})

test('health is a 503 with Retry-After while the database cannot be read', async () => {
  const { request } = openApp(makeWorld(), { DB: brokenDatabase() })
  const answer = await request('/api/health')
  expect(answer.headers.get('Retry-After')).toBe('30')
  const { error, code } = await readError(answer, 503)
  expect(code).toBe('database-unavailable')
  expect(error).toBe('The database cannot be read right now.')
})
