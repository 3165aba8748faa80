import { expect, test } from '@playwright/test'
import { openWithoutClient } from '../support/without-client.ts'

test('a guess that the client judges at the takeover is not back after a reload', async ({ page }) => {
  const { guess, say, score, input, release } = await openWithoutClient(page)
  // By the whole rules exact, unknown to the page.
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
