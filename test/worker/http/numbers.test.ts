import { describe, expect, test } from 'vitest'
import { openBackOffice } from '../../support/admin.ts'
import { readError } from '../../support/answers.ts'
import { putList } from '../../support/lists.ts'

const { ann, request, db, day } = openBackOffice()

type Ask = (query: string) => Promise<Response>
type Taking = [route: string, name: string, ask: Ask]

/** Every route with a number in its query, and the number's name. */
const TAKING: Taking[] = [
  ...['/lists', '/audit', '/contested-guesses', '/list-ideas', '/feedback'].flatMap((path) =>
    ['page', 'per_page'].map((name): Taking => [`/api/admin${path}`, name, (query) => ann.get(path + query)]),
  ),
  ['/api/library', 'page', (query) => request(`/api/library${query}`)],
  ['/api/lists/{id}/stats', 'score', openStats()],
]

function openStats(): Ask {
  let list: ReturnType<typeof putList> | undefined
  return async (query) => {
    list ??= putList(db, day(-1))
    return request(`/api/lists/${(await list).id}/stats${query}`)
  }
}

const NO_NUMBERS = ['', ' ', '0x10', '1e5', '1e2', ' 7', '7 ', '+7', '-1', '1.0', '٧', '７', '1_0', '7\n', 'NaN', '7,8']
const TOO_GREAT = ['10001', '100000000', '9007199254740991', '9007199254740993', '9'.repeat(400)]

test.each(TAKING)('%s takes digits alone as its %s, up to a bound', async (_, name, ask) => {
  expect((await ask(`?${name}=7`)).status).toBe(200)
  for (const value of [...NO_NUMBERS, ...TOO_GREAT])
    await readError(await ask(`?${name}=${encodeURIComponent(value)}`), 400)
})

test.each(TAKING.filter(([, name]) => name === 'page'))('%s has the last %s that it takes', async (_, __, ask) => {
  for (const size of ['', '&per_page=100'])
    expect(await (await ask(`?page=10000${size}`)).json()).toMatchObject({ data: [], current_page: 10_000 })
})

describe.each(['/contested-guesses', '/list-ideas', '/feedback'])('an entry of %s', (path) => {
  test('is found by digits alone', async () => {
    for (const id of [...NO_NUMBERS, '9'.repeat(400)].filter((text) => text.trim() !== ''))
      await readError(await ann.del(`${path}/${encodeURIComponent(id)}`), 404)
  })
})
