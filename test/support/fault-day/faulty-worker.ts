import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import * as z from 'zod/mini'
import { errorBody } from '#shared/contract/common.ts'
import { createApp } from '../../../worker/app.ts'
import { runCron } from '../../../worker/cron.ts'
import { GOOGLE_KEYS, type World } from '../../../worker/env.ts'
import { cachedFirst } from '../../../worker/http/response-cache.ts'
import { ADMINS } from '../admin.ts'
import { WITH_MODEL } from '../language-model.ts'
import { makeSource, PROJECT } from '../tokens.ts'
import { aroundCalls, LOST } from '../troubled-database.ts'
import type { Clock } from './clock.ts'
import type { Dice } from './dice.ts'
import { makeFaultyModel } from './faulty-model.ts'

const D1_FAILS = 0.02
/** The share of the server's answers that get lost. */
const ANSWERS_LOST = 0.02
/** Isolates of the worker, each with its own caches. */
const ISOLATES = 2
/** Milliseconds. */
const CALL_TAKES_MOST = 40

const RESET = 'D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.'
/** The worker does not retry the last one. */
const D1_SAYS = [LOST, RESET, 'D1_ERROR: D1 DB is overloaded. Requests queued for too long.']

/** `status` is 0 if the answer was lost; `answered` is the server's status. Times in UTC, ms. */
export type Reply = { status: number; answered: number; body: unknown; began: number; ended: number }

export type FaultyWorker = ReturnType<typeof openFaultyWorker>

export function openFaultyWorker(dice: Dice, clock: Clock) {
  const model = makeFaultyModel(dice.fork('model'))
  const tally = {
    requests: 0,
    lost: 0,
    d1_calls: 0,
    d1_failed_before: 0,
    d1_failed_after: 0,
    cron_runs: 0,
    cron_failed: 0,
  }
  const statuses: Record<number, number> = {}
  const problems: string[] = []
  const waiting = new Set<{ due: number; go: () => void }>()
  let isWell = false

  const bound: Env = {
    ...env,
    ...WITH_MODEL,
    ...ADMINS,
    IDENTITY_PROJECT: PROJECT,
    VERSION: { id: `fault-day-${crypto.randomUUID()}`, tag: '', timestamp: '' },
  }
  const isolates = Array.from({ length: ISOLATES }, (_, number) => {
    const keys = makeSource()
    const world: World = {
      now: clock.now,
      dice: dice.fork(`isolate ${number}`).next,
      fetch: (address, init) => (address === GOOGLE_KEYS ? keys.fetch(address, init) : model.fetch(address, init)),
    }
    return { world, fetch: cachedFirst(world, createApp(world)) }
  })
  const anyIsolate = (own: Dice) => isolates[own.whole(ISOLATES)] as (typeof isolates)[number]

  /** The database of one request: its failures do not depend on other requests under way. */
  function databaseOf(name: string, own: Dice) {
    const seen = { failures: 0 }
    const DB = aroundCalls(env.DB, async (call, query) => {
      tally.d1_calls++
      for (const { due, go } of waiting) if (due <= tally.d1_calls) go()
      clock.pass(own.whole(CALL_TAKES_MOST))
      const fails = !isWell && own.chance(D1_FAILS)
      const isBefore = fails && own.chance(0.5)
      if (fails) seen.failures++
      if (isBefore) {
        tally.d1_failed_before++
        throw new Error(own.pick(D1_SAYS))
      }
      const answer = await call().catch((error: Error) => {
        // A violated constraint is how the worker learns that another was first.
        if (!error.message.includes('constraint failed')) problems.push(`${name}: ${error.message} in ${query}`)
        throw error
      })
      if (!fails) return answer
      tally.d1_failed_after++
      throw new Error(own.pick(D1_SAYS.slice(0, 2)))
    })
    return { DB, seen }
  }

  /** `name` is unique: the sender and the number of the request. */
  async function ask(name: string, method: string, path: string, headers: HeadersInit, body?: unknown): Promise<Reply> {
    const own = dice.fork(name)
    const told = `${name}: ${method} ${path}`
    const { DB, seen } = databaseOf(told, own)
    const context = createExecutionContext()
    const request = new Request(`https://topple.test${path}`, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    tally.requests++
    const began = clock.now()
    try {
      const answer = await anyIsolate(own).fetch(request, { ...bound, DB }, context)
      const text = await answer.text()
      const ended = clock.now()
      await waitOnExecutionContext(context)
      const { status } = answer
      statuses[status] = (statuses[status] ?? 0) + 1
      const json: unknown = JSON.parse(text)
      const fault = faultOf(status, json, seen.failures)
      if (fault) problems.push(`${told}: ${status}, ${fault}: ${text.slice(0, 300)}`)
      const isLost = !isWell && own.chance(ANSWERS_LOST)
      if (isLost) tally.lost++
      return { status: isLost ? 0 : status, answered: status, body: json, began, ended }
    } catch (error) {
      problems.push(`${told} threw ${error}`)
      return { status: 0, answered: 0, body: null, began, ended: clock.now() }
    }
  }

  async function cron(name: string): Promise<void> {
    const own = dice.fork(name)
    const { DB, seen } = databaseOf(name, own)
    tally.cron_runs++
    await runCron('7 * * * *', { ...bound, DB }, anyIsolate(own).world).catch((error) => {
      tally.cron_failed++
      if (seen.failures === 0) problems.push(`${name} threw ${error}`)
    })
  }

  /** Resolves when so many more calls of the database have begun. */
  const afterCalls = (calls: number): Promise<void> =>
    new Promise((resolve) => {
      const one = {
        due: tally.d1_calls + calls,
        go: () => {
          waiting.delete(one)
          resolve()
        },
      }
      waiting.add(one)
    })

  const heal = () => {
    isWell = true
  }
  return {
    ask,
    cron,
    afterCalls,
    heal,
    world: isolates[0]?.world as World,
    problems,
    tally,
    statuses,
    model: model.tally,
  }
}

const oneShape = z.strictObject(errorBody.shape)
const judgedTooLate = z.strictObject({ matched: z.literal(false), error: z.literal('AI timeout') })

/** Null for an allowed answer. */
function faultOf(status: number, body: unknown, failures: number): string | null {
  if (status < 400) return null
  if (status === 504 && judgedTooLate.safeParse(body).success) return null
  if (!oneShape.safeParse(body).success) return 'not the one shape of a failure'
  if (status === 503) return failures > 0 ? null : 'although its database did not fail'
  return status === 500 ? 'unhandled' : null
}
