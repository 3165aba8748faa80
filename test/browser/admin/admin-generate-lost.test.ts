import { expect, test } from '@playwright/test'
import { DESKTOP } from '../support/admin.ts'
import { openDayToFill } from '../support/generating.ts'
import { expectToast } from '../support/toasts.ts'

test.use(DESKTOP)

test('a lost response is no failure while the list is being written', async ({ page }) => {
  const { ask, release, generating, dialog, details, api, date } = await openDayToFill(page, 20)
  await page.route('**/generate-list', async (route) => {
    void route.fetch().catch(() => {})
    await expect.poll(api.jobs).toContainEqual(expect.objectContaining({ game_date: date, is_running: true }))
    await route.abort()
  })
  // The outcome is announced even if the schedule loads slowly.
  const { promise: isTold, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/api/admin/lists?*', async (route) => {
    await isTold
    await route.continue()
  })
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/generate-list'))
  await ask('a lost answer', 'late')
  await lost
  await page.keyboard.press('Escape')
  await expect(generating).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await release('a lost answer')
  await expectToast(page, /^List ready for /, /^/)
  goOn()
  await expect(details).toBeVisible()
})

test('a lost response is no failure once the list is written', async ({ page }) => {
  const { ask, dialog } = await openDayToFill(page, 25)
  await page.route('**/generate-list', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await ask('a late loss', 'well')
  await expect(dialog.getByRole('heading', { name: 'List Details' })).toBeVisible()
  await expect(dialog).toContainText('Things of a late loss')
})

test('a lost failure response is still reported with its own reason', async ({ page }) => {
  const { ask, model, row } = await openDayToFill(page, 26)
  await page.route('**/generate-list', async (route) => {
    await expect(model).toHaveCount(0)
    await route.fetch()
    await route.abort()
  })
  await ask('a lost failure', 'cut-off')
  await page.keyboard.press('Escape')
  await expectToast(page, /^No list for/, /^The model didn’t return a usable list\./)
  await expect(row).toContainText('The model didn’t return a usable list.')
})

test('a failure whose response is lost during polling is reported once', async ({ page }) => {
  const { ask, generating, row, date } = await openDayToFill(page, 28)
  const job = { game_date: date, topic: 'x', model: 'well', is_ranked: true, list_id: null }
  let now: object = { ...job, is_running: true, error: null }
  await page.route('**/api/admin/generation-jobs', (route) => route.fulfill({ json: { data: [now] } }))
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  await page.route('**/generate-list', async (route) => {
    await isOver
    now = { ...job, is_running: false, error: 'It failed.' }
    await route.abort()
  })
  await ask('x', 'well')
  await page.keyboard.press('Escape')
  // Returning to the page makes it look at the jobs.
  const looked = page.waitForResponse('**/api/admin/generation-jobs')
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await looked
  await expect(generating).toBeVisible()
  end()
  await expectToast(page, /^No list for/, 'It failed.')
  await expect(row).toContainText('It failed.')
  const more = await page.evaluate(() => (Reflect.get(window, 'toasts') as string[][]).map(([title]) => title))
  expect(more.filter((title) => title?.startsWith('No list for'))).toEqual([])
})
