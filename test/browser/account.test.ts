import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { accountData } from '#shared/contract/completions.ts'
import { watchRequests } from './calls.ts'
import { listenForComplaints, openGame } from './game.ts'
import { chooseInWindow, recordGames, signInBy } from './played.ts'
import { changeSettings, chooseAccount, newEmail } from './players.ts'

test('the account page of a site without sign-in says so', async ({ page }) => {
  await changeSettings(page, null)
  await page.goto('/account')
  await expect(page).toHaveTitle('Account: Topple')
  await expect(page.getByText('Signing in is not set up on this site.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toHaveCount(0)
})

test('signed out, it welcomes, says why to sign in and shows where the statistics will stand', async ({ page }) => {
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Welcome to Topple' })).toBeVisible()
  await expect(page.getByText('Sign in with Google to save your progress and track your stats')).toBeVisible()
  await expect(page.locator('.stats dd')).toHaveText(['–', '–', '–', '–'])
  await page.goto('/account?message=signin-library')
  await expect(page.getByText('Sign in to play previous games and track your statistics')).toBeVisible()
  await expect(page.getByText('Sign in with Google to save')).toHaveCount(0)
})

test('signing in shows the player, a newcomer with nothing played, and signing out ends it', async ({ page }) => {
  const complaints = listenForComplaints(page)
  const email = newEmail('robin')
  await page.goto('/account')
  await signInBy(page, 'Sign in with Google', email)
  await expect(page.getByRole('heading', { name: /^Robin/ })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.locator('.stats dd')).toHaveText(['0', '0', '0', '0'])
  await expect(page.getByText('The games you finish will stand here.')).toBeVisible()
  await expect(page.getByRole('img', { name: /Played on 0 of/ })).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.locator('dialog[open]').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to Topple' })).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('the games that were played stand in the figures, the calendar, the scores and the recent games', async ({
  page,
}) => {
  const email = newEmail('robin')
  const [archived, todays] = await recordGames(page, email, { library: [3], today: 10 })
  await page.goto('/account')
  await signInBy(page, 'Sign in with Google', email)
  await expect(page.locator('.stats dd')).toHaveText(['2', '1', '65', '6.5'])
  await expect(page.getByRole('img', { name: /Played on 1 of .* 1 of them perfect; 1 day in a row/ })).toBeVisible()
  await expect(page.locator('.cal .full.today')).toHaveCount(1)
  await expect(page.getByRole('img', { name: 'Your scores. 30 to 39: 1 game, 100: 1 game.' })).toBeVisible()
  const games = page.locator('.recent a')
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

test('a guest asks the server for nothing, a player once', async ({ page }) => {
  const { calls } = watchRequests(page)
  await page.goto('/account')
  await expect(page.locator('.stats dd')).toHaveText(['–', '–', '–', '–'])
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
  await signInBy(page, 'Sign in with Google', newEmail('robin'))
  await expect(page.locator('.stats dd')).toHaveText(['0', '0', '0', '0'])
  calls.length = 0
  await page.reload()
  await expect(page.locator('.stats dd')).toHaveText(['0', '0', '0', '0'])
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
  await expect(page.locator('.stats dd')).toHaveText(['0', '0', '0', '0'])
  await expect(page.locator('html')).not.toHaveAttribute('data-flashed')
})

test('the picture of a player is shown; where it cannot be had, a mark stands in its place', async ({ page }) => {
  const complaints = listenForComplaints(page)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  const button = page.getByRole('dialog').getByRole('button', { name: 'Sign in with Google' })
  const [window] = await Promise.all([page.waitForEvent('popup'), button.click()])
  await window.getByRole('button', { name: 'Aiko Tanaka' }).click()
  const picture = page.locator('.avatar img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(complaints).toEqual([])
  await page.route('**/avatar.svg*', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Aiko Tanaka' })).toBeVisible()
  await expect(picture).toHaveCount(0)
  await expect(page.locator('main .avatar svg')).toBeVisible()
})

test('a sign-in that fails is told on the page, and the next try takes the alert away', async ({ page }) => {
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
  await expect(page.locator('.stats dd').first()).toHaveText('0')
  await expect(alert).toHaveCount(0)
})

test('a game that was just finished is in the figures as soon as it is stored', async ({ page }) => {
  // The sending of it is held back for longer than it may take.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
  await page.goto('/account')
  await signInBy(page, 'Sign in with Google', newEmail('robin'))
  await expect(page.locator('.stats dd').first()).toHaveText('0')
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
  await expect(page.locator('.stats dd')).toHaveText(['0', '0', '0', '0'])
  store()
  await expect(page.locator('.stats dd')).toHaveText(['1', '1', '100', '10'])
  await expect(page.locator('.recent a')).toContainText(['Today, Daily, 10 of 10'])
})

test('figures that cannot be had are zeros and an empty list, and nothing is said of it', async ({ page }) => {
  const email = newEmail('robin')
  await recordGames(page, email, { today: 2 })
  await page.route(/api\/recent-games/, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/account')
  await signInBy(page, 'Sign in with Google', email)
  await expect(page.locator('.stats dd')).toHaveText(['0', '0', '0', '0'])
  await expect(page.getByText('The games you finish will stand here.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('on return to the tab the figures are asked for again', async ({ page }) => {
  const email = newEmail('robin')
  await page.goto('/account')
  await signInBy(page, 'Sign in with Google', email)
  await expect(page.locator('.stats dd').first()).toHaveText('0')
  await recordGames(page, email, { today: 4 })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.locator('.stats dd').first()).toHaveText('1')
  await expect(page.locator('.recent a')).toHaveCount(1)
})

test('everything that is kept of a player can be downloaded', async ({ page }) => {
  const email = newEmail('robin')
  const [list] = await recordGames(page, email, { today: 4 })
  await page.goto('/account')
  await signInBy(page, 'Sign in with Google', email)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('topple-data.json')
  const data = accountData.parse(JSON.parse(readFileSync(await file.path(), 'utf8')))
  expect(data.user?.email).toBe(email)
  expect(data.results.map((result) => result.list_title)).toEqual([list?.title])
  await page.route('**/api/account/data', (route) => route.abort())
  await page.getByRole('button', { name: 'Download my data' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Your data could not be downloaded. Please check your connection and try again.',
  )
})

test('an account is deleted once, after a fresh sign-in, with all that was played', async ({ page }) => {
  const email = newEmail('robin')
  await recordGames(page, email, { today: 4 })
  const deletions: string[] = []
  const windows: Page[] = []
  page.on('popup', (window) => windows.push(window))
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deletions.push(new URL(request.url()).pathname)
  })
  await page.goto('/account')
  await signInBy(page, 'Sign in with Google', email)
  windows.length = 0
  await page.getByRole('button', { name: 'Delete my account and data' }).click()
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toHaveAccessibleName('Delete your account?')
  await expect(dialog).toContainText('What goes, for good:')
  await expect(dialog).toContainText('What stays:')
  const confirm = dialog.getByRole('button', { name: 'Delete my account and data' })
  const pressTwice = confirm.evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  const [window] = await Promise.all([page.waitForEvent('popup'), pressTwice])
  await chooseAccount(window, email)
  await expect(page.getByText('Your account and your data are deleted.').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Welcome to Topple' })).toBeVisible()
  expect(deletions).toEqual(['/api/account'])
  expect(windows).toHaveLength(1)
  await page.reload()
  await signInBy(page, 'Sign in with Google', email)
  await expect(page.locator('.stats dd')).toHaveText(['0', '0', '0', '0'])
})

test('a deletion that the server refuses deletes nothing, says so, and can be tried again', async ({ page }) => {
  const email = newEmail('robin')
  await recordGames(page, email, { today: 4 })
  await page.goto('/account')
  await signInBy(page, 'Sign in with Google', email)
  await page.route('**/api/account', (route) => route.abort())
  await page.getByRole('button', { name: 'Delete my account and data' }).click()
  const dialog = page.locator('dialog[open]')
  const confirm = dialog.getByRole('button', { name: 'Delete my account and data' })
  await chooseInWindow(page, confirm, email)
  await expect(dialog.getByRole('alert')).toContainText('we cannot say whether your games are deleted')
  await page.unroute('**/api/account')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.locator('.stats dd').first()).toHaveText('1')
  await page.getByRole('button', { name: 'Delete my account and data' }).click()
  await chooseInWindow(page, confirm, email)
  await expect(page.getByText('Your account and your data are deleted.').first()).toBeVisible()
})

test("someone else in Google's window deletes nothing", async ({ page }) => {
  const email = newEmail('robin')
  await recordGames(page, email, { today: 4 })
  await page.goto('/account')
  await signInBy(page, 'Sign in with Google', email)
  await page.getByRole('button', { name: 'Delete my account and data' }).click()
  const dialog = page.locator('dialog[open]')
  await chooseInWindow(page, dialog.getByRole('button', { name: 'Delete my account and data' }), newEmail('other'))
  await expect(dialog.getByRole('alert')).toHaveText(
    'That is another account. Please choose the one that you are signed in with. Nothing was deleted.',
  )
  await page.keyboard.press('Escape')
  await expect(page.locator('.stats dd').first()).toHaveText('1')
  await expect(page.getByText(email)).toBeVisible()
})
