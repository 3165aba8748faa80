import type { Page } from '@playwright/test'

/** The library and past lists as they are where the worker cannot read the lists: the client asks for them. */
export const openBareScreens = (page: Page) =>
  page.route(
    ({ pathname }) => /^\/(library$|list\/)/.test(pathname),
    async (route) => route.fulfill({ response: await page.request.get('/account') }),
  )
