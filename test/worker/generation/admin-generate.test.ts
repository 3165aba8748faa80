import { beforeEach, describe, expect, test } from 'vitest'
import { adminListResponse, aiModels, auditPage, placedResponse } from '#shared/contract/admin.ts'
import { catalogueUses } from '../../../worker/db/schema/schedule.ts'
import { nearestList } from '../../../worker/generation/nearest-list.ts'
import { loadCatalogue } from '../../../worker/lists/catalogue.ts'
import { clearSchedule, openBackOffice, storedDays } from '../../support/admin.ts'
import { read, readError } from '../../support/answers.ts'
import { putList } from '../../support/lists.ts'

const { ann, db, day } = openBackOffice('2026-11-20')
const catalogue = await loadCatalogue()

beforeEach(() => clearSchedule(db))

const generate = (topic: unknown, parts: object = {}) =>
  ann.post('/generate-list', { topic, model: 'built-in', game_date: day(3), is_ranked: true, ...parts })
const use = (keys: string[]) =>
  Promise.all(keys.map((key) => db.insert(catalogueUses).values({ key, list_id: key, used_at: 0 })))

test('the one provider is the built-in catalogue', async () => {
  expect(await read(await ann.get('/ai-models'), aiModels)).toEqual({
    models: { catalogue: { 'built-in': 'Built-in catalogue' } },
    default: 'built-in',
  })
})

describe('generating a list', () => {
  test.each([
    [true, 'The largest countries'],
    [false, 'Countries of Europe'],
  ])('puts a fitting catalogue list of the wanted type (ranked: %s) on the date', async (is_ranked, topic) => {
    const answer = await read(await generate(topic, { is_ranked }), placedResponse)
    expect(answer.daily_game_date).toBe(day(3))
    const { list, daily_game_date } = await read(await ann.get(`/lists/${answer.list_id}`), adminListResponse)
    expect(daily_game_date).toBe(day(3))
    expect(list).toMatchObject({ is_ranked, version: 1 })
    expect(`${list.title} ${list.description} ${list.category}`).toMatch(/countr/i)
    expect(await storedDays(db)).toEqual({ [day(3)]: list.id })
  })

  test('uses the default model and type when none is given', async () => {
    const answer = await generate('planets', { model: undefined, is_ranked: undefined })
    const { list_id } = await read(answer, placedResponse)
    expect((await read(await ann.get(`/lists/${list_id}`), adminListResponse)).list.is_ranked).toBe(true)
  })

  test('is possible for an empty today and for the last row', async () => {
    for (const days of [0, 29]) await read(await generate('films', { game_date: day(days) }), placedResponse)
    expect(Object.keys(await storedDays(db))).toEqual([day(0), day(29)])
  })

  test('never takes the same list twice', async () => {
    const titles = new Set<string>()
    for (const days of [1, 2, 3]) {
      const { list_id } = await read(await generate('largest countries', { game_date: day(days) }), placedResponse)
      titles.add((await read(await ann.get(`/lists/${list_id}`), adminListResponse)).list.title)
    }
    expect(titles.size).toBe(3)
  })

  test('leaves a line in the audit', async () => {
    const { list_id } = await read(await generate('countries'), placedResponse)
    expect((await read(await ann.get('/audit'), auditPage)).data).toMatchObject([
      { action: 'generate', email: 'ann@example.com', list_id, before: { days: { [day(3)]: null } } },
    ])
  })

  test.each([
    ['a blank topic', { topic: ' \n ' }],
    ['no topic', { topic: undefined }],
    ['no date', { game_date: undefined }],
    ['an empty date', { game_date: '' }],
    ['a date that is none', { game_date: '2026-02-30' }],
  ])("is a 400 in the dialog's words: %s", async (_, parts) => {
    const { error } = await readError(await generate('countries', parts), 400)
    expect(error).toBe('Please enter a topic and select a date')
  })

  test.each([
    ['a past date', { game_date: day(-1) }, 409],
    ['a date beyond the last row', { game_date: day(30) }, 400],
    ['a model that is not offered', { model: 'gpt-99' }, 400],
    ['a type that is none', { is_ranked: 'yes' }, 400],
    ['a topic of 2,000 characters', { topic: 'x'.repeat(2000) }, 400],
    ['half a character', { topic: 'countries \ud83d' }, 400],
  ])('is refused: %s', async (_, parts, status) => {
    await readError(await generate('countries', parts), status)
    expect(await storedDays(db)).toEqual({})
  })

  test('for a filled date is a 409 that says what is there', async () => {
    const list = await putList(db, day(3), { title: 'Chosen by hand' })
    const { error, code } = await readError(await generate('countries'), 409)
    expect([code, error]).toEqual(['date-filled', `There is already a list on ${day(3)}: “Chosen by hand”.`])
    expect(await storedDays(db)).toEqual({ [day(3)]: list.id })
  })

  test.each(['qwxzk', '🎲', '<script>alert(1)</script>', '\u202etxet', "' OR ''=''; --", '...'])(
    'about a topic the catalogue lacks is a 422 that says what it has: %s',
    async (topic) => {
      const { error, code } = await readError(await generate(topic), 422)
      expect(code).toBe('no-list-near')
      expect(error).toMatch(
        /^The built-in catalogue has no unused ranked lists close to this topic\. It has some about: \w+, /,
      )
      expect(await storedDays(db)).toEqual({})
    },
  )

  test('is a 422 that says so when every list of the type is used', async () => {
    await use(catalogue.filter((entry) => !entry.is_ranked).map((entry) => entry.key))
    const { error } = await readError(await generate('countries', { is_ranked: false }), 422)
    expect(error).toBe('Every unranked list in the built-in catalogue has been used.')
    await read(await generate('countries'), placedResponse)
  })
})

describe('the nearest list to a topic', () => {
  test('is the list itself when asked for by its title', () => {
    const missed = catalogue.filter((entry) => nearestList(entry.title, catalogue, catalogue) !== entry)
    expect(missed.map(({ key }) => key)).toEqual([])
  })

  test('does not depend on case, punctuation or the order of the catalogue', () => {
    const found = nearestList('planets, moons', catalogue, catalogue)
    expect(found).not.toBeNull()
    expect(nearestList('MOONS & Planet!', catalogue, catalogue)).toBe(found)
    expect(nearestList('planets, moons', [...catalogue].reverse(), catalogue)).toBe(found)
  })

  test('is none when only words shared by every list match', () => {
    const [one] = catalogue
    expect(one && nearestList(one.title, [one], [one])).toBeNull()
    expect(nearestList('', catalogue, catalogue)).toBeNull()
  })
})
