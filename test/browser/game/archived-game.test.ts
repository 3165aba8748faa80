import { expect, type Page, test } from '@playwright/test'
import { gameResponse } from '#shared/contract/game.ts'
import { openBareScreens } from '../support/bare-screens.ts'
import { settle, stopClock } from '../support/clock.ts'
import { actionsOn } from '../support/game.ts'
import { signInBy } from '../support/played.ts'
import { newEmail, pastList, signIn, signOut, stored } from '../support/players.ts'

async function openPastList(page: Page) {
  const id = await pastList(page.request)
  const { list } = gameResponse.parse(await (await page.request.get(`/api/lists/${id}`)).json())
  await page.goto(`/list/${id}`)
  await expect(page.locator('html')).toHaveAttribute('data-ready')
  return { ...actionsOn(page), names: list.items.map((item) => item.name) }
}

test("a guest's unfinished past-list game becomes the player's at sign-in", async ({ page }) => {
  const { names, guess, score, lose, input } = await openPastList(page)
  await guess(names[0] ?? '')
  await input.fill('half a gue')
  await signIn(page, newEmail('amid'))
  await expect(score).toHaveText('10')
  await expect(input).toHaveValue('half a gue')
  await lose()
  await expect(page.getByRole('dialog')).toContainText('toppled')
  await expect.poll(async () => (await stored(page))['topple:unsent']).toBe('[]')
  await page.reload()
  await expect(page.getByRole('button', { name: 'View Results' })).toBeVisible()
  await expect(score).toHaveText('10')
})

test("a guest's finished past-list game is not given to the player who signs in", async ({ page }) => {
  const { names, guess, lose, dialog, score } = await openPastList(page)
  await guess(names[0] ?? '')
  await lose()
  await expect(dialog).toContainText('toppled')
  await page.keyboard.press('Escape')
  await signIn(page, newEmail('afterwards'))
  await expect(page.getByLabel('Your guess')).toBeVisible()
  await expect(score).toHaveText('0')
})

test("a player's finished past-list game is hidden from guests and other players", async ({ page, context }) => {
  const { names, guess, lose, dialog, score } = await openPastList(page)
  await signIn(page, newEmail('reader'))
  await guess(names[0] ?? '')
  await lose()
  await expect(dialog).toContainText('toppled')
  const other = await context.newPage()
  await other.goto('/account')
  await signOut(other)
  await expect(score).toHaveText('0')
  await signInBy(other, 'Sign in with Google', newEmail('next-reader'))
  await page.bringToFront()
  await expect(page.getByLabel('Your guess')).toBeVisible()
  await expect(score).toHaveText('0')
})

test('a running past-list game survives a failed refetch of its list', async ({ page }) => {
  await page.clock.install()
  // On bare screens, because a list that comes with its page is not fetched at all.
  await openBareScreens(page)
  const { names, guess, score } = await openPastList(page)
  await guess(names[0] ?? '')
  let asked = 0
  await page.route('**/api/lists/*', (route) => {
    asked++
    return route.abort()
  })
  await stopClock(page)
  await page.clock.fastForward('02:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect.poll(() => asked).toBe(1)
  await settle(page)
  await page.clock.fastForward('00:05')
  await expect.poll(() => asked).toBe(2)
  await settle(page)
  await expect(score).toHaveText('10')
})

test('a past-list game that is left by a link goes on, and a reload restarts it', async ({ page }) => {
  const { names, guess, score, slots } = await openPastList(page)
  await guess(names[0] ?? '')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('dialog[open]').getByRole('link', { name: 'Library' }).click()
  await expect(page.getByRole('heading', { name: 'Library' })).toBeVisible()
  await page.goBack()
  await expect(score).toHaveText('10')
  await expect(slots.first()).toHaveAttribute('data-state', 'found')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-ready')
  await expect(score).toHaveText('0')
})

test("a past list's header says Library while the list loads", async ({ page }) => {
  await openBareScreens(page)
  const heading = page.getByRole('heading', { level: 1 })
  for (const held of ['**/assets/archived-page-*.js', '**/api/lists/*']) {
    await page.route(held, () => {})
    await page.goto(`/list/${await pastList(page.request)}`)
    await expect(heading).toHaveText('Library')
    await page.unroute(held)
  }
})
