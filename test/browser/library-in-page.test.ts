import { expect, type Page, test } from '@playwright/test'
import { libraryPage } from '#shared/contract/library.ts'
import { watchRequests } from './calls.ts'
import { listenForComplaints } from './game.ts'
import { recordGames, signInBy } from './played.ts'
import { newEmail } from './players.ts'

const cardsOn = (page: Page) => page.locator('.cards .card')

const getPage = async (page: Page, query: string) =>
  libraryPage.parse(await (await page.request.get(`/api/library${query}`)).json())

/** Whether React has taken over what the worker drew. */
const isTakenOver = (page: Page) =>
  page.locator('.cards').evaluate((cards) => Object.keys(cards).some((key) => key.startsWith('__reactFiber')))

for (const kind of ['first page', 'second page', 'category'] as const) {
  test(`the library's ${kind} brings its cards, which stand without a script and are taken over without a call`, async ({
    page,
    browser,
  }) => {
    const first = await getPage(page, '')
    const query = {
      'first page': '',
      'second page': '?page=2',
      category: `?category=${encodeURIComponent(first.categories[1] ?? '')}`,
    }[kind]
    const address = `/library${query}`
    const { data } = await getPage(page, query)
    expect(data.length).toBeGreaterThan(0)
    const titles = data.map(({ list }) => list.title)
    const context = await browser.newContext({ javaScriptEnabled: false })
    const still = await context.newPage()
    await still.goto(new URL(address, test.info().project.use.baseURL).href)
    await expect(cardsOn(still).locator('h2')).toHaveText(titles)
    await expect(still.getByText('Sign in to play previous games')).toBeVisible()
    await context.close()

    const { calls } = watchRequests(page)
    const complaints = listenForComplaints(page)
    await page.addInitScript(() => {
      new MutationObserver((records) => {
        for (const { removedNodes } of records)
          for (const node of removedNodes)
            if (node instanceof Element && node.matches('.cards, .card, main'))
              document.documentElement.dataset.redrawn = ''
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(address)
    await expect.poll(() => isTakenOver(page)).toBe(true)
    await expect(cardsOn(page).locator('h2')).toHaveText(titles)
    await expect(page.locator('html')).not.toHaveAttribute('data-redrawn')
    expect(calls).toEqual([])
    expect(complaints).toEqual([])
  })
}

test('a player finds the cards at once, and the marks come by one call', async ({ page }) => {
  const email = newEmail('robin')
  await recordGames(page, email, { library: [2] })
  await page.goto('/account')
  await signInBy(page, 'Sign in with Google', email)
  await expect(page.locator('.stats dd').first()).toHaveText('1')
  const { calls } = watchRequests(page)
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/library*', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/library')
  await expect(page.getByRole('radio', { name: 'Not played' })).toBeVisible()
  await expect(cardsOn(page)).toHaveCount(12)
  await expect(page.locator('.skel')).toHaveCount(0)
  await expect(page.getByText('Sign in to play')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled()
  answer()
  await expect(cardsOn(page).first()).toContainText('Played, 20')
  expect(calls.filter((call) => call.startsWith('/api/library'))).toEqual(['/api/library?page=1'])
})
