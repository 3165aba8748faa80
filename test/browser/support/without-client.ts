import { expect, type Page } from '@playwright/test'
import { gameResponse } from '#shared/contract/game.ts'
import { actionsOn, listenForComplaints, readGame } from './game.ts'

/** Holds the client's script back. Call the returned function to release it. */
export async function holdClient(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Opens today's page, or a past list's, without its client until `release` is called. */
export async function openWithoutClient(page: Page, address = '/') {
  const complaints = listenForComplaints(page)
  const resolve = await holdClient(page)
  // By then the page has also requested its other files.
  const asked = page.waitForRequest('**/assets/index-*.js')
  await page.goto(address, { waitUntil: 'commit' })
  const { list } = address.includes('/list/')
    ? gameResponse.parse(await (await page.request.get(`/api/lists/${address.split('/').at(-1)}`)).json())
    : await readGame(page)
  const actions = actionsOn(page)
  await expect(actions.input).toBeAttached()
  await asked
  return {
    ...actions,
    complaints,
    list,
    names: list.items.map((item) => item.name),
    release: async () => {
      resolve()
      await expect(page.locator('html')).toHaveAttribute('data-ready')
    },
  }
}

/** The parts of the game that a player sees. */
export const seen = (page: Page) =>
  page.evaluate(() => ({
    board: [...document.querySelectorAll('[data-board] > li')].map((slot) => [
      slot.getAttribute('data-state'),
      slot.textContent,
    ]),
    status: document.querySelector('[aria-label="Game status"]')?.textContent,
    pips: document.querySelectorAll('[data-left] i[class]').length,
    said: document.querySelector('[data-said] p')?.textContent,
    icon: document.querySelector('[data-said] svg')?.outerHTML,
    place: document.querySelector('[data-said] span')?.getBoundingClientRect().left,
  }))
