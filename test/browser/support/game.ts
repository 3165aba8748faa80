import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type GameResponse, gameResponse } from '#shared/contract/game.ts'
import { ownAddress } from '../../tools/own-address.ts'
import { recordToasts } from './toasts.ts'

export const UNRANKED = `http://localhost:${Number(process.env.TEST_PORT ?? 3101) + 1}/`

/** For tests that need the server's own answer: all other guesses come from one address, which has a limit. */
export const moveToOwnAddress = (page: Page) => page.setExtraHTTPHeaders(ownAddress())

/** Opens a page on today's game. Returns what a player sees and can do. */
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
  // From the API: the page leaves out some answers and all clues and sources.
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
    // The client's spinner is gone.
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
    /** Resolves when the guess has been judged. */
    guess,
    /** Spends all guesses left on words that no list has. */
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

/** Collects the browser's complaints: errors, warnings, refused content. A missing favicon is ignored. */
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

/** Collects the results that the page sends. */
export function watchResults(context: BrowserContext) {
  const sent: { play_id: string; items_guessed: string[]; total_guesses: number }[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/api/game-completion')) sent.push(request.postDataJSON())
  })
  return sent
}
