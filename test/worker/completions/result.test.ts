import { beforeAll, describe, expect, test } from 'vitest'
import { completionResponse } from '#shared/contract/completions.ts'
import type { List } from '#shared/contract/game.ts'
import { guestResults, resultCounts } from '../../../worker/db/schema/results.ts'
import { read, readError } from '../../support/answers.ts'
import { makeResult, openDay } from '../../support/lists.ts'

type Day = Awaited<ReturnType<typeof openDay>>
let ranked: Day
let unranked: Day

beforeAll(async () => {
  ranked = await openDay('2026-11-20')
  unranked = await openDay('2026-11-21', { is_ranked: false })
})

/** Sends a result with three found items and any changes, valid or not. */
const send = ({ post, list }: Day, parts: Record<string, unknown>) =>
  post('/api/game-completion', { ...makeResult(list), ...parts })

const namesOf = (list: List, count: number) => list.items.slice(0, count).map((item) => item.name)

describe('an impossible result is refused with a sentence', () => {
  test.each([
    ['an item that is not in the list', { items_guessed: ['Amber', 'Rose'] }, 'A guessed item is not on this list.'],
    ['a name in other letters', { items_guessed: ['amber'] }, 'A guessed item is not on this list.'],
    ['an empty name', { items_guessed: [''] }, 'A guessed item is not on this list.'],
    ['a name that every object has', { items_guessed: ['constructor'] }, 'A guessed item is not on this list.'],
    ['an item named twice', { items_guessed: ['Amber', 'Basil', 'Amber'] }, 'An item appears twice.'],
    ['fewer guesses than items', { total_guesses: 2 }, 'That many guesses are not possible in this game.'],
    ['more wrong guesses than there are', { total_guesses: 14 }, 'That many guesses are not possible in this game.'],
    ['more hints than letters and clues', { hints_used: 200 }, 'That many hints are not possible in this game.'],
  ])('%s', async (_, parts, sentence) => {
    const { error, code } = await readError(await send(ranked, parts), 400)
    expect([error, code]).toEqual([sentence, 'bad-request'])
  })

  test('more items than an unranked game has slots', async () => {
    const answer = await send(unranked, { items_guessed: namesOf(unranked.list, 7), total_guesses: 7 })
    expect((await readError(answer, 400)).error).toBe('There are more guessed items than slots.')
  })

  test('more items than a list has', async () => {
    const items_guessed = [...namesOf(ranked.list, 10), 'Kale']
    await readError(await send(ranked, { items_guessed, total_guesses: 11 }), 400)
  })

  const FIELDS: [string, unknown[]][] = [
    ['hints_used', [-1, 1.5, 1e9, 1e300, '1', null, undefined, [1]]],
    ['total_guesses', [-3, 3.5, 1e9, 2 ** 53, '3', null, undefined]],
    ['items_guessed', [null, undefined, 'Amber', {}, [null], [1], [['Amber']], Array(201).fill('Amber')]],
    ['items_guessed', [['x'.repeat(201)]]],
    ['play_id', [null, undefined, '', 'abc', 5, 'x'.repeat(36), "' OR 1=1 --", `${crypto.randomUUID()}0`]],
    ['list_id', [null, undefined, 5, ['x'], 'x'.repeat(101)]],
    ['game_type', [null, undefined, 'Daily', 'weekly', 1]],
    ['score', ['100', null, [100]]],
    ['refused_guesses', ['a', [5], ['x'.repeat(101)], Array(11).fill('a')]],
  ]
  test.each(FIELDS)('an invalid %s: %j', async (field, values) => {
    for (const value of values) {
      const { error } = await readError(await send(ranked, { [field]: value }), 400)
      expect(error).toMatch(new RegExp(`^The field "${field}(\\.\\d+)?" is missing or not valid\\.$`))
    }
  })

  test('numbers that are valid JSON but not valid counts', async () => {
    const body = JSON.stringify(makeResult(ranked.list))
    for (const number of ['1e999', '-1e999', '0.1e-5', '-0.5']) {
      const absurd = body.replace('"hints_used":0', `"hints_used":${number}`)
      await readError(await ranked.post('/api/game-completion', absurd), 400)
    }
  })

  test('and is not stored', async () => {
    expect(await ranked.db.$count(guestResults)).toBe(0)
    expect(await ranked.db.$count(resultCounts)).toBe(0)
  })
})

describe('a result at the edge of the possible is accepted', () => {
  test.each([
    ['nothing found, nothing guessed: given up at once', 0, { total_guesses: 0 }, 0],
    ['all found with nine wrong guesses', 10, { total_guesses: 19 }, 100],
    ['some found and all guesses used', 3, { total_guesses: 13 }, 30],
    ['every clue and letter taken', 0, { hints_used: 45, total_guesses: 10 }, 0],
  ])('%s', async (_, found, parts, score) => {
    const answer = await ranked.post('/api/game-completion', makeResult(ranked.list, found, parts))
    const { completion } = await read(answer, completionResponse, 201)
    expect(completion).toMatchObject({ score, ...parts })
  })

  test('with any six items of an unranked list, put into list order', async () => {
    const items_guessed = ['Lotus', 'Kale', 'Amber', 'Cedar', 'Dill', 'Basil']
    const answer = await send(unranked, { items_guessed, total_guesses: 6 })
    const { completion } = await read(answer, completionResponse, 201)
    expect(completion.items_guessed).toEqual(['Amber', 'Basil', 'Cedar', 'Dill', 'Kale', 'Lotus'])
    expect(completion.score).toBe(60)
  })

  test('with refused guesses and unknown fields', async () => {
    const parts = { refused_guesses: Array(10).fill('\u202e<b>🎲'.padEnd(100, 'x')), uid: 'someone', completed_at: 1 }
    const { completion } = await read(await send(ranked, parts), completionResponse, 201)
    expect(completion.completed_at).toBe(new Date(ranked.world.now()).toISOString())
  })
})
