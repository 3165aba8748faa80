import { expect, type Page } from '@playwright/test'
import { openAdmin } from './admin.ts'

/** Opens the editor on the list `ahead` days from today: each test uses a different day. */
export async function openEditor(page: Page, ahead: number) {
  const admin = await openAdmin(page)
  const { list } = (await admin.api.schedule()).data[ahead] ?? {}
  if (!list) throw new Error(`no list ${ahead} days ahead`)
  await page.goto(`/admin/lists?edit=${list.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Edit List' })).toBeVisible()
  await expect(fieldsOf(page).title).toHaveValue(list.title)
  return { ...admin, list, ...fieldsOf(page), saved: async () => (await admin.api.list(list.id)).list }
}

export const fieldsOf = (page: Page) => ({
  title: page.getByLabel('Title', { exact: true }),
  category: page.getByLabel('Category'),
  save: page.getByRole('button', { name: 'Save' }),
  refusal: page.locator('[data-part=refusal]'),
  item: (number: number) => page.locator('[data-part=item]').nth(number - 1),
  openItem: (number: number) => openItem(page, number),
})

export const openItem = (page: Page, number: number) =>
  page
    .locator('[data-part=item]')
    .nth(number - 1)
    .getByRole('button', { expanded: false })
    .click()
