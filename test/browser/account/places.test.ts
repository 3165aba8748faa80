import { expect, type Page, test } from '@playwright/test'
import { watchRequests } from '../support/calls.ts'
import { recordGames, signInBy } from '../support/played.ts'
import { changeSettings, newEmail } from '../support/players.ts'
import { untilTakenOver } from '../support/taken-over.ts'
import { holdClient } from '../support/without-client.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

async function scrollTo(page: Page, place: number) {
  await page.evaluate((to) => window.scrollTo(0, to), place)
  await expect.poll(() => scrolled(page)).toBe(place)
  // The page records the position in the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

async function goBy(page: Page, name: string) {
  // A scripted click: the mouse would scroll up to the menu first.
  await page.getByRole('button', { name: 'Menu' }).evaluate((menu: HTMLElement) => menu.click())
  await page.locator('dialog[open]').getByRole('link', { name }).click()
}

/** The third page of the library, scrolled down. */
async function openThird(page: Page, place = 700) {
  await changeSettings(page, null)
  // The page without its sign-in prompt, which a worker without sign-in leaves out. The browser also restores the
  // scroll position after a reload.
  await page.route(
    ({ pathname }) => pathname === '/library',
    async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/<div class="[^"]*prompt.*?<\/div>/s, '')
      await route.fulfill({ response, body })
    },
  )
  await page.goto('/library')
  await untilTakenOver(page)
  for (const number of [2, 3]) {
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText(`Page ${number} of 4`)).toBeVisible()
    // Until then the cards of the previous page are shown.
    await expect(page.locator('[data-part=cards]')).toHaveAttribute('aria-busy', 'false')
    await expect.poll(() => scrolled(page)).toBe(0)
  }
  await scrollTo(page, place)
}

test('the library is back at its scroll position after a list or a reload', async ({ page }) => {
  await openThird(page)
  const card = page.locator('a[data-list]').nth(6)
  const title = (await card.getByRole('heading').textContent()) ?? '-'
  await card.click()
  await expect(page.locator('#list-title')).toHaveText(title)
  await expect.poll(() => scrolled(page)).toBe(0)
  const { calls } = watchRequests(page)
  // All in one frame: the page is restored from memory.
  const shown = await page.evaluate(async () => {
    history.back()
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return { cards: document.querySelectorAll('a[data-list]').length, at: Math.round(window.scrollY) }
  })
  expect(shown).toEqual({ cards: 12, at: 700 })
  await expect(page.getByText('Page 3 of 4')).toBeVisible()
  await page.goForward()
  await expect(page.locator('#list-title')).toHaveText(title)
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(700)
  expect(calls).toEqual([])
  await page.reload()
  await expect(page.getByText('Page 3 of 4')).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(700)
  await goBy(page, 'Account')
  await expect(page.getByRole('heading', { name: 'Welcome to Topple' })).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(700)
})

test('the account page is back at its scroll position while its figures reload', async ({ page }) => {
  const email = newEmail('robin')
  await recordGames(page, email, { library: [1, 2, 3, 4, 5] })
  await page.goto('/account')
  await signInBy(page, 'Sign in with Google', email)
  const game = page.locator('[data-part=recent-games] a').nth(4)
  await expect(game).toBeVisible()
  await scrollTo(page, 600)
  await goBy(page, 'Library')
  await expect(page.getByText('Played, score 10')).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.route('**/api/recent-games', () => {})
  await page.goBack()
  await expect(page.locator('[data-part=figures] dd').first()).toHaveText('5')
  await expect.poll(() => scrolled(page)).toBe(600)
})

test('scrolling while a restored page still grows is left alone', async ({ page }) => {
  // Further down than the loading state reaches.
  await openThird(page, 1200)
  await page.locator('a[data-list]').nth(6).click()
  await expect(page.locator('#list-title')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Your guess')).toBeVisible()
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/library*', async (route) => {
    await asked
    await route.continue()
  })
  await page.goBack()
  await expect(page.locator('[data-part=skeleton]').first()).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new WheelEvent('wheel')))
  await scrollTo(page, 40)
  answer()
  await expect(page.locator('a[data-list]')).toHaveCount(12)
  expect(await scrolled(page)).toBe(40)
})

test('scrolling before the client loads is kept, on first visit and reload', async ({ page }) => {
  const release = await holdClient(page)
  const start = async (letGo: () => void) => {
    letGo()
    await untilTakenOver(page)
    // The app would have scrolled by then.
    await page.waitForTimeout(500)
  }
  await page.goto('/library', { waitUntil: 'commit' })
  await expect(page.locator('a[data-list]')).toHaveCount(12)
  await scrollTo(page, 400)
  await start(release)
  expect(await scrolled(page)).toBe(400)
  await goBy(page, 'Account')
  await expect(page.getByRole('heading', { name: 'Welcome to Topple' })).toBeVisible()
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(400)

  const releaseAgain = await holdClient(page)
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => scrolled(page)).toBe(400)
  // With the wheel: a browser that is still loading undoes a scripted scroll.
  await page.mouse.wheel(0, -250)
  await expect.poll(() => scrolled(page)).toBe(150)
  await start(releaseAgain)
  expect(await scrolled(page)).toBe(150)
})
