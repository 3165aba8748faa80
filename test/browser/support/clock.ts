import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { REQUEST_TIMEOUT } from '#shared/limits.ts'

/** Milliseconds ahead of now at which the clock stops: it runs on until `pauseAt` takes effect. */
const MARGIN = 10_000

/** From now on time passes only as the test says. Call `page.clock.install` before opening the page. */
export async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate((margin) => Date.now() + margin, MARGIN))
}

/** Drops timers of exactly `milliseconds`. Call it before opening the page. */
export const neverAfter = (place: Page | BrowserContext, milliseconds: number) =>
  place.addInitScript((never) => {
    const { setTimeout } = window
    const patient = (run: TimerHandler, wait?: number, ...rest: unknown[]) =>
      wait === never ? 0 : setTimeout(run, wait, ...rest)
    Object.assign(window, { setTimeout: patient })
  }, milliseconds)

/**
 * Turns the time-outs of calls off: on a busy machine a held-back answer may come late. Call it before opening the
 * page.
 */
export async function waitForEver(place: Page | BrowserContext) {
  await neverAfter(place, REQUEST_TIMEOUT)
  await place.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
}

/** Waits until the page has handled a failed call and set its timers. */
export const settle = (page: Page) => page.evaluate(async () => void (await (await fetch('/api/health')).text()))

/** Lets `milliseconds` pass and waits for the page to react. Call `page.clock.install` before opening the page. */
export async function passTime(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds)
  await settle(page)
}

/** Lets time pass until `seen` is visible: failed calls are repeated after pauses. */
export const passUntilSeen = (page: Page, seen: Locator) =>
  expect(async () => {
    await passTime(page, 2_000)
    await expect(seen).toBeVisible({ timeout: 100 })
  }).toPass({ timeout: 40_000, intervals: [100] })
