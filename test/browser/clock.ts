import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { REQUEST_TIMEOUT } from '#shared/limits.ts'

/** Milliseconds in which the clock, which runs until then, will surely have been stopped. */
const MARGIN = 10_000

/** From now on time passes only where a test says so. `page.clock.install` comes before the page is opened. */
export async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate((margin) => Date.now() + margin, MARGIN))
}

/** What would be done after just so many milliseconds never is. Before the page is opened. */
export const neverAfter = (place: Page | BrowserContext, milliseconds: number) =>
  place.addInitScript((never) => {
    const { setTimeout } = window
    const patient = (run: TimerHandler, wait?: number, ...rest: unknown[]) =>
      wait === never ? 0 : setTimeout(run, wait, ...rest)
    Object.assign(window, { setTimeout: patient })
  }, milliseconds)

/** No call is given up: what a test holds back may come as late as a busy machine makes it. Before the page is opened. */
export async function waitForEver(place: Page | BrowserContext) {
  await neverAfter(place, REQUEST_TIMEOUT)
  await place.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
}

/** What the page does on a failed call it has done: its timers are set. */
export const settle = (page: Page) => page.evaluate(async () => void (await (await fetch('/api/health')).text()))

/** What the page does within so many milliseconds it has done. `page.clock.install` comes before the page is opened. */
export async function passTime(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds)
  await settle(page)
}

/** Lets time pass until this is seen: what fails is tried again, and there are pauses between. */
export const passUntilSeen = (page: Page, seen: Locator) =>
  expect(async () => {
    await passTime(page, 2_000)
    await expect(seen).toBeVisible({ timeout: 100 })
  }).toPass({ timeout: 40_000, intervals: [100] })
