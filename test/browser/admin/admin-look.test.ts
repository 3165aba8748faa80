import { expect, type Locator, test } from '@playwright/test'
import { ownAddress } from '../../tools/own-address.ts'
import { DESKTOP, openAdmin } from '../support/admin.ts'
import { expectClean, LOOKS, overflowing, smallTargets } from '../support/looks.ts'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** Days ahead of the one list that no test moves: other tests change the schedule meanwhile. */
const UNTOUCHED = 5

const SCREENS = [
  'lists?page=2',
  'lists?page=3',
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

    test('axe finds nothing on any admin screen or dialog', async ({ page, request }) => {
      test.slow()
      await request.post('/api/submit-list-idea', { data: { idea: 'Rivers', ranked: true }, headers: ownAddress() })
      await page.goto('/admin/lists')
      await expect(page.getByText('Access Denied')).toBeVisible()
      await expectClean(page, 'denied')
      const { dialog, rows } = await openAdmin(page)
      await page.route('**/api/admin/analytics*', (route) => route.fulfill({ json: FIGURES }))
      await expect(rows).toHaveCount(10)
      await expectClean(page, 'lists')
      for (const [button, state] of [
        [/^View details for/, 'details'],
        [/^Reject the list for/, 'reject'],
        [/^Move /, 'swap'],
        ['Recent changes', 'changes'],
      ] as const) {
        const within = button === 'Recent changes' ? page : rows.nth(UNTOUCHED)
        await within.getByRole('button', { name: button }).click()
        await expect(dialog).toBeVisible()
        await expect(dialog.getByText('Loading...')).toHaveCount(0)
        await expectClean(page, state)
        await page.keyboard.press('Escape')
      }
      for (const screen of SCREENS) {
        await page.goto(`/admin/${screen}`)
        await expect(page.locator('[data-part=admin] h1')).toBeVisible()
        await expect(page.locator('[data-part=skeleton]')).toHaveCount(0)
        await expectClean(page, screen)
      }
      await page.goto('/admin/list-ideas')
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
      await expectClean(page, 'ideas, selected')
      await page.getByRole('button', { name: 'Add Idea' }).click()
      await expect(dialog).toBeVisible()
      await expectClean(page, 'add idea')
      await page.goto('/admin/lists?page=3')
      await page.getByRole('button', { name: 'Generate a list' }).first().click()
      await expect(dialog.getByLabel('AI Model')).toBeVisible()
      await expectClean(page, 'generate')
      await page.goto('/admin/lists')
      await page.getByRole('button', { name: 'View details for Today' }).click()
      await dialog.getByRole('link', { name: 'Edit' }).click()
      await expect(page.getByLabel('Title', { exact: true })).toBeVisible()
      await expectClean(page, 'editor of today')
    })

    test('axe finds nothing where screens fail, have errors or are empty', async ({ page }) => {
      test.slow()
      const { dialog, api } = await openAdmin(page, '/users')
      const { list } = (await api.schedule()).data[7] ?? {}
      await page.goto(`/admin/lists?edit=${list?.id}`)
      await page.locator('[data-part=item] [aria-expanded]').first().click()
      await page.getByLabel('Category').fill('')
      await expect(page.getByRole('listbox')).toBeVisible()
      await expectClean(page, 'editor, opened')
      await page.getByLabel('Category').press('Escape')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.locator('[data-part=refusal]')).toBeVisible()
      await expectClean(page, 'editor with errors')
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog).toBeVisible()
      await expectClean(page, 'leave')
      await dialog.getByRole('button', { name: 'Leave without saving' }).click()

      await page.route('**/api/admin/{list-ideas,feedback}?*', (route) =>
        route.fulfill({ json: { data: [], current_page: 1, last_page: 1, total: 0 } }),
      )
      for (const screen of ['list-ideas', 'feedback']) {
        await page.goto(`/admin/${screen}`)
        await expect(page.locator('[data-part=nothing]')).toBeVisible()
        await expectClean(page, `${screen}, none`)
      }
      await page.route('**/api/admin/lists?*', (route) =>
        route.fulfill({ status: 400, json: { error: 'Asleep.', code: 'x', request_id: 'y' } }),
      )
      await page.goto('/admin/lists')
      await expect(page.getByRole('alert')).toBeVisible()
      await expectClean(page, 'lists, failed')
      await page.route('**/api/admin/check', (route) =>
        route.fulfill({ status: 403, json: { error: 'No.', code: 'x', request_id: 'y' } }),
      )
      await page.reload()
      await expect(page.getByText('Insufficient privileges')).toBeVisible()
      await expectClean(page, 'denied to a player')
    })
  })
}

test.describe('in a window of 360 pixels', () => {
  // Not a mobile viewport: that grows with overflowing content.
  test.use({ viewport: { width: 360, height: 740 }, isMobile: false, hasTouch: false })

  test('nothing overflows, targets are 44 pixels and rows still form a table', async ({ page, request }) => {
    test.slow()
    for (const path of ['submit-feedback', 'submit-list-idea'])
      await request.post(`/api/${path}`, { data: { text: 'w'.repeat(900), idea: 'w'.repeat(900), ranked: true } })
    const { dialog, rows } = await openAdmin(page)
    await page.route('**/api/admin/analytics*', (route) => route.fulfill({ json: FIGURES }))
    const expectFit = async (state: string) => {
      expect(await overflowing(page), state).toEqual([])
      expect(await smallTargets(page), state).toEqual([])
    }
    await expect(page.getByRole('table', { name: 'Schedule' }).getByRole('row')).toHaveCount(11)
    await expect(page.getByRole('rowheader', { name: /Tomorrow/ })).toBeVisible()
    for (const screen of SCREENS) {
      await page.goto(`/admin/${screen}`)
      await expect(page.locator('[data-part=admin] h1')).toBeVisible()
      await expect(page.locator('[data-part=skeleton]')).toHaveCount(0)
      await expectFit(screen)
    }
    const expectDialogFits = async (opener: string | Locator) => {
      await (typeof opener === 'string' ? page.getByRole('button', { name: opener }).first() : opener).click()
      await expect(dialog).toBeVisible()
      await expect(dialog.getByText('Loading...')).toHaveCount(0)
      await expectFit(String(opener))
      await page.keyboard.press('Escape')
    }
    await page.goto('/admin/list-ideas')
    await expectDialogFits('Add Idea')
    await expectDialogFits(page.getByRole('button', { name: /^Delete \D/ }).first())
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await expectFit('ideas, selected')
    await expectDialogFits(page.getByRole('button', { name: /^Delete \d/ }))
    await page.goto('/admin/feedback')
    await expectDialogFits('Delete')
    await page.goto('/admin/lists?page=3')
    await expectDialogFits('Generate a list')
    await page.goto('/admin/lists')
    const untouched = rows.nth(UNTOUCHED)
    for (const opener of [/^Reject/, /^Move/]) await expectDialogFits(untouched.getByRole('button', { name: opener }))
    await expectDialogFits('Recent changes')
    await untouched.getByRole('button', { name: /^View details for/ }).click()
    await expect(dialog.getByRole('link', { name: 'Edit' })).toBeVisible()
    await expectFit('details')
    await dialog.getByRole('link', { name: 'Edit' }).click()
    await expect(page.getByLabel('Title', { exact: true })).toBeVisible()
    await expectFit('editor')
    await page.locator('[data-part=item] [aria-expanded]').first().click()
    await page.getByRole('combobox', { name: 'Category' }).press('ArrowDown')
    await expectFit('editor, opened')
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('no screen is wider than the phone, and page buttons share a row', async ({ page }) => {
    await openAdmin(page)
    for (const screen of SCREENS) {
      await page.goto(`/admin/${screen}`)
      await expect(page.locator('[data-part=admin] h1')).toBeVisible()
      await expect(page.locator('[data-part=skeleton]')).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBe(PHONE.viewport.width)
    }
    await page.goto('/admin/lists')
    const [previous, next] = await Promise.all(
      ['Previous', 'Next'].map((name) => page.getByRole('button', { name }).boundingBox()),
    )
    expect(previous?.y).toBe(next?.y)
    expect((previous?.x ?? 0) + (next?.x ?? 0) + (next?.width ?? 0)).toBeCloseTo(PHONE.viewport.width, -1)
  })
})

test.describe('analytics', () => {
  test.use(DESKTOP)

  test('shows seven chart points, the ten most played lists and the chosen range', async ({ page }) => {
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
    await expect(page.locator('[data-part=tick]')).toHaveText(['0', '125', '250', '375', '500'])
    await expect(page.locator('[aria-labelledby=growth] rect')).toHaveCount(7)
    await expect(page.getByRole('img', { name: /^New users per day: Nov 12 180, .*Nov 18 420\.$/ })).toBeVisible()
    await expect(page.locator('[data-part=popular] li')).toHaveCount(10)
    await expect(page.getByRole('button', { name: '7D' })).toHaveAttribute('aria-pressed', 'true')
    for (const label of ['24H', '30D', '90D']) await page.getByRole('button', { name: label }).click()
    await expect.poll(() => ranges).toEqual(['7d', '24h', '30d', '90d'])
  })

  test('draws no chart before the first user comes', async ({ page }) => {
    await openAdmin(page, '/feedback')
    const userGrowth = FIGURES.userGrowth.map((point) => ({ ...point, count: 0 }))
    await page.route('**/api/admin/analytics*', (route) =>
      route.fulfill({ json: { ...FIGURES, totalUsers: 0, userGrowth } }),
    )
    await page.getByRole('link', { name: 'Analytics' }).click()
    await expect(page.getByText('No growth data available')).toBeVisible()
    await expect(page.locator('[aria-labelledby=growth] svg')).toHaveCount(0)
  })

  test('has a message for no data and is silent about a failure', async ({ page }) => {
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
    await expect(page.locator('[data-part=figure]').first()).toHaveText('–')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
