import { afterEach, expect, test, vi } from 'vitest'
import { newPlayId } from '../../../../client/game/saving/play-id.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['over https', {}],
  ['not over https', { randomUUID: undefined }],
])('each play has its own UUID %s', (_, missing) => {
  vi.stubGlobal('crypto', { randomUUID: crypto.randomUUID.bind(crypto), ...missing })
  const ids = new Set(Array.from({ length: 100 }, newPlayId))
  expect(ids.size).toBe(100)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
