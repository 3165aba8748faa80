import { expect, test } from '@playwright/test'
import { DESKTOP, HOSTILE, openSecondAdmin, SECOND_ADMIN, tabTo } from '../support/admin.ts'
import { fieldsOf, openEditor } from '../support/editor.ts'
import { listenForComplaints } from '../support/game.ts'
import { expectToast } from '../support/toasts.ts'

test.use(DESKTOP)

test('each error is shown beside its field, and the first field takes focus', async ({ page }) => {
  const { category, save, item, openItem, list, saved } = await openEditor(page, 6)
  await expect(save).toBeDisabled()
  await category.fill(' ')
  await category.press('Escape')
  const second = item(2).getByLabel('Accepted answers', { exact: true })
  await openItem(2)
  await second.fill(list.items[0]?.name ?? '')
  await second.press('Enter')
  await save.click()
  await expect(category).toBeFocused()
  await expect(category).toHaveAccessibleDescription('Please fill this in.')
  // Closed, it is opened by the next refusal.
  await item(2).getByRole('button', { expanded: true }).click()
  await expect(second).toBeHidden()
  await category.fill('Things')
  await save.click()
  await expect(second).toBeFocused()
  await expect(second).toHaveAccessibleDescription(/would also match/)
  await expect(item(2).getByRole('heading')).toContainText('To correct')
  await expect(item(2).locator('[data-part=wrong-answer]')).toHaveText(list.items[0]?.name ?? '-')
  await item(2)
    .getByRole('button', { name: `Remove ${list.items[0]?.name}` })
    .click()
  await save.click()
  await expectToast(page, 'The list was saved')
  await expect(page.locator('dialog[open]')).toContainText('Things')
  expect((await saved()).category).toBe('Things')
})

test('items are reordered and given answers by keyboard alone', async ({ page }) => {
  const { item, list, saved } = await openEditor(page, 7)
  const [first, second] = list.items
  await tabTo(page, `Move ${second?.name} up`)
  await page.keyboard.press('Enter')
  await expect(item(1).getByRole('heading')).toContainText(`Item 1: ${second?.name}`)
  await expect(page.locator('[data-part=admin]').locator('xpath=preceding::*[@data-announcer]').first()).toHaveText(
    `${second?.name} is now number 1 of ${list.items.length}.`,
  )
  await expect(item(1).getByRole('button', { name: /up$/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(item(1).getByRole('heading')).toContainText(`Item 1: ${first?.name}`)
  await item(1).getByRole('button', { expanded: false }).focus()
  await page.keyboard.press('Enter')
  await item(1).getByLabel('Accepted answers', { exact: true }).focus()
  await page.keyboard.type('Zorbulax the Great')
  await page.keyboard.press('Enter')
  await item(1).getByLabel('Hint').focus()
  await page.keyboard.press('Enter')
  await expectToast(page, 'The list was saved')
  expect((await saved()).items[0]?.variations).toContain('Zorbulax the Great')
})

test('the later of two editors sees what changed and can keep both edits', async ({ page, browser }) => {
  const { title, category, save, list, saved, refusal, dialog, item, openItem } = await openEditor(page, 8)
  const other = await openSecondAdmin(browser, `/lists?edit=${list.id}`)
  const theirs = fieldsOf(other.page)
  await expect(theirs.title).toHaveValue(list.title)
  await title.fill('My title')
  await theirs.category.fill('Their category')
  await theirs.openItem(3)
  await theirs.item(3).getByLabel('Hint').fill('Their hint')
  await theirs.save.click()
  await expect(theirs.save).toHaveCount(0)

  await save.click()
  await expect(refusal).toContainText(`This list was changed by ${SECOND_ADMIN} after you opened it.`)
  await expect(refusal).toContainText('Category')
  await expect(title).toHaveValue('My title')
  await refusal.getByRole('button', { name: 'Compare versions' }).click()
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Title', 'Category', 'Hint 3'])
  await expect(dialog).toContainText('Their category')
  await expect(dialog).toContainText('My title')
  await page.keyboard.press('Escape')
  await refusal.getByRole('button', { name: 'Keep my changes' }).click()
  await expect(refusal).toHaveCount(0)
  await expect(category).toHaveValue('Their category')
  await openItem(3)
  await expect(item(3).getByLabel('Hint')).toHaveValue('Their hint')
  await expect(title).toHaveValue('My title')
  await save.click()
  await expectToast(page, 'The list was saved')
  expect(await saved()).toMatchObject({ title: 'My title', category: 'Their category' })
  await other.context.close()
})

test('the saved version can be loaded in place of one’s own edits', async ({ page }) => {
  const { title, category, save, list, refusal, api } = await openEditor(page, 9)
  const { id: _, item_count: __, ...content } = list
  await api.put(`/lists/${list.id}`, { ...content, category: 'Theirs' })
  await title.fill('Mine')
  await save.click()
  await refusal.getByRole('button', { name: 'Load the saved version' }).click()
  await expect(title).toHaveValue(list.title)
  await expect(category).toHaveValue('Theirs')
  await expect(save).toBeDisabled()
})

test('a failed save loses nothing that was typed', async ({ page }) => {
  const { title, save, refusal } = await openEditor(page, 10)
  await title.fill('Typed by hand')
  await page.route('**/api/admin/lists/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await save.click()
  await expect(refusal).toHaveText(/Failed to save list. Please try again./)
  await expect(title).toHaveValue('Typed by hand')
})

test('every way out asks about unsaved changes', async ({ page }) => {
  const { title, dialog, list } = await openEditor(page, 10)
  // Through the page's own links, so that going back does not reload it.
  await page.goto(`/admin/lists?page=2#${list.id}`)
  await dialog.getByRole('link', { name: 'Edit' }).click()
  await title.fill('Half done')
  const question = dialog.getByRole('heading', { name: 'Leave without saving?' })
  const stay = dialog.getByRole('button', { name: 'Keep editing' })

  await page.getByRole('link', { name: 'Feedback' }).click()
  await expect(question).toBeVisible()
  await stay.click()
  await page.evaluate(() => history.back())
  await expect(question).toBeVisible()
  await stay.click()
  await expect(page).toHaveURL(`/admin/lists?page=2&edit=${list.id}`)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(title).toHaveValue('Half done')

  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => void setTimeout(() => location.reload()))
  const browserQuestion = await asked
  expect(browserQuestion.type()).toBe('beforeunload')
  await browserQuestion.dismiss()
  await page.getByRole('link', { name: 'Feedback' }).click()
  await dialog.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/admin/feedback')
})

test('a list whose day has begun takes only more answers and other sources', async ({ page }) => {
  const { title, item, openItem, save, saved } = await openEditor(page, 0)
  await expect(page.getByText("This list's day has started")).toBeVisible()
  await expect(title).toHaveAttribute('readonly')
  await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add item' })).toHaveCount(0)
  await expect(item(1).locator('[data-part$=answer] button')).toHaveCount(0)
  const answers = item(1).getByLabel('Accepted answers', { exact: true })
  await openItem(1)
  await answers.fill('Kalaallit Nunaat the big one')
  // Leaving the field adds the typed answer.
  await page.getByRole('button', { name: 'Add source' }).click()
  await expect(item(1).locator('[data-part$=answer] button')).toHaveCount(1)
  await page
    .getByLabel(/^Title of source/)
    .last()
    .fill('An atlas')
  await page
    .getByLabel(/^Address of source/)
    .last()
    .fill('http://example.com')
  await save.click()
  await expect(page.getByLabel(/^Address of source/).last()).toHaveAccessibleDescription(
    'Please enter a full https address.',
  )
  await page
    .getByLabel(/^Address of source/)
    .last()
    .fill('https://example.com/atlas')
  await save.click()
  await expectToast(page, 'The list was saved')
  const list = await saved()
  expect(list.items[0]?.variations).toContain('Kalaallit Nunaat the big one')
  expect(list.sources?.at(-1)).toEqual({ title: 'An atlas', url: 'https://example.com/atlas' })

  await page.goto(`/admin/lists?edit=${list.id}`)
  const sources = page.getByLabel(/^Address of source/)
  await sources.last().fill('https://example.com/corrected')
  await page.getByRole('button', { name: 'Remove source 1' }).click()
  await save.click()
  await expectToast(page, 'The list was saved')
  const kept = list.sources?.slice(1, -1) ?? []
  expect((await saved()).sources).toEqual([...kept, { title: 'An atlas', url: 'https://example.com/corrected' }])
})

test('hostile text in every field of a list shows as text', async ({ page }) => {
  const complaints = listenForComplaints(page)
  const { api, list, row, dialog, title } = await openEditor(page, 11)
  const { id: _, item_count: __, ...content } = list
  const answer = await api.put(`/lists/${list.id}`, {
    ...content,
    title: HOSTILE,
    description: HOSTILE.repeat(7).slice(0, 900),
    category: '<b>x</b> عربي 🏳️‍🌈',
    items: content.items.map((item, at) =>
      at === 0 ? { name: item.name, metric: item.metric, variations: [`<script>${HOSTILE}`] } : item,
    ),
    hints: content.hints.map((hint, at) => (at === 0 ? HOSTILE : hint)),
    sources: [{ title: HOSTILE, url: 'https://example.com/"><script>' }],
  })
  expect(answer.status(), await answer.text()).toBe(200)
  await page.reload()
  await expect(title).toHaveValue(HOSTILE)
  await page.goto('/admin/lists?page=2')
  await expect(row((await api.list(list.id)).daily_game_date)).toContainText('<img src=x onerror=')
  await page.goto(`/admin/lists?page=2#${list.id}`)
  await expect(dialog).toContainText(HOSTILE)
  await expect(page.locator('img')).toHaveCount(0)
  await expect(page).toHaveTitle('Lists: Topple admin')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Recent changes' }).click()
  await expect(dialog).toContainText(`Edited “${HOSTILE}”`)
  expect(complaints).toEqual([])
})
