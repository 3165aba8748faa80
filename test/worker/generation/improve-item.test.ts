import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { regeneratedItem, suggestedAnswers } from '#shared/contract/admin.ts'
import { lists } from '../../../worker/db/schema/schedule.ts'
import { openBackOffice } from '../../support/admin.ts'
import { read, readError } from '../../support/answers.ts'
import { makeModelWorld, WITH_MODEL } from '../../support/language-model.ts'
import { putList } from '../../support/lists.ts'
import { keepLog } from '../../support/logged.ts'

keepLog()

let days = 0

async function open(bindings: Partial<Env> = {}) {
  const office = openBackOffice('2026-11-20', { ...WITH_MODEL, ...bindings })
  const { world, model } = makeModelWorld()
  office.world.fetch = world.fetch
  const list = await putList(office.db, `2027-03-${String(++days).padStart(2, '0')}`)
  const post = (call: string, position: number, id = list.id) => office.ann.post(`/lists/${id}/${call}`, { position })
  return { ...office, model, list, post }
}

describe('a regenerated item', () => {
  test('fits the list and goes to the editor without being stored', async () => {
    const { post, model, db, list } = await open()
    expect(await read(await post('regenerate-item', 3), regeneratedItem)).toEqual({
      item: { name: 'Wheelbarrow', metric: '88 kg', variations: ['Barrow'] },
      hint: 'A gardener pushes it.',
    })
    expect(model.asked[0]?.maxTokens).toBe(8_000)
    expect(model.asked[0]?.data).toMatchObject({ position: 3, last: { name: 'Cedar' }, list: { title: list.title } })
    const stored = await db.select().from(lists).where(eq(lists.id, list.id)).get()
    expect(stored).toMatchObject({ version: 1, items: list.items })
  })

  test('that does not fit is retried once with the reason, then is a 502', async () => {
    const { post, model } = await open()
    model.next('taken-name')
    await read(await post('regenerate-item', 3), regeneratedItem)
    expect(model.asked[1]?.data.faults).toEqual([expect.stringContaining('“Amber”')])
    model.next('taken-name', 'taken-name')
    expect((await readError(await post('regenerate-item', 3), 502)).code).toBe('generation-failed')
  })
})

test('a regenerated item that could not be saved with the list is retried', async () => {
  const { post, model } = await open()
  model.next('long-hint')
  await read(await post('regenerate-item', 3), regeneratedItem)
  expect(model.asked[1]?.data.faults).toEqual([expect.stringMatching(/^hints\.2: /)])
})

test.each([
  ['whose figure is in another unit than the others', 'other-unit', 'items: All metrics must use the same unit.'],
  ['with a hint in another script', 'foreign-hint', 'hints.2: The title, description and hints must be in English.'],
  ['without a hint', 'no-hint', 'hints.2: Every item needs a hint.'],
])('a regenerated item %s is refused, and the model hears why', async (_, scenario, fault) => {
  const { post, model } = await open()
  model.next(scenario)
  expect((await read(await post('regenerate-item', 3), regeneratedItem)).item.name).toBe('Wheelbarrow')
  expect(model.asked[1]?.data.faults).toEqual([fault])
  model.next(scenario, scenario)
  expect((await readError(await post('regenerate-item', 3), 502)).code).toBe('generation-failed')
})

test('a regenerated item is not refused for faults elsewhere in the list', async () => {
  const { post, model, db, list } = await open()
  const items = list.items.with(9, { name: 'Juniper', metric: '180 pounds' })
  await db.update(lists).set({ items, title: 'Самые тяжёлые растения' }).where(eq(lists.id, list.id))
  await read(await post('regenerate-item', 3), regeneratedItem)
  expect(model.asked).toHaveLength(1)
})

test('a regenerated item with endless texts is refused before the slow checks', async () => {
  const { post, model } = await open()
  model.next('endless-names', 'endless-names')
  expect((await readError(await post('regenerate-item', 3), 502)).code).toBe('generation-failed')
  // Faults against the contract only: the rules for whole lists take seconds on such texts.
  expect(model.asked[1]?.data.faults).toEqual(
    ['name', 'variations.0'].map((field) => `items.2.${field}: Please use at most 200 characters.`),
  )
})

test('suggested answers are ones that no item has', async () => {
  const { post, model } = await open()
  model.next('doubts-all')
  expect(await read(await post('suggest-answers', 1), suggestedAnswers)).toEqual({ answers: ['The Old One'] })
  expect(model.asked[0]?.maxTokens).toBe(8_000)
  expect(model.asked[0]?.data.claims).toMatchObject([{ number: 1, thing: 'Amber' }])
})

describe.each(['regenerate-item', 'suggest-answers'])('%s', (call) => {
  test.each(['500', '429', 'cut-off', 'empty', 'huge'])(
    'is a 502 with a sentence when the model fails (%s)',
    async (scenario) => {
      const { post, model } = await open()
      model.always(scenario)
      expect((await readError(await post(call, 1), 502)).code).toBe('generation-failed')
    },
  )

  test('is a 409 when the list has changed since the admin opened it', async () => {
    const { list, ann, model, db } = await open()
    const send = (body: object) => ann.post(`/lists/${list.id}/${call}`, { position: 2, ...body })
    expect((await send({ version: 1 })).status).toBe(200)
    await db.update(lists).set({ version: 2 }).where(eq(lists.id, list.id))
    const asked = model.asked.length
    const { code, error } = await readError(await send({ version: 1 }), 409)
    expect([code, error]).toEqual([
      'list-changed',
      'This list has changed since you opened it. Please reopen it and try again.',
    ])
    expect(model.asked).toHaveLength(asked)
    for (const version of ['2', 1.5, null]) await readError(await send({ version }), 400)
    for (const body of [{ version: 2 }, {}]) expect((await send(body)).status).toBe(200)
  })

  test('is refused without a model (409), a known list (404) or a valid item (400)', async () => {
    expect((await readError(await (await open({ OPENAI_API_KEY: '' })).post(call, 1), 409)).code).toBe('no-model')
    const { post } = await open()
    await readError(await post(call, 1, 'unknown'), 404)
    await readError(await post(call, 11), 400)
    await readError(await post(call, 0), 400)
  })
})
