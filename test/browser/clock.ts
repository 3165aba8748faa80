import type { Page } from '@playwright/test'

/** Milliseconds in which the clock, which runs until then, will surely have been stopped. */
const MARGIN = 10_000

/** From now on time passes only where a test says so. `page.clock.install` comes before the page is opened. */
export async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate((margin) => Date.now() + margin, MARGIN))
}

/** What the page does on a failed call it has done: its timers are set. */
export const settle = (page: Page) => page.evaluate(async () => void (await (await fetch('/api/health')).text()))
