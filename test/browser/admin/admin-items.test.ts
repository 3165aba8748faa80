import { expect, type Page, test } from '@playwright/test'
import { DESKTOP, openAdmin, tabTo } from '../support/admin.ts'
import { fieldsOf } from '../support/editor.ts'
import { UNRANKED } from '../support/game.ts'
import { expectToast } from '../support/toasts.ts'

/** The editor on the list `ahead` days from today, where a model is configured. */
async function openEditor(page: Page, ahead: number) {
  const { api } = await openAdmin(page, '/lists', { origin: UNRANKED })
  const { list } = (await api.schedule()).data[ahead] ?? {}
  if (!list) throw new Error(`no list ${ahead} days ahead`)
  await page.goto(`${UNRANKED}admin/lists?edit=${list.id}`)
  await expect(fieldsOf(page).title).toHaveValue(list.title)
  return { api, list, ...fieldsOf(page), saved: async () => (await api.list(list.id)).list }
}

/** Answers a save only when the returned function is called. */
async function holdSave(page: Page) {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/admin/lists/*', async (route) => {
    if (route.request().method() === 'PUT') await promise
    await route.continue()
  })
  return release
}

for (const [name, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 800 }],
] as const) {
  test(`items are rows of one line, opened one by one, in a ${name}'s window`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const { item, list, openItem } = await openEditor(page, 5)
    await expect(page.locator('[data-part=item]')).toHaveCount(list.items.length)
    for (const row of await page.locator('[data-part=item]').all())
      expect((await row.boundingBox())?.height).toBeLessThan(60)
    await expect(item(1).getByRole('heading')).toContainText(list.items[0]?.name ?? '-')
    await expect(page.getByLabel('Hint')).toHaveCount(list.items.length)
    await expect(item(2).getByLabel('Hint')).toBeHidden()
    await openItem(2)
    await expect(item(2).getByLabel('Hint')).toBeVisible()
    await expect(item(1).getByLabel('Hint')).toBeHidden()
    await item(2).getByRole('button', { name: 'Remove' }).first().scrollIntoViewIfNeeded()
    await item(2).getByRole('button', { expanded: true }).click()
    await expect(item(2).getByLabel('Hint')).toBeHidden()
  })
}

test.describe('on a desktop', () => {
  test.use(DESKTOP)

  test('the keyboard opens, adds and removes items and never loses its place', async ({ page }) => {
    const { item, list } = await openEditor(page, 6)
    const count = list.items.length
    const toggle = (number: number) => item(number).locator('[aria-expanded]')
    await tabTo(page, /^Item 2: /, 200)
    await page.keyboard.press('Enter')
    await expect(toggle(2)).toHaveAttribute('aria-expanded', 'true')
    await tabTo(page, `Remove ${list.items[1]?.name}`)
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-part=item]')).toHaveCount(count - 1)
    await expect(toggle(2)).toBeFocused()
    await expect(toggle(2)).toContainText(list.items[2]?.name ?? '-')
    await page.getByRole('button', { name: 'Add item' }).focus()
    await page.keyboard.press('Enter')
    await expect(item(count).getByLabel('Name', { exact: true })).toBeFocused()
    await item(count).getByRole('button', { name: 'Remove' }).focus()
    await page.keyboard.press('Enter')
    await expect(toggle(count - 1)).toBeFocused()
  })

  test('what is typed while the list is saved stays as a further change', async ({ page }) => {
    const { title, save, item, openItem, list, saved } = await openEditor(page, 7)
    await openItem(1)
    const answers = item(1).getByLabel('Accepted answers', { exact: true })
    const release = await holdSave(page)
    await title.fill('Typed before')
    await save.click()
    await expect(page.getByRole('button', { name: 'Saving' })).toBeVisible()
    await title.fill('Typed meanwhile')
    await answers.fill('half a wo')
    release()
    await expectToast(page, 'The list was saved', 'The changes you made meanwhile are not saved yet.')
    expect((await saved()).title).toBe('Typed before')
    await expect(title).toHaveValue('Typed meanwhile')
    await expect(answers).toHaveValue('half a wo')
    await expect(answers).toBeFocused()
    await expect(page.getByText('Unsaved changes')).toBeVisible()
    await answers.pressSequentially('rd')
    await title.press('Enter')
    await expectToast(page, 'The list was saved')
    const now = await saved()
    expect(now).toMatchObject({ title: 'Typed meanwhile', version: list.version + 2 })
    expect(now.items[0]?.variations).toContain('half a word')
  })

  test('a category is chosen from those in use, by keyboard or pointer, or typed', async ({ page }) => {
    const { category, list, save, saved, api } = await openEditor(page, 8)
    const used = [...new Set((await api.schedule()).data.flatMap((day) => day.list?.category ?? []))]
    const options = page.getByRole('option')
    await category.focus()
    await expect(options).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    const offered = await options.allTextContents()
    expect(offered).toEqual(expect.arrayContaining(used))
    expect(offered).toEqual([...offered].sort((one, other) => one.localeCompare(other)))
    const reached = page.getByRole('option', { selected: true })
    await expect(reached).toHaveText(list.category)
    await page.keyboard.press('ArrowDown')
    const next = offered[(offered.indexOf(list.category) + 1) % offered.length] ?? '-'
    await expect(reached).toHaveText(next)
    await expect(category).toHaveAttribute('aria-activedescendant', (await reached.getAttribute('id')) ?? '-')
    await page.keyboard.press('Enter')
    await expect(category).toHaveValue(next)
    await expect(options).toHaveCount(0)
    await expect(category).toBeFocused()

    await category.fill(offered[0]?.slice(0, 4).toUpperCase() ?? '-')
    await expect(options.first()).toHaveText(offered[0] ?? '-')
    await page.keyboard.press('Escape')
    await expect(options).toHaveCount(0)
    await page.getByRole('button', { name: 'Show the list' }).click()
    await options.getByText(offered[2] ?? '-', { exact: true }).click()
    await expect(category).toHaveValue(offered[2] ?? '-')
    await category.fill(`New kind of ${list.category}`)
    await save.click()
    await expectToast(page, 'The list was saved')
    expect((await saved()).category).toBe(`New kind of ${list.category}`)
  })
})
