import { expect, type Page } from '@playwright/test'
import { gameResponse } from '#shared/contract/game.ts'
import { actionsOn, listenForComplaints, readGame } from './game.ts'

/** Holds the client back until what is returned is called. */
export async function holdClient(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Today's page, or a past list's, whose client does not come before `release`. */
export async function openWithoutClient(page: Page, address = '/') {
  const complaints = listenForComplaints(page)
  const resolve = await holdClient(page)
  // What the page asks for beside it has then been asked for, too.
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

/** What a player sees of the game. */
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
