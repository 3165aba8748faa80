import { type APIRequestContext, expect, test } from '@playwright/test'
import { ownAddress } from '../../tools/own-address.ts'
import { DESKTOP, openAdmin } from '../support/admin.ts'
import { expectToast } from '../support/toasts.ts'

test.use(DESKTOP)

async function send(request: APIRequestContext, idea: string) {
  const data = { idea, ranked: true }
  expect((await request.post('/api/submit-list-idea', { data, headers: ownAddress() })).ok()).toBe(true)
}

/** `most` ideas of strangers, the newest first. */
async function sendIdeas(request: APIRequestContext, most: number) {
  const ideas = Array.from({ length: most }, (_, at) => `Idea ${at} ${crypto.randomUUID()}`)
  for (const idea of ideas) await send(request, idea)
  return ideas.reverse()
}

test('a player’s idea is approved by one press and stays pending; another press takes that back', async ({
  page,
  request,
}) => {
  const [idea = ''] = await sendIdeas(request, 1)
  const { rows } = await openAdmin(page, '/list-ideas')
  const row = rows.filter({ hasText: idea })
  const approve = row.getByRole('button', { name: `Approve ${idea}` })
  await expect(row.getByText('Approved', { exact: true })).toHaveCount(0)
  await expect(approve).toHaveAttribute('aria-pressed', 'false')
  await approve.dblclick()
  await expect(row.getByText('Approved', { exact: true })).toBeVisible()
  await expect(row.getByText('Pending', { exact: true })).toBeVisible()
  await expect(approve).toHaveAttribute('aria-pressed', 'true')
  // A slow double click, whose first click has been answered already.
  await expect(approve).toHaveAttribute('aria-disabled', 'false')
  let sent = 0
  page.on('request', (asked) => {
    if (asked.method() === 'PUT') sent++
  })
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await page.waitForTimeout(800)
  expect(sent).toBe(0)
  await page.reload()
  await expect(row.getByText('Approved', { exact: true })).toBeVisible()
  await approve.focus()
  await page.keyboard.press('Enter')
  await expect(row.getByText('Approved', { exact: true })).toHaveCount(0)
  await expect(approve).toBeFocused()

  await page.route('**/api/admin/list-ideas/*', (route) => route.abort())
  await approve.click()
  await expectToast(page, 'Failed to approve idea', 'Failed to approve idea. Please try again.')
  await expect(approve).toHaveAttribute('aria-pressed', 'false')
})

test('selected ideas are approved together', async ({ page, request }) => {
  const [one = '', two = '', three = ''] = await sendIdeas(request, 3)
  const { rows } = await openAdmin(page, '/list-ideas')
  const approve = page.getByRole('button', { name: /^Approve( \d+)?$/ })
  const all = page.getByRole('checkbox', { name: 'Select all on this page' })
  await expect(approve).toHaveAttribute('aria-disabled', 'true')
  for (const idea of [one, three]) {
    await page.getByRole('checkbox', { name: `Select ${idea}` }).focus()
    await page.keyboard.press('Space')
  }
  await expect(page.getByText('2 selected')).toBeVisible()
  expect(await all.evaluate((box: HTMLInputElement) => [box.checked, box.indeterminate])).toEqual([false, true])
  await expect(approve).toHaveText('Approve 2')
  await approve.click()
  await expectToast(page, '2 ideas approved')
  for (const [idea, times] of [
    [one, 1],
    [two, 0],
    [three, 1],
  ] as const)
    await expect(rows.filter({ hasText: idea }).getByText('Approved', { exact: true })).toHaveCount(times)
  await expect(page.getByText('2 selected')).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: `Select ${one}` })).not.toBeChecked()
  await expect(approve).toBeFocused()
  await expect(approve).toHaveAttribute('aria-disabled', 'true')
})

test('all of a page are selected by one box, and none of them on another page', async ({ page }) => {
  const idea = { ranked: true, processed: false, approved: false, similar_to: null, tries: 0, made_by: null }
  const made = { list_id: null, list: null, created_at: new Date().toISOString() }
  await page.route('**/api/admin/list-ideas?*', (route) => {
    const first = route.request().url().includes('page=2') ? 10 : 0
    const data = Array.from({ length: 10 }, (_, at) => ({
      ...idea,
      ...made,
      id: first + at,
      idea: `Idea ${first + at}`,
    }))
    return route.fulfill({ json: { data, current_page: 1, last_page: 2, total: 20 } })
  })
  const { rows } = await openAdmin(page, '/list-ideas')
  await expect(rows).toHaveCount(10)
  const all = page.getByRole('checkbox', { name: 'Select all on this page' })
  await all.check()
  await expect(page.getByText('10 selected')).toBeVisible()
  await rows.first().getByRole('checkbox').uncheck()
  await expect(page.getByText('9 selected')).toBeVisible()
  await all.check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText(/selected$/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page).not.toHaveURL(/page=/)
  await expect(rows.first().getByRole('checkbox')).not.toBeChecked()
})

test('selected ideas are deleted after one question that says how many they are', async ({ page, request }) => {
  const ideas = await sendIdeas(request, 4)
  const [kept = '', ...others] = ideas
  const { dialog } = await openAdmin(page, '/list-ideas')
  for (const idea of ideas) await page.getByRole('checkbox', { name: `Select ${idea}` }).check()
  await page.getByRole('checkbox', { name: `Select ${kept}` }).uncheck()
  await page.getByRole('button', { name: 'Delete 3', exact: true }).click()
  await expect(dialog.getByRole('heading', { name: 'Delete 3 ideas' })).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveText(others)
  await expect(dialog).toContainText('This cannot be undone.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('3 selected')).toBeVisible()

  const act = page.getByRole('button', { name: 'Delete 3', exact: true })
  await act.click()
  await page.route('**/api/admin/list-ideas/delete', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Delete 3 ideas' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to delete ideas. Please try again.')
  await page.unroute('**/api/admin/list-ideas/delete')
  await dialog.getByRole('button', { name: 'Delete 3 ideas' }).click()
  await expectToast(page, '3 ideas deleted')
  for (const idea of others) await expect(page.getByText(idea)).toHaveCount(0)
  await expect(page.getByText(kept)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeFocused()
})

test('an idea much like another, or like a list, says so below it', async ({ page, request }) => {
  const { api, rows } = await openAdmin(page, '/list-ideas')
  const title = (await api.schedule(1)).data[12]?.list?.title ?? ''
  const [idea = ''] = await sendIdeas(request, 1)
  await send(request, `${idea}!`)
  await send(request, title)
  await page.reload()
  await expect(rows.filter({ hasText: `Much like the list “${title}”` })).toBeVisible()
  await expect(rows.filter({ hasText: /Much like “/ }).filter({ hasText: idea })).toHaveCount(2)
})
