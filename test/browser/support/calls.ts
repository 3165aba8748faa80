import type { Page } from '@playwright/test'

/** Watches the page's requests from now on: paths of calls, and names of script files without their hash. */
export function watchRequests(page: Page) {
  const calls: string[] = []
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname + search)
    const script = /^\/assets\/(.+)-.{8}\.js$/.exec(pathname)?.[1]
    if (script) scripts.push(script)
  })
  return { calls, scripts }
}
