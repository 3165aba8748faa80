import { type Browser, expect, type Page, test } from '@playwright/test'
import { passTime } from '../support/clock.ts'
import { actionsOn, openGame, watchResults } from '../support/game.ts'
import { newEmail, pastList, signIn, signInFromSheet, signOut, stored } from '../support/players.ts'

const waiting = async (page: Page) => {
  const kept = await stored(page)
  return [...JSON.parse(kept['topple:unsent'] ?? '[]'), ...JSON.parse(kept['topple:guest-results'] ?? '[]')]
}

async function secondDevice(browser: Browser, email: string) {
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL })
  const page = await context.newPage()
  const played = await openGame(page)
  await signIn(page, email)
  return { page, ...played }
}

test("promise 7: a guest's result joins the account once and shows in another browser", async ({
  page,
  context,
  browser,
}) => {
  const email = newEmail('joiner')
  const { names, guess, lose, dialog } = await openGame(page)
  await guess(names[3] ?? '')
  await lose()
  await expect(dialog.getByRole('img', { name: 'scores from' })).toBeVisible()
  expect(await waiting(page)).toHaveLength(1)
  const sent = watchResults(context)
  await dialog.getByRole('button', { name: 'Sign in for Stats' }).click()
  await signInFromSheet(page, email)
  await expect.poll(() => waiting(page)).toEqual([])
  await expect(dialog.getByRole('link', { name: 'View Account' })).toBeVisible()
  expect(sent).toMatchObject([{ is_joining: true, items_guessed: [names[3]] }])
  await page.reload()
  await page.waitForTimeout(1_000)
  expect(sent).toHaveLength(1)

  const other = await secondDevice(browser, email)
  await expect(other.page.getByRole('button', { name: 'View Results' })).toBeVisible()
  await expect(other.slots.nth(3)).toContainText(names[3] ?? '-')
  await expect(other.toast).toHaveCount(0)
  await other.page.getByRole('button', { name: 'View Results' }).click()
  await expect(other.dialog.locator('dl')).toContainText('1/10')
  await expect(other.dialog.locator('dl')).toContainText('11')
  await other.page.keyboard.press('Escape')
  await other.page.reload()
  await expect(other.page.getByRole('button', { name: 'View Results' })).toBeVisible()
  await other.page.context().close()
})

test('promise 7: a result joins once despite two tabs and a lost response', async ({ page, context, request }) => {
  const email = newEmail('twice')
  const { lose, dialog } = await openGame(page)
  await lose()
  await expect(dialog.getByRole('img', { name: 'scores from' })).toBeVisible()
  await page.keyboard.press('Escape')
  const other = await context.newPage()
  await openGame(other)
  let authorization = ''
  context.on('request', (sent) => {
    if (sent.url().endsWith('/api/game-completion')) authorization = sent.headers().authorization ?? ''
  })
  let isFirst = true
  await context.route('**/api/game-completion', async (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    await route.fetch()
    // The server stores the result; the browser never gets the answer.
    return route.abort()
  })
  await signIn(page, email)
  await expect.poll(() => isFirst).toBe(false)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await other.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => waiting(page)).toEqual([])
  const account = async (path: string) => (await request.get(path, { headers: { authorization } })).json()
  expect((await account('/api/recent-games')).data).toHaveLength(1)
  expect(await account('/api/statistics')).toMatchObject({ games_played: 1, day_streak: 1 })
})

test('a result joined to one account does not reach the next player', async ({ page, context }) => {
  const { lose, dialog, score } = await openGame(page)
  await lose()
  await expect(dialog.getByRole('img', { name: 'scores from' })).toBeVisible()
  await page.keyboard.press('Escape')
  await signIn(page, newEmail('owner'))
  await expect.poll(() => waiting(page)).toEqual([])
  await signOut(page)
  const sent = watchResults(context)
  await signIn(page, newEmail('next'))
  await page.waitForTimeout(500)
  expect(sent).toEqual([])
  await expect(score).toHaveText('0')
  await expect(page.getByLabel('Your guess')).toBeVisible()
})

test("a guest's running game becomes the player's at sign-in and after a reload", async ({ page }) => {
  const { names, guess, score, left, input } = await openGame(page)
  await guess(names[0] ?? '')
  await guess('zzqx')
  await input.fill('half a gue')
  await signIn(page, newEmail('goes-on'))
  await expect(score).toHaveText('10')
  await expect(left).toHaveText('9')
  await expect(input).toHaveValue('half a gue')
  await guess(names[1] ?? '')
  await page.reload()
  await expect(score).toHaveText('20')
  await signOut(page)
  await expect(score).toHaveText('0')
})

test("a guest's running game becomes the player's after sign-in on another screen", async ({ page }) => {
  const { names, guess, score } = await openGame(page)
  await guess(names[0] ?? '')
  await page.goto('/library')
  await signIn(page, newEmail('elsewhere'))
  await page.goto('/')
  await expect(score).toHaveText('10')
})

test('the first device to finish sets the result on both', async ({ page, browser }) => {
  const email = newEmail('devices')
  const here = await openGame(page)
  await signIn(page, email)
  await here.guess(here.names[0] ?? '')
  const there = await secondDevice(browser, email)
  await there.guess(there.names[5] ?? '')
  await there.lose()
  await expect(there.dialog.getByRole('img', { name: 'scores from' })).toBeVisible()

  // This device finished the list before it knew of the other result: the server's result stands.
  await here.guess(here.names[1] ?? '')
  await here.lose()
  await expect(here.slots.nth(5)).toContainText(here.names[5] ?? '-')
  await expect(here.slots.nth(5)).toHaveAttribute('data-state', 'found')
  await expect(here.slots.nth(0)).not.toHaveAttribute('data-state', 'found')
  await there.page.context().close()
})

test('a game finished on another device shows on returning to the tab', async ({ page, browser }) => {
  const email = newEmail('returner')
  await page.clock.install()
  const here = await openGame(page)
  await signIn(page, email)
  await here.guess(here.names[0] ?? '')
  await here.input.fill('half a gue')
  const there = await secondDevice(browser, email)
  await there.lose()
  await expect(there.dialog.getByRole('img', { name: 'scores from' })).toBeVisible()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('button', { name: 'View Results' })).toBeVisible()
  await expect(here.toast).toHaveCount(0)
  await passTime(page, 5_000)
  await expect(here.dialog).toHaveCount(0)
  expect(here.complaints).toEqual([])
  await there.page.context().close()
})

test("a player's finished library game is sent and restored; a guest's is not sent", async ({
  page,
  context,
  request,
}) => {
  const sent = watchResults(context)
  const address = `/list/${await pastList(request)}`
  await page.goto(address)
  const { lose, dialog } = actionsOn(page)
  await expect(page.locator('html')).toHaveAttribute('data-ready')
  await lose()
  await expect(dialog).toContainText('toppled')
  expect(sent).toEqual([])
  await page.goto('/')
  await openGame(page)
  await signIn(page, newEmail('reader'))
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('data-ready')
  await lose()
  await expect(dialog).toContainText('toppled')
  await expect.poll(() => sent.length).toBe(1)
  expect(sent).toMatchObject([{ game_type: 'library', items_guessed: [], refused_guesses: expect.any(Array) }])
  await expect.poll(() => waiting(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('button', { name: 'View Results' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await page.waitForTimeout(500)
  expect(sent).toHaveLength(1)
})

test('promise 11: a malformed stored player or result never stops play', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('topple:player', '{"uid":7}')
    localStorage.setItem('topple:guest-results', '{"length":3}')
    localStorage.setItem('topple:unsent', '[null,3,{"play_id":1},{"play_id":"x","list_id":"y","owner":5}]')
  })
  const { names, guess, score, complaints } = await openGame(page)
  for (const name of names) await guess(name)
  await expect(score).toHaveText('100')
  await expect(page.locator('dialog[open] dl')).toContainText('Your Percentile')
  expect(complaints).toEqual([])
})

test("a player's result sent days later is still accepted", async ({ page, request }) => {
  const { lose, dialog } = await openGame(page)
  await signIn(page, newEmail('late'))
  await page.route('**/api/game-completion', (route) => route.abort())
  await lose()
  await expect(dialog).toContainText('Your result is saved')
  const list_id = await pastList(request)
  await page.evaluate((id) => {
    const [result] = JSON.parse(localStorage.getItem('topple:unsent') ?? '[]')
    localStorage.setItem('topple:unsent', JSON.stringify([{ ...result, list_id: id, items_guessed: [] }]))
  }, list_id)
  const statuses: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/api/game-completion')) statuses.push(response.status())
  })
  await page.unroute('**/api/game-completion')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => waiting(page)).toEqual([])
  expect(statuses.at(-1)).toBe(201)
})

test("a guest's result is given up only when another account owns it", async ({ page }) => {
  const { lose, dialog } = await openGame(page)
  await lose()
  await expect(dialog.getByRole('img', { name: 'scores from' })).toBeVisible()
  await page.keyboard.press('Escape')
  let answer = { status: 429, json: { error: 'Please wait.', code: 'too-many-requests', request_id: 'x' } }
  let calls = 0
  await page.route('**/api/game-completion', (route) => {
    calls++
    return route.fulfill(answer)
  })
  await signIn(page, newEmail('contested'))
  await expect.poll(() => calls).toBe(1)
  expect(await waiting(page)).toHaveLength(1)
  answer = { status: 409, json: { error: 'Not yours.', code: 'joined-elsewhere', request_id: 'x' } }
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => waiting(page)).toEqual([])
})
