import { type BrowserContext, expect, type Page, type Route } from '@playwright/test'
import { actionsOn } from './game.ts'

const ADDRESS = '**/ai-validate-guess'

type Asked = { guess: string; guessed_items: string[] }

export const NO_MATCH = { json: { matched: false, source: 'none' } }

/** Answers the page's judged guesses in place of the server, in order; the last answer is repeated. */
export async function answerGuesses(page: Page | BrowserContext, ...answers: ((route: Route) => Promise<void>)[]) {
  const asked: Asked[] = []
  await page.route(ADDRESS, (route) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)]
    asked.push(route.request().postDataJSON())
    return answer?.(route)
  })
  return asked
}

/** Holds judged guesses back until `answer` is called, which answers all waiting ones, or the `most` oldest. */
export async function holdGuesses(page: Page | BrowserContext) {
  const waiting: Route[] = []
  const asked = await answerGuesses(page, async (route) => {
    waiting.push(route)
  })
  const answer = async (json: object, most = Number.POSITIVE_INFINITY) => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    // The page that asked may be gone.
    for (const route of waiting.splice(0, most)) await route.fulfill({ json }).catch(() => {})
  }
  return { asked, answer }
}

/** Milliseconds within which an answer that came too late would have shown. */
export const SETTLED = 400

export const submit = (page: Page) => page.getByRole('button', { name: 'Guess', exact: true })

/** Sends a guess without waiting for its check. */
export async function send(page: Page, text: string) {
  const { input, say } = actionsOn(page)
  await input.fill(text)
  await input.press('Enter')
  await expect(say).toHaveText('Checking partial matches')
}
