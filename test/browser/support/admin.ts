import { type APIRequestContext, type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { adminListResponse, generationJobs, schedulePage } from '#shared/contract/admin.ts'
import { LOCAL_ADMINS } from '../../tools/serve-worker.ts'
import { signInFromSheet } from './players.ts'
import { recordToasts } from './toasts.ts'

export const [ADMIN, SECOND_ADMIN] = LOCAL_ADMINS
export const DESKTOP = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false }

/** A hostile text: markup, a script, right-to-left text, emoji made of several characters. */
export const HOSTILE =
  '<img src=x onerror="document.title=1"><script>document.title=2</script> & "q" \u202Eleft\u202C مرحبا 👩‍👩‍👧‍👦🏳️‍🌈'

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** The browser storage of signed-in admins, by e-mail: one sign-in by popup is enough for all tests of a worker. */
const signedIn = new Map<string, StorageState>()

/** Opens an admin screen of the worker at `origin`, with an admin signed in. `api` makes calls as that admin. */
export async function openAdmin(page: Page, path = '/lists', { email = ADMIN as string, origin = '/' } = {}) {
  const context = page.context()
  await recordToasts(page)
  const before = signedIn.get(email + origin)
  if (before) await context.setStorageState(before)
  else {
    await page.goto(`${origin}admin`)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await signInFromSheet(page, email)
    await expect(page.locator('[data-part=admin] h1')).toBeVisible()
    signedIn.set(email + origin, await context.storageState({ indexedDB: true }))
  }
  const checked = page.waitForRequest('**/api/admin/check')
  await page.goto(`${origin}admin${path}`)
  const authorization = (await (await checked).allHeaders()).authorization ?? ''
  await expect(page.locator('[data-part=admin] h1')).toBeVisible()
  await expect(page.locator('dialog[open]')).toHaveCount(path.includes('#') ? 1 : 0)
  return { ...partsOf(page), api: apiOf(page.request, authorization, new URL(page.url()).origin) }
}

/** Opens a second browser with another admin signed in. */
export async function openSecondAdmin(browser: Browser, path = '/lists') {
  const context = await browser.newContext(DESKTOP)
  const page = await context.newPage()
  return { page, context, ...(await openAdmin(page, path, { email: SECOND_ADMIN })) }
}

function partsOf(page: Page) {
  return {
    dialog: page.locator('dialog[open]'),
    rows: page.locator('tbody tr'),
    row: (date: string) => page.locator('tbody tr').filter({ has: page.getByText(date, { exact: true }) }),
    /** dnd-kit's and the screen's announcements to a screen reader. */
    dragSaid: page.locator('[id^=DndLiveRegion]'),
  }
}

function apiOf(request: APIRequestContext, authorization: string, origin: string) {
  const headers = { Authorization: authorization }
  const address = `${origin}/api/admin`
  return {
    headers,
    schedule: async (page = 1) =>
      schedulePage.parse(await (await request.get(`${address}/lists?page=${page}&per_page=100`, { headers })).json()),
    list: async (id: string) =>
      adminListResponse.parse(await (await request.get(`${address}/lists/${id}`, { headers })).json()),
    jobs: async () =>
      generationJobs.parse(await (await request.get(`${address}/generation-jobs`, { headers })).json()).data,
    put: (path: string, data: object) => request.put(`${address}${path}`, { headers, data }),
    post: (path: string, data: object = {}) => request.post(`${address}${path}`, { headers, data }),
  }
}

/** Presses Tab until the focused element has this name. */
export async function tabTo(page: Page, name: string | RegExp, most = 80) {
  const dialog = page.locator('dialog[open]')
  const within = (await dialog.count()) > 0 ? dialog : page
  const wanted = within.getByRole('button', { name }).or(within.getByRole('link', { name })).first()
  for (let times = 0; times < most; times++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${name}`)
}
