import { expect, type Locator, type Page, test } from '@playwright/test'
import { libraryPage } from '#shared/contract/library.ts'
import { watchRequests } from '../support/calls.ts'
import { waitForEver } from '../support/clock.ts'
import { listenForComplaints } from '../support/game.ts'
import { recordGames, signInBy } from '../support/played.ts'
import { newEmail } from '../support/players.ts'
import { isTakenOver, untilTakenOver } from '../support/taken-over.ts'
import { holdClient } from '../support/without-client.ts'

const cardsOn = (page: Page) => page.locator('a[data-list]')

const getPage = async (page: Page, query: string) =>
  libraryPage.parse(await (await page.request.get(`/api/library${query}`)).json())

/** Tells whether React has started: it has marked the root, even if it has not hydrated the content yet. */
const hasBegun = (page: Page) =>
  page.locator('#app').evaluate((root) => Object.keys(root).some((key) => key.startsWith('__reactContainer')))

for (const kind of ['first page', 'second page', 'category'] as const) {
  test(`the library's ${kind} arrives with its cards, needing no call or redraw`, async ({ page, browser }) => {
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
            if (node instanceof Element && node.matches('[data-part=cards], a[data-list], main'))
              document.documentElement.dataset.redrawn = ''
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(address)
    await untilTakenOver(page)
    await expect(cardsOn(page).locator('h2')).toHaveText(titles)
    await expect(page.locator('html')).not.toHaveAttribute('data-redrawn')
    expect(calls).toEqual([])
    expect(complaints).toEqual([])
  })
}

test('Next works before the client loads and keeps the category', async ({ page }) => {
  const { categories } = await getPage(page, '')
  const release = await holdClient(page)
  await page.goto('/library', { waitUntil: 'commit' })
  const before = await page.evaluate(() => history.length)
  await page.getByRole('button', { name: 'Next' }).click()
  release()
  await expect(page.getByText('Page 2 of 4')).toBeVisible()
  await expect(page).toHaveURL('/library?page=2')
  await untilTakenOver(page)
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL('/library?page=3')

  await page.goto(`/library?category=${encodeURIComponent(categories[1] ?? '')}`)
  const kept = await page
    .locator('form:has([aria-label=Pages])')
    .evaluate((form: HTMLFormElement) => [...new FormData(form)])
  expect(kept).toEqual([['category', categories[1]]])
})

test('presses and choices made before the client loads are carried out afterwards', async ({ page }) => {
  const { categories } = await getPage(page, '')
  const complaints = listenForComplaints(page)
  const press = async (control: Locator) => {
    const release = await holdClient(page)
    await page.goto('/library', { waitUntil: 'commit' })
    await control.click()
    expect(await isTakenOver(page)).toBe(false)
    release()
  }
  await press(page.getByRole('button', { name: 'Menu' }))
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await press(page.getByRole('main').getByRole('button', { name: 'Sign in' }))
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()

  const release = await holdClient(page)
  await page.goto('/library', { waitUntil: 'commit' })
  // Imitates a person, who opens the select: the last event is a click.
  const choice = page.getByLabel('Category')
  await choice.click()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const [first = '-'] = categories
  await expect(choice).toHaveValue(first)
  await choice.dispatchEvent('click')
  release()
  await expect(page).toHaveURL(`/library?${new URLSearchParams({ category: first })}`)
  await expect(choice).toHaveValue(first)
  expect(complaints).toEqual([])
})

test('a press between React starting and the screen loading is done once', async ({ page }) => {
  const { promise: isLetIn, resolve: letIn } = Promise.withResolvers<void>()
  await page.route('**/assets/library-page-*.js', async (route) => {
    await isLetIn
    await route.continue()
  })
  await page.goto('/library', { waitUntil: 'commit' })
  await expect.poll(() => hasBegun(page)).toBe(true)
  await page.getByRole('button', { name: 'Menu' }).click()
  expect(await isTakenOver(page)).toBe(false)
  await page.evaluate(() => {
    const pressed: string[] = []
    Object.assign(window, { pressed })
    const { click } = HTMLElement.prototype
    HTMLElement.prototype.click = function () {
      pressed.push(this.ariaLabel ?? '')
      click.call(this)
    }
  })
  letIn()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(await isTakenOver(page)).toBe(true)
  expect(await page.evaluate(() => Reflect.get(window, 'pressed'))).toEqual(['Menu'])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0)
})

test('a player sees the cards at once, and one call brings the marks', async ({ page }) => {
  await waitForEver(page)
  const email = newEmail('robin')
  await recordGames(page, email, { library: [2] })
  await page.goto('/account')
  await signInBy(page, 'Sign in with Google', email)
  await expect(page.locator('[data-part=figures] dd').first()).toHaveText('1')
  const { calls } = watchRequests(page)
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/library*', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/library')
  await expect(page.getByRole('radio', { name: 'Not played' })).toBeVisible()
  await expect(cardsOn(page)).toHaveCount(12)
  await expect(page.locator('[data-part=skeleton]')).toHaveCount(0)
  await expect(page.getByText('Sign in to play')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled()
  answer()
  await expect(cardsOn(page).first()).toContainText('Played, score 20')
  expect(calls.filter((call) => call.startsWith('/api/library'))).toEqual(['/api/library?page=1'])
})

test('a card pressed by a player before the client loads opens its list', async ({ page }) => {
  await page.goto('/account')
  await signInBy(page, 'Sign in with Google', newEmail('robin'))
  await expect(page.locator('[data-part=figures] dd').first()).toHaveText('0')
  const release = await holdClient(page)
  await page.goto('/library', { waitUntil: 'commit' })
  const title = (await cardsOn(page).nth(1).getByRole('heading').textContent()) ?? '-'
  await cardsOn(page).nth(1).click()
  await expect(page).toHaveURL(/\/list\//)
  await expect(page.locator('#list-title')).toHaveText(title)
  release()
  await expect(page.locator('html')).toHaveAttribute('data-ready')
  await expect(page.locator('#list-title')).toHaveText(title)
})

test('a card pressed by a guest before the client loads leads to sign-in, then to its list', async ({ page }) => {
  const release = await holdClient(page)
  await page.goto('/library?page=2', { waitUntil: 'commit' })
  const title = (await cardsOn(page).nth(1).getByRole('heading').textContent()) ?? '-'
  await cardsOn(page).nth(1).click()
  await expect(page).toHaveURL(/\/account\?message=signin-library&list=/)
  release()
  await signInBy(page, 'Sign in with Google', newEmail('robin'))
  await expect(page.locator('#list-title')).toHaveText(title)
})

test('a filter set before the marks load stays set and keeps focus', async ({ page }) => {
  const email = newEmail('robin')
  const [played] = await recordGames(page, email, { library: [2] })
  await page.goto('/account')
  await signInBy(page, 'Sign in with Google', email)
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/library*', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/library')
  const radio = page.getByRole('radio', { name: 'Played', exact: true })
  await radio.check()
  await expect(page.locator('[data-part=cards]')).toHaveAttribute('aria-busy', 'true')
  await expect(radio).toBeFocused()
  answer()
  await expect(cardsOn(page).locator('h2')).toHaveText([played?.title ?? '-'])
  await expect(radio).toBeFocused()
})
