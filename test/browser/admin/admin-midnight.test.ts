import { expect, test } from '@playwright/test'
import { addDays, nextEasternMidnight } from '#shared/game/eastern-day.ts'
import { DESKTOP, openAdmin } from '../support/admin.ts'
import { expectToast } from '../support/toasts.ts'

test.use(DESKTOP)

test('an open schedule turns to the new day at Eastern midnight', async ({ page }) => {
  await page.clock.install()
  // The page learns the time from this answer.
  const isAsked = page.waitForResponse('**/generation-jobs')
  const { row, rows, api } = await openAdmin(page)
  const loaded = await api.schedule()
  const over = rows.filter({ hasText: loaded.today })
  const today = row(addDays(loaded.today, 1))
  await expect(over.locator('th b')).toHaveText('Today')
  await expect(today.locator('th b')).toHaveText('Tomorrow')

  const midnight = nextEasternMidnight(Date.now())
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/admin/lists?*', async (route) => {
    await mayAnswer
    await route.fulfill({
      headers: { Date: new Date(midnight + 3_000).toUTCString() },
      json: { ...loaded, data: loaded.data.slice(1, 11), today: addDays(loaded.today, 1), last_page: 3 },
    })
  })
  await isAsked
  await page.clock.fastForward(midnight - Date.now() + 2_000)
  await expect(today.locator('th b')).toHaveText('Today')
  await expect(today).toHaveClass(/now/)
  await expect(over.locator('th b')).not.toHaveText('Today')
  await expect(over).toContainText(`${loaded.today}, past`)
  await expect(over.getByRole('button', { name: /^Reject/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Move Today' }).click({ force: true })
  await expectToast(page, "Today's list cannot be swapped.")

  answer()
  await expect(over).toHaveCount(0)
  await expect(rows.first().locator('th b')).toHaveText('Today')
  await expect(rows).toHaveCount(10)
})
