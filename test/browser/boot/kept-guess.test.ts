import { expect, test } from '@playwright/test'
import { answerGuesses, NO_MATCH } from '../support/judging.ts'
import { expectToast, recordToasts } from '../support/toasts.ts'
import { openWithoutClient } from '../support/without-client.ts'

test('a guess that the client judges at the takeover is not back after a reload', async ({ page }) => {
  const { guess, say, score, input, release } = await openWithoutClient(page)
  // Exact by the whole rules, unknown to the page.
  await guess('Grönland')
  await expect(say).toHaveText('Checking partial matches')
  await release()
  await expect(say).toHaveText('Correct! "Grönland" matches Greenland')
  for (let again = 0; again < 2; again++) {
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-ready')
    await expect(score).toHaveText('10')
    await expect(input).toHaveValue('')
  }
})

test('guesses entered before the client loads are judged in order', async ({ page }) => {
  const { guess, names, say, score, left, release } = await openWithoutClient(page)
  const asked = await answerGuesses(page, (route) => route.fulfill(NO_MATCH))
  for (const text of ['Grönland', 'zzqx', 'zzqx', names[5] ?? '']) await guess(text)
  await expect(score).toHaveText('0')
  await release()
  await expect(say).toHaveText('Correct! "Grönland" matches Greenland')
  await expect(say).toHaveText('"zzqx": Not found. Try a different guess!')
  await expect(say).toHaveText(`Correct! You guessed ${names[5]}`)
  await expect(score).toHaveText('20')
  await expect(left).toHaveText('9')
  expect(asked).toEqual([{ guess: 'zzqx', guessed_items: ['Greenland'] }])
})

test('a toast follows a guess that was judged before the client loaded', async ({ page }) => {
  await recordToasts(page)
  const { guess, names, score, release } = await openWithoutClient(page)
  await guess(names[0] ?? '')
  await expect(score).toHaveText('10')
  await release()
  await expectToast(page, '🎉 Correct!')
})

test('a toast follows a win before the client loaded', async ({ page }) => {
  await recordToasts(page)
  const { guess, names, score, release } = await openWithoutClient(page)
  for (const name of names) await guess(name)
  await expect(score).toHaveText('100')
  await release()
  await expectToast(page, '🏆 Congratulations!', 'You guessed all 10 items! Perfect game!')
})

test('pressing Guess before the client loads leaves the focus in the field', async ({ page }) => {
  const { names, input, score } = await openWithoutClient(page)
  const button = page.getByRole('button', { name: 'Guess', exact: true })
  await page.evaluate(() => {
    document.addEventListener('focusout', () => Object.assign(document.documentElement.dataset, { blurred: '' }))
  })
  for (const [at, press] of [() => button.tap(), () => button.click()].entries()) {
    await input.fill(names[at] ?? '')
    await press()
    await expect(score).toHaveText(String(10 * (at + 1)))
    await expect(input).toBeFocused()
  }
  // Not for a moment: Android would close its keyboard.
  await expect(page.locator('html')).not.toHaveAttribute('data-blurred')
  await input.fill(names[2] ?? '')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(score).toHaveText('30')
  await expect(input).toBeFocused()
})
