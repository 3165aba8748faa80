import { afterEach, expect, test, vi } from 'vitest'
import { validateGuess } from '../../../client/api/game.ts'

afterEach(() => vi.unstubAllGlobals())

test('a 504 without JSON is the backend that timed out', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Gateway Timeout</h1>', { status: 504 }))
  const answer = await validateGuess('list', 'guess', [], new AbortController().signal)
  expect(answer).toEqual({ matched: false, error: 'backend-timeout' })
})
