import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type GameResponse, gameResponse } from '#shared/contract/game.ts'
import { ownAddress } from '../tools/own-address.ts'
import { recordToasts } from './toasts.ts'

export const UNRANKED = `http://localhost:${Number(process.env.TEST_PORT ?? 3101) + 1}/`

/** For who needs the server's own answer: the other tests' guesses come from one address, which has its limit. */
export const moveToOwnAddress = (page: Page) => page.setExtraHTTPHeaders(ownAddress())

/** A page on today's game: what a player can see and do on it. */
export async function openGame(page: Page, address = '/') {
  const complaints = listenForComplaints(page)
  await recordToasts(page)
  await page.goto(address)
  const game = await readGame(page)
  await expect(page.locator('html')).toHaveAttribute('data-ready')
  return { ...actionsOn(page), game, complaints, names: game.list.items.map((item) => item.name) }
}

export async function readGame(page: Page): Promise<GameResponse> {
  const inPage: GameResponse = JSON.parse((await page.locator('#daily-game').textContent()) ?? 'null')
  // The page itself has fewer answers written out, and neither clues nor sources.
  const { list } = gameResponse.parse(
    await (await page.request.get(new URL('/api/daily-game', page.url()).href)).json(),
  )
  expect(list.id).toBe(inPage.list.id)
  return { ...inPage, list }
}

export function actionsOn(page: Page) {
  const input = page.getByLabel('Your guess')
  const left = page.locator('[data-left] > span > :first-child')
  const guess = async (text: string) => {
    await input.fill(text)
    await input.press('Enter')
    // The client's spinner.
    await page.locator('html[data-ready] [data-said] span:empty').waitFor({ state: 'detached' })
  }
  return {
    input,
    say: page.locator('[data-said] > p'),
    toast: page.locator('[popover]'),
    score: page.locator('[data-score] > :first-child'),
    left,
    slots: page.locator('main [data-board] > li'),
    dialog: page.locator('dialog[open]'),
    /** Done when it has been judged. */
    guess,
    /** Spends every guess that is left on what no list has. */
    async lose() {
      const turns = Number(await left.textContent())
      for (let turn = 0; turn < turns; turn++) {
        await guess(`zzqx ${'abcdefghij'[turn]}wvk`)
      }
    },
    async openActions() {
      await page.getByRole('button', { name: /^(Game actions|More)$/ }).click()
    },
  }
}

/** What a browser complains of: errors, warnings, refused content. A favicon that cannot be had is not one. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    if (message.location().url.endsWith('favicon.ico')) return
    complaints.push(message.text())
  })
  return complaints
}

/** The results that the page has sent, as they were sent. */
export function watchResults(context: BrowserContext) {
  const sent: { play_id: string; items_guessed: string[]; total_guesses: number }[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/api/game-completion')) sent.push(request.postDataJSON())
  })
  return sent
}
