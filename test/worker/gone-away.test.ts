import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createApp } from '../../worker/app.ts'
import { judgedGuesses } from '../../worker/db/schema/guesses.ts'
import { dailyGames } from '../../worker/db/schema/schedule.ts'
import type { World } from '../../worker/env.ts'
import { ADMINS } from '../support/admin.ts'
import { openContested } from '../support/contested.ts'
import { openJudging } from '../support/judging.ts'
import { makeResult } from '../support/lists.ts'
import { keepLog } from '../support/logged.ts'
import { bearer } from '../support/tokens.ts'
import { beforeBatches } from '../support/troubled-database.ts'

keepLog()

/**
 * Sends a request whose sender goes away once the model is asked, and lets the worker finish the work it has
 * registered.
 */
async function sendAndLeave(app: Awaited<ReturnType<typeof openJudging>>, path: string, body: object, headers = {}) {
  const { fetch } = app.world
  await sendAndLeaveAt(app, path, body, headers, (pause) => {
    app.world.fetch = async (address, init) => {
      if (init?.method === 'POST') await pause()
      return fetch(address, init)
    }
  })
}

/** Same as sendAndLeave, but the sender goes away when the worker calls the function that `arrange` gets. */
async function sendAndLeaveAt(
  app: { world: World; env: Env },
  path: string,
  body: object,
  headers: Record<string, string>,
  arrange: (pause: () => Promise<void>) => void,
) {
  const [asked, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  arrange(() => {
    asked.resolve()
    return gone.promise
  })
  const context = createExecutionContext()
  const leaving = new AbortController()
  const request = new Request(`https://topple.test${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: leaving.signal,
  })
  void Promise.resolve(createApp(app.world).fetch(request, app.env, context)).catch(() => null)
  await asked.promise
  leaving.abort()
  // From here on only the work registered with waitUntil is awaited.
  const ended = waitOnExecutionContext(context)
  gone.resolve()
  await ended
}

describe('when the caller leaves while a model is asked', () => {
  test('the verdict for a player is kept for the next one', async () => {
    const app = await openJudging('2031-03-01')
    const body = { guess: 'amber stone', guessed_items: [] }
    await sendAndLeave(app, `/api/lists/${app.list.id}/ai-validate-guess`, body)
    const kept = await app.db.select().from(judgedGuesses).where(eq(judgedGuesses.list_id, app.list.id))
    expect(kept).toMatchObject([{ guess: 'amber stone', item: 0, asking_until: null }])
    expect(await app.judge('amber stone')).toMatchObject({ matched: true, source: 'judged' })
  })

  test('the list of an admin still gets its date', async () => {
    const app = await openJudging('2031-03-02', {}, ADMINS)
    const body = { topic: 'the sea', game_date: '2031-03-09', is_ranked: true }
    await sendAndLeave(app, '/api/admin/generate-list', body, await bearer(app.world, 'ann'))
    expect(await app.db.select().from(dailyGames).where(eq(dailyGames.date, '2031-03-09'))).toHaveLength(1)
  })
})

test('an acceptance is completed and credited even if the admin leaves meanwhile', async () => {
  const day = await openContested()
  await day.send('paul', makeResult(day.list, 2, { total_guesses: 3, refused_guesses: ['granite'] }))
  await day.contest('granite')
  const id = await day.onlyId()
  let reach = async () => {}
  const DB = beforeBatches(env.DB, () => reach())
  const headers = await bearer(day.world, 'ann')
  const app = { world: day.world, env: { ...day.env, DB } }
  await sendAndLeaveAt(app, `/api/admin/contested-guesses/${id}/accept`, { position: 10 }, headers, (pause) => {
    reach = pause
  })
  expect((await day.page()).data).toEqual([])
  expect(await day.statisticsOf('paul')).toMatchObject({ average_score: 30 })
})
