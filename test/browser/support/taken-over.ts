import { expect, type Page } from '@playwright/test'

/** Tells whether React has hydrated the library that the worker drew. */
export const isTakenOver = (page: Page) =>
  page
    .locator('[data-part=cards]')
    .evaluate((cards) => Object.keys(cards).some((key) => key.startsWith('__reactFiber')))

/** Waits until React has hydrated the library: from now on the client handles every press. */
export const untilTakenOver = (page: Page) => expect.poll(() => isTakenOver(page)).toBe(true)
