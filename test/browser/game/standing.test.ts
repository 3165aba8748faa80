import { expect, type Page, test } from '@playwright/test'
import type { StatsResponse } from '#shared/contract/completions.ts'
import { openGame } from '../support/game.ts'

/** Loses a game whose stats are these. */
async function loseWith(page: Page, stats: StatsResponse) {
  await page.route('**/stats?*', (route) => route.fulfill({ json: stats }))
  const { guess, names, lose, dialog } = await openGame(page)
  await guess(names[0] ?? '')
  await lose()
  await expect(dialog.getByRole('img', { name: 'scores from' })).toBeVisible()
  return dialog
}

test('the only player is told to be the first, without a comparison', async ({ page }) => {
  const dialog = await loseWith(page, { average_score: 10, percentile: 50, count: 1, distribution: [0, 1] })
  await expect(dialog).toContainText("You're the first.")
  await expect(dialog).not.toContainText(/everyone|Better than/)
  await expect(dialog.locator('dd')).toHaveText(['10', '1/10', '11', '0', '–', '–'])
})

test('a player is told how many play and how many did worse', async ({ page }) => {
  const dialog = await loseWith(page, { average_score: 8.5, percentile: 90, count: 1214, distribution: [300, 914] })
  await expect(dialog).toContainText('How everyone did')
  await expect(dialog).toContainText('Better than about 90 % of 1,214 players.')
})

test('a player at the very end is told only how many play', async ({ page }) => {
  const dialog = await loseWith(page, { average_score: 60, percentile: 0, count: 400, distribution: [0, 1] })
  await expect(dialog).toContainText('400 players.')
  await expect(dialog).not.toContainText('Better than')
})
