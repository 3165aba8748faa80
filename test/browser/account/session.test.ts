import { expect, test } from '@playwright/test'
import { openGame, watchResults } from '../support/game.ts'
import { signInBy } from '../support/played.ts'
import { control, expectInMenu, nameOf, newEmail, signIn, signOut, standIn, stored } from '../support/players.ts'
import { expectToast } from '../support/toasts.ts'

const EXPIRED = 'Your sign-in has expired. Please sign in again.'

test('signing out clears the account from the browser but keeps unsent results', async ({ page, context }) => {
  const email = newEmail('leaver')
  const { lose, guess, names } = await openGame(page)
  await signIn(page, email)
  await guess(names[0] ?? '')
  await page.route('**/api/game-completion', (route) => route.abort())
  await lose()
  await expect(page.locator('dialog[open]')).toContainText('Your result is saved')
  await page.keyboard.press('Escape')
  await page.evaluate(() => localStorage.setItem('of-the-account', '1'))
  const before = await stored(page)
  const { uid } = JSON.parse(before['topple:player'] ?? '{}')
  await signOut(page)

  const after = await stored(page)
  const waiting = JSON.parse(after['topple:unsent'] ?? '[]')
  expect(waiting).toMatchObject([{ owner: uid, items_guessed: [names[0]] }])
  expect(Object.keys(after).filter((key) => key.includes(uid) || !key.startsWith('topple:'))).toEqual([])
  expect(after['topple:player']).toBeUndefined()
  await expectInMenu(page, 'Guest')
  await expect(page.locator('[data-score] > :first-child')).toHaveText('0')
  await page.reload()
  await expectInMenu(page, 'Guest')

  await page.unroute('**/api/game-completion')
  const sent = watchResults(context)
  await page.reload()
  await page.waitForTimeout(500)
  expect(sent).toEqual([])
  await signIn(page, email)
  await expect.poll(async () => (await stored(page))['topple:unsent']).toBe('[]')
  expect(sent).toHaveLength(1)
})

test('unsent results are sent before a sign-out', async ({ page }) => {
  const { lose, dialog } = await openGame(page)
  await signIn(page, newEmail('orderly'))
  await page.route('**/api/game-completion', (route) => route.abort())
  await lose()
  await expect(dialog).toContainText('Your result is saved')
  await page.keyboard.press('Escape')
  await page.unroute('**/api/game-completion')
  await signOut(page)
  // The page starts no sending after a sign-out: an emptied list shows that the sending began before it, even if a slow
  // server answers later.
  await expect.poll(async () => JSON.parse((await stored(page))['topple:unsent'] ?? '')).toEqual([])
})

test('two players on one device keep their games and results apart', async ({ page, context }) => {
  const [first, second] = [newEmail('first'), newEmail('second')]
  const { guess, lose, names, score, dialog } = await openGame(page)
  await signIn(page, first)
  await page.route('**/api/game-completion', (route) => route.abort())
  await guess(names[0] ?? '')
  await lose()
  await expect(dialog).toContainText('Your result is saved')
  await page.keyboard.press('Escape')
  await signOut(page)
  await expect(score).toHaveText('0')

  const bearers: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/api/game-completion')) bearers.push(request.headers().authorization ?? 'guest')
  })
  await page.unroute('**/api/game-completion')
  await signIn(page, second)
  await expect(score).toHaveText('0')
  await guess(names[1] ?? '')
  await lose()
  await expect(dialog.locator('dl')).toContainText('1/10')
  await expect(dialog.getByRole('img', { name: 'scores from' })).toBeVisible()
  await page.keyboard.press('Escape')
  expect(bearers).toHaveLength(1)
  const secondsUid = JSON.parse((await stored(page))['topple:player'] ?? '{}').uid
  expect(subjectOf(bearers[0])).toBe(secondsUid)
  await signOut(page)

  await signIn(page, first)
  await expect.poll(() => bearers.length).toBe(2)
  expect(subjectOf(bearers[1])).not.toBe(secondsUid)
  await expect(page.getByRole('button', { name: 'View Results' })).toBeVisible()
  await expect(page.locator('main [data-board] > li').first()).toContainText(names[0] ?? '-')
})

function subjectOf(bearer = ''): unknown {
  return JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString()).sub
}

test("a guest's game joined on another screen becomes that player's board only", async ({ page }) => {
  const { names, guess, lose, dialog, score } = await openGame(page)
  await guess(names[0] ?? '')
  await lose()
  await expect(dialog.getByRole('img', { name: 'scores from' })).toBeVisible()
  await page.goto('/account')
  await signInBy(page, 'Sign in with Google', newEmail('joined'))
  await expect.poll(async () => (await stored(page))['topple:guest-results']).toBe('[]')
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'View Results' })).toBeVisible()
  await expect(score).toHaveText('10')
  await page.goto('/account')
  await signOut(page)
  await signInBy(page, 'Sign in with Google', newEmail('after'))
  await page.goto('/')
  await expect(page.getByLabel('Your guess')).toBeVisible()
  await expect(score).toHaveText('0')
})

test('a disabled account is signed out with a message, and its game waits', async ({ page, request }) => {
  const email = newEmail('disabled')
  const { guess, names, score } = await openGame(page)
  const address = await standIn(page)
  await signIn(page, email)
  await guess(names[0] ?? '')
  await control(request, address, 'disable', { email })
  await page.reload()
  await expectToast(page, 'This account has been disabled.')
  await expectInMenu(page, 'Guest')
  await expect(score).toHaveText('0')
  await control(request, address, 'disable', { email, disabled: false })
  await signIn(page, email)
  await expect(score).toHaveText('10')
})

test('an expired session is signed out with a message', async ({ page, request }) => {
  const email = newEmail('expired')
  await openGame(page)
  await signIn(page, email)
  await control(request, await standIn(page), 'expire-sessions', { email })
  await page.reload()
  await expectToast(page, EXPIRED)
  await expectInMenu(page, 'Guest')
})

test('a player starts at once, without waiting for the session', async ({ page }) => {
  const { names, guess } = await openGame(page)
  const email = newEmail('quick')
  await signIn(page, email)
  await guess(names[0] ?? '')
  await page.route('**/assets/service-*.js', (route) => route.abort())
  await page.reload()
  await expectInMenu(page, nameOf(email))
  await expect(page.locator('[data-score] > :first-child')).toHaveText('10')
  await guess(names[1] ?? '')
  await expect(page.locator('[data-score] > :first-child')).toHaveText('20')
})

test('signing out in one tab signs out all tabs', async ({ page, context }) => {
  const email = newEmail('tabs')
  const { lose } = await openGame(page)
  const other = await context.newPage()
  await openGame(other)
  await signIn(page, email)
  await expectInMenu(other, nameOf(email))
  await signOut(other)
  await expectInMenu(page, 'Guest')
  const [asked, stats] = await Promise.all([
    page.waitForRequest('**/api/game-completion'),
    page.waitForRequest('**/stats?*'),
    lose(),
  ])
  expect(asked.headers().authorization).toBeUndefined()
  expect(stats.headers().authorization).toBeUndefined()
})
