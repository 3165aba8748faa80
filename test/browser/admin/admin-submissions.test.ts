import { type APIRequestContext, expect, test } from '@playwright/test'
import { ownAddress } from '../../tools/own-address.ts'
import { DESKTOP, HOSTILE, openAdmin, tabTo } from '../support/admin.ts'
import { passUntilSeen } from '../support/clock.ts'
import { listenForComplaints } from '../support/game.ts'
import { expectToast } from '../support/toasts.ts'

// The tests share the ideas and the feedback of one database.
test.describe.configure({ mode: 'default' })
test.use(DESKTOP)

/** A unique text: other tests send feedback and ideas meanwhile. */
const newText = (text: string) => `${text} ${crypto.randomUUID()}`

async function submit(request: APIRequestContext, path: string, data: object) {
  expect((await request.post(`/api/${path}`, { data, headers: ownAddress() })).ok()).toBe(true)
}

const IDEA = { ranked: true, approved: false, similar_to: null, tries: 0 }

test('an idea is added and deleted by keyboard alone', async ({ page }) => {
  const { dialog, rows } = await openAdmin(page, '/list-ideas')
  await expect(page.getByText('Manage list ideas for generation')).toBeVisible()
  await tabTo(page, 'Add Idea')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Add New List Idea' })).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Add Idea' })).toBeDisabled()
  await expect(dialog).toContainText('Please enter an idea')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.type('The oldest bridges')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectToast(page, 'The idea was added')
  const added = rows.filter({ hasText: 'The oldest bridges' })
  await expect(added.getByRole('cell')).toContainText(['Unranked', 'Pending', /\d{4}, \d+:\d\d [AP]M/, 'Admin'])

  await tabTo(page, 'Delete The oldest bridges')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('This cannot be undone.')
  await tabTo(page, /^Delete$/)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('The oldest bridges')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a failed add or delete is shown in the dialog, and typed text stays', async ({ page, request }) => {
  const idea = newText('An idea to keep')
  await submit(request, 'submit-list-idea', { idea, ranked: true })
  const { dialog } = await openAdmin(page, '/list-ideas')
  await page.route('**/api/admin/list-ideas*/**', (route) => route.abort())
  await page.route('**/api/admin/list-ideas', (route) => route.abort())
  await page.getByRole('button', { name: 'Add Idea' }).click()
  await dialog.getByLabel('Idea', { exact: true }).fill('Not yet')
  await dialog.getByRole('button', { name: 'Add Idea' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to add idea. Please try again.')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add Idea' }).click()
  await expect(dialog.getByLabel('Idea', { exact: true })).toHaveValue('Not yet')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Delete ${idea}` }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to delete idea. Please try again.')
})

test('an idea that became a list links to it, and Show Processed is remembered', async ({ page }) => {
  const { dialog, api } = await openAdmin(page, '/list-ideas')
  const { list } = (await api.schedule(1)).data[12] ?? {}
  const idea = { ...IDEA, id: 1, idea: 'Made', made_by: null, created_at: new Date().toISOString() }
  const processed = { ...idea, processed: true, list_id: list?.id, list: { title: list?.title } }
  await page.route('**/api/admin/list-ideas?*', (route) => {
    const isShown = route.request().url().includes('show_processed=1')
    const data = isShown ? [processed] : []
    return route.fulfill({ json: { data, current_page: 1, last_page: 1, total: data.length } })
  })
  await page.reload()
  await expect(page.getByText('No list ideas found')).toBeVisible()
  await page.getByRole('switch', { name: 'Show Processed' }).check()
  await expect(page.getByText(`Created: ${list?.title}`)).toBeVisible()
  await expect(page.getByText('Processed', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Show Processed' })).toBeChecked()
  await page.getByRole('button', { name: 'View the list made from Made' }).click()
  await expect(page).toHaveURL(`/admin/lists#${list?.id}`)
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toHaveText(list?.title ?? '-')
})

test('an idea that failed five times says so and is still pending', async ({ page }) => {
  const { rows } = await openAdmin(page, '/list-ideas')
  const idea = { ...IDEA, processed: false, made_by: null, list_id: null, list: null }
  const data = [5, 4].map((tries) => {
    return { ...idea, id: tries, idea: `The oldest ${tries} bridges`, tries, created_at: new Date().toISOString() }
  })
  await page.route('**/api/admin/list-ideas?*', (route) =>
    route.fulfill({ json: { data, current_page: 1, last_page: 1, total: 2 } }),
  )
  await page.reload()
  await expect(rows.nth(0).getByRole('cell', { name: 'Pending' })).toHaveText('PendingGeneration failed after 5 tries')
  await expect(rows.nth(1).getByRole('cell', { name: 'Pending' })).toHaveText('Pending')
})

test('the feedback badge toggles both ways, once for a double click', async ({ page, request }) => {
  const text = newText('Toggle me')
  await submit(request, 'submit-feedback', { text })
  const { rows } = await openAdmin(page, '/feedback')
  const row = rows.filter({ hasText: text })
  const badge = row.getByRole('button', { name: /Mark as/ })
  await page.getByRole('switch', { name: 'Show implemented' }).check()
  await expect(badge).toHaveText('Pending')
  let sent = 0
  page.on('request', (asked) => {
    if (asked.method() === 'PUT') sent++
  })
  await badge.dblclick()
  await expect(badge).toHaveText('Implemented')
  // A slow double click: the first click has been answered already.
  await expect(badge).toHaveAttribute('aria-disabled', 'false')
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await page.waitForTimeout(800)
  await expect(badge).toHaveText('Implemented')
  expect(sent).toBe(1)
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Show implemented' })).toBeChecked()
  await badge.focus()
  await page.keyboard.press('Enter')
  await expect(badge).toHaveText('Pending')
  await expect(badge).toBeFocused()

  await page.route('**/api/admin/feedback/*', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/admin/feedback/'))
  await badge.click()
  await failed
  await expect(badge).toHaveText('Pending')
  await expect(page.locator('[popover]')).toHaveCount(0)
})

test('feedback is deleted only after confirmation, and the total matches the rows', async ({ page, request }) => {
  const text = newText('Delete me')
  await submit(request, 'submit-feedback', { text })
  const { dialog, rows } = await openAdmin(page, '/feedback')
  await expect(page.getByRole('button', { name: `Delete ${text}` })).toBeVisible()
  // Both are read at once: other tests send feedback meanwhile.
  await expect
    .poll(async () => {
      const [shown, counted] = [await page.getByText(/^Total: /).textContent(), await rows.count()]
      return shown === `Total: ${counted}`
    })
    .toBe(true)
  await page.getByRole('button', { name: `Delete ${text}` }).click()
  await expect(dialog).toContainText(text)
  const { promise: seen, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/admin/feedback/*', async (route) => {
    await seen
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeVisible()
  release()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(text)).toHaveCount(0)
})

test('hostile and very long texts show as text, shortened until expanded', async ({ page, request }) => {
  const complaints = listenForComplaints(page)
  const long = `${newText('Long')} ${HOSTILE} ${'x'.repeat(2000)}`.slice(0, 2000)
  await submit(request, 'submit-feedback', { text: long })
  await submit(request, 'submit-list-idea', { idea: long.slice(0, 1000), ranked: false })
  const { dialog, rows } = await openAdmin(page, '/feedback')
  const row = rows.filter({ hasText: long.slice(0, 40) })
  const text = row.locator('[data-part=text]')
  await expect(text).toHaveText(long)
  const clamped = await text.evaluate((element) => element.clientHeight)
  await row.getByRole('button', { name: /^Show all/ }).click()
  expect(await text.evaluate((element) => element.clientHeight)).toBeGreaterThan(clamped * 2)
  await row.getByRole('button', { name: /^Delete/ }).click()
  await expect(dialog).toContainText(long)
  await page.goto('/admin/list-ideas')
  const cut = (await row.locator('[data-part=text]').textContent()) ?? ''
  expect([...new Intl.Segmenter('en').segment(cut)]).toHaveLength(61)
  expect(cut.endsWith('…')).toBe(true)
  await expect(page.locator('img')).toHaveCount(0)
  await expect(page).toHaveTitle('List Ideas: Topple admin')
  expect(complaints).toEqual([])
})

test('an idea that is too long is kept whole and not added', async ({ page }) => {
  const { dialog } = await openAdmin(page, '/list-ideas')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.method()))
  await page.getByRole('button', { name: 'Add Idea' }).click()
  const text = dialog.getByRole('textbox')
  await text.fill('x'.repeat(1012))
  await expect(text).toHaveAccessibleDescription(/12 characters too long, 1012 \/ 1000/)
  await expect(dialog.getByRole('alert')).toHaveText('That is 12 characters too long. Please shorten it.')
  await dialog.getByRole('button', { name: 'Add Idea' }).click()
  await expect(text).toHaveValue('x'.repeat(1012))
  expect(sent).not.toContain('POST')
})

test('feedback that fails to load says so', async ({ page }) => {
  await page.clock.install()
  await openAdmin(page, '/list-ideas')
  const { promise: isSeen, resolve: fail } = Promise.withResolvers<void>()
  await page.route('**/api/admin/feedback?*', async (route) => {
    await isSeen
    await route.abort()
  })
  await page.getByRole('link', { name: 'Feedback' }).click()
  await expect(page.getByText('Loading feedback...')).toBeVisible()
  fail()
  await passUntilSeen(page, page.getByRole('alert').filter({ hasText: 'Failed to load feedback' }))
})
