import { expect, test } from '@playwright/test'
import { gameResponse } from '#shared/contract/game.ts'
import { waitForEver } from '../support/clock.ts'
import { moveToOwnAddress, openGame, readGame } from '../support/game.ts'
import { standStill } from '../support/looks.ts'
import { expectToast, recordToasts } from '../support/toasts.ts'

test('feedback is sent once, and a failure keeps what was written', async ({ page }) => {
  const { openActions, dialog } = await openGame(page)
  await openActions()
  await dialog.getByRole('button', { name: 'Submit Feedback' }).click()
  const field = dialog.getByRole('textbox')
  const send = dialog.getByRole('button', { name: /^Send/ })
  await send.click()
  await expect(dialog.getByRole('alert')).toHaveText('Please enter your feedback')
  await expect(field).toBeFocused()

  await page.route('**/api/submit-feedback', (route) => route.abort())
  await field.fill('The Wadden islands are missing <b>here</b>')
  await send.click()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to submit feedback. Please try again.')
  await page.keyboard.press('Escape')
  await openActions()
  await dialog.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(field).toHaveValue('The Wadden islands are missing <b>here</b>')
  await expect(dialog).toContainText('42 / 2000')

  await page.unroute('**/api/submit-feedback')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/submit-feedback')) sent++
  })
  await send.dblclick()
  await expectToast(page, 'Thank you for your feedback!')
  await expect(dialog).toHaveCount(0)
  expect(sent).toBe(1)
})

test('what the server will not take is said in its own words, and the text stays', async ({ page }) => {
  await moveToOwnAddress(page)
  const { openActions, dialog } = await openGame(page)
  await openActions()
  await dialog.getByRole('button', { name: 'Submit Feedback' }).click()
  const field = dialog.getByRole('textbox')
  const send = dialog.getByRole('button', { name: /^Send/ })
  await field.fill('字'.repeat(1_400))
  await send.click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Please shorten this: it takes more than 4000 bytes, and a character like 字 takes three',
  )
  await expect(field).toBeFocused()
  await field.fill('Good')
  for (const [status, error] of [
    [429, 'That was a lot for one day. Please send more tomorrow.'],
    [409, 'So much feedback waits to be read that no more can be taken. Please try again in some days.'],
  ] as const) {
    const json = { error, code: 'x', request_id: 'y' }
    await page.route('**/api/submit-feedback', (route) => route.fulfill({ status, json }), { times: 1 })
    await send.click()
    await expect(dialog.getByRole('alert')).toHaveText(error)
  }
  const json = { error: 'Something went wrong on our side. Please try again.', code: 'x', request_id: 'y' }
  await page.route('**/api/submit-feedback', (route) => route.fulfill({ status: 500, json }))
  await send.click()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to submit feedback. Please try again.')
  await expect(field).toHaveValue('Good')
})

test('a list idea is sent with its type', async ({ page }) => {
  const { openActions, dialog } = await openGame(page)
  await openActions()
  await dialog.getByRole('button', { name: 'Submit List Ideas' }).click()
  await expect(dialog.getByRole('radio', { name: 'Ranked', exact: true })).toBeChecked()
  await dialog.getByRole('button', { name: /^Send/ }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Please enter your list idea')
  await page.route('**/api/submit-list-idea', (route) => route.abort())
  await dialog.getByRole('textbox').fill('Rivers that cross the Arctic Circle')
  await dialog.getByRole('button', { name: /^Send/ }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to submit list idea. Please try again.')
  await page.unroute('**/api/submit-list-idea')
  await dialog.getByRole('radio', { name: 'Unranked' }).check()
  const request = page.waitForRequest('**/api/submit-list-idea')
  await dialog.getByRole('button', { name: /^Send/ }).click()
  expect((await request).postDataJSON()).toEqual({ idea: 'Rivers that cross the Arctic Circle', ranked: false })
  await expectToast(page, 'Thank you! Your list idea has been submitted.')
})

test('sources open in a new tab, with a neutral mark where the favicon fails', async ({ page }) => {
  // Compared with the page's own answer: another test adds a source to today's list.
  const answered = page.waitForResponse('**/api/daily-game')
  const { openActions, dialog } = await openGame(page)
  const { list } = gameResponse.parse(await (await answered).json())
  await openActions()
  await dialog.getByRole('button', { name: 'Sources' }).click()
  const links = dialog.getByRole('link')
  await expect(links).toHaveCount(list.sources?.length ?? 0)
  await expect(links.first()).toHaveAttribute('target', '_blank')
  await expect(links.first()).toHaveAttribute('rel', /noopener/)
  await expect(links.locator('svg').first()).toBeVisible()
  await expect(links.locator('img').first()).toBeHidden()
})

test('a stored source that cannot be opened is shown without a link, beside the others', async ({ page }) => {
  const urls = ['https://a.b.99/x', 'https://x.com:99999/', 'https://', 'https://example.com/book']
  await page.route('**/api/daily-game', async (route) => {
    const answer = await route.fetch()
    const game = gameResponse.parse(await answer.json())
    const sources = urls.map((url, at) => ({ title: `Book ${at + 1}`, url }))
    await route.fulfill({ json: { ...game, list: { ...game.list, sources } } })
  })
  const { openActions, dialog, complaints } = await openGame(page)
  await openActions()
  await dialog.getByRole('button', { name: 'Sources' }).click()
  await expect(dialog.getByRole('listitem')).toHaveText([/Book 1/, /Book 2/, /Book 3/, /Book 4\s*example\.com/])
  await expect(dialog.getByRole('link')).toHaveCount(1)
  await expect(dialog.getByRole('link')).toHaveAttribute('href', 'https://example.com/book')
  expect(complaints).toEqual([])
})

test('an empty guess log says so', async ({ page }) => {
  const { dialog } = await openGame(page)
  await page.getByRole('button', { name: 'Guess log' }).first().click()
  await expect(dialog).toContainText('No guesses yet!')
})

test('a first visit offers the rules in one line, a second does not', async ({ page }) => {
  const { dialog, say, openActions } = await openGame(page)
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'How to play' }).click()
  await expect(dialog).toContainText('Only wrong guesses use one up.')
  await dialog.getByRole('button', { name: 'Play', exact: true }).click()
  await page.reload()
  await expect(say).toHaveText('Ten guesses. Right ones are free.')
  await openActions()
  await expect(dialog.getByRole('button', { name: 'How to play' })).toBeVisible()
})

test('the result can be selected by hand where sharing and clipboard fail', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined })
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')) } })
  })
  const { lose, dialog } = await openGame(page)
  await lose()
  await dialog.getByRole('button', { name: 'Share' }).click()
  await expectToast(page, 'Failed to copy', 'Could not copy results to clipboard')
  await expect(dialog.getByLabel('Select and copy your result')).toHaveValue(/^Topple 0\/10\n⬜{10}\nhttp/u)
})

test('a phone shares through its own share sheet', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => Object.assign(window, { shared: data }),
    })
  })
  const { lose, dialog } = await openGame(page)
  await lose()
  await dialog.getByRole('button', { name: 'Share' }).click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shared')?.text)).toMatch(/^Topple 0\/10\n/)
})

test('a game that fails to load says so and can be tried again', async ({ page }) => {
  await page.route('**/api/daily-game', (route) => route.abort())
  await recordToasts(page)
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page.getByText("Unable to load today's game. Please try again later.")).toBeVisible()
  await expectToast(page, 'Failed to load game', /^Unable to connect to the server\./)
  await page.getByRole('button', { name: 'Refresh Page' }).click()
  await expect(page.getByLabel('Your guess')).toBeVisible()
})

test('an unknown address gets a 404 page with two ways out', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle('Page Not Found: Topple')
  await expect(page.getByRole('link', { name: 'Browse Library' })).toHaveAttribute('href', '/library')
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page.getByLabel('Your guess')).toBeVisible()
  await expect(page).toHaveTitle('Topple: The largest islands in the world')
})

test("promise 12: an open tab offers the new day's list and leaves the board alone", async ({ page }) => {
  const { game, names, guess, score, slots } = await openGame(page)
  await guess(names[0] ?? '')
  const tomorrow = structuredClone(game)
  const date = new Date(Date.parse(game.daily_game.date) + 86_400_000).toISOString().slice(0, 10)
  tomorrow.daily_game = { id: 'tomorrow', date }
  tomorrow.list = { ...game.list, id: 'tomorrows-list', title: 'Another list altogether' }
  await page.route('**/api/daily-game', (route) => route.fulfill({ json: tomorrow }))
  await page.clock.install({ time: new Date(`${date}T12:00:00Z`) })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await page.clock.runFor(100)

  const play = page.getByRole('button', { name: 'Play the new list' })
  await expect(play).toBeVisible()
  await expect(score).toHaveText('10')
  await guess(names[1] ?? '')
  await expect(score).toHaveText('20')
  await play.click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Another list altogether')
  await expect(score).toHaveText('0')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(slots.filter({ hasText: 'not found yet' })).toHaveCount(10)
  await expect(play).toHaveCount(0)
  expect((await readGame(page)).daily_game.date).toBe(game.daily_game.date)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Library' }).click()
  await page.getByRole('link', { name: 'Topple, home' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Another list altogether')
})

test('the menu leads home and names the guest', async ({ page }) => {
  const { dialog } = await openGame(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(dialog).toContainText('Guest')
  const links = dialog.getByRole('navigation').getByRole('link')
  await expect(links).toHaveText(['Home', 'Library', 'Account'])
  await expect(links.first()).toHaveAttribute('aria-current', 'page')
})

test('content below the figures stays in place when they load', async ({ page }) => {
  await waitForEver(page)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/stats?*', async (route) => {
    await promise
    await route.continue()
  })
  const { openActions, dialog } = await openGame(page)
  await openActions()
  await dialog.getByRole('button', { name: 'Give Up' }).click()
  await dialog.getByRole('button', { name: 'Give Up' }).click()
  const share = dialog.getByRole('button', { name: 'Share' })
  await expect(share).toBeVisible()
  await expect(dialog.getByText(/^(How everyone did|You're the first\.)$/)).toBeHidden()
  await standStill(page)
  const before = await share.boundingBox()
  resolve()
  await expect(dialog.getByText(/^(How everyone did|You're the first\.)$/)).toBeVisible()
  expect(await share.boundingBox()).toEqual(before)
})
