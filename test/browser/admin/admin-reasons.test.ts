import { expect, test } from '@playwright/test'
import { DESKTOP, openAdmin, tabTo } from '../support/admin.ts'

test.use(DESKTOP)

test('the keyboard and a screen reader reach the reason why a button is disabled', async ({ page }) => {
  const { dialog } = await openAdmin(page, '/lists?page=3')
  await tabTo(page, /^Generate a list/)
  await page.keyboard.press('Enter')
  const sentence = 'Please enter a topic and select a date'
  await tabTo(page, 'Generate List')
  const generate = dialog.getByRole('button', { name: 'Generate List' })
  await expect(generate).toBeFocused()
  await expect(generate).toBeDisabled()
  await expect(generate).toHaveAccessibleDescription(sentence)
  await expect(dialog.getByText(sentence)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await dialog.getByLabel('Topic').fill('Lakes')
  await expect(generate).toBeEnabled()
  await expect(dialog.getByText(sentence)).toHaveCount(0)

  await page.goto('/admin/list-ideas')
  await page.getByRole('button', { name: 'Add Idea' }).click()
  await tabTo(page, 'Add Idea')
  await expect(dialog.getByRole('button', { name: 'Add Idea' })).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Add Idea' })).toHaveAccessibleDescription(/^Please enter an idea/)

  await page.goto('/admin/feature-flags')
  await tabTo(page, 'Create Flag')
  await expect(page.getByRole('button', { name: 'Create Flag' })).toHaveAccessibleDescription(/cannot be created yet/)
})
