import { expect, type Locator, type Page, test } from '@playwright/test'
import { libraryPage } from '#shared/contract/library.ts'
import { openBareScreens } from '../support/bare-screens.ts'
import { actionsOn, listenForComplaints, moveToOwnAddress, watchResults } from '../support/game.ts'
import { recordGames, signInBy } from '../support/played.ts'
import { changeSettings, newEmail } from '../support/players.ts'
import { expectToast, recordToasts } from '../support/toasts.ts'

const cardsOn = (page: Page) => page.locator('a[data-list]')

test('without sign-in the library is paged, and its lists are played unrecorded', async ({ page, context }) => {
  const complaints = listenForComplaints(page)
  const sent = watchResults(context)
  // Ten guesses are judged by a model, and an address may ask for only so many a minute.
  await moveToOwnAddress(page)
  // On bare screens, because the worker would draw its own sign-in settings, which this test changes.
  await openBareScreens(page)
  await changeSettings(page, null)
  await page.goto('/library')
  await expect(page).toHaveTitle('Library: Topple')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Library')
  const cards = cardsOn(page)
  await expect(cards).toHaveCount(12)
  await expect(page.getByText('Page 1 of 4')).toBeVisible()
  await expect(page.getByText('40 past daily lists.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Page 2 of 4')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Page 2 of 4')).toBeVisible()

  const title = (await cards.first().getByRole('heading').textContent()) ?? '-'
  await cards.first().click()
  await expect(page.locator('#list-title')).toHaveText(title)
  await expect(page).toHaveTitle(`Topple: ${title}`)
  const { lose, dialog } = actionsOn(page)
  await lose()
  await expect(dialog).toContainText('toppled')
  await expect(dialog.getByText('Next list in')).toHaveCount(0)
  expect(sent).toEqual([])
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(actionsOn(page).left).toHaveText('10')
  await page.goBack()
  await expect(page.getByText('Page 2 of 4')).toBeVisible()
  await expect(page).toHaveTitle('Library: Topple')
  expect(complaints).toEqual([])
})

test("a guest's card shows title, date, item count and category, but no marks", async ({ page }) => {
  await page.goto('/library')
  const { data } = libraryPage.parse(await (await page.request.get('/api/library')).json())
  const [entry] = data
  const card = cardsOn(page).first()
  await expect(card).toContainText(entry?.list.title ?? '-')
  await expect(card).toContainText(entry?.list.category ?? '-')
  await expect(card).toContainText(`${entry?.list.item_count} items, ${entry?.list.is_ranked ? 'Ranked' : 'Unranked'}`)
  const day = Number(entry?.daily_game.date.slice(8))
  await expect(card).toContainText(new RegExp(`[A-Z][a-z]+day, [A-Z][a-z]+ ${day}`))
  await expect(card).not.toContainText('layed')
  await expect(page.getByText('Play the next unplayed list')).toHaveCount(0)
  await expect(page.getByRole('radio')).toHaveCount(0)
})

test('a guest who signs in from a card gets its list, and Back leads to the same page', async ({ page }) => {
  const email = newEmail('robin')
  await page.goto('/library?page=2')
  await expect(page.getByText('Sign in to play previous games and track your statistics')).toBeVisible()
  const title = (await cardsOn(page).nth(1).getByRole('heading').textContent()) ?? '-'
  await cardsOn(page).nth(1).click()
  await expect(page).toHaveURL(/\/account\?message=signin-library&list=/)
  await signInBy(page, 'Sign in with Google', email)
  await expect(page).toHaveURL(/\/list\//)
  await expect(page.locator('#list-title')).toHaveText(title)
  await page.goBack()
  await expect(page).toHaveURL('/library?page=2')
  await expect(page.getByText('Play the next unplayed list')).toBeVisible()
  await expect(page.getByText('Sign in to play')).toHaveCount(0)
})

test('a guest can sign in within the library and then open its lists', async ({ page }) => {
  const email = newEmail('robin')
  const [played] = await recordGames(page, email, { library: [2] })
  await page.goto('/library')
  await signInBy(page, 'Sign in', email)
  await expect(cardsOn(page).first()).toContainText('Played, score 20')
  await cardsOn(page).first().click()
  await expect(page).toHaveURL(`/list/${played?.id}`)
})

test('played lists show their score and squares and can be filtered for', async ({ page }) => {
  const email = newEmail('robin')
  const [first, second] = await recordGames(page, email, { library: [2, 6] })
  await page.goto('/library')
  await signInBy(page, 'Sign in', email)
  const cards = cardsOn(page)
  await expect(cards.first()).toContainText('Played, score 20')
  const slots = first?.is_ranked ? first.items.length : 6
  await expect(cards.first().getByRole('img', { name: `2 of ${slots} found` })).toBeVisible()
  await expect(page.getByText('Played, score')).toHaveCount(2)
  await expect(cards.nth(2)).not.toContainText('layed')
  const centre = async (part: Locator) => part.boundingBox().then((box) => (box ? box.y + box.height / 2 : 0))
  const items = cards.first().getByText(/^\d+ items, /)
  expect(await centre(cards.first().getByText('Played, score 20'))).toBeCloseTo(await centre(items), 0)

  await page.getByRole('radio', { name: 'Played', exact: true }).check()
  await expect(page.getByText('2 lists found.')).toBeVisible()
  await expect(cards.locator('h2')).toHaveText([first?.title ?? '-', second?.title ?? '-'])
  await expect(page).toHaveURL('/library?played=yes')
  await page.reload()
  await expect(cards).toHaveCount(2)
  await expect(page.getByRole('radio', { name: 'Played', exact: true })).toBeChecked()

  await page.getByLabel('Category').selectOption(second?.category ?? '-')
  await expect(cards.locator('h2')).toContainText([second?.title ?? '-'])
  await page.getByRole('radio', { name: 'Not played' }).check()
  await expect(page).toHaveURL(/category=.*&played=no$/)
  await expect(cards.getByText(second?.title ?? '-')).toHaveCount(0)

  const third = libraryPage.parse(await (await page.request.get('/api/library')).json()).data[2]
  await page.getByRole('link', { name: 'Play the next unplayed list' }).click()
  await expect(page).toHaveURL(`/list/${third?.list.id}`)
  await page.goBack()
  await expect(page).toHaveURL(/category=.*&played=no$/)
})

test('a filter with no matches says so and can be cleared', async ({ page }) => {
  await page.goto('/library?category=Juggling')
  await expect(page.getByText('No past daily lists in Juggling.')).toBeVisible()
  await expect(page.getByLabel('Category')).toHaveValue('Juggling')
  await page.getByRole('button', { name: 'Show all lists' }).click()
  await expect(cardsOn(page)).toHaveCount(12)
  await expect(page).toHaveURL('/library')
})

test('a page number beyond the last shows the last page', async ({ page }) => {
  await page.goto('/library?page=99')
  await expect(page.getByText('Page 4 of 4')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await expect(page).toHaveURL('/library?page=4')
})

test('a library that fails to load says so and can be retried', async ({ page }) => {
  await openBareScreens(page)
  await page.route('**/api/library*', (route) => route.abort())
  await recordToasts(page)
  await page.goto('/library')
  await expect(page.getByText('Unable to load library. Please try again later.')).toBeVisible()
  await expectToast(page, 'Failed to load library', 'Unable to connect to the server. Please check your connection.')
  await page.unroute('**/api/library*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(cardsOn(page)).toHaveCount(12)
})

test('paging offline says that the library cannot be loaded', async ({ page, context }) => {
  // On bare screens, because only cards that the client has drawn show this.
  await openBareScreens(page)
  await page.goto('/library')
  await expect(cardsOn(page)).toHaveCount(12)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Unable to load library. Please try again later.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Page 2 of 4')).toBeVisible()
})

test('a library opened offline loads when the network returns', async ({ page }) => {
  await openBareScreens(page)
  // The page itself comes from the browser's cache.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true }))
  await page.route('**/api/library*', (route) => route.abort())
  await page.goto('/library')
  await expect(page.getByText('Unable to load library. Please try again later.')).toBeVisible()
  await page.unroute('**/api/library*')
  await page.evaluate(() => {
    delete (navigator as { onLine?: boolean }).onLine
    window.dispatchEvent(new Event('online'))
  })
  await expect(cardsOn(page)).toHaveCount(12)
})

test('an empty library says so', async ({ page }) => {
  await openBareScreens(page)
  const empty = {
    data: [],
    current_page: 1,
    last_page: 1,
    total: 0,
    prev_page_url: null,
    next_page_url: null,
    categories: [],
  }
  await page.route('**/api/library*', (route) => route.fulfill({ json: libraryPage.parse(empty) }))
  await page.goto('/library')
  await expect(page.getByText('No past daily lists found.')).toBeVisible()
})

test('an unknown list gets a 404 page; one that fails to load says so', async ({ page }) => {
  await recordToasts(page)
  const answer = await page.goto('/list/no-such-list')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await page.route('**/api/lists/*', (route) => route.abort())
  await page.goto('/list/another')
  await expect(page.getByText('Unable to load this list. Please try again later.')).toBeVisible()
  await expectToast(page, 'Failed to load list')
})
