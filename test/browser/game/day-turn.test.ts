import { expect, test } from '@playwright/test'
import { addDays, nextEasternMidnight } from '#shared/game/eastern-day.ts'
import { passTime } from '../support/clock.ts'
import { openGame } from '../support/game.ts'

/** Milliseconds by which the device's clock is fast. */
const FAST = 10_000

test('a tab whose clock is fast gets the new list when it is there', async ({ page }) => {
  const midnight = nextEasternMidnight(Date.now())
  await page.clock.install({ time: midnight - 120_000 })
  const { game } = await openGame(page)
  const date = addDays(game.daily_game.date, 1)
  const tomorrow = { daily_game: { id: 'tomorrow', date }, list: { ...game.list, id: 'tomorrows-list' } }
  let asked = 0
  await page.route('**/api/daily-game', async (route) => {
    asked++
    const now = (await page.evaluate(() => Date.now())) - FAST
    const headers = { Date: new Date(now).toUTCString() }
    await route.fulfill({ headers, json: now < midnight ? game : tomorrow })
  })
  const play = page.getByRole('button', { name: 'Play the new list' })

  await page.clock.pauseAt(midnight - 60_000)
  await passTime(page, 64_000)
  await expect.poll(() => asked).toBe(1)
  await expect(play).toHaveCount(0)
  await passTime(page, 12_000)
  await expect(play).toBeVisible()
  expect(asked).toBe(2)
})
