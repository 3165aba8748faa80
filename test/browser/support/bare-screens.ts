import type { Page } from '@playwright/test'

/**
 * Serves the library and past lists as when the worker cannot read the lists: without data, so that the client fetches
 * them.
 */
export const openBareScreens = (page: Page) =>
  page.route(
    ({ pathname }) => /^\/(library$|list\/)/.test(pathname),
    async (route) => route.fulfill({ response: await page.request.get('/account') }),
  )
