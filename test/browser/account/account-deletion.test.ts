import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { accountData } from '#shared/contract/account.ts'
import { chooseInWindow, recordGames, signInBy } from '../support/played.ts'
import { chooseAccount, newEmail } from '../support/players.ts'

test('a player can download everything kept about them', async ({ page }) => {
  const email = newEmail('robin')
  const [list] = await recordGames(page, email, { today: 4 })
  await page.goto('/account')
  await signInBy(page, 'Sign in with Google', email)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('topple-data.json')
  const data = accountData.parse(JSON.parse(readFileSync(await file.path(), 'utf8')))
  expect(data.user?.email).toBe(email)
  expect(data.results.map((result) => result.list_title)).toEqual([list?.title])
  await page.route('**/api/account/data', (route) => route.abort())
  await page.getByRole('button', { name: 'Download my data' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Your data could not be downloaded. Please check your connection and try again.',
  )
})

test('the deletion stands apart from the download, in another colour', async ({ page }) => {
  await page.goto('/account')
  await signInBy(page, 'Sign in with Google', newEmail('robin'))
  const look = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => {
      const { top, bottom } = button.getBoundingClientRect()
      return { top, bottom, color: getComputedStyle(button).color }
    })
  const [download, deletion] = [await look('Download my data'), await look('Delete my account and data')]
  expect(deletion.top - download.bottom).toBeGreaterThanOrEqual(24)
  expect(deletion.color).not.toBe(download.color)
})

test('an account is deleted once, with its games, after a fresh sign-in', async ({ page }) => {
  const email = newEmail('robin')
  await recordGames(page, email, { today: 4 })
  const deletions: string[] = []
  const windows: Page[] = []
  page.on('popup', (window) => windows.push(window))
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deletions.push(new URL(request.url()).pathname)
  })
  await page.goto('/account')
  await signInBy(page, 'Sign in with Google', email)
  windows.length = 0
  await page.getByRole('button', { name: 'Delete my account and data' }).click()
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toHaveAccessibleName('Delete your account?')
  await expect(dialog).toContainText('Deleted for good:')
  await expect(dialog).toContainText('Kept:')
  const confirm = dialog.getByRole('button', { name: 'Delete my account and data' })
  const pressTwice = confirm.evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  const [window] = await Promise.all([page.waitForEvent('popup'), pressTwice])
  await chooseAccount(window, email)
  await expect(page.getByText('Your account and data have been deleted.').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Welcome to Topple' })).toBeVisible()
  expect(deletions).toEqual(['/api/account'])
  expect(windows).toHaveLength(1)
  await page.reload()
  await signInBy(page, 'Sign in with Google', email)
  await expect(page.locator('[data-part=figures] dd')).toHaveText(['0', '0', '0', '0'])
})

test('Escape, however often pressed, does not close the dialog of a running deletion', async ({ page }) => {
  const email = newEmail('robin')
  await page.goto('/account')
  await signInBy(page, 'Sign in with Google', email)
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  await page.route('**/api/account', async (route) => {
    await mayEnd
    await route.abort()
  })
  await page.getByRole('button', { name: 'Delete my account and data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await chooseInWindow(page, dialog.getByRole('button', { name: 'Delete my account and data' }), email)
  await expect(dialog.getByRole('button', { name: 'Deleting' })).toBeVisible()
  await page.bringToFront()
  for (let times = 0; times < 4; times++) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(100)
    await expect(dialog).toBeVisible()
  }
  await expect(dialog.getByRole('heading')).toBeFocused()
  end()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('a deletion that never reaches the server says so and can be tried again', async ({ page }) => {
  const email = newEmail('robin')
  await recordGames(page, email, { today: 4 })
  await page.goto('/account')
  await signInBy(page, 'Sign in with Google', email)
  await page.route('**/api/account', (route) => route.abort())
  await page.getByRole('button', { name: 'Delete my account and data' }).click()
  const dialog = page.locator('dialog[open]')
  const confirm = dialog.getByRole('button', { name: 'Delete my account and data' })
  await chooseInWindow(page, confirm, email)
  await expect(dialog.getByRole('alert')).toContainText('we cannot tell whether your games were deleted')
  await page.unroute('**/api/account')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.locator('[data-part=figures] dd').first()).toHaveText('1')
  await page.getByRole('button', { name: 'Delete my account and data' }).click()
  await chooseInWindow(page, confirm, email)
  await expect(page.getByText('Your account and data have been deleted.').first()).toBeVisible()
})

test("choosing another account in Google's window deletes nothing", async ({ page }) => {
  const email = newEmail('robin')
  await recordGames(page, email, { today: 4 })
  await page.goto('/account')
  await signInBy(page, 'Sign in with Google', email)
  await page.getByRole('button', { name: 'Delete my account and data' }).click()
  const dialog = page.locator('dialog[open]')
  await chooseInWindow(page, dialog.getByRole('button', { name: 'Delete my account and data' }), newEmail('other'))
  await expect(dialog.getByRole('alert')).toHaveText(
    'That is a different account. Please choose the one you are signed in with. Nothing was deleted.',
  )
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-part=figures] dd').first()).toHaveText('1')
  await expect(page.getByText(email)).toBeVisible()
})
