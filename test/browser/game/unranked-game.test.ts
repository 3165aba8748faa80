import { expect, test } from '@playwright/test'
import { openGame, UNRANKED } from '../support/game.ts'
import { expectToast } from '../support/toasts.ts'

test('an unranked game is won with any six items, even after a hint', async ({ page }) => {
  const { names, guess, say, dialog, slots, score } = await openGame(page, UNRANKED)
  await expect(slots).toHaveCount(6)
  await expect(page.getByLabel('Game status')).toContainText(`Any 6 of ${names.length}`)
  const hint = page.getByRole('button', { name: 'Hint', exact: true })
  await hint.click()
  await dialog.getByRole('button', { name: /^Letter/ }).click()
  await expect(slots.first()).toHaveAttribute('data-state', 'hinted')
  await expect(say).toHaveText(/^Letter \S shown$/)
  for (const name of names.slice(0, 6)) {
    await guess(name)
    await expect(say).toContainText(`Correct! You guessed ${name}`)
  }
  await expectToast(page, '🏆 Congratulations!', 'You guessed all 6 items! Perfect game!')
  await expect(score).toHaveText('59')
  await expect(dialog).toContainText('You toppled it!')
  await expect(dialog.getByRole('img', { name: 'scores from' }).locator('i')).toHaveCount(7)
  await dialog.getByRole('button', { name: 'View all answers' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(names.length)
  await expect(dialog.locator('[data-state=found]')).toHaveCount(6)
  await expect(dialog.locator('[data-state=missed]')).toHaveCount(0)
  const others = dialog.getByRole('list', { name: 'Also on the list' })
  await expect(others.getByRole('listitem')).toHaveCount(names.length - 6)
})

test('an unranked game can be lost or given up', async ({ page, context }) => {
  const lost = await openGame(page, UNRANKED)
  await lost.guess(lost.names[3] ?? '')
  await lost.lose()
  await expectToast(page, '💀 Game Over!', /^Remaining: /)
  await expect(lost.dialog).toContainText('1 of 6 toppled')

  await context.clearCookies()
  const other = await (await context.browser()?.newContext())?.newPage()
  if (!other) throw new Error('no second browser')
  const given = await openGame(other, UNRANKED)
  await given.openActions()
  await given.dialog.getByRole('button', { name: 'Give Up' }).click()
  await given.dialog.getByRole('button', { name: 'Give Up' }).click()
  await expect(given.slots.filter({ hasText: 'not found' })).toHaveCount(6)
  await expect(given.dialog).toContainText('0 of 6 toppled')
  await other.context().close()
})

test("an unranked game's hints speak of no number", async ({ page }) => {
  const { dialog, say } = await openGame(page, UNRANKED)
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  await dialog.getByRole('button', { name: /^Clue/ }).click()
  await expect(dialog.getByRole('heading')).toHaveText('Hint for unguessed item')
  await page.keyboard.press('Escape')
  await expect(say).toHaveText('Press the bulb to see the clue again')
  await page.getByRole('button', { name: 'Guess log' }).first().click()
  await expect(dialog.getByRole('listitem')).not.toContainText('#')
})
