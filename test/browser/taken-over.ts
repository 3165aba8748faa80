import { expect, type Page } from '@playwright/test'

/** Whether React has taken over the library that the worker drew. */
export const isTakenOver = (page: Page) =>
  page
    .locator('[data-part=cards]')
    .evaluate((cards) => Object.keys(cards).some((key) => key.startsWith('__reactFiber')))

/** The library is the client's: what is pressed from now on is a matter of the client, not of the page as it was served. */
export const untilTakenOver = (page: Page) => expect.poll(() => isTakenOver(page)).toBe(true)
