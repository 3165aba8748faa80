import { expect, test } from 'vitest'
import { makeTokenSync } from '../../../client/identity/token-sync.ts'

const NOW = Date.UTC(2026, 10, 21)

function trial(outcome: () => Promise<unknown> = async () => null) {
  const sent: { address: string; method?: string; bearer: string | null }[] = []
  const sync = makeTokenSync('https://sync.example.com/session', {
    now: () => NOW,
    fetch: (address, { method, headers }) => {
      sent.push({ address, method, bearer: new Headers(headers).get('authorization') })
      return outcome()
    },
  })
  return { sent, sync }
}

const fresh = (text: string) => ({ text, issued: NOW })
const POSTED = { address: 'https://sync.example.com/session', method: 'POST', bearer: 'Bearer one' }

test('a new token is posted once, with the token as the bearer', async () => {
  const { sent, sync } = trial()
  await sync(fresh('one'))
  await sync(fresh('one'))
  expect(sent).toEqual([POSTED])
  await sync(fresh('two'))
  expect(sent).toHaveLength(2)
})

test.each([
  [300_000, 1],
  [300_001, 0],
])('a token that is %i ms old is posted %i times', async (age, times) => {
  const { sent, sync } = trial()
  await sync({ text: 'one', issued: NOW - age })
  expect(sent).toHaveLength(times)
})

test('the end is reported by DELETE even after a token too old to post', async () => {
  const { sent, sync } = trial()
  await sync({ text: 'one', issued: 0 })
  await sync(null)
  expect(sent).toEqual([{ ...POSTED, method: 'DELETE', bearer: null }])
  await sync(fresh('one'))
  expect(sent.at(-1)).toEqual(POSTED)
})

test('an unreachable address raises no error', async () => {
  const { sync } = trial(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(sync(fresh('one'))).resolves.toBeUndefined()
})
