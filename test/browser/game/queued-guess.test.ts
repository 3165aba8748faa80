import { expect, test } from '@playwright/test'
import { waitForEver } from '../support/clock.ts'
import { openGame } from '../support/game.ts'
import { listen } from '../support/heard.ts'
import { answerGuesses, holdGuesses, NO_MATCH, send, submit } from '../support/judging.ts'

test('a guess entered while another is checked waits, and each verdict names its guess', async ({ page }) => {
  await waitForEver(page)
  const { input, say, left, score, names } = await openGame(page)
  const { asked, answer } = await holdGuesses(page)
  await send(page, 'zzqx')
  await expect(submit(page)).toBeDisabled()
  // The sent guess is selected: typing replaces it.
  await page.keyboard.type(names[0] ?? '')
  await expect(input).toHaveValue(names[0] ?? '-')
  await submit(page).click()
  await expect(say).toHaveText(`Checking partial matches. Next: ${names[0]}`)
  await expect(submit(page)).toBeDisabled()
  await input.press('Enter')
  await page.keyboard.type('qqwk')
  await input.press('Enter')
  await expect(say).toHaveText(`Checking partial matches. Next: ${names[0]} and 1 more`)
  await expect(score).toHaveText('0')
  await answer(NO_MATCH.json)
  await expect(say).toHaveText('"zzqx": Not found. Try a different guess!')
  await expect(page.locator('[class*=shake]')).toHaveCount(0)
  await expect(say).toHaveText(`Correct! You guessed ${names[0]}`)
  await expect(say).toHaveText('Checking partial matches')
  await answer(NO_MATCH.json)
  await expect(say).toHaveText('Not found. Try a different guess!')
  await expect(left).toHaveText('8')
  await expect(score).toHaveText('10')
  expect(asked.map(({ guess }) => guess)).toEqual(['zzqx', 'qqwk'])
})

test('a waiting guess is announced', async ({ page }) => {
  const { expectHeard } = await listen(page)
  const { input } = await openGame(page)
  await holdGuesses(page)
  await send(page, 'zzqx')
  await input.fill('qqwk')
  await input.press('Enter')
  await expectHeard('Checking partial matches. Next: qqwk')
})

test('guesses that wait are dropped when the game ends', async ({ page }) => {
  await waitForEver(page)
  const { input, guess, left, say } = await openGame(page)
  await answerGuesses(page, (route) => route.fulfill(NO_MATCH))
  for (let turn = 0; turn < 9; turn++) await guess(`zzqx ${'abcdefghi'[turn]}wvk`)
  await expect(left).toHaveText('1')
  await page.unroute('**/ai-validate-guess')
  const { asked, answer } = await holdGuesses(page)
  await send(page, 'qqwk')
  await input.fill('qqwk more')
  await input.press('Enter')
  await answer(NO_MATCH.json)
  await expect(page.getByRole('button', { name: 'View Results' })).toBeVisible()
  await expect(say).toHaveText('"qqwk": Not found. This one stood firm.')
  await page.waitForTimeout(1_500)
  expect(asked).toHaveLength(1)
})

test('a hint takes the refused guess out of the field', async ({ page }) => {
  const { guess, input, dialog, say } = await openGame(page)
  await answerGuesses(page, (route) => route.fulfill(NO_MATCH))
  await guess('zzqx')
  await expect(say).toHaveText('Not found. Try a different guess!')
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  await dialog.getByRole('button', { name: /^Letter/ }).click()
  await expect(input).toHaveValue('')
  await input.fill('half a gue')
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  await dialog.getByRole('button', { name: /^Letter/ }).click()
  await expect(say).toHaveText(/^Letter /)
  await expect(input).toHaveValue('half a gue')
})

test('a repeat is said quietly, and its slot flashes', async ({ page }) => {
  const { guess, names, say, slots } = await openGame(page)
  await guess(names[9] ?? '')
  await page.evaluate(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (...what) {
      this.setAttribute('data-flashed', '')
      return animate.apply(this, what)
    }
  })
  await guess((names[9] ?? '').toUpperCase())
  await expect(say).toHaveText('You already guessed that. It costs nothing.')
  await expect(say.locator('svg')).toHaveCount(0)
  await expect(page.locator('[class*=shake]')).toHaveCount(0)
  await expect(slots.nth(9)).toHaveAttribute('data-flashed')
  await expect(page.locator('[data-flashed]')).toHaveCount(1)
})
