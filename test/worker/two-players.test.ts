import { beforeAll, describe, expect, test } from 'vitest'
import type { List } from '#shared/contract/game.ts'
import { makeWorld, openApp } from '../support/app.ts'
import { makeResult, putList } from '../support/lists.ts'
import { signIn } from '../support/players.ts'

const TODAY = '2026-08-20'
const app = openApp(makeWorld(TODAY))
const noor = signIn(app, 'noor')
let today: List
let yesterday: List
let older: List

beforeAll(async () => {
  today = await putList(app.db, TODAY)
  yesterday = await putList(app.db, '2026-08-19')
  older = await putList(app.db, '2026-08-18')
  await noor.record(makeResult(yesterday, 2))
  app.world.set(app.world.now() + 1000)
  await noor.record(makeResult(older, 9, { game_type: 'library', hints_used: 1 }))
})

const READS: [string, () => string][] = [
  ['the completion of a list that both played', () => `/api/lists/${yesterday.id}/completion?game_type=daily`],
  ['the completion of a list that the other played', () => `/api/lists/${today.id}/completion?game_type=daily`],
  ['the library completion', () => `/api/lists/${older.id}/completion`],
  ['statistics', () => '/api/statistics'],
  ['recent games', () => '/api/recent-games'],
  ['the library', () => '/api/library'],
  ['the library of what was played', () => '/api/library?played=yes'],
  ['the library of what was not', () => '/api/library?played=no'],
  ['account data', () => '/api/account/data'],
]

const read = async (player: typeof noor) =>
  Promise.all(READS.map(async ([name, path]) => [name, await (await player.ask(path())).text()] as const))

/** Each write is made by another player with a new name, and leaves its state to the next one. */
const WRITES: [string, (maya: typeof noor) => Promise<unknown>][] = [
  ['a daily result', (maya) => maya.record(makeResult(today, 10))],
  ['a daily result of the same list', (maya) => maya.record(makeResult(yesterday, 10))],
  ['a library result of the same list', (maya) => maya.record(makeResult(older, 10, { game_type: 'library' }))],
  [
    'a result by the same play id',
    async (maya) => {
      const [game] = await noor.recentGames()
      const result = makeResult(older, 1, { game_type: 'library' })
      expect((await maya.send({ ...result, play_id: game?.id ?? '' })).status).toBe(409)
    },
  ],
  ['a result that joins', (maya) => maya.record(makeResult(older, 3, { is_joining: true }))],
  [
    'a result that names the other in every field one could think of',
    (maya) => maya.record(Object.assign(makeResult(yesterday, 5), { uid: 'noor', user_id: 'noor', player: 'noor' })),
  ],
  [
    'the deletion of an account that has results',
    async (maya) => {
      await maya.record(makeResult(today, 4))
      await maya.record(makeResult(older, 4, { game_type: 'library' }))
      expect((await maya.ask('/api/account?uid=noor', 'DELETE')).status).toBe(200)
    },
  ],
]

describe('no player reads or writes the data of another', () => {
  test.each(WRITES)('%s', async (name, write) => {
    const before = await read(noor)
    const maya = signIn(app, `maya of ${name}`)
    await write(maya)
    expect(await read(noor)).toEqual(before)
  })

  test.each(READS)('%s holds nothing of the other player, whatever is asked for', async (_, path) => {
    const stranger = signIn(app, 'stranger')
    const address = path()
    const own = await (await stranger.ask(address)).text()
    for (const more of ['uid=noor', 'user_id=noor', 'sub=noor']) {
      const answer = await stranger.ask(`${address}${address.includes('?') ? '&' : '?'}${more}`)
      expect(await answer.text()).toBe(own)
    }
    const played = await noor.recentGames()
    for (const hidden of ['noor', 'Amber', ...played.map((game) => game.id)]) expect(own).not.toContain(hidden)
  })

  test('players with similar uids stay separate', async () => {
    const [one, other] = [signIn(app, 'noor-'), signIn(app, 'NOOR')]
    await one.record(makeResult(today, 1))
    expect(await other.statistics()).toMatchObject({ games_played: 0 })
    expect(await one.statistics()).toMatchObject({ games_played: 1 })
  })
})
