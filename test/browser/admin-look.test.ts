import { expect, test } from '@playwright/test'
import { DESKTOP, openAdmin, overflowing, smallTargets } from './admin.ts'
import { expectClean } from './looks.ts'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const LOOKS = [
  { name: 'phone, light', ...PHONE, colorScheme: 'light' },
  { name: 'phone, dark', ...PHONE, colorScheme: 'dark' },
  { name: 'desktop, light', ...DESKTOP, colorScheme: 'light' },
  { name: 'desktop, dark', ...DESKTOP, colorScheme: 'dark' },
] as const

const SCREENS = [
  'lists?page=2',
  'list-ideas',
  'guesses',
  'feedback',
  'users',
  'feature-flags',
  'analytics',
  'dashboard',
]

const FIGURES = {
  totalUsers: 12_846,
  gamesPlayed: 94_310,
  weeklyGrowth: { users: 2_088, games: 11_472 },
  userGrowth: Array.from({ length: 9 }, (_, at) => ({ date: `2026-11-1${at}`, count: 100 + 40 * at })),
  popularLists: Array.from({ length: 12 }, (_, at) => ({
    listId: `${at}`,
    title: `List ${at}`,
    completions: 900 - at,
  })),
}

for (const { name, ...look } of LOOKS) {
  test.describe(name, () => {
    test.use({ ...look, contextOptions: { reducedMotion: 'reduce' } })

    test('axe finds nothing on any admin screen, in any dialog', async ({ page }) => {
      test.slow()
      await page.goto('/admin/lists')
      await expect(page.getByText('Access Denied')).toBeVisible()
      await expectClean(page, 'denied')
      const { dialog } = await openAdmin(page)
      await page.route('**/api/admin/analytics*', (route) => route.fulfill({ json: FIGURES }))
      await expectClean(page, 'lists')
      for (const [button, state] of [
        ['View details of Tomorrow', 'details'],
        ['Reject the list of Tomorrow', 'reject'],
        ['Move Tomorrow', 'swap'],
        ['Recent changes', 'changes'],
      ] as const) {
        await page.getByRole('button', { name: button }).click()
        await expect(dialog).toBeVisible()
        await expect(dialog.getByText('Loading...')).toHaveCount(0)
        await expectClean(page, state)
        await page.keyboard.press('Escape')
      }
      for (const screen of SCREENS) {
        await page.goto(`/admin/${screen}`)
        await expect(page.locator('.admin h1')).toBeVisible()
        await expect(page.locator('.skel')).toHaveCount(0)
        await expectClean(page, screen)
      }
      await page.goto('/admin/list-ideas')
      await page.getByRole('button', { name: 'Add Idea' }).click()
      await expect(dialog).toBeVisible()
      await expectClean(page, 'add idea')
      await page.goto('/admin/lists?page=3')
      await page.getByRole('button', { name: 'Generate a list' }).first().click()
      await expect(dialog.getByLabel('AI Model')).toBeVisible()
      await expectClean(page, 'generate')
      await page.goto('/admin/lists')
      await page.getByRole('button', { name: 'View details of Today' }).click()
      await dialog.getByRole('link', { name: 'Edit' }).click()
      await expect(page.getByLabel('Title', { exact: true })).toBeVisible()
      await expectClean(page, 'editor of today')
    })
  })
}

test.describe('in a window of 360 pixels', () => {
  // A mobile viewport would grow with what overflows it.
  test.use({ viewport: { width: 360, height: 740 }, isMobile: false, hasTouch: false })

  test('nothing overflows, every target is 44 pixels, and rows are still a table', async ({ page, request }) => {
    test.slow()
    for (const path of ['submit-feedback', 'submit-list-idea'])
      await request.post(`/api/${path}`, { data: { text: 'w'.repeat(900), idea: 'w'.repeat(900), ranked: true } })
    const { dialog } = await openAdmin(page)
    await page.route('**/api/admin/analytics*', (route) => route.fulfill({ json: FIGURES }))
    await expect(page.getByRole('table', { name: 'Schedule' }).getByRole('row')).toHaveCount(11)
    await expect(page.getByRole('rowheader', { name: /Tomorrow/ })).toBeVisible()
    for (const screen of SCREENS) {
      await page.goto(`/admin/${screen}`)
      await expect(page.locator('.admin h1')).toBeVisible()
      await expect(page.locator('.skel')).toHaveCount(0)
      expect(await overflowing(page), screen).toEqual([])
      expect(await smallTargets(page), screen).toEqual([])
    }
    await page.goto('/admin/lists')
    await page.getByRole('button', { name: 'View details of Tomorrow' }).click()
    expect(await overflowing(page), 'details').toEqual([])
    expect(await smallTargets(page), 'details').toEqual([])
    await dialog.getByRole('link', { name: 'Edit' }).click()
    await expect(page.getByLabel('Title', { exact: true })).toBeVisible()
    expect(await overflowing(page), 'editor').toEqual([])
    expect(await smallTargets(page), 'editor').toEqual([])
  })
})

test.describe('analytics', () => {
  test.use(DESKTOP)

  test('shows the last seven points under five ticks, the ten most played lists, and the range that is chosen', async ({
    page,
  }) => {
    const ranges: (string | null)[] = []
    await openAdmin(page, '/feedback')
    await page.route('**/api/admin/analytics*', (route) => {
      ranges.push(new URL(route.request().url()).searchParams.get('range'))
      return route.fulfill({ json: FIGURES })
    })
    await page.getByRole('link', { name: 'Analytics' }).click()
    await expect(page.getByText('12,846')).toBeVisible()
    await expect(page.getByText('+2,088 this week')).toBeVisible()
    await expect(page.getByText('11,472 games this week')).toBeVisible()
    await expect(page.locator('.chart .tick')).toHaveText(['0', '125', '250', '375', '500'])
    await expect(page.locator('.chart .pt')).toHaveCount(7)
    await expect(page.getByRole('img', { name: /^New users a day: Nov 12 180, .*Nov 18 420\.$/ })).toBeVisible()
    await expect(page.locator('.pop li')).toHaveCount(10)
    await expect(page.getByRole('button', { name: '7D' })).toHaveAttribute('aria-pressed', 'true')
    for (const label of ['24H', '30D', '90D']) await page.getByRole('button', { name: label }).click()
    await expect.poll(() => ranges).toEqual(['7d', '24h', '30d', '90d'])
  })

  test('has its sentences for no data, and is silent about a failure', async ({ page }) => {
    await openAdmin(page, '/feedback')
    await page.route('**/api/admin/analytics*', (route) =>
      route.request().url().includes('30d')
        ? route.fulfill({ status: 400, json: { error: 'No.', code: 'x', request_id: 'y' } })
        : route.fulfill({ json: { ...FIGURES, userGrowth: [], popularLists: [] } }),
    )
    await page.getByRole('link', { name: 'Analytics' }).click()
    await expect(page.getByText('No growth data available')).toBeVisible()
    await expect(page.getByText('No list data available')).toBeVisible()
    await page.getByRole('button', { name: '30D' }).click()
    await expect(page.locator('.big').first()).toHaveText('–')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
