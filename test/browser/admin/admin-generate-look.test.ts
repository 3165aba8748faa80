import { expect, type Page, test } from '@playwright/test'
import { addDays } from '#shared/game/eastern-day.ts'
import { openAdmin } from '../support/admin.ts'
import { openItem } from '../support/editor.ts'
import { UNRANKED } from '../support/game.ts'
import { editedItem } from '../support/generating.ts'
import { expectClean, LOOKS, overflowing, smallTargets } from '../support/looks.ts'

const LONG = 'w'.repeat(200)
const ITEMS = Array.from({ length: 10 }, (_, at) => `Item ${at} ${LONG.slice(0, 60)}`)

/** Answers with the longest texts: one date's job runs, another's has failed, and a model has much to say. */
async function answerAtLength(page: Page, today: string) {
  const job = { model: 'well', is_ranked: true, list_id: null }
  const jobs = [
    { ...job, game_date: addDays(today, 28), topic: LONG, is_running: true, error: null },
    { ...job, game_date: addDays(today, 29), topic: `${LONG}x`, is_running: false, error: `The model failed. ${LONG}` },
  ]
  const findings = [
    { kind: 'unchecked', path: 'items', message: 'The facts could not be double-checked.' },
    { kind: 'fact', path: 'items.0', message: LONG },
    { kind: 'answers', path: 'items.0', message: 'Players may also type:', answers: [LONG.slice(0, 100), 'Short'] },
    { kind: 'source', path: 'sources.0.url', message: 'This address could not be checked.' },
  ]
  const guesses = [
    { id: 1, text: LONG.slice(0, 100), times: 1234, accepted: { position: 1, credited: 1234 } },
    { id: 2, text: 'Item 3', times: 1, accepted: null },
  ]
  const list = { id: 'x', title: LONG.slice(0, 120), items: ITEMS }
  const contested = {
    data: [{ list, daily_game_date: '2026-11-01', times: 1235, guesses }],
    current_page: 1,
    last_page: 2,
    total: 11,
  }
  const item = { name: LONG.slice(0, 80), metric: '12 km', variations: ['Short', LONG.slice(0, 100)] }
  for (const [path, json] of [
    ['**/api/admin/generation-jobs', { data: jobs }],
    ['**/api/admin/lists/*/findings', { findings }],
    ['**/api/admin/lists/*/regenerate-item', { item, hint: LONG }],
    ['**/api/admin/lists/*/suggest-answers', { answers: ['Short', LONG.slice(0, 100)] }],
    ['**/api/admin/contested-guesses?*', contested],
  ] as const)
    await page.route(path, (route) => route.fulfill({ json }))
}

/** Visits each screen and dialog of generated lists and of contested guesses. */
async function visit(page: Page, look: (state: string) => Promise<void>) {
  const { dialog, api } = await openAdmin(page, '/lists', { origin: UNRANKED })
  const { today, data } = await api.schedule()
  await answerAtLength(page, today)
  await page.goto(`${UNRANKED}admin/lists?page=3`)
  await expect(page.getByText('Generating:')).toBeVisible()
  await look('jobs')
  await page.getByRole('button', { name: 'Generating a list' }).click()
  await expect(dialog.getByLabel('AI Model')).toBeVisible()
  await look('running')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Generate a list' }).last().click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await look('failed')
  const id = data[10]?.list?.id
  await page.goto(`${UNRANKED}admin/lists?page=2#${id}`)
  await expect(dialog.locator('[data-part=to-check]')).toBeVisible()
  await look('findings')
  await page.goto(`${UNRANKED}admin/lists?edit=${id}`)
  const { regenerate, suggest, proposal, suggestions } = editedItem(page, 1)
  await openItem(page, 1)
  await regenerate.click()
  await suggest.click()
  await expect(proposal).toBeVisible()
  await suggestions.getByRole('button', { name: 'Add Short' }).click()
  await look('editor')
  page.on('dialog', (question) => question.accept())
  await page.goto(`${UNRANKED}admin/guesses`)
  await expect(page.locator('[data-part=contested-guess]')).toHaveCount(2)
  await look('guesses')
}

for (const { name, ...look } of LOOKS) {
  test.describe(name, () => {
    test.use({ ...look, hasTouch: look.isMobile, contextOptions: { reducedMotion: 'reduce' } })

    test('axe finds nothing on generation and contested-guess screens', async ({ page }) => {
      test.slow()
      await visit(page, (state) => expectClean(page, state))
    })
  })
}

test.describe('in a window of 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: false, hasTouch: false })

  test('nothing overflows on generation and contested-guess screens, and targets are 44 pixels', async ({ page }) => {
    test.slow()
    await visit(page, async (state) => {
      expect(await overflowing(page), state).toEqual([])
      expect(await smallTargets(page), state).toEqual([])
    })
  })
})
