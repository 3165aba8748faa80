import { expect, test } from '@playwright/test'
import { openGame } from '../support/game.ts'

test('a clue asked for before the clues have come waits for them, and costs once', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/daily-game', async (route) => {
    await promise
    await route.continue()
  })
  const { game, dialog, guess, names, score } = await openGame(page)
  await guess(names[1] ?? '')
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  const clue = dialog.getByRole('button', { name: /^Clue/ })
  await clue.click()
  await clue.click({ force: true })
  resolve()
  await expect(dialog.getByRole('heading')).toHaveText('Hint for #1')
  await expect(dialog).toContainText(game.list.hints[0] ?? '-')
  await page.keyboard.press('Escape')
  await expect(score).toHaveText('9')
  await page.getByRole('button', { name: 'Guess log' }).first().click()
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await dialog.getByRole('button', { name: /^Clue: / }).click()
  await expect(dialog.getByRole('heading')).toHaveText('Hint for #1')
})
