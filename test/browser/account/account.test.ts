import { expect, test } from '@playwright/test'
import { watchRequests } from '../support/calls.ts'
import { waitForEver } from '../support/clock.ts'
import { listenForComplaints, openGame } from '../support/game.ts'
import { chooseInWindow, recordGames, signInBy } from '../support/played.ts'
import { changeSettings, newEmail } from '../support/players.ts'

test('the account page says so where sign-in is not set up', async ({ page }) => {
  await changeSettings(page, null)
  await page.goto('/account')
  await expect(page).toHaveTitle('Account: Topple')
  await expect(page.getByText('Sign-in is not set up on this site.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toHaveCount(0)
})

test('the account page welcomes a guest and says why to sign in', async ({ page }) => {
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Welcome to Topple' })).toBeVisible()
  await expect(page.getByText('Sign in with Google to save your progress and track your stats')).toBeVisible()
  await expect(page.locator('[data-part=figures] dd')).toHaveText(['–', '–', '–', '–'])
  await page.goto('/account?message=signin-library')
  await expect(page.getByText('Sign in to play previous games and track your statistics')).toBeVisible()
  await expect(page.getByText('Sign in with Google to save')).toHaveCount(0)
})

test('the account page shows the player after sign-in and the welcome after sign-out', async ({ page }) => {
  const complaints = listenForComplaints(page)
  const email = newEmail('robin')
  await page.goto('/account')
  await signInBy(page, 'Sign in with Google', email)
  await expect(page.getByRole('heading', { name: /^Robin/ })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.locator('[data-part=figures] dd')).toHaveText(['0', '0', '0', '0'])
  await expect(page.getByText('The games you finish will appear here.')).toBeVisible()
  await expect(page.getByRole('img', { name: /Played on 0 of/ })).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.locator('dialog[open]').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to Topple' })).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('played games appear in the figures, calendar, scores and recent games', async ({ page }) => {
  const email = newEmail('robin')
  const [archived, todays] = await recordGames(page, email, { library: [3], today: 10 })
  await page.goto('/account')
  await signInBy(page, 'Sign in with Google', email)
  await expect(page.locator('[data-part=figures] dd')).toHaveText(['2', '1', '65', '6.5'])
  await expect(
    page.getByRole('img', { name: /Played on 1 of .* 1 of them perfect. Current streak: 1 day/ }),
  ).toBeVisible()
  await expect(page.locator('[data-day=perfect][data-today]')).toHaveCount(1)
  await expect(page.getByRole('img', { name: 'Your scores. 30 to 39: 1 game, 100: 1 game.' })).toBeVisible()
  const games = page.locator('[data-part=recent-games] a')
  await expect(games).toHaveCount(2)
  const first = games.filter({ hasText: todays?.title ?? '-' })
  await expect(first).toContainText('Today, Daily, 10 of 10')
  await expect(first).toContainText('Perfect')
  await expect(first).toHaveAttribute('href', '/')
  const second = games.filter({ hasText: archived?.title ?? '-' })
  await expect(second).toContainText(`Today, Library, 3 of ${archived?.is_ranked ? archived.items.length : 6}`)
  await expect(second).not.toContainText('Perfect')
  await second.click()
  await expect(page).toHaveURL(`/list/${archived?.id}`)
  await expect(page.locator('#list-title')).toHaveText(archived?.title ?? '-')
})

test("a guest's page makes no API call, a player's just one", async ({ page }) => {
  const { calls } = watchRequests(page)
  await page.goto('/account')
  await expect(page.locator('[data-part=figures] dd')).toHaveText(['–', '–', '–', '–'])
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
  await signInBy(page, 'Sign in with Google', newEmail('robin'))
  await expect(page.locator('[data-part=figures] dd')).toHaveText(['0', '0', '0', '0'])
  calls.length = 0
  await page.reload()
  await expect(page.locator('[data-part=figures] dd')).toHaveText(['0', '0', '0', '0'])
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual(['/api/recent-games'])
})

test('a reload shows the player at once, never the signed-out page', async ({ page }) => {
  const email = newEmail('robin')
  await page.goto('/account')
  await signInBy(page, 'Sign in with Google', email)
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.textContent?.includes('Welcome to')) document.documentElement.dataset.flashed = ''
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.locator('[data-part=figures] dd')).toHaveText(['0', '0', '0', '0'])
  await expect(page.locator('html')).not.toHaveAttribute('data-flashed')
})

test("a player's picture is shown, or a mark where it cannot load", async ({ page }) => {
  const complaints = listenForComplaints(page)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  const button = page.getByRole('dialog').getByRole('button', { name: 'Sign in with Google' })
  const [window] = await Promise.all([page.waitForEvent('popup'), button.click()])
  await window.getByRole('button', { name: 'Aiko Tanaka' }).click()
  const picture = page.locator('[data-part=avatar] img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(complaints).toEqual([])
  await page.route('**/avatar.svg*', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Aiko Tanaka' })).toBeVisible()
  await expect(picture).toHaveCount(0)
  await expect(page.locator('main [data-part=avatar] svg')).toBeVisible()
})

test('a failed sign-in is reported on the page until the next one succeeds', async ({ page }) => {
  const email = newEmail('robin')
  await page.goto('/account')
  await page.route('**/accounts:signInWithIdp*', (route) => route.abort())
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  const sheet = page.getByRole('dialog', { name: 'Sign in' })
  await chooseInWindow(page, sheet.getByRole('button', { name: 'Sign in with Google' }), email)
  await expect(sheet.getByRole('alert')).toBeVisible()
  await sheet.getByRole('button', { name: 'Not now' }).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toHaveText('Failed to sign in with Google. Please try again.')
  await page.unroute('**/accounts:signInWithIdp*')
  await signInBy(page, 'Sign in with Google', email)
  await expect(page.locator('[data-part=figures] dd').first()).toHaveText('0')
  await expect(alert).toHaveCount(0)
})

test('a just-finished game appears in the figures as soon as it is stored', async ({ page }) => {
  // The request is held back longer than its time-out.
  await waitForEver(page)
  await page.goto('/account')
  await signInBy(page, 'Sign in with Google', newEmail('robin'))
  await expect(page.locator('[data-part=figures] dd').first()).toHaveText('0')
  const { promise: shown, resolve: store } = Promise.withResolvers<void>()
  await page.route('**/api/game-completion', async (route) => {
    await shown
    await route.continue()
  })
  const { names, guess, dialog } = await openGame(page)
  for (const name of names) await guess(name)
  await expect(dialog).toContainText('toppled')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu' }).click()
  await dialog.getByRole('link', { name: 'Account' }).click()
  await expect(page.locator('[data-part=figures] dd')).toHaveText(['0', '0', '0', '0'])
  store()
  await expect(page.locator('[data-part=figures] dd')).toHaveText(['1', '1', '100', '10'])
  await expect(page.locator('[data-part=recent-games] a')).toContainText(['Today, Daily, 10 of 10'])
})

test('figures that fail to load show as zeros, with no error', async ({ page }) => {
  const email = newEmail('robin')
  await recordGames(page, email, { today: 2 })
  await page.route(/api\/recent-games/, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/account')
  await signInBy(page, 'Sign in with Google', email)
  await expect(page.locator('[data-part=figures] dd')).toHaveText(['0', '0', '0', '0'])
  await expect(page.getByText('The games you finish will appear here.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('[popover]')).toHaveCount(0)
})

test('returning to the tab fetches the figures again', async ({ page }) => {
  const email = newEmail('robin')
  await page.goto('/account')
  await signInBy(page, 'Sign in with Google', email)
  await expect(page.locator('[data-part=figures] dd').first()).toHaveText('0')
  await recordGames(page, email, { today: 4 })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.locator('[data-part=figures] dd').first()).toHaveText('1')
  await expect(page.locator('[data-part=recent-games] a')).toHaveCount(1)
})
