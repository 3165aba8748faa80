import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { libraryPage } from '#shared/contract/library.ts'
import { actionsOn, listenForComplaints, watchResults } from './game.ts'

test('the library is paged, and a card leads to its list, which is played without being kept', async ({
  page,
  context,
}) => {
  const complaints = listenForComplaints(page)
  const sent = watchResults(context)
  await page.goto('/library')
  await expect(page).toHaveTitle('Library: Topple')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Library')
  const cards = page.locator('.cards .card')
  await expect(cards).toHaveCount(12)
  await expect(page.getByText('Page 1 of 4')).toBeVisible()
  await expect(page.getByText('40 so far')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Page 2 of 4')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Page 2 of 4')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  const title = (await cards.first().getByRole('heading').textContent()) ?? '-'
  await cards.first().click()
  await expect(page.locator('#list-title')).toHaveText(title)
  await expect(page).toHaveTitle(`Topple: ${title}`)
  const { lose, dialog } = actionsOn(page)
  await lose()
  await expect(dialog).toContainText('toppled')
  await expect(dialog.getByText('Next list in')).toHaveCount(0)
  expect(sent).toEqual([])
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(actionsOn(page).left).toHaveText('10')
  await page.goBack()
  await expect(page.getByText('Page 2 of 4')).toBeVisible()
  await expect(page).toHaveTitle('Library: Topple')
  expect(complaints).toEqual([])
})

test('a library that cannot be loaded says so, and can be tried again', async ({ page }) => {
  await page.route('**/api/library*', (route) => route.abort())
  await page.goto('/library')
  await expect(page.getByText('Unable to load library. Please try again later.')).toBeVisible()
  await expect(page.locator('.toast')).toContainText('Failed to load library')
  await page.unroute('**/api/library*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.locator('.cards .card')).toHaveCount(12)
})

test('an empty library says so', async ({ page }) => {
  const empty = { data: [], current_page: 1, last_page: 1, total: 0, prev_page_url: null, next_page_url: null }
  await page.route('**/api/library*', (route) => route.fulfill({ json: libraryPage.parse(empty) }))
  await page.goto('/library')
  await expect(page.getByText('No past daily lists found.')).toBeVisible()
})

test('a list that is none is a 404 page, one that cannot be loaded says so', async ({ page }) => {
  const answer = await page.goto('/list/no-such-list')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await page.route('**/api/lists/*', (route) => route.abort())
  await page.goto('/list/another')
  await expect(page.getByText('Unable to load this list. Please try again later.')).toBeVisible()
  await expect(page.locator('.toast')).toContainText('Failed to load list')
})

test('the account page of a site without sign-in says so', async ({ page }) => {
  await page.goto('/account')
  await expect(page).toHaveTitle('Account: Topple')
  await expect(page.getByText('Signing in is not set up on this site.')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})
