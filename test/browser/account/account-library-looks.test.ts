import { expect, type Page, test } from '@playwright/test'
import { libraryPage } from '#shared/contract/library.ts'
import { openBareScreens } from '../support/bare-screens.ts'
import { expectClean, LOOKS, overflowing, smallTargets } from '../support/looks.ts'
import { recordGames, signInBy } from '../support/played.ts'
import { changeSettings, newEmail } from '../support/players.ts'
import { untilTakenOver } from '../support/taken-over.ts'

/** Signs in a player with a few games and opens the account page. */
async function openAccount(page: Page) {
  const email = newEmail('robin')
  await recordGames(page, email, { library: [3, 6], today: 10 })
  await page.goto('/account')
  await signInBy(page, 'Sign in with Google', email)
  await expect(page.locator('[data-part=figures] dd').first()).toHaveText('3')
}

const deleteButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Delete my account and data' })

for (const { name, ...look } of LOOKS) {
  test.describe(name, () => {
    test.use({ ...look, contextOptions: { reducedMotion: 'reduce' } })

    test('axe finds nothing in any state of the account page', async ({ page }) => {
      test.slow()
      for (const address of ['/account', '/account?message=signin-library']) {
        await page.goto(address)
        await expect(page.getByRole('heading', { name: 'Welcome to Topple' })).toBeVisible()
        await expectClean(page, address)
      }
      await openAccount(page)
      await expectClean(page, 'signed in')
      await deleteButton(page).click()
      await expect(page.locator('dialog[open]')).toBeVisible()
      await expectClean(page, 'deleting')
      await page.keyboard.press('Escape')
      await page.route(/api\/recent-games/, () => {})
      await page.reload()
      await expect(page.locator('[data-part=skeleton]').first()).toBeVisible()
      await expectClean(page, 'figures on their way')
    })

    test('axe finds nothing in any state of the library', async ({ page }) => {
      test.slow()
      await page.goto('/library')
      await expect(page.locator('a[data-list]')).toHaveCount(12)
      await expectClean(page, 'guest')
      await openAccount(page)
      await page.goto('/library')
      await expect(page.getByText('Played, score 30')).toBeVisible()
      await expectClean(page, 'player')
      await page.goto('/library?category=Juggling')
      await expect(page.getByText('No past daily lists in Juggling.')).toBeVisible()
      await expectClean(page, 'filtered, none')
      await page.route('**/api/library*', () => {})
      await page.goto('/library')
      await expect(page.locator('a[data-list]')).toHaveCount(12)
      await expectClean(page, 'marks on their way')
      await openBareScreens(page)
      await page.goto('/library')
      await expect(page.locator('[data-part=skeleton]').first()).toBeVisible()
      await expectClean(page, 'loading')
      await page.unrouteAll()
      await openBareScreens(page)
      await page.route('**/api/library*', (route) => route.abort())
      await page.goto('/library')
      await expect(page.getByText('Unable to load library.')).toBeVisible()
      await expectClean(page, 'failed')
    })

    test('axe finds nothing without sign-in or in an empty library', async ({ page }) => {
      await changeSettings(page, null)
      await page.goto('/account')
      await expect(page.getByText('Sign-in is not set up')).toBeVisible()
      await expectClean(page, 'not offered')
      await openBareScreens(page)
      const empty = { data: [], current_page: 1, last_page: 1, total: 0, prev_page_url: null, next_page_url: null }
      const answer = libraryPage.parse({ ...empty, categories: [] })
      await page.route('**/api/library*', (route) => route.fulfill({ json: answer }))
      await page.goto('/library')
      await expect(page.getByText('No past daily lists found.')).toBeVisible()
      await expectClean(page, 'empty')
    })
  })
}

test.describe('in narrow windows', () => {
  // Not a mobile viewport: that grows with overflowing content.
  test.use({ viewport: { width: 360, height: 640 }, isMobile: false, hasTouch: false })

  test('targets are 44 pixels, and nothing overflows even with texts doubled', async ({ page }) => {
    test.slow()
    await openAccount(page)
    await expectFits(page)
    await deleteButton(page).click()
    await expect(page.locator('dialog[open]')).toBeVisible()
    await expectFits(page)
    await page.goto('/library')
    await expect(page.getByText('Played, score 30')).toBeVisible()
    await expectFits(page)
  })
})

async function expectFits(page: Page) {
  expect(await smallTargets(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await overflowing(page)).toEqual([])
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) text.textContent += ` ${text.textContent}`
  })
  expect(await overflowing(page)).toEqual([])
  await page.reload()
  await expect(page.locator('[data-part=figures] dd, a[data-list]').first()).toBeVisible()
}

test('the keyboard alone filters and pages the library and opens a list', async ({ page }) => {
  const email = newEmail('robin')
  const [first] = await recordGames(page, email, { library: [2] })
  await page.goto('/library')
  await signInBy(page, 'Sign in', email)
  await page.getByLabel('Category').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'All' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('1 list found.')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('a[data-list]')).toBeFocused()
  await expect(page.locator('a[data-list]')).toContainText(first?.title ?? '-')
  await page.goto('/library')
  await untilTakenOver(page)
  const next = page.getByRole('button', { name: 'Next' })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Page 2 of 4')).toBeVisible()
  // Until then the cards of the previous page are shown.
  await expect(page.locator('[data-part=cards]')).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.locator('a[data-list]').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/list\//)
})

test('a played day looks different from a missed one in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const email = newEmail('robin')
  await recordGames(page, email, { library: [], today: 3 })
  await page.goto('/account')
  await signInBy(page, 'Sign in with Google', email)
  await expect(page.locator('[data-day=played]')).toHaveCount(1)
  const colourOf = (kind: string) =>
    page
      .locator(`[data-day=${kind}]`)
      .first()
      .evaluate((day) => getComputedStyle(day).borderColor)
  expect(await colourOf('played')).not.toBe(await colourOf('missed'))
})
