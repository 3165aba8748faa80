import type { Page } from '@playwright/test'

/** The library's page as it is where the worker cannot read the lists: the client asks for them. */
export const openBareLibraries = (page: Page) =>
  page.route(
    ({ pathname }) => pathname === '/library',
    async (route) => route.fulfill({ response: await page.request.get('/account') }),
  )
