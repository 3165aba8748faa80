import { expect, type Route, test } from '@playwright/test'
import { openAdmin } from '../support/admin.ts'
import { passTime, passUntilSeen } from '../support/clock.ts'
import { listenForComplaints, openGame } from '../support/game.ts'
import { newEmail, signInFromSheet } from '../support/players.ts'

const SIGN_IN = 'Please sign in to access admin features.'
const NOT_ADMIN = 'Insufficient privileges - Admin access required.'
const NOT_VERIFIED = 'Failed to verify admin access.'

test('a guest is asked to sign in, a player is told they lack privileges', async ({ page }) => {
  await page.goto('/admin/lists')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(page.getByText(SIGN_IN)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await signInFromSheet(page, newEmail('nobody'))
  await expect(page.getByText(NOT_ADMIN)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign In' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Return Home' }).click()
  await expect(page).toHaveURL('/')
})

test('promise 9: a failing network or server is never reported as missing privileges', async ({ page }) => {
  await page.clock.install()
  await openAdmin(page)
  const failures = [(route: Route) => route.abort(), (route: Route) => route.fulfill({ status: 503, body: 'no' })]
  for (const fail of failures) {
    const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/api/admin/check', async (route) => {
      await isSeen
      await fail(route)
    })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Verifying admin access...' })).toBeVisible()
    await expect(page.getByText('Please wait')).toBeVisible()
    goOn()
    await passUntilSeen(page, page.getByText(NOT_VERIFIED))
    await expect(page.getByText(NOT_ADMIN)).toHaveCount(0)
    await page.unroute('**/api/admin/check')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { name: 'Lists' })).toBeVisible()
  }
})

test('an admin who loses the rights while inside is told so', async ({ page }) => {
  await openAdmin(page)
  const body = { error: NOT_ADMIN, code: 'admins-only', request_id: 'test' }
  await page.route('**/api/admin/**', (route) => route.fulfill({ status: 403, json: body }))
  await page.getByRole('link', { name: 'Feedback' }).click()
  await expect(page.getByText(NOT_ADMIN)).toBeVisible()
})

test('links lead to every admin screen, unknown addresses to the lists', async ({ page }) => {
  const complaints = listenForComplaints(page)
  await openAdmin(page, '/no-such-screen')
  await expect(page).toHaveURL('/admin/lists')
  for (const [link, heading, path] of [
    ['List Ideas', 'List Ideas', 'list-ideas'],
    ['Contested Guesses', 'Contested Guesses', 'guesses'],
    ['Feedback', 'User Feedback', 'feedback'],
    ['Analytics', 'Analytics', 'analytics'],
    ['Lists', 'Lists', 'lists'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(`/admin/${path}`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
    await expect(page).toHaveTitle(`${heading}: Topple admin`)
  }
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { name: 'Welcome to Admin' })).toBeVisible()
  await expect(page.getByText('Signed in as Admin')).toBeVisible()
  for (const [link, heading] of [
    ['Users', 'Users'],
    ['Feature Flags', 'Feature Flags'],
  ] as const) {
    await page.goto('/admin/dashboard')
    await page.locator('[aria-labelledby=quick-actions]').getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to App' }).click()
  await expect(page).toHaveURL('/')
  // A guest's visit causes no refusal: the page does not even ask the server.
  expect(complaints).toEqual([])
})

test('players load nothing of the admin area', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.clock.install()
  await openGame(page)
  await passTime(page, 5_000)
  expect(asked.filter((path) => path.includes('admin'))).toEqual([])
  await page.goto('/admin/lists')
  await expect(page.getByText(SIGN_IN)).toBeVisible()
  expect(asked.filter((path) => /admin-area-.*\.(js|css)$/.test(path))).toHaveLength(2)
})

test('a schedule that fails to load says so and can be retried', async ({ page }) => {
  await openAdmin(page, '/feedback')
  const refused = { error: 'The schedule is asleep.', code: 'x', request_id: 'y' }
  await page.route('**/api/admin/lists?*', (route) => route.fulfill({ status: 400, json: refused }))
  await page.getByRole('link', { name: 'Lists', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to load lists')
  await expect(page.getByRole('alert')).toContainText('The schedule is asleep.')
  await page.unroute('**/api/admin/lists?*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.locator('tbody tr')).toHaveCount(10)
})
