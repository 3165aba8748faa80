import { expect, type Page, test } from '@playwright/test'
import { waitForEver } from './clock.ts'
import { actionsOn, moveToOwnAddress, openGame, readGame, watchResults } from './game.ts'
import { holdGuesses, NO_MATCH, SETTLED, send, submit } from './judging.ts'

async function giveUp(page: Page) {
  const { openActions, dialog } = actionsOn(page)
  await openActions()
  await dialog.getByRole('button', { name: 'Give Up' }).click()
  await dialog.getByRole('button', { name: 'Give Up' }).click()
}

test('who gives up during a check has not made the guess', async ({ page, context }) => {
  const sent = watchResults(context)
  await waitForEver(page)
  const { names, dialog, score, slots, say } = await openGame(page)
  const { answer } = await holdGuesses(page)
  await send(page, 'zzqx')
  await giveUp(page)
  await expect(say).toHaveText('You gave up. This one stood firm.')
  await answer({ matched: true, item_name: names[0], position: 1, source: 'ai' })
  await expect(dialog).toContainText('0 of 10 toppled')
  await expect(dialog.getByRole('img', { name: 'scores from' })).toBeVisible()
  await expect(score).toHaveText('0')
  await expect(slots.filter({ hasText: 'missed' })).toHaveCount(10)
  expect(sent).toMatchObject([{ total_guesses: 0, items_guessed: [], refused_guesses: [] }])
})

test('two tabs that check the same guess pay for it once, and one that ends the game ends the check of the other', async ({
  page,
  context,
}) => {
  await waitForEver(context)
  const first = await openGame(page)
  const other = await context.newPage()
  const second = await openGame(other)
  const { answer, asked } = await holdGuesses(context)
  await send(page, 'zzqx')
  await expect.poll(() => asked).toHaveLength(1)
  await send(other, 'ZZQX')
  await expect.poll(() => asked).toHaveLength(2)
  await answer(NO_MATCH.json, 1)
  await expect(first.say).toHaveText('Not found. Try a different guess!')
  await expect(second.left).toHaveText('9')
  await expect(second.say).toHaveText('Checking partial matches')
  await answer(NO_MATCH.json)
  await expect(second.say).toHaveText('You already guessed that.')
  for (const { left } of [first, second]) await expect(left).toHaveText('9')

  await send(page, 'qqwk')
  await expect.poll(() => asked).toHaveLength(3)
  await giveUp(other)
  await expect(first.say).toHaveText('This one stood firm.')
  await answer({ matched: true, item_name: first.names[0], position: 1, source: 'ai' })
  await page.waitForTimeout(SETTLED)
  await expect(first.score).toHaveText('0')
  await expect(first.say).toHaveText('This one stood firm.')
})

test('a reload or a closed tab loses no guess that is being checked, and charges it once', async ({
  page,
  context,
}) => {
  await waitForEver(context)
  const { input, left } = await openGame(page)
  const { asked } = await holdGuesses(context)
  await send(page, 'zzqx')
  await expect.poll(() => asked).toHaveLength(1)
  await page.reload()
  await expect(input).toHaveValue('zzqx')
  await expect(left).toHaveText('10')
  await expect(submit(page)).toBeEnabled()
  await send(page, 'zzqx')
  await expect.poll(() => asked).toHaveLength(2)
  await page.close()
  const again = await context.newPage()
  await moveToOwnAddress(again)
  await openGame(again)
  const reopened = actionsOn(again)
  await expect(reopened.input).toHaveValue('zzqx')
  await expect(reopened.left).toHaveText('10')

  await context.unroute('**/ai-validate-guess')
  await reopened.input.press('Enter')
  await expect(reopened.say).toHaveText('Not found. Try a different guess!')
  await again.reload()
  await expect(reopened.left).toHaveText('9')
  await expect(reopened.input).toHaveValue('')
})

test('who leaves the screen during a check finds the guess on coming back, unpaid', async ({ page }) => {
  await waitForEver(page)
  const { left, input, score } = await openGame(page)
  const { answer } = await holdGuesses(page)
  await send(page, 'zzqx')
  const { list } = await readGame(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('dialog[open]').getByRole('link', { name: 'Library' }).click()
  await expect(page.getByRole('heading', { name: 'Library' })).toBeVisible()
  await answer({ matched: true, item_name: list.items[0]?.name, position: 1, source: 'ai' })
  await page.goBack()
  await expect(input).toHaveValue('zzqx')
  await expect(left).toHaveText('10')
  await expect(score).toHaveText('0')
})
