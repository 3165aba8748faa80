import { expect, type Page, test } from '@playwright/test'
import { actionsOn } from './game.ts'

const SCRIPT = '**/assets/index-*.js'

/** Today's page without its client. */
async function openAlone(page: Page) {
  await page.route(SCRIPT, (route) => route.abort())
  await page.goto('/')
  await expect(page.locator('#guess')).toBeVisible()
  return actionsOn(page)
}

const savedGame = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('topple:daily:')) ?? ''
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  })

test('a play is saved before its first guess, so that a guess that waits is back after a reload', async ({ page }) => {
  const { input } = await openAlone(page)
  const { play_id } = await savedGame(page)
  await input.fill('Grienland')
  await input.press('Enter')
  await expect(page.locator('.say')).toHaveText('Checking partial matches')
  await page.unroute(SCRIPT)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-ready')
  await expect(input).toHaveValue('Grienland')
  expect((await savedGame(page)).play_id).toBe(play_id)
})

test('two tabs without a client are one play, in which no guess is lost', async ({ page, context }) => {
  const first = await openAlone(page)
  const second = await openAlone(await context.newPage())
  for (const [{ input, score }, name, points] of [
    [first, 'Greenland', '10'],
    [second, 'Borneo', '20'],
    [first, 'Sumatra', '30'],
  ] as const) {
    await input.fill(name)
    await input.press('Enter')
    await expect(score).toHaveText(points)
  }
  const { guesses } = await savedGame(page)
  expect(guesses.map(({ text }: { text: string }) => text)).toEqual(['Greenland', 'Borneo', 'Sumatra'])
})
