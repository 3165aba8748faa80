import { expect, type Page, test } from '@playwright/test'
import { openGame } from '../support/game.ts'
import { answerGuesses, NO_MATCH } from '../support/judging.ts'
import { standStill } from '../support/looks.ts'

/** The number of text lines of each element. */
const linesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
    }),
  )

for (const [width, height] of [
  [320, 568],
  [320, 256],
] as const)
  test.describe(`at ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } })

    test('a found slot stands above the bar', async ({ page }) => {
      const { guess, names, slots, input } = await openGame(page)
      await answerGuesses(page, (route) => route.fulfill(NO_MATCH))
      await guess('zzqx')
      await guess(names[9] ?? '')
      await expect(slots.nth(9)).toHaveAttribute('data-state', 'found')
      await standStill(page)
      const bar = page.locator('main > :last-child').filter({ has: input })
      await expect
        .poll(async () => {
          const [slot, below] = await Promise.all([slots.nth(9).boundingBox(), bar.boundingBox()])
          return (slot?.y ?? 0) + (slot?.height ?? 0) <= (below?.y ?? 0)
        })
        .toBe(true)
    })
  })

test.describe('at 360 by 740', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a refusal takes one line, beside nothing', async ({ page }) => {
    const { guess, say } = await openGame(page)
    await answerGuesses(page, (route) => route.fulfill(NO_MATCH))
    await guess('zzqx')
    await expect(say).toHaveText('Not found. Try a different guess!')
    await expect(page.getByRole('button', { name: 'That should count' })).toBeVisible()
    expect(await linesOf(page, '[data-said] > p > span, [data-said] > button')).toEqual([1, 1])
  })

  test('the way back from all answers is in sight', async ({ page }) => {
    const { lose, dialog } = await openGame(page)
    await lose()
    await dialog.getByRole('button', { name: 'View all answers' }).click()
    await expect(dialog.getByRole('button', { name: 'Back to results' })).toBeInViewport({ ratio: 1 })
  })

  test('no word of a long name is broken for a long metric', async ({ page }) => {
    const { guess, names } = await openGame(page)
    await guess(names[0] ?? '')
    await page
      .locator('[data-board] > li')
      .first()
      .evaluate((slot) => {
        const [, name, metric] = slot.children
        if (name?.lastChild) name.lastChild.textContent = 'Carboniferous'
        if (metric?.lastChild) metric.lastChild.textContent = '358.9 million years ago'
      })
    const name = page.locator('[data-board] > li > span:nth-child(2)').first()
    const lines = await name.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element.lastChild ?? element)
      return range.getClientRects().length
    })
    expect(lines).toBe(1)
  })
})
