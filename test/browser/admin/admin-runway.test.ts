import { expect, test } from '@playwright/test'
import type { SchedulePage } from '#shared/contract/admin.ts'
import type { SelfFilling } from '#shared/contract/filling.ts'
import { DESKTOP, openAdmin } from '../support/admin.ts'
import { expectClean } from '../support/looks.ts'

test.use(DESKTOP)

const TOPIC = 'The oldest lighthouses that still stand on a coast of the Atlantic Ocean'
const FILLING: SelfFilling = {
  last_run_at: '2026-11-21T17:07:00Z',
  last_fill: {
    at: '2026-11-21T05:07:00Z',
    filled: ['2026-11-21', '2026-11-22', '2026-11-26'],
    copies: ['2026-11-22', '2026-11-26'],
    generated: ['2026-11-24'],
    failed: [
      { game_date: '2026-11-26', topic: TOPIC, reason: 'The model took too long.' },
      { game_date: null, topic: null, reason: 'The model suggested no new topics.' },
    ],
  },
  catalogue_left: 0,
}

test('the runway reports what was filled, what failed and what the catalogue has left', async ({ page }) => {
  let self_filling = FILLING
  await page.route('**/api/admin/lists?*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as SchedulePage
    await route.fulfill({ response, json: { ...answer, runway: { ...answer.runway, self_filling } } })
  })
  await openAdmin(page)
  const runway = page.locator('section[aria-label="Schedule coverage"]')
  await expect(runway).toContainText(': 1 by AI, 1 from the catalogue, 2 with a copy of a used list.')
  await expect(runway).toContainText(
    'AI failed to generate a list about “The oldest lighthouses that still stand …” for Thu, Nov 26: The model took too long. 1 more failed.',
  )
  await expect(runway).toContainText(
    'Every list in the catalogue has been used. Empty days now get a copy of the one used longest ago.',
  )
  await expectClean(page, 'runway')

  self_filling = { ...FILLING, last_fill: null, catalogue_left: 7 }
  await page.reload()
  await expect(runway).toContainText('7 unused lists are left in the catalogue.')
  await expect(runway).not.toContainText('AI failed to generate a list')
  await expect(runway).not.toContainText('Last filled')
})
