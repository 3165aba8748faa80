import { expect, type Page, test } from '@playwright/test'
import { openBareScreens } from '../support/bare-screens.ts'
import { openGame, UNRANKED } from '../support/game.ts'
import { LOOKS } from '../support/looks.ts'
import { chooseInWindow, recordGames, signInBy } from '../support/played.ts'
import { newEmail, openSignIn } from '../support/players.ts'
import { expectFocusKept, pressAndKeepFocus, walkByTab } from '../support/tab-walk.ts'

/** Presses `name`, walks the dialog that opens, and closes it; the focus is back on its opener. */
async function walkDialog(page: Page, name: string) {
  const dialog = page.locator('dialog[open]')
  const opener = page.getByRole('button', { name, exact: true }).locator('visible=true')
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await walkByTab(page, name)
  await pressAndKeepFocus(page, `closing ${name}`, 'Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
}

for (const { name, ...look } of LOOKS) {
  test.describe(name, () => {
    test.use(look)

    test('Tab comes to every control of a game and keeps the focus', async ({ page }) => {
      test.slow()
      const { names, guess, lose, dialog, openActions } = await openGame(page)
      await walkByTab(page, 'game')
      await walkDialog(page, 'Menu')
      await guess(names[0] ?? '')
      await expectFocusKept(page, 'a right guess')
      await walkDialog(page, 'Hint')
      await walkDialog(page, 'Guess log')
      for (const entry of ['Sources', 'How to play', 'Submit Feedback', 'Submit List Ideas', 'Give Up']) {
        await openActions()
        await expect(dialog).toBeVisible()
        await dialog.getByRole('button', { name: entry }).focus()
        await pressAndKeepFocus(page, entry)
        await walkByTab(page, entry)
        await pressAndKeepFocus(page, `closing ${entry}`, 'Escape')
      }
      await lose()
      await expect(dialog).toContainText('toppled')
      await expect(dialog.getByRole('img', { name: 'scores from' })).toBeVisible()
      await walkByTab(page, 'results')
      for (const button of ['View all answers', 'Back to results']) {
        await dialog.getByRole('button', { name: button }).focus()
        await pressAndKeepFocus(page, button)
      }
      await pressAndKeepFocus(page, 'closing the results', 'Escape')
      await walkByTab(page, 'game over')
    })

    test('Tab comes to every control of a guest’s other screens', async ({ page }) => {
      await page.goto(UNRANKED)
      await walkByTab(page, 'unranked')
      for (const address of ['/library', '/account', '/no-such-page']) {
        await page.goto(address)
        await expect(page.locator('main')).toBeVisible()
        await walkByTab(page, address)
      }
      await openSignIn(page)
      await walkByTab(page, 'sign in')
      await page.locator('dialog[open]').getByRole('button', { name: 'Not now' }).focus()
      await pressAndKeepFocus(page, 'Not now')
    })

    test('Tab comes to every control of a player’s screens', async ({ page }) => {
      test.slow()
      const email = newEmail('walker')
      await recordGames(page, email, { library: [3, 6], today: 10 })
      await page.goto('/account')
      await signInBy(page, 'Sign in with Google', email)
      await expect(page.locator('[data-part=figures] dd').first()).toHaveText('3')
      await expectFocusKept(page, 'signing in')
      await walkByTab(page, 'account')
      await walkDialog(page, 'Delete my account and data')
      await walkDialog(page, 'Sign Out')
      await page.goto('/library')
      await expect(page.getByText('Played, score 30')).toBeVisible()
      await walkByTab(page, 'library')
      await page.goto(`/list/${await page.locator('a[data-list]').first().getAttribute('data-list')}`)
      await expect(page.locator('html')).toHaveAttribute('data-ready')
      await walkByTab(page, 'past list')
    })
  })
}

test('focus survives buttons of the library that vanish or are disabled', async ({ page }) => {
  await page.goto('/library')
  const press = async (name: string) => {
    await page.getByRole('button', { name }).focus()
    await pressAndKeepFocus(page, name)
  }
  await press('Next')
  await press('Previous')
  await page.goto('/library?category=Juggling')
  await press('Show all lists')
  await openBareScreens(page)
  await page.route('**/api/library*', (route) => route.abort())
  await page.goto('/library')
  await expect(page.getByText('Unable to load library.')).toBeVisible()
  await page.unroute('**/api/library*')
  await press('Try Again')
  await expect(page.locator('a[data-list]')).toHaveCount(12)
  await expectFocusKept(page, 'loading')
})

test('focus survives the way back and a deleted account', async ({ page }) => {
  await openGame(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Account' }).click()
  await expectFocusKept(page, 'a link of the menu')
  await page.goBack()
  await expect(page.getByLabel('Your guess')).toBeVisible()
  await expectFocusKept(page, 'going back')
  const email = newEmail('walker')
  await page.goto('/account')
  await signInBy(page, 'Sign in with Google', email)
  await page.getByRole('button', { name: 'Delete my account and data' }).click()
  const confirm = page.locator('dialog[open]').getByRole('button', { name: 'Delete my account and data' })
  await chooseInWindow(page, confirm, email)
  await expect(page.getByRole('heading', { name: 'Welcome to Topple' })).toBeVisible()
  await expectFocusKept(page, 'the deletion')
})
