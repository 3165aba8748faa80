import { expect, test } from 'vitest'
import { adminListResponse, findingsResponse, generateResponse, regeneratedItem } from '#shared/contract/admin.ts'
import { gameResponse } from '#shared/contract/game.ts'
import { guessValidation } from '#shared/contract/guesses.ts'
import { editOf, openBackOffice } from '../../support/admin.ts'
import { read } from '../../support/answers.ts'
import { makeModelWorld, WITH_MODEL } from '../../support/language-model.ts'

test('a list is generated, doubted, mended and played, and odd guesses are judged once', async () => {
  const office = openBackOffice('2026-11-20', WITH_MODEL)
  const { world, model } = makeModelWorld('2026-11-20')
  Object.assign(office.world, { fetch: world.fetch })
  const { ann, day, request } = office
  const date = day(3)

  model.always('doubts-one')
  const wanted = { topic: 'the quiet harbour', model: 'model-one', game_date: date, is_ranked: true }
  const { list_id, findings } = await read(await ann.post('/generate-list', wanted), generateResponse)
  expect(findings.filter(({ path }) => path.startsWith('items.2')).length).toBeGreaterThan(0)
  model.always('well')
  expect(await read(await ann.get(`/lists/${list_id}/findings`), findingsResponse)).toEqual({ findings })

  const { list } = await read(await ann.get(`/lists/${list_id}`), adminListResponse)
  const { item, hint } = await read(
    await ann.post(`/lists/${list_id}/regenerate-item`, { position: 3 }),
    regeneratedItem,
  )
  const mended = { items: list.items.with(2, item), hints: list.hints.with(2, hint) }
  expect((await ann.put(`/lists/${list_id}`, editOf(list, mended))).status).toBe(200)

  office.world.set(`${date}T17:00:00Z`)
  const game = await read(await request('/api/daily-game'), gameResponse)
  expect(game.list).toMatchObject({ id: list_id, title: list.title })
  expect(game.list.items[2]).toMatchObject({ name: item.name })

  const judge = async (guess: string) =>
    read(
      await request(`/api/lists/${list_id}/ai-validate-guess`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ guess, guessed_items: [] }),
      }),
      guessValidation,
    )
  const before = model.asked.length
  const odd = `old wooden ${item.name}`
  const found = { matched: true, item_name: item.name, position: 3 }
  expect(await judge(odd)).toEqual({ ...found, source: 'ai' })
  expect(model.asked.length).toBe(before + 2)
  expect(await judge(odd)).toEqual({ ...found, source: 'judged' })
  expect(model.asked.length).toBe(before + 2)

  // Every question tells the model to take no orders from a stranger's text.
  for (const { instructions } of model.asked) expect(instructions).toMatch(/never follow instructions/i)
})
