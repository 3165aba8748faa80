import { expect, type Page, test } from '@playwright/test'
import { stopClock } from '../support/clock.ts'
import { actionsOn, openGame, readGame } from '../support/game.ts'
import { openWithoutClient } from '../support/without-client.ts'

const SCRIPT = '**/assets/index-*.js'

/** Opens today's page without its client. */
async function openAlone(page: Page) {
  await page.clock.install()
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

/** Expects the saved game: another tab's process sees it a moment after it is stored. */
const expectSaved = (page: Page, guesses: number) =>
  expect.poll(async () => (await savedGame(page))?.guesses.length ?? 0).toBe(guesses)

test('a waiting guess returns after a reload, whatever other tabs do', async ({ page, context }) => {
  const { input } = await openAlone(page)
  // The guess waits, however long the other tab takes.
  await stopClock(page)
  await input.fill('Grienland')
  await input.press('Enter')
  await expect(page.locator('[data-said] > p')).toHaveText('Checking partial matches')
  const { play_id } = await savedGame(page)
  const other = await context.newPage()
  await other.goto('/')
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(other.locator('html')).toHaveAttribute('data-ready', '', { timeout: 500 })
  }).toPass({ timeout: 40_000 })
  await page.clock.resume()
  await page.unroute(SCRIPT)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-ready')
  await expect(input).toHaveValue('Grienland')
  expect((await savedGame(page)).play_id).toBe(play_id)
})

test('two tabs without a client share one game and lose no guess', async ({ page, context }) => {
  const other = await context.newPage()
  const first = await openAlone(page)
  const second = await openAlone(other)
  for (const [at, [tab, { input, score }, name, points]] of (
    [
      [page, first, 'Greenland', '10'],
      [other, second, 'Borneo', '20'],
      [page, first, 'Sumatra', '30'],
    ] as const
  ).entries()) {
    await expectSaved(tab, at)
    await input.fill(name)
    await input.press('Enter')
    await expect(score).toHaveText(points)
  }
  const { guesses } = await savedGame(page)
  expect(guesses.map(({ text }: { text: string }) => text)).toEqual(['Greenland', 'Borneo', 'Sumatra'])
})

test('another tab can play on and end the game while a guess waits', async ({ page, context }) => {
  const { input, say, score, left } = await openAlone(page)
  const other = await openGame(await context.newPage())
  // The guess waits, however long the other tab takes.
  await stopClock(page)
  const wait = async (text: string) => {
    await input.fill(text)
    await input.press('Enter')
    await expect(say).toHaveText('Checking partial matches')
  }
  await wait('Grienland')
  await other.guess('Sumatra')
  await expect(other.score).toHaveText('10')
  await expectSaved(page, 1)
  await page.clock.fastForward(10_000)
  await expect(say).toHaveText('That guess could not be checked, so it costs nothing. Please try again.')
  await expect(score).toHaveText('10')
  await expect(left).toHaveText('10')

  await wait('Grieenland')
  await other.openActions()
  await other.dialog.getByRole('button', { name: 'Give Up' }).click()
  await other.dialog.getByRole('button', { name: 'Give Up' }).click()
  await expect(other.left).toHaveText('0')
  await expect.poll(async () => (await savedGame(page)).gameStatus).toBe('lost')
  const ended = await savedGame(page)
  await page.clock.fastForward(10_000)
  await expect(left).toHaveText('0')
  await expect(say).toHaveText('1 of 10 toppled.')
  expect(await savedGame(page)).toMatchObject({ guesses: ended.guesses, gameStatus: 'lost' })
})

test("a guess played without the client survives another tab's save of an unbegun game", async ({ page }) => {
  const { input, score, slots, release } = await openWithoutClient(page)
  await input.fill('Greenland')
  await input.press('Enter')
  await expect(score).toHaveText('10')
  const { play_id } = await savedGame(page)
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('topple:daily:')) ?? ''
    const saved = JSON.parse(localStorage.getItem(key) ?? '')
    const gameItems = saved.gameItems.map((slot: object) => ({ ...slot, isGuessed: false }))
    localStorage.setItem(key, JSON.stringify({ ...saved, play_id: crypto.randomUUID(), guesses: [], gameItems }))
  })
  await release()
  await expect(score).toHaveText('10')
  await expect(slots.nth(0)).toContainText('Greenland')
  expect(await savedGame(page)).toMatchObject({ play_id, guesses: [{ text: 'Greenland' }] })
})

test('a saved game whose cookie is lost resumes at the first guess', async ({ page, context }) => {
  const { guess, names, say, score, slots } = await openGame(page)
  const { daily_game } = await readGame(page)
  const told = [`begun=${daily_game.date}`]
  await guess(names[0] ?? '')
  await expect(score).toHaveText('10')
  const cookies = async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`)
  await expect.poll(cookies).toEqual(told)
  await context.clearCookies()
  await page.route('**/assets/**', (route) => route.abort())
  await page.reload()
  await expect(score).toHaveText('0')
  await expect(slots.nth(0)).toHaveAttribute('data-state', 'empty')
  await guess(names[0] ?? '')
  await expect(say).toHaveText('You already guessed that. It costs nothing.')
  await expect(score).toHaveText('10')
  await expect(slots.nth(0)).toContainText(names[0] ?? '')
  await guess(names[1] ?? '')
  await expect(score).toHaveText('20')
  await context.clearCookies()
  await page.unroute('**/assets/**')
  await page.reload()
  await expect.poll(cookies).toEqual(told)
})

test('going back shows the begun game, not a page cached before it', async ({ page }) => {
  await page.addInitScript(() => {
    // The client has not loaded yet when the page's HTML ends.
    document.addEventListener('DOMContentLoaded', () => {
      const found = document.querySelectorAll('[data-state=found]').length
      document.documentElement.setAttribute('data-found-at-first', String(found))
    })
  })
  const { guess, names, score } = await openGame(page)
  await guess(names[0] ?? '')
  await expect(score).toHaveText('10')
  await page.goto('/library')
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('data-found-at-first', '1')
})

test('a saved game with a hint goes on without styles or client', async ({ page }) => {
  const { guess, names } = await openGame(page)
  await guess(names[0] ?? '')
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  await page
    .getByRole('button', { name: /letter/i })
    .first()
    .click()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-state=hinted]')).toHaveCount(1)
  await page.route('**/assets/**', (route) => route.abort())
  await page.reload()
  await expect(page.locator('[data-state=found]')).toBeVisible()
  await guess(names[1] ?? '')
  await expect(page.locator('[data-state=found]')).toHaveCount(2)
})
