import { expect, test } from '@playwright/test'
import { openGame } from '../support/game.ts'

test("a game's toast ends a notice about signing in", async ({ page }) => {
  const { guess, names, toast, dialog } = await openGame(page)
  await page.route('**/assets/sheets-*.js', (route) => route.abort())
  await page.getByRole('button', { name: 'Menu' }).click()
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(toast).toHaveText(/^That could not be opened\./)
  await guess(names[0] ?? '')
  await expect(toast).toHaveText('🎉 Correct!')
})
