import { expect, type Page, test } from '@playwright/test'
import { passTime, stopClock } from '../support/clock.ts'
import { openGame } from '../support/game.ts'
import { createAccount } from '../support/played.ts'
import {
  changeSettings,
  chooseAccount,
  control,
  expectInMenu,
  googleButton,
  nameOf,
  newEmail,
  openSignIn,
  signInFromSheet,
  standIn,
} from '../support/players.ts'

/** Expects the button to be ready again before the SDK notices, after eight seconds, that the window is closed. */
async function expectReadyFirst(page: Page) {
  const state = await page.waitForFunction(() => {
    const buttons = [...document.querySelectorAll('dialog[open] button')]
    const isReady = buttons.some((button) => button.textContent?.includes('Sign in with Google'))
    return isReady && { isSaid: document.querySelector('dialog[open] [role=alert]') !== null }
  })
  expect(await state.jsonValue()).toEqual({ isSaid: false })
}

const BLOCKED = 'Popup was blocked by your browser. Please allow popups for this site.'

test('a guest loads nothing of the identity service until the sheet opens', async ({ page, context }) => {
  const asked: string[] = []
  context.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.clock.install()
  const { guess } = await openGame(page)
  await guess('zzqx')
  await passTime(page, 5_000)
  const ofIdentity = () => asked.filter((path) => /service-|sheets-|api\.js|__\/|emulator/.test(path))
  expect(ofIdentity()).toEqual([])
  await openSignIn(page)
  await expect.poll(() => ofIdentity().some((path) => path.includes('service-'))).toBe(true)
})

test('a popup sign-in asks for e-mail and profile and survives a reload', async ({ page }) => {
  const { complaints } = await openGame(page)
  await openSignIn(page)
  const [popup] = await Promise.all([page.waitForEvent('popup'), googleButton(page).click()])
  await popup.waitForURL(/handler/)
  expect(new URL(popup.url()).searchParams.get('scopes')?.split(',')).toEqual(
    expect.arrayContaining(['email', 'profile']),
  )
  await popup.getByRole('button', { name: 'Maya Lindqvist' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toHaveCount(0)
  await expectInMenu(page, 'Maya Lindqvist')
  await page.reload()
  await expectInMenu(page, 'Maya Lindqvist')
  expect(complaints).toEqual([])
})

test('an account chosen before the chooser script loads is not lost', async ({ page, context }) => {
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>()
  const { promise: isLate, resolve: deliver } = Promise.withResolvers<void>()
  await context.route('**/chooser.js', async (route) => {
    ask()
    await isLate
    await route.continue()
  })
  await openGame(page)
  const sheet = await openSignIn(page)
  const [popup] = await Promise.all([page.waitForEvent('popup'), googleButton(page).click()])
  await isAsked
  await expect(popup.getByRole('button', { name: 'Maya Lindqvist' })).toBeDisabled()
  const email = newEmail('early')
  const chosen = chooseAccount(popup, email)
  await expect(popup.getByRole('button', { name: 'Sign in', exact: true })).toBeDisabled()
  deliver()
  await chosen
  await expect(sheet).toHaveCount(0)
  await expectInMenu(page, nameOf(email))
})

test("the button stays disabled until a click can open Google's window at once", async ({ page, context }) => {
  const { promise: isLate, resolve: deliver } = Promise.withResolvers<void>()
  await context.route('**/emulator/auth/iframe*', async (route) => {
    await isLate
    await route.continue()
  })
  const opened: string[] = []
  context.on('page', (popup) => opened.push(popup.url()))
  await page.clock.install()
  await openGame(page)
  // The sign-in does not wait for ever.
  await stopClock(page)
  const sheet = await openSignIn(page)
  await expect(googleButton(page)).toBeDisabled()
  await googleButton(page).evaluate((button: HTMLElement) => button.click())
  await page.clock.runFor(1_000)
  await expect(googleButton(page).locator('span')).toBeVisible()
  deliver()
  await expect(googleButton(page)).toBeEnabled()
  expect(opened).toEqual([])
  await page.clock.resume()
  const email = newEmail('slow')
  await signInFromSheet(page, email)
  await expect(sheet).toHaveCount(0)
  await expectInMenu(page, nameOf(email))
})

test('closing the popup re-enables the button at once and reports the cancelled sign-in', async ({ page }) => {
  await openGame(page)
  const sheet = await openSignIn(page)
  const [popup] = await Promise.all([page.waitForEvent('popup'), googleButton(page).click()])
  await expect(sheet.getByRole('button', { name: 'Waiting for Google sign-in' })).toBeVisible()
  await popup.close()
  await expectReadyFirst(page)
  await expect(sheet.getByRole('alert')).toHaveText('Sign-in was cancelled.', { timeout: 30_000 })
})

test('a second try silently replaces a cancelled one', async ({ page }) => {
  await openGame(page)
  const sheet = await openSignIn(page)
  const [first] = await Promise.all([page.waitForEvent('popup'), googleButton(page).click()])
  await first.close()
  await expectReadyFirst(page)
  const [second] = await Promise.all([page.waitForEvent('popup'), googleButton(page).click()])
  await page.waitForTimeout(500)
  await expect(sheet.getByRole('alert')).toHaveCount(0)
  const email = newEmail('second')
  await chooseAccount(second, email)
  await expect(sheet).toHaveCount(0)
  await expectInMenu(page, nameOf(email))
})

test('a double click opens one popup', async ({ page, context }) => {
  await openGame(page)
  const sheet = await openSignIn(page)
  const opened: string[] = []
  context.on('page', (popup) => opened.push(popup.url()))
  const clickTwice = (button: HTMLElement) => {
    button.click()
    button.click()
  }
  await expect(googleButton(page)).toBeEnabled()
  await Promise.all([page.waitForEvent('popup'), googleButton(page).evaluate(clickTwice)])
  await sheet.getByRole('button', { name: 'Waiting for Google sign-in' }).evaluate(clickTwice)
  await page.waitForTimeout(1_000)
  expect(opened).toHaveLength(1)
})

test('a blocked popup says so and offers sign-in by redirect', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await openGame(page)
  const sheet = await openSignIn(page)
  await googleButton(page).click()
  await expect(sheet.getByRole('alert')).toHaveText(BLOCKED)
  await sheet.getByRole('button', { name: 'Sign in without a popup' }).click()
  await page.waitForURL(/handler/)
  const email = newEmail('redirect')
  await chooseAccount(page, email)
  await page.waitForURL('/')
  await expectInMenu(page, nameOf(email))
})

test('a disabled account and a second factor each get a message', async ({ page, request }) => {
  const email = newEmail('barred')
  await createAccount(email)
  await openGame(page)
  const address = await standIn(page)
  await control(request, address, 'disable', { email })
  const sheet = await openSignIn(page)
  await signInFromSheet(page, email)
  await expect(sheet.getByRole('alert')).toHaveText('This account has been disabled.')
  await control(request, address, 'disable', { email, disabled: false })
  await control(request, address, 'second-factor', { email })
  await signInFromSheet(page, email)
  await expect(sheet.getByRole('alert')).toContainText('two-step verification')
  await sheet.getByRole('button', { name: 'Not now' }).click()
  await expectInMenu(page, 'Guest')
})

test('/auth and /auth/callback are replaced by the account page', async ({ page }) => {
  await page.goto('/library')
  await page.goto('/auth')
  await expect(page).toHaveURL('/account')
  await page.goto('/auth/callback')
  await expect(page).toHaveURL('/account')
  await page.goBack()
  await expect(page).toHaveURL('/account')
  await page.goBack()
  await expect(page).toHaveURL('/library')
})

test('nothing mentions sign-in where it is not offered', async ({ page }) => {
  await changeSettings(page, null)
  const { lose, dialog } = await openGame(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(dialog).toContainText('Guest')
  await expect(dialog).not.toContainText(/sign in/i)
  await page.keyboard.press('Escape')
  await lose()
  await expect(dialog).toContainText('View all answers')
  await expect(dialog).not.toContainText(/sign in|account/i)
})
