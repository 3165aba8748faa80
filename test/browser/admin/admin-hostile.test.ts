import { expect, type Locator, type Page, type Route, test } from '@playwright/test'
import { DESKTOP, openAdmin } from '../support/admin.ts'
import { stopClock } from '../support/clock.ts'
import { listenForComplaints } from '../support/game.ts'
import { hostile, hostileList, shown } from '../support/hostile-list.ts'
import { overflowing } from '../support/looks.ts'

test.use(DESKTOP)

const LIST = hostileList('hostile')
const OF_ITEMS = ['name', 'metric', 'variation', 'term', 'alias', 'hint']
const AT = '2026-11-20T12:00:00.000Z'

const json = (body: object) => (route: Route) => route.fulfill({ json: body })
const paged = (...data: object[]) => json({ data, current_page: 1, last_page: 1, total: data.length })
const refused = (field: string) => (route: Route) =>
  route.fulfill({ status: 409, json: { error: hostile(field, 2000), code: 'x', request_id: 'y' } })

/** Expects the text to be shown as text, with none of it parsed as markup. */
async function expectText(page: Page, place: Locator, ...fields: string[]) {
  for (const field of fields) await expect(place, field).toContainText(shown(field))
  await expect(page.locator('img, main script, dialog script')).toHaveCount(0)
  await expect(page).toHaveTitle(/^[A-Z][A-Za-z ]+: Topple admin$/)
  expect(await overflowing(page)).toEqual([])
}

/** Opens the admin area over a schedule with a hostile list on tomorrow. */
async function openHostile(page: Page) {
  const complaints = listenForComplaints(page)
  const admin = await openAdmin(page, '/dashboard')
  const schedule = await admin.api.schedule()
  const { daily_game_date } = schedule.data[1] ?? { daily_game_date: '' }
  const day = { daily_game_date, list: LIST, today: schedule.today }
  const data = schedule.data.slice(0, 10).map((row, at) => (at === 1 ? { daily_game_date, list: LIST } : row))
  await page.route('**/api/admin/lists?*', json({ ...schedule, data, last_page: 1 }))
  await page.route('**/api/admin/lists/hostile', json(day))
  return { ...admin, complaints, day }
}

test('hostile text shows as text in the schedule, its dialogs and server errors', async ({ page }) => {
  await page.clock.install()
  const { dialog, row, day, complaints } = await openHostile(page)
  await page.getByRole('link', { name: 'Lists', exact: true }).first().click()
  await expectText(page, row(day.daily_game_date), 'title', 'name 0')

  await page.getByRole('button', { name: 'View details for Tomorrow' }).click()
  const items = LIST.items.flatMap((_, at) => OF_ITEMS.map((field) => `${field} ${at}`))
  await expectText(page, dialog, 'title', 'description', 'category', 'source', ...items)
  await expect(dialog.locator('[data-part=sources] a')).toHaveAttribute('href', LIST.sources?.[0]?.url ?? '-')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Reject the list for Tomorrow' }).click()
  await expectText(page, dialog, 'title')
  await page.route('**/api/admin/lists/hostile/reject', refused('refusal'))
  await dialog.getByRole('button', { name: 'Yes, Reject List' }).click()
  await expectText(page, dialog.getByRole('alert'), 'refusal')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Move Tomorrow' }).click()
  await expectText(page, dialog, 'title')
  await page.route('**/api/admin/lists/swap-dates', refused('toast'))
  const swap = dialog.getByRole('button', { name: 'Swap' })
  // With the clock stopped, the dates that are still loading would never arrive.
  await expect(swap).toBeEnabled()
  // A toast stays for only five seconds.
  await stopClock(page)
  await swap.click()
  await expectText(page, page.locator('[popover]'), 'toast')
  await page.clock.resume()
  await page
    .getByRole('button', { name: 'Move Mon' })
    .or(page.locator('tbody tr').nth(2).locator('button[aria-label^=Move]'))
    .first()
    .click()
  await dialog.getByLabel('Swap with…').selectOption(day.daily_game_date)
  await expect(dialog.locator('option:checked')).toContainText(shown('title'))
  await page.keyboard.press('Escape')
  expect(complaints.filter((complaint) => !complaint.includes('409'))).toEqual([])
})

test("hostile text shows as text in recent changes and the admin's name", async ({ page }) => {
  const { dialog, complaints } = await openHostile(page)
  const held = { id: 'hostile', title: LIST.title }
  const change = {
    id: 1,
    at: AT,
    uid: 'x',
    email: hostile('email', 200),
    action: 'reject',
    list_id: 'hostile',
    before: { days: { '2026-11-22': held }, list: LIST },
    after: { days: { '2026-11-22': { id: 'moved', title: hostile('moved', 200) } } },
    can_restore: true,
  }
  await page.route('**/api/admin/audit?*', paged(change))
  await page.route('**/api/admin/lists/hostile/restore', refused('refusal'))
  await page.getByRole('link', { name: 'Lists', exact: true }).first().click()
  await page.getByRole('button', { name: 'Recent changes' }).click()
  await expectText(page, dialog, 'title', 'moved', 'email')
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expectText(page, dialog.getByRole('alert'), 'refusal')
  await page.keyboard.press('Escape')

  const user = { display_name: hostile('display name', 200), email: hostile('address', 200) }
  await page.route('**/api/admin/check', json({ user }))
  await page.goto('/admin/dashboard')
  await expectText(page, page.locator('[data-part=person]'), 'display name', 'address')
  expect(complaints.filter((complaint) => !complaint.includes('409'))).toEqual([])
})

test('hostile text shows as text in the editor and its version comparison', async ({ page }) => {
  const { dialog, day } = await openHostile(page)
  await page.goto('/admin/lists?edit=hostile')
  const values = () =>
    page
      .locator('[data-part=editor] :is(input:not([type]), textarea)')
      .evaluateAll((fields) => fields.map((field) => ('value' in field ? String(field.value) : '')).join('\n'))
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(new RegExp(`^${shown('title')}`))
  const fields = ['name', 'metric', 'hint'].flatMap((field) => LIST.items.map((_, at) => `${field} ${at}`))
  for (const field of ['title', 'description', 'category', 'source', ...fields])
    expect(await values()).toContain(shown(field))
  const chips = ['variation', 'term', 'alias', 'name'].flatMap((field) => LIST.items.map((_, at) => `${field} ${at}`))
  await expectText(page, page.locator('[data-part=editor]'), ...chips)
  for (const row of await page.locator('[data-part=item]').all())
    await row.getByRole('button', { expanded: false }).click()
  await expectText(page, page.locator('[data-part=editor]'), ...chips)

  const theirs = { ...day, list: { ...LIST, version: 2, description: hostile('their description', 1000) } }
  await page.route('**/api/admin/lists/hostile', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 409,
          json: {
            error: hostile('refusal', 2000),
            code: 'list-changed',
            request_id: 'y',
            errors: [{ path: 'description', message: hostile('fault', 2000) }],
          },
        })
      : route.fulfill({ json: theirs }),
  )
  await page.getByLabel('Category').fill('Mine')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectText(page, page.locator('[data-part=refusal]'), 'refusal')
  await page.getByRole('button', { name: 'Compare versions' }).click()
  await expectText(page, dialog, 'description', 'their description', 'category')
})

test('hostile text shows as text in ideas, feedback and analytics', async ({ page }) => {
  const { dialog, rows, complaints } = await openHostile(page)
  const idea = { id: 1, idea: hostile('idea', 1000), ranked: true, processed: false, tries: 0, created_at: AT }
  const similar_to = { title: hostile('similar', 200), is_list: false }
  const made = { made_by: hostile('made by', 200), list_id: 'hostile', list: { title: LIST.title } }
  await page.route('**/api/admin/list-ideas?*', paged({ ...idea, ...made, approved: true, similar_to }))
  await page.goto('/admin/list-ideas')
  await expectText(page, rows.first(), 'idea', 'similar', 'made by', 'title')
  await rows
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expectText(page, dialog, 'idea')
  await page.keyboard.press('Escape')

  await page.route(
    '**/api/admin/feedback?*',
    paged({ id: 1, text: hostile('text', 2000), implemented: false, created_at: AT }),
  )
  await page.goto('/admin/feedback')
  await expectText(page, rows.first(), 'text')
  await rows
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expectText(page, dialog, 'text')
  await page.route('**/api/admin/feedback/1', refused('refusal'))
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expectText(page, dialog.getByRole('alert'), 'refusal')

  const popularLists = [{ listId: 'hostile', title: LIST.title, completions: 3 }]
  const figures = { totalUsers: 1, gamesPlayed: 1, weeklyGrowth: { users: 1, games: 1 }, userGrowth: [], popularLists }
  await page.route('**/api/admin/analytics?*', json(figures))
  await page.goto('/admin/analytics')
  await expectText(page, page.locator('[data-part=popular]'), 'title')
  expect(complaints.filter((complaint) => !complaint.includes('409'))).toEqual([])
})
