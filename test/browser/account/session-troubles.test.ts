import { expect, test } from '@playwright/test'
import { settle, stopClock, waitForEver } from '../support/clock.ts'
import { openGame } from '../support/game.ts'
import {
  changeSettings,
  control,
  expectInMenu,
  nameOf,
  newEmail,
  signIn,
  signOut,
  standIn,
  stored,
} from '../support/players.ts'

const TROUBLES = {
  'cannot be reached': null,
  'answers 503': { status: 503, json: { error: { code: 503, message: 'The service is currently unavailable.' } } },
  'answers 500 without sense': { status: 500, body: 'oops' },
} as const

for (const [trouble, answer] of Object.entries(TROUBLES)) {
  test(`promise 9: a service that ${trouble} at startup signs nobody out`, async ({ page }) => {
    const email = newEmail('steady')
    const { names } = await openGame(page)
    await signIn(page, email)
    await page.route(/identitytoolkit|securetoken/, (route) =>
      answer ? route.fulfill({ ...answer, headers: { 'Access-Control-Allow-Origin': '*' } }) : route.abort(),
    )
    const looked = page.waitForRequest(/accounts:lookup/)
    await page.reload()
    await looked
    await page.waitForTimeout(500)
    await expectInMenu(page, nameOf(email))
    await page.getByLabel('Your guess').fill(names[0] ?? '')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-score] > :first-child')).toHaveText('10')
    await page.unroute(/identitytoolkit|securetoken/)
    await page.reload()
    await expectInMenu(page, nameOf(email))
  })
}

test('promise 9: a worker that cannot check the sign-in signs nobody out', async ({ page }) => {
  const email = newEmail('patient')
  const { lose, dialog } = await openGame(page)
  await signIn(page, email)
  await page.route('**/api/game-completion', (route) =>
    route.fulfill({
      status: 503,
      json: { error: 'We cannot check your sign-in just now.', code: 'keys-unavailable', request_id: 'x' },
    }),
  )
  await lose()
  await expect(dialog).toContainText('Your result is saved')
  await page.unroute('**/api/game-completion')
  await page.reload()
  await expect.poll(async () => (await stored(page))['topple:unsent']).toBe('[]')
  await expectInMenu(page, nameOf(email))
})

test('a refused token is refreshed once and the call repeated', async ({ page, context }) => {
  const { lose, dialog } = await openGame(page)
  await signIn(page, newEmail('refresher'))
  const bearers: string[] = []
  let refreshes = 0
  context.on('request', (request) => {
    if (/v1\/token/.test(request.url())) refreshes++
  })
  await page.route('**/api/game-completion', async (route) => {
    bearers.push(route.request().headers().authorization ?? '')
    if (bearers.length > 1) return route.continue()
    // Tokens count whole seconds: the next one must differ.
    await page.waitForTimeout(1_100)
    return route.fulfill({ status: 401, json: { error: 'no longer valid', code: 'invalid-token', request_id: 'x' } })
  })
  await lose()
  await expect(dialog.getByRole('img', { name: 'scores from' })).toBeVisible()
  expect(bearers).toHaveLength(2)
  expect(new Set(bearers).size).toBe(2)
  expect(refreshes).toBe(1)
  expect((await stored(page))['topple:unsent']).toBe('[]')
})

test('a call refused again after the refresh is given up', async ({ page }) => {
  const { lose, dialog } = await openGame(page)
  const email = newEmail('refused')
  await signIn(page, email)
  let calls = 0
  await page.route('**/api/game-completion', (route) => {
    calls++
    return route.fulfill({ status: 401, json: { error: 'no longer valid', code: 'invalid-token', request_id: 'x' } })
  })
  await lose()
  await expect(dialog).toContainText('Your result is saved')
  expect(calls).toBe(2)
  await page.keyboard.press('Escape')
  await expectInMenu(page, nameOf(email))
})

test('a result whose token is refused is never sent with the next player’s', async ({ page, context }) => {
  await waitForEver(page)
  const [first, second] = [newEmail('first'), newEmail('second')]
  const { names, guess, lose } = await openGame(page)
  await signIn(page, first)
  const subjects: string[] = []
  const { promise: isNext, resolve: next } = Promise.withResolvers<void>()
  await page.route('**/api/game-completion', async (route) => {
    const [, claims = ''] = (route.request().headers().authorization ?? '').split('.')
    subjects.push(JSON.parse(Buffer.from(claims, 'base64url').toString()).email)
    if (subjects.length > 1) return route.continue()
    await isNext
    return route.fulfill({ status: 401, json: { error: 'no longer valid', code: 'invalid-token', request_id: 'x' } })
  })
  await guess(names[0] ?? '')
  await lose()
  const other = await context.newPage()
  await openGame(other)
  await signOut(other)
  await signIn(other, second)
  await page.keyboard.press('Escape')
  await expectInMenu(page, nameOf(second))
  // The SDK looks into its database every 0.8 s.
  await page.waitForTimeout(2_500)
  const isRenewed = page.waitForResponse(/v1\/token/)
  next()
  await isRenewed
  await page.waitForTimeout(1_000)
  const unsent = async () => JSON.parse((await stored(page))['topple:unsent'] ?? '[]')
  expect(await unsent()).toHaveLength(1)
  expect(subjects).toEqual([first])
  await signOut(page)
  await signIn(page, first)
  await expect.poll(unsent).toEqual([])
  expect(new Set(subjects)).toEqual(new Set([first]))
})

test('the SDK and the app each refresh the token after 55 minutes', async ({ page, context }) => {
  await page.clock.install()
  await openGame(page)
  await signIn(page, newEmail('lasting'))
  let refreshes = 0
  context.on('request', (request) => {
    if (/v1\/token/.test(request.url())) refreshes++
  })
  await page.clock.fastForward('54:00')
  await page.waitForTimeout(500)
  expect(refreshes).toBe(0)
  await page.clock.fastForward('02:00')
  await expect.poll(() => refreshes).toBe(2)
})

test('promise 9: a failed refresh is retried after growing delays and signs nobody out', async ({ page, context }) => {
  await page.clock.install()
  await openGame(page)
  const email = newEmail('offline')
  await signIn(page, email)
  await stopClock(page)
  await page.route(/securetoken/, (route) => route.abort())
  let tries = 0
  context.on('requestfailed', (request) => {
    if (/v1\/token/.test(request.url())) tries++
  })
  await page.clock.fastForward('56:00')
  await expect.poll(() => tries).toBe(2)
  await settle(page)
  await page.clock.fastForward('00:29')
  await page.waitForTimeout(300)
  expect(tries).toBe(2)
  await page.clock.fastForward('00:02')
  await expect.poll(() => tries).toBe(3)
  await settle(page)
  await page.clock.fastForward('01:01')
  await expect.poll(() => tries).toBe(4)
  await page.clock.resume()
  await expectInMenu(page, nameOf(email))
})

test('a site that asks for them receives new tokens and the sign-out', async ({ page, baseURL }) => {
  const address = `${baseURL}/token-sync`
  await changeSettings(page, { token_sync: address })
  const told: string[] = []
  await page.route(address, (route) => {
    const bearer = route.request().headers().authorization
    told.push(`${route.request().method()}${bearer?.startsWith('Bearer ey') ? ' with a token' : ''}`)
    return route.fulfill({ status: 204 })
  })
  await openGame(page)
  await signIn(page, newEmail('synced'))
  await expect.poll(() => told).toEqual(['POST with a token'])
  await signOut(page)
  await expect.poll(() => told).toEqual(['POST with a token', 'DELETE'])
})

test('a change of the signing key goes unnoticed', async ({ page, request }) => {
  const email = newEmail('rotated')
  const { lose, dialog } = await openGame(page)
  await control(request, await standIn(page), 'rotate-key')
  await signIn(page, email)
  await lose()
  await expect(dialog.getByRole('img', { name: 'scores from' })).toBeVisible()
  await expect.poll(async () => (await stored(page))['topple:unsent']).toBe('[]')
})
