import { expect, type Page, test } from '@playwright/test'
import { DESKTOP, openAdmin, tabTo } from '../support/admin.ts'

test.use(DESKTOP)

const press = (page: Page, key: string) => page.keyboard.press(key)

/**
 * By keyboard alone: the dialog opens with the focus on its title, Escape closes it, and the focus returns to its
 * opener.
 */
async function expectRound(page: Page, opener: string | RegExp, title: string) {
  await tabTo(page, opener)
  await press(page, 'Enter')
  await expect(page.locator('dialog[open]').getByRole('heading', { level: 2, name: title })).toBeFocused()
  await press(page, 'Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: opener }).first()).toBeFocused()
}

test('the keyboard opens and closes each schedule dialog', async ({ page }) => {
  const { dialog, rows } = await openAdmin(page)
  await expect(rows).toHaveCount(10)
  await expectRound(page, 'View details for Today', 'List Details')
  await expectRound(page, 'Reject the list for Today', 'Reject List')
  // No other test moves this day.
  const move = await rows.nth(5).locator('button[aria-label^=Move]').getAttribute('aria-label')
  await expectRound(page, move ?? '-', 'Move to another date')
  await tabTo(page, 'Next')
  await press(page, 'Enter')
  await expect(page.getByText('Page 2 of 3')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled()
  await tabTo(page, 'Next')
  await press(page, 'Enter')
  await expect(page.getByText('Page 3 of 3')).toBeVisible()
  await expectRound(page, 'Recent changes', 'Recent changes')
  await page.goto('/admin/lists?page=3')
  await expect(rows).toHaveCount(10)
  await expectRound(page, /^Generate a list/, 'Generate List with AI')

  // A part longer than the window scrolls by keyboard, and its links and buttons can be reached.
  await page.goto('/admin/lists')
  await tabTo(page, 'View details for Today')
  await press(page, 'Enter')
  await tabTo(page, 'Edit')
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Edit List' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('the keyboard discards unsaved changes in the editor', async ({ page }) => {
  const { dialog, api } = await openAdmin(page)
  // Few enough items to go through with Tab, on a day that no other test moves.
  const { list } = (await api.schedule()).data.slice(6).find((day) => day.list?.item_count === 10) ?? {}
  await page.goto(`/admin/lists?edit=${list?.id}`)
  await page.getByLabel('Title', { exact: true }).focus()
  await page.keyboard.type('!')
  await tabTo(page, 'Cancel', 250)
  await press(page, 'Enter')
  await expect(dialog.getByRole('heading', { name: 'Leave without saving?' })).toBeFocused()
  await tabTo(page, 'Leave without saving')
  await press(page, 'Enter')
  await expect(page).toHaveURL('/admin/lists')
  expect((await api.list(list?.id ?? '')).list.title).toBe(list?.title)
})

test('the keyboard deletes feedback and chooses an analytics range', async ({ page, request }) => {
  const text = `By keyboard ${Date.now()}`
  expect((await request.post('/api/submit-feedback', { data: { text } })).ok()).toBe(true)
  const { dialog } = await openAdmin(page, '/feedback')
  await expectRound(page, `Delete ${text}`, 'Delete Feedback')
  await press(page, 'Enter')
  await tabTo(page, /^Delete$/)
  await press(page, 'Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(text)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await tabTo(page, 'Analytics')
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeFocused()
  await tabTo(page, '30D')
  await press(page, 'Space')
  await expect(page.getByRole('button', { name: '30D' })).toHaveAttribute('aria-pressed', 'true')
})
