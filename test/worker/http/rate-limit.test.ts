import { describe, expect, test } from 'vitest'
import { readError } from '../../support/answers.ts'
import { openApp } from '../../support/app.ts'

type Send = (address: string) => Promise<Response>

const sendFeedback: Send = (address) =>
  openApp().post('/api/submit-feedback', { text: 'Good' }, { 'cf-connecting-ip': address })
const sendIdea: Send = (address) =>
  openApp().post('/api/submit-list-idea', { idea: 'Rivers' }, { 'cf-connecting-ip': address })
const sendResult: Send = (address) => openApp().post('/api/game-completion', {}, { 'cf-connecting-ip': address })
const sendGuess: Send = (address) =>
  openApp().post('/api/lists/x/ai-validate-guess', { guess: 'a', guessed_items: [] }, { 'cf-connecting-ip': address })
const sendContest: Send = (address) =>
  openApp().post(
    '/api/lists/x/contest-guess',
    { guess: 'a', play_id: crypto.randomUUID() },
    { 'cf-connecting-ip': address },
  )

let addresses = 0
const newAddress = () => `198.51.100.${++addresses}`

/** Limits count by clock minute: repeats `run` if a new minute began during it. */
async function withinOneMinute<T>(run: () => Promise<T>): Promise<T> {
  const minute = () => Math.floor(Date.now() / 60_000)
  for (;;) {
    const before = minute()
    const outcome = await run()
    if (minute() === before) return outcome
  }
}

async function statusesOf(sends: (() => Promise<Response>)[]): Promise<number[]> {
  const statuses: number[] = []
  for (const send of sends) statuses.push((await send()).status)
  return statuses
}

test.each([
  ['feedback', sendFeedback, 20, 200],
  ['list ideas', sendIdea, 20, 200],
  ['results', sendResult, 120, 400],
  ['judged guesses', sendGuess, 60, 404],
  ['contested guesses', sendContest, 10, 404],
] as const)('one address is limited per minute: %s', async (_, send, limit, status) => {
  const statuses = await withinOneMinute(() => {
    const address = newAddress()
    return statusesOf(Array.from({ length: limit + 2 }, () => () => send(address)))
  })
  expect(statuses).toEqual([...Array(limit).fill(status), 429, 429])
})

test('beyond the limit an address is told when to retry, and others stay free', async () => {
  const [refused, free] = await withinOneMinute(async () => {
    const address = newAddress()
    for (let sent = 0; sent < 20; sent++) await sendFeedback(address)
    return [await sendFeedback(address), await sendFeedback(newAddress())] as const
  })
  const { error, code } = await readError(refused, 429)
  expect(code).toBe('too-many-requests')
  expect(error).toMatch(/wait a minute/)
  expect(refused.headers.get('Retry-After')).toBe('60')
  expect(free.status).toBe(200)
})

test('both forms share one limit, and results have their own', async () => {
  const statuses = await withinOneMinute(() => {
    const address = newAddress()
    const forms = Array.from({ length: 20 }, (_, at) => () => (at % 2 ? sendIdea : sendFeedback)(address))
    return statusesOf([...forms, () => sendIdea(address), () => sendFeedback(address), () => sendResult(address)])
  })
  expect(statuses.slice(-3)).toEqual([429, 429, 400])
})

test('judging and contesting guesses have separate limits', async () => {
  const statuses = await withinOneMinute(() => {
    const address = newAddress()
    const contests = Array.from({ length: 11 }, () => () => sendContest(address))
    return statusesOf([...contests, () => sendGuess(address)])
  })
  expect(statuses.slice(-2)).toEqual([429, 404])
})

test('reading is never limited, even after a form is refused', async () => {
  const statuses = await withinOneMinute(() => {
    const address = newAddress()
    const headers = { 'cf-connecting-ip': address }
    const forms = Array.from({ length: 21 }, () => () => sendFeedback(address))
    return statusesOf([...forms, () => openApp().request('/api/health', { headers })])
  })
  expect(statuses.slice(-2)).toEqual([429, 200])
})

describe('an IPv6 subscriber is counted by /64', () => {
  /** The status of one request from `other` after `address` has used up its minute. */
  const oneMoreAfterAll = (address: string, other: string) =>
    withinOneMinute(async () => {
      for (let sent = 0; sent < 20; sent++) await sendFeedback(address)
      return (await sendFeedback(other)).status
    })

  test.each([
    ['2001:db8:1::1', '2001:db8:1::2'],
    ['2001:db8:2:0:1:2:3:4', '2001:db8:2::ffff:1'],
    ['2001:db8:3:8:1:2:3:4', '2001:db8:3:8:ffff::1'],
    ['2001:db8:4:8::', '2001:db8:4:8:a:b:c:d'],
    ['2001::5:1:2:3:4', '2001:0:0:5:9:9:9:9'],
  ])('%s and %s count as one', async (one, other) => {
    expect(await oneMoreAfterAll(one, other)).toBe(429)
  })

  test.each([
    ['2001:db8:5:8:1:2:3:4', '2001:db8:5:9:1:2:3:4'],
    ['2001:db8:6::1', '2001:db8:6:1::1'],
    ['2002::7:1:2:3:4', '2002::8:1:2:3:4'],
  ])('%s and %s count as two', async (one, other) => {
    expect(await oneMoreAfterAll(one, other)).toBe(200)
  })
})
