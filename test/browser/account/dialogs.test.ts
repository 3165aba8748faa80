import { expect, type Page, test } from '@playwright/test'
import { FEEDBACK_MAX_LENGTH, LIST_IDEA_MAX_LENGTH } from '#shared/limits.ts'
import { watchRequests } from '../support/calls.ts'
import { openGame } from '../support/game.ts'
import { newEmail, signIn, signOut } from '../support/players.ts'

/** Opens the form that `entry` of the game's menu leads to. */
async function openForm(page: Page, entry: string) {
  await page.getByRole('button', { name: 'Game actions' }).click()
  await page.locator('dialog[open]').getByRole('button', { name: entry }).click()
  return page.locator('dialog[open]').getByRole('textbox')
}

for (const entry of ['Submit Feedback', 'Submit List Ideas']) {
  test(`${entry}: a draft is kept for its player, and not for the next`, async ({ page }) => {
    await openGame(page)
    await signIn(page, newEmail('drafter'))
    await (await openForm(page, entry)).fill('Please call me on 555 0100')
    await page.keyboard.press('Escape')
    await expect(await openForm(page, entry)).toHaveValue('Please call me on 555 0100')
    await page.keyboard.press('Escape')
    await signOut(page)
    await expect(await openForm(page, entry)).toHaveValue('')
    await page.keyboard.press('Escape')
    await signIn(page, newEmail('next'))
    await expect(await openForm(page, entry)).toHaveValue('')
  })

  test(`${entry}: the sheet stands above a keyboard that covers the page`, async ({ page }) => {
    await openGame(page)
    const text = await openForm(page, entry)
    await text.focus()
    await page.evaluate(() => {
      const viewport = window.visualViewport as VisualViewport
      Object.defineProperties(viewport, { height: { value: 420 }, offsetTop: { value: 60 } })
      viewport.dispatchEvent(new Event('resize'))
    })
    const sheet = page.locator('dialog[open]')
    await expect.poll(async () => bottomOf(await sheet.boundingBox())).toBe(480)
    expect((await sheet.boundingBox())?.y).toBeGreaterThanOrEqual(60)
    expect(bottomOf(await text.boundingBox())).toBeLessThanOrEqual(480)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
}

for (const [entry, most] of [
  ['Submit Feedback', FEEDBACK_MAX_LENGTH],
  ['Submit List Ideas', LIST_IDEA_MAX_LENGTH],
] as const) {
  test(`${entry}: a text that is too long is kept whole and not sent`, async ({ page }) => {
    const { calls } = watchRequests(page)
    await openGame(page)
    const text = await openForm(page, entry)
    const sheet = page.locator('dialog[open]')
    const send = sheet.getByRole('button', { name: 'Send' })
    await text.fill('x'.repeat(most + 12))
    expect((await text.inputValue()).length).toBe(most + 12)
    await expect(text).toHaveAccessibleDescription(new RegExp(`12 characters too long, ${most + 12} / ${most}`))
    await send.click()
    await expect(sheet.getByRole('alert')).toHaveText('That is 12 characters too long. Please shorten it.')
    await expect(text).toBeFocused()
    expect(calls.filter((call) => call.startsWith('/api/submit-'))).toEqual([])
    await text.fill('x'.repeat(most))
    await send.click()
    await expect(sheet).toHaveCount(0)
  })
}

const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : 0)

test('the page stays where it is while a dialog is open', async ({ page }) => {
  await page.goto('/library')
  await expect(page.locator('a[data-list]')).toHaveCount(12)
  await page.mouse.move(195, 200)
  await page.mouse.wheel(0, 300)
  const scrolled = () => page.evaluate(() => window.scrollY)
  await expect.poll(scrolled).toBe(300)
  await page.getByRole('button', { name: 'Menu' }).evaluate((menu: HTMLElement) => menu.click())
  await expect(page.locator('dialog[open]')).toBeVisible()
  await page.mouse.wheel(0, 300)
  await page.waitForTimeout(300)
  expect(await scrolled()).toBe(300)
  await page.keyboard.press('Escape')
  await page.mouse.wheel(0, 300)
  await expect.poll(scrolled).toBe(600)
})

test('a sheet that breaks leaves a page with a way on', async ({ page }) => {
  await page.addInitScript(() => {
    const { showModal } = HTMLDialogElement.prototype
    HTMLDialogElement.prototype.showModal = function () {
      if (this.textContent?.includes('Sign in with Google')) throw new Error('broken')
      showModal.call(this)
    }
  })
  await openGame(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('dialog[open]').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('This page fell over')).toBeVisible()
  await page.getByRole('button', { name: 'Refresh Page' }).click()
  await expect(page.getByLabel('Your guess')).toBeVisible()
})
