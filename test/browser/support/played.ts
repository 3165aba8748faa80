import { expect, type Locator, type Page } from '@playwright/test'
import type { CompletionRequest } from '#shared/contract/completions.ts'
import { gameResponse } from '#shared/contract/game.ts'
import { libraryPage } from '#shared/contract/library.ts'
import { chooseAccount } from './players.ts'

/** The stand-in has the third of the test ports. */
const IDENTITY = `http://localhost:${Number(process.env.TEST_PORT ?? 3101) + 2}`

/** Signs in through the sheet that the button `opener` opens. */
export async function signInBy(page: Page, opener: string, email: string) {
  await page.getByRole('main').getByRole('button', { name: opener }).click()
  const sheet = page.getByRole('dialog', { name: 'Sign in' })
  await chooseInWindow(page, sheet.getByRole('button', { name: 'Sign in with Google' }), email)
  await expect(sheet).toHaveCount(0)
}

/** Presses `opener`, which opens Google's window, and chooses `email` there. */
export async function chooseInWindow(page: Page, opener: Locator, email: string) {
  const [window] = await Promise.all([page.waitForEvent('popup'), opener.click()])
  await chooseAccount(window, email)
}

/** The player's ID token, fetched without a browser: the same account as in Google's window. */
async function getToken(email: string): Promise<string> {
  const claims = { sub: email, email, email_verified: true, name: email.split('@')[0] }
  const answer = await fetch(`${IDENTITY}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=local`, {
    method: 'POST',
    body: JSON.stringify({
      requestUri: 'http://localhost',
      postBody: `${new URLSearchParams({ providerId: 'google.com', id_token: JSON.stringify(claims) })}`,
      returnSecureToken: true,
    }),
  })
  const { idToken } = (await answer.json()) as { idToken: string }
  return idToken
}

/** Creates an account that is signed in to no browser. */
export const createAccount = async (email: string) => void (await getToken(email))

/**
 * Records results for the player: of today's list if `today` says how many were found, and of the newest past lists.
 */
export async function recordGames(page: Page, email: string, found: { today?: number; library?: number[] }) {
  const headers = { Authorization: `Bearer ${await getToken(email)}` }
  const record = async (path: string, game_type: CompletionRequest['game_type'], count: number) => {
    const { list } = gameResponse.parse(await (await page.request.get(path)).json())
    const result: CompletionRequest = {
      play_id: crypto.randomUUID(),
      list_id: list.id,
      items_guessed: list.items.slice(0, count).map((item) => item.name),
      hints_used: 0,
      total_guesses: 10,
      game_type,
    }
    const answer = await page.request.post('/api/game-completion', { data: result, headers })
    expect(answer.status()).toBe(201)
    return list
  }
  const { data } = libraryPage.parse(await (await page.request.get('/api/library')).json())
  const lists = []
  for (const [at, count] of (found.library ?? []).entries()) {
    lists.push(await record(`/api/lists/${data[at]?.list.id}`, 'library', count))
  }
  if (found.today !== undefined) lists.push(await record('/api/daily-game', 'daily', found.today))
  return lists
}
