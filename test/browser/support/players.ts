import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { type IdentitySettings, identitySettings } from '#shared/contract/identity.ts'

let players = 0

/** A unique address: accounts outlive their test. */
export const newEmail = (name: string) => `${name}-${process.pid}-${Date.now()}-${players++}@example.com`

export async function openSignIn(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('dialog[open]').getByRole('button', { name: 'Sign in' }).click()
  const sheet = page.getByRole('dialog', { name: 'Sign in' })
  await expect(sheet).toBeVisible()
  return sheet
}

export const googleButton = (page: Page) => page.getByRole('button', { name: 'Sign in with Google' })

/** Chooses `email` in the account chooser, in a popup or in the page itself. */
export async function chooseAccount(chooser: Page, email: string) {
  await chooser.getByLabel('Or any e-mail address').fill(email)
  await chooser.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Signs in by popup from any screen with a menu. */
export async function signIn(page: Page, email: string) {
  const sheet = await openSignIn(page)
  await signInFromSheet(page, email)
  await expect(sheet).toHaveCount(0)
}

export async function signInFromSheet(page: Page, email: string) {
  const [popup] = await Promise.all([page.waitForEvent('popup'), googleButton(page).click()])
  await chooseAccount(popup, email)
}

export async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('dialog[open]').getByRole('button', { name: 'Sign Out' }).click()
  const sheet = page.getByRole('dialog', { name: 'Sign out?' })
  await sheet.getByRole('button', { name: 'Sign Out' }).click()
  await expect(sheet).toHaveCount(0)
}

/** Expects the menu to name the signed-in player. */
export async function expectInMenu(page: Page, name: string) {
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' }).locator('b')).toHaveText(name)
  await page.keyboard.press('Escape')
}

/** The name that the account chooser derives from an address. */
export const nameOf = (email: string) =>
  (email.split('@')[0] ?? '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

export const standIn = async (page: Page): Promise<string> =>
  identitySettings.parse(JSON.parse((await page.locator('#identity').textContent()) ?? 'null')).stand_in ?? ''

/** Calls one of the stand-in's test controls. */
export async function control(request: APIRequestContext, address: string, name: string, data: object = {}) {
  expect((await request.post(`${address}/test/${name}`, { data })).ok()).toBe(true)
}

/** All of the page's browser storage, as text. */
export const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))

/** The id of a past list in the library: the first on its page. */
export async function pastList(request: APIRequestContext): Promise<string> {
  const { data } = await (await request.get('/api/library?page=1')).json()
  return data[0].list.id
}

/** Changes the identity settings that the page reads; null for none. */
export const changeSettings = (page: Page, change: Partial<IdentitySettings> | null) =>
  page.addInitScript((changed) => {
    // Patches JSON.parse instead of the HTML: Chromium forbids calls to other local addresses from a page that a test
    // has answered.
    const { parse } = JSON
    JSON.parse = (...args) => {
      const value = parse(...args)
      if (!value?.api_key) return value
      return changed && { ...value, ...changed }
    }
  }, change)
