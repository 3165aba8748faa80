import { expect, test } from '@playwright/test'
import { DESKTOP, openAdmin } from '../support/admin.ts'

test.use(DESKTOP)

test('Back leaves a screen whatever pages and ranges were chosen', async ({ page }) => {
  const { dialog } = await openAdmin(page, '/feedback')
  await page.getByRole('link', { name: 'Lists', exact: true }).click()
  for (const next of [2, 3]) {
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page).toHaveURL(`/admin/lists?page=${next}`)
    await expect(page.getByText(`Page ${next} of 3`)).toBeVisible()
  }
  await page.goBack()
  await expect(page).toHaveURL('/admin/feedback')

  await page.getByRole('link', { name: 'Analytics' }).click()
  for (const [label, query] of [
    ['90D', '?range=90d'],
    ['24H', '?range=24h'],
  ] as const) {
    await page.getByRole('button', { name: label }).click()
    await expect(page).toHaveURL(`/admin/analytics${query}`)
  }
  await page.reload()
  await expect(page.getByRole('button', { name: '24H' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: '7D' }).click()
  await expect(page).toHaveURL('/admin/analytics')
  await page.goBack()
  await expect(page).toHaveURL('/admin/feedback')

  await page.getByRole('link', { name: 'Lists', exact: true }).click()
  await page.getByRole('button', { name: 'View details for Today' }).click()
  await dialog.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/admin/lists')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lists')
  await page.keyboard.press('Escape')
  await page.goBack()
  await expect(page).toHaveURL('/admin/feedback')
})
