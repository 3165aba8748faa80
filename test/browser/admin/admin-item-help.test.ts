import { expect, test } from '@playwright/test'
import { DESKTOP, openAdmin } from '../support/admin.ts'
import { openItem } from '../support/editor.ts'
import { actionsOn, UNRANKED } from '../support/game.ts'
import { editedItem, openDoubted } from '../support/generating.ts'

test.use(DESKTOP)

test('a doubted item fixed by a proposal is no longer doubted once saved', async ({ page }) => {
  const { dialog, row, api, date } = await openDoubted(page, 24, 'gardens')
  await dialog.getByRole('link', { name: 'Edit' }).click()
  const { item, name, metric, hint, answers, regenerate, proposal } = editedItem(page, 3)
  await openItem(page, 3)
  const before = await name.inputValue()
  const figure = await metric.inputValue()
  await expect(item).toContainText('Check this: It is not so.')
  await item.getByRole('button', { name: 'Add The Old One' }).click()
  await expect(answers).toHaveText(['The Old One'])
  await expect(item.getByRole('button', { name: 'Added: The Old One' })).toBeFocused()

  await hint.fill('Typed by hand')
  await regenerate.dblclick()
  await expect(proposal).toContainText('Wheelbarrow')
  await expect(proposal).toContainText('Based on the saved list, not your unsaved changes.')
  await expect(proposal.locator('[data-part=proposed]').filter({ hasText: 'Hint' })).toContainText('Typed by hand')
  await expect(proposal.locator('[data-part=proposed]').filter({ hasText: 'Metric' })).toHaveCount(0)
  await expect(hint).toHaveValue('Typed by hand')
  await proposal.getByRole('button', { name: 'Discard' }).click()
  await expect(proposal).toHaveCount(0)
  await expect(regenerate).toBeFocused()
  await expect(name).toHaveValue(before)

  await page.keyboard.press('Enter')
  await proposal.getByRole('button', { name: 'Use it' }).click()
  await expect(name).toHaveValue('Wheelbarrow')
  await expect(metric).toHaveValue(figure)
  await expect(hint).toHaveValue('A gardener pushes it.')
  await expect(answers).toHaveText(['Barrow'])
  await expect(item).toContainText(`Saved version: ${before}, ${figure}`)
  await expect(item.getByRole('button', { name: /The Old One/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.locator('[data-part=to-check]')).toContainText('1 thing to check')
  await expect(dialog).not.toContainText('In doubt')
  await page.keyboard.press('Escape')
  await page.goto(`${UNRANKED}admin/lists?page=3`)
  await expect(row).toContainText('1 to check')
  const day = (await api.schedule()).data.find(({ daily_game_date }) => daily_game_date === date)
  expect(day?.list?.items[2]).toMatchObject({ name: 'Wheelbarrow', variations: ['Barrow'] })
})

test('suggested answers are added one by one or all at once', async ({ page }) => {
  const { api } = await openAdmin(page, '/lists', { origin: UNRANKED })
  const { list } = (await api.schedule()).data[11] ?? {}
  await page.goto(`${UNRANKED}admin/lists?edit=${list?.id}`)
  const { answers, suggest, suggestions } = editedItem(page, 2)
  await openItem(page, 2)
  await expect(suggest).toBeVisible()
  const before = await answers.count()
  await suggest.focus()
  await page.keyboard.press('Enter')
  await expect(suggestions).toContainText('Players may also type:')
  await suggestions.getByRole('button', { name: 'Add Thingamajig' }).click()
  await expect(answers).toHaveCount(before + 1)
  await suggestions.getByRole('button', { name: 'Add all' }).click()
  await expect(answers).toHaveCount(before + 2)
  await expect(suggestions.getByRole('button', { name: 'Add all' })).toHaveAttribute('aria-disabled', 'true')
  await suggestions.getByRole('button', { name: 'Added: Thingamajig' }).click({ force: true })
  await expect(answers).toHaveCount(before + 2)
  await suggestions.getByRole('button', { name: 'Close the suggestions' }).click()
  await expect(suggest).toBeFocused()
})

test('a failing model says so and changes nothing that was typed', async ({ page }) => {
  const { api } = await openAdmin(page, '/lists', { origin: UNRANKED })
  const { list } = (await api.schedule()).data[12] ?? {}
  await page.goto(`${UNRANKED}admin/lists?edit=${list?.id}`)
  const { item, name, regenerate, suggest } = editedItem(page, 1)
  await openItem(page, 1)
  const before = await name.inputValue()
  const sentence = 'The model’s service is having problems. Please try again later.'
  await page.route('**/regenerate-item', (route) =>
    route.fulfill({ status: 502, json: { error: sentence, code: 'generation-failed', request_id: 'x' } }),
  )
  await page.route('**/suggest-answers', (route) => route.abort())
  await regenerate.click()
  await expect(item.getByRole('alert')).toHaveText(sentence)
  await suggest.click()
  await expect(item.getByRole('alert').last()).toHaveText('Failed to get suggestions. Please try again.')
  await expect(name).toHaveValue(before)
})

test('model help is offered only for saved items and where a model exists', async ({ page }) => {
  const { api } = await openAdmin(page, '/lists', { origin: UNRANKED })
  const { list } = (await api.schedule()).data[13] ?? {}
  await page.goto(`${UNRANKED}admin/lists?edit=${list?.id}`)
  const { item, regenerate, suggest } = editedItem(page, (list?.item_count ?? 0) + 1)
  await openItem(page, 1)
  await expect(editedItem(page, 1).regenerate).toBeVisible()
  await page.getByRole('button', { name: 'Add item' }).click()
  await expect(item.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(regenerate.or(suggest)).toHaveCount(0)

  const models = page.waitForResponse('**/api/admin/ai-models')
  const ranked = await openAdmin(page, '/lists')
  await page.goto(`/admin/lists?edit=${(await ranked.api.schedule()).data[13]?.list?.id}`)
  await openItem(page, 1)
  await expect(editedItem(page, 1).name).toBeVisible()
  await models
  await expect(editedItem(page, 1).regenerate).toHaveCount(0)
  await expect(editedItem(page, 1).suggest).toHaveCount(0)
})

test('a list whose day has begun offers suggestions but no proposals', async ({ page }) => {
  const { api } = await openAdmin(page, '/lists', { origin: UNRANKED })
  const { list } = (await api.schedule()).data[0] ?? {}
  await page.goto(`${UNRANKED}admin/lists?edit=${list?.id}`)
  const { suggest, regenerate } = editedItem(page, 1)
  await openItem(page, 1)
  await expect(suggest).toBeVisible()
  await expect(regenerate).toHaveCount(0)
})

test('a tried-out list asks no model and offers nothing to contest', async ({ page }) => {
  const { api } = await openAdmin(page, '/lists', { origin: UNRANKED })
  const { list } = (await api.schedule()).data[9] ?? {}
  const sent: string[] = []
  page.on('request', (asked) => sent.push(new URL(asked.url()).pathname))
  await page.goto(`${UNRANKED}admin/lists?play=${list?.id}`)
  await expect(page.getByText('Nothing is recorded.')).toBeVisible()
  const { guess, say, dialog, lose } = actionsOn(page)
  await guess('zzqx is no item')
  await expect(say).toContainText('Not found. Try a different guess!')
  await lose()
  await expect(dialog).toContainText('toppled', { timeout: 15_000 })
  await expect(page.getByText('That should count')).toHaveCount(0)
  expect(sent.filter((path) => /validate-guess|contest-guess|game-completion/.test(path))).toEqual([])
})
