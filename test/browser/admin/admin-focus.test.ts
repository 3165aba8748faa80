import { expect, type Page, test } from '@playwright/test'
import { ownAddress } from '../../tools/own-address.ts'
import { openAdmin, tabTo } from '../support/admin.ts'
import { LOOKS } from '../support/looks.ts'
import { expectFocusKept, pressAndKeepFocus, walkByTab } from '../support/tab-walk.ts'

const AT = '2026-11-20T12:00:00.000Z'

/** Two pages of ideas and of feedback; what is deleted is gone from them. */
async function answerWithEntries(page: Page) {
  const rest = { created_at: AT, implemented: false, ranked: true, processed: false, approved: false, tries: 0 }
  const nothing = { similar_to: null, made_by: null, list_id: null, list: null }
  for (const screen of ['list-ideas', 'feedback']) {
    const gone = new Set<number>()
    await page.route(`**/api/admin/${screen}?*`, (route) => {
      const at = Number(new URL(route.request().url()).searchParams.get('page'))
      const ids = [1, 2, 3].map((id) => at * 10 + id).filter((id) => !gone.has(id))
      const data = ids.map((id) => ({ id, text: `Entry ${id}`, idea: `Entry ${id}`, ...rest, ...nothing }))
      return route.fulfill({ json: { data, current_page: at, last_page: 2, total: 6 } })
    })
    await page.route(`**/api/admin/${screen}/*`, (route) => {
      const { ids } = route.request().postDataJSON() ?? { ids: [route.request().url().split('/').at(-1)] }
      for (const id of ids) gone.add(Number(id))
      return route.fulfill({ json: { success: true } })
    })
  }
}

/** Presses `opener` by keyboard, walks its dialog and closes it: the focus is back on the opener. */
async function walkDialog(page: Page, opener: string | RegExp) {
  const button = page.getByRole('button', { name: opener }).first()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('dialog[open]')).toBeVisible()
  await expect(page.locator('dialog[open]').getByText('Loading...')).toHaveCount(0)
  await walkByTab(page, String(opener))
  await pressAndKeepFocus(page, `closing ${opener}`, 'Escape')
  await expect(button).toBeFocused()
}

for (const { name, ...look } of LOOKS) {
  test.describe(name, () => {
    test.use(look)

    test('Tab comes to every control of each admin screen and its dialogs', async ({ page, request }) => {
      test.slow()
      const { data } = await (await request.get('/api/library?page=1')).json()
      await request.post(`/api/lists/${data[8].list.id}/contest-guess`, {
        data: { guess: 'walked past', play_id: crypto.randomUUID() },
        headers: ownAddress(),
      })
      const { api } = await openAdmin(page)
      await answerWithEntries(page)
      for (const screen of [
        'lists',
        'lists?page=3',
        'list-ideas',
        'guesses',
        'feedback',
        'users',
        'feature-flags',
        'analytics',
        'dashboard',
      ]) {
        await page.goto(`/admin/${screen}`)
        await expect(page.locator('[data-part=admin] h1')).toBeVisible()
        await expect(page.locator('[data-part=skeleton]')).toHaveCount(0)
        await walkByTab(page, screen)
      }
      await page.goto('/admin/lists')
      for (const opener of ['View details for Today', 'Reject the list for Today', /^Move (?!Today)/, 'Recent changes'])
        await walkDialog(page, opener)
      await page.goto('/admin/lists?page=3')
      await walkDialog(page, /^Generate a list/)
      await page.goto('/admin/list-ideas')
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
      for (const opener of ['Add Idea', 'Delete Entry 12', 'Delete 3']) await walkDialog(page, opener)
      await page.goto('/admin/feedback')
      await walkDialog(page, 'Delete Entry 12')
      const { list } = (await api.schedule()).data[9] ?? {}
      await page.goto(`/admin/lists?edit=${list?.id}`)
      await page.locator('[data-part=item] [aria-expanded]').first().click()
      await walkByTab(page, 'editor')
    })

    test('the focus is kept where a page turns, a row goes or another screen comes', async ({ page }) => {
      test.slow()
      const { dialog } = await openAdmin(page)
      const heading = page.getByRole('heading', { level: 1 })
      await answerWithEntries(page)
      const next = page.getByRole('button', { name: 'Next' })
      await next.focus()
      for (const number of [2, 3]) {
        await pressAndKeepFocus(page, `page ${number}`)
        await expect(page.getByText(`Page ${number} of 3`)).toBeVisible()
      }
      await expect(next).toBeDisabled()
      await expect(next).toBeFocused()

      for (const [screen, label] of [
        ['feedback', 'Feedback'],
        ['list-ideas', 'List Ideas'],
      ] as const) {
        await page.goto(`/admin/${screen}`)
        await page.getByRole('button', { name: 'Delete Entry 12' }).focus()
        await page.keyboard.press('Enter')
        await tabTo(page, /^Delete$/)
        await page.keyboard.press('Enter')
        await expect(page.getByText('Entry 12')).toHaveCount(0)
        await expectFocusKept(page, `deleting from ${label}`)
        await expect(heading).toBeFocused()
      }

      await page.goto('/admin/lists')
      for (const [link, title] of [
        ['Edit', 'Edit List'],
        ['Play it', 'Library'],
      ] as const) {
        await page.getByRole('button', { name: 'View details for Today' }).click()
        await dialog.getByRole('link', { name: link }).focus()
        await pressAndKeepFocus(page, link)
        await expect(heading).toContainText(title)
        await page.goBack()
        await expect(dialog).toBeVisible()
        await expectFocusKept(page, `coming back from ${link}`)
        await page.keyboard.press('Escape')
      }
      await page.getByRole('button', { name: 'View details for Today' }).click()
      await dialog.getByRole('link', { name: 'Edit' }).click()
      await expect(heading).toHaveText('Edit List')
      await expect(heading).toBeFocused()
      await page
        .getByRole('button', { name: /^Remove source/ })
        .last()
        .focus()
      while ((await page.getByRole('button', { name: /^Remove source/ }).count()) > 0) {
        await pressAndKeepFocus(page, 'removing a source')
      }
      await expect(page.getByRole('button', { name: 'Add source' })).toBeFocused()
    })
  })
}
