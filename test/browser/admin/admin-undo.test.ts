import { expect, type Page, test } from '@playwright/test'
import { addDays } from '#shared/game/eastern-day.ts'
import { DESKTOP, openAdmin, tabTo } from '../support/admin.ts'
import { UNRANKED } from '../support/game.ts'
import { expectToast } from '../support/toasts.ts'

// The tests swap the same days.
test.describe.configure({ mode: 'default' })
test.use(DESKTOP)

/** Swaps the days 3 and 4, which no other test of this worker moves. */
async function swapTwo(page: Page) {
  const admin = await openAdmin(page, '/lists', { origin: UNRANKED })
  const { data, today } = await admin.api.schedule()
  const heldBy = (days: typeof data) => days.slice(3, 5).map(({ list }) => list?.id)
  const held = heldBy(data)
  const row = admin.row(addDays(today, 3))
  await row.getByRole('button', { name: 'Move' }).click()
  await admin.dialog.getByLabel('Swap with…').selectOption(addDays(today, 4))
  await admin.dialog.getByRole('button', { name: 'Swap' }).click()
  await expectToast(page, /swapped$/)
  const now = async () => heldBy((await admin.api.schedule()).data)
  expect(await now()).toEqual([...held].reverse())
  const dates = { from_date: addDays(today, 3), to_date: addDays(today, 4) }
  return { ...admin, held, now, dates, title: data[3]?.list?.title ?? '-', row }
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

test('a swap is undone from its toast, by keyboard and only once', async ({ page }) => {
  const { held, now, row, title } = await swapTwo(page)
  await tabTo(page, 'Undo')
  await page.keyboard.press('Enter')
  await expectToast(page, /swapped back$/)
  await expect(row).toContainText(title.slice(0, 40))
  expect(await now()).toEqual(held)
  await expect(undo(page)).toHaveCount(0)
})

test('undoing a swap that another admin has changed is refused with the reason', async ({ page }) => {
  const { api, now, held, dates, row, title } = await swapTwo(page)
  expect((await api.post('/lists/swap-dates', dates)).ok()).toBe(true)
  await undo(page).click()
  await expectToast(page, 'The swap was not undone', /^The schedule has changed: .* Please check it and try again\.$/)
  await expect(row).toContainText(title.slice(0, 40))
  expect(await now()).toEqual(held)
})

test('Undo stays while it is pointed at, and goes afterwards', async ({ page }) => {
  await page.clock.install()
  const { held, now, api, dates } = await swapTwo(page)
  await undo(page).hover()
  await page.clock.runFor(30_000)
  await expect(undo(page)).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(2_000)
  await expect(undo(page)).toHaveCount(0)
  await api.post('/lists/swap-dates', dates)
  expect(await now()).toEqual(held)
})
