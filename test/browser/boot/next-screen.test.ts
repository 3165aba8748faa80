import { expect, type Page, test } from '@playwright/test'
import { watchRequests } from '../support/calls.ts'
import { changeSettings } from '../support/players.ts'

const menuLink = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Menu' }).click()
  return page.locator('dialog[open]').getByRole('link', { name })
}

/** Resolves when a complete answer has come for each of these address prefixes. */
const answersOf = (page: Page, ...beginnings: string[]) =>
  Promise.all(
    beginnings.map(async (beginning) =>
      (await page.waitForResponse((answer) => new URL(answer.url()).pathname.startsWith(beginning))).finished(),
    ),
  )

/** Records whether the page ever lost its header or showed a loading state. */
const watchGaps = (page: Page) =>
  page.evaluate(() => {
    const look = () => {
      const isSeen = (selector: string) =>
        [...document.querySelectorAll(selector)].some((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        )
      if (!isSeen('header') || isSeen('[class*=loading_skeleton]')) document.documentElement.dataset.gap = ''
      requestAnimationFrame(look)
    }
    look()
  })

test.describe('with a mouse', () => {
  test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } })

  test('pointing at a link prefetches its screen and data once, for an instant click', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-ready')
    const { calls, scripts } = watchRequests(page)
    const link = await menuLink(page, 'Library')
    expect(scripts).not.toContain('library-page')
    const answers = answersOf(page, '/assets/library-page-', '/api/library')
    await link.hover()
    await expect.poll(() => scripts).toContain('library-page')
    await expect.poll(() => calls).toEqual(['/api/library?page=1'])
    await answers
    await watchGaps(page)
    await link.click()
    await expect(page.locator('a[data-list]')).toHaveCount(12)
    await expect(page.locator('html')).not.toHaveAttribute('data-gap')
    expect(calls).toEqual(['/api/library?page=1'])
    expect(scripts.filter((name) => name === 'library-page')).toHaveLength(1)
  })

  test('pointing at a library card or the home link prefetches its game', async ({ page }) => {
    await changeSettings(page, null)
    await page.goto('/library')
    const { calls, scripts } = watchRequests(page)
    const card = page.locator('a[data-list]').nth(2)
    const answers = answersOf(page, '/assets/archived-page-', '/api/lists/')
    await expect(async () => {
      await page.mouse.move(0, 0)
      await card.hover()
      await expect.poll(() => scripts, { timeout: 2_000 }).toContain('archived-page')
    }).toPass()
    await expect.poll(() => calls.map((call) => call.replace(/[^/]+$/, ''))).toEqual(['/api/lists/'])
    await answers
    await watchGaps(page)
    await card.click()
    await expect(page.getByLabel('Your guess')).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-gap')
    expect(calls).toHaveLength(1)
    await page.getByRole('link', { name: 'Topple, home' }).hover()
    await expect.poll(() => calls[1]).toBe('/api/daily-game')
  })

  test('merely passing over a link fetches nothing', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-ready')
    const link = await menuLink(page, 'Library')
    const { scripts } = watchRequests(page)
    await link.evaluate((element) => {
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    })
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
    expect(scripts).not.toContain('library-page')
  })
})

test('focusing a link prefetches its screen', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-ready')
  const { scripts } = watchRequests(page)
  await (await menuLink(page, 'Account')).focus()
  await expect.poll(() => scripts).toContain('account-page')
  expect(scripts).not.toContain('library-page')
})

test('a finger resting on a link prefetches its screen, one scrolling does not', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-ready')
  const { scripts } = watchRequests(page)
  const link = await menuLink(page, 'Library')
  await link.evaluate(async (element) => {
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
    element.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerType: 'touch' }))
    await new Promise((resolve) => setTimeout(resolve, 300))
  })
  expect(scripts).not.toContain('library-page')
  await link.dispatchEvent('pointerdown', { pointerType: 'touch' })
  await expect.poll(() => scripts).toContain('library-page')
})

test('nothing is prefetched where the browser saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-ready')
  const { scripts } = watchRequests(page)
  const link = await menuLink(page, 'Library')
  await link.focus()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(scripts).not.toContain('library-page')
  await link.click()
  await expect(page.locator('a[data-list]')).toHaveCount(12)
})

test("a player's screens never fetch the back office", async ({ page }) => {
  const { scripts } = watchRequests(page)
  for (const address of ['/', '/library', '/account', '/nowhere']) {
    await page.goto(address)
    for (const link of await page.locator('a:visible').all()) await link.dispatchEvent('pointerover')
    await page.waitForLoadState('networkidle')
  }
  expect(scripts).toContain('library-page')
  expect(scripts.filter((name) => name.startsWith('admin'))).toEqual([])
})
