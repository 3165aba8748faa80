import { expect, test } from 'vitest'
import type { FailureReason } from '../../../worker/ai/ask-model.ts'
import { isBreakerOpen, noteAnswer, takeProbe } from '../../../worker/guesses/circuit-breaker.ts'
import { makeWorld } from '../../support/app.ts'
import { openJudging } from '../../support/judging.ts'
import { putList } from '../../support/lists.ts'
import { keepLog } from '../../support/logged.ts'

keepLog()

let years = 2030
/** A new date for each test: they share a database. */
const newDate = () => `${years++}-03-15`

const FAILED = { matched: false, source: 'none', error: 'request-failed' }
const SECOND = 1_000

/** A deployment whose model is down, after three guesses that have found that out. */
async function openDown(bindings: Partial<Env> = {}) {
  const today = newDate()
  const app = await openJudging(today, {}, bindings)
  app.model.always('500')
  for (const guess of ['granite', 'marble', 'slate']) expect(await app.judge(guess)).toEqual(FAILED)
  const wait = (milliseconds: number) => app.world.set(app.world.now() + milliseconds)
  return { ...app, today, wait }
}

test('three failures in a row stop all questions for 30 s, but not local matching', async () => {
  const { judge, model, charged, wait } = await openDown()
  const before = await charged()
  wait(29 * SECOND)
  for (const guess of ['amber stone', 'granite', 'chalk']) expect(await judge(guess)).toEqual(FAILED)
  expect(model.asked).toHaveLength(3)
  expect(await charged()).toBe(before)
  expect(await judge('Amber')).toMatchObject({ matched: true, source: 'exact' })
})

test('one guess tries the model after 30 s, and its failure starts the wait anew', async () => {
  const { judge, model, wait } = await openDown()
  wait(30 * SECOND)
  expect(await Promise.all(['chalk', 'gneiss', 'tuff'].map((guess) => judge(guess)))).toEqual([FAILED, FAILED, FAILED])
  expect(model.asked).toHaveLength(4)
  wait(29 * SECOND)
  expect(await judge('schist')).toEqual(FAILED)
  expect(model.asked).toHaveLength(4)
})

test('a guess on a list without questions left leaves the trial to the next', async () => {
  const { judge, send, model, wait, db, today } = await openDown({ AI_QUESTIONS_A_DAY_OF_LIST: '3' })
  const other = await putList(db, today.replace('20', '19'))
  wait(30 * SECOND)
  expect(await judge('chalk')).toEqual({ matched: false, source: 'none' })
  model.always('well')
  expect(await (await send('amber stone', [], other.id)).json()).toMatchObject({ matched: true, source: 'ai' })
})

test.each(['401', '402', '403'])(
  'a service that refuses the key or wants payment (%s) counts as down',
  async (status) => {
    const { judge, model } = await openJudging(newDate())
    model.always(status)
    for (const guess of ['granite', 'marble', 'slate', 'chalk']) expect(await judge(guess)).toEqual(FAILED)
    expect(model.asked).toHaveLength(3)
  },
)

test('everyone asks again once the model answers', async () => {
  const { judge, model, wait } = await openDown()
  wait(30 * SECOND)
  model.always('well')
  expect(await judge('amber stone')).toMatchObject({ matched: true, source: 'ai' })
  expect(await judge('granite')).toEqual({ matched: false, source: 'ai' })
})

test('earlier verdicts still count while the model is down', async () => {
  const { judge, model } = await openJudging(newDate())
  await judge('amber stone')
  model.always('500')
  for (const guess of ['granite', 'marble', 'slate', 'chalk']) expect(await judge(guess)).toEqual(FAILED)
  expect(await judge('amber stone')).toMatchObject({ matched: true, source: 'judged' })
})

const failed = (reason: FailureReason) => ({ outcome: 'failed', reason }) as const

test.each([
  [{ outcome: 'timeout' } as const, false],
  [failed('service-error'), false],
  [failed('rate-limited'), false],
  [failed('unreachable'), false],
  [failed('no-access'), false],
  [failed('unreadable'), true],
  [failed('refused'), true],
  [failed('too-large'), true],
])('after three of %j the model is asked again: %j', (answer, isAsked) => {
  const world = makeWorld()
  for (const _ of [1, 2]) noteAnswer(world, answer)
  expect(takeProbe(world)).toBe(true)
  noteAnswer(world, answer)
  expect(isBreakerOpen(world)).toBe(!isAsked)
  expect(takeProbe(world)).toBe(isAsked)
})

test('two failures, an answer and a third failure are not three in a row', () => {
  const world = makeWorld()
  for (const _ of [1, 2]) noteAnswer(world, { outcome: 'timeout' })
  noteAnswer(world, { outcome: 'answer', value: {} })
  noteAnswer(world, { outcome: 'timeout' })
  expect(takeProbe(world)).toBe(true)
})
