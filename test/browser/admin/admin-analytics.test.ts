import { expect, type Page, test } from '@playwright/test'
import { addDays } from '#shared/game/eastern-day.ts'
import { openAdmin } from '../support/admin.ts'
import { LOOKS, overflowing } from '../support/looks.ts'

const DAYS: Record<string, number> = { '24h': 2, '7d': 7, '30d': 30, '90d': 90 }

const figuresOf = (range: string) => ({
  totalUsers: 12_846,
  gamesPlayed: 94_310,
  weeklyGrowth: { users: 2_088, games: 11_472 },
  userGrowth: Array.from({ length: DAYS[range] ?? 0 }, (_, at, days = DAYS[range] ?? 0) => ({
    date: addDays('2026-11-18', at + 1 - days),
    count: (at % 7) * 1234,
  })),
  popularLists: Array.from({ length: 10 }, (_, at) => ({
    listId: `${at}`,
    title: `The tallest waterfalls in the world, measured by their total height ${at}`,
    completions: 90_000 - at,
  })),
})

/** The smallest size of a text as it is drawn, in pixels. */
const smallestText = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const sizes: number[] = []
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement
      if (!element?.checkVisibility() || element.closest('script, style')) continue
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
      sizes.push(Number.parseFloat(getComputedStyle(element).fontSize) * scale)
    }
    return Math.min(...sizes)
  })

/** Texts of the chart that lie over one another. */
const overlapping = (page: Page) =>
  page.locator('figure svg text').evaluateAll((texts) => {
    const boxes = texts.map((text) => text.getBoundingClientRect())
    return texts.flatMap((text, at) => {
      const own = boxes[at]
      const isOver = boxes.some(
        (other, n) =>
          n > at &&
          own &&
          own.left < other.right &&
          other.left < own.right &&
          own.top < other.bottom &&
          other.top < own.bottom,
      )
      return isOver ? [text.textContent] : []
    })
  })

for (const { name, ...look } of LOOKS) {
  test.describe(name, () => {
    test.use(look)

    test('analytics name the days shown, in texts of at least 13 pixels', async ({ page }) => {
      await page.route('**/api/admin/analytics*', (route) =>
        route.fulfill({ json: figuresOf(new URL(route.request().url()).searchParams.get('range') ?? '') }),
      )
      await openAdmin(page, '/analytics')
      for (const [label, sentence] of [
        ['24H', 'New users a day, Nov 17 to Nov 18'],
        ['7D', 'New users a day, Nov 12 to Nov 18'],
        ['30D', 'New users a day, Nov 12 to Nov 18: the last 7 of 30 days'],
        ['90D', 'New users a day, Nov 12 to Nov 18: the last 7 of 90 days'],
      ] as const) {
        await page.getByRole('button', { name: label }).click()
        await expect(page.locator('figcaption')).toHaveText(sentence)
        expect(await smallestText(page), label).toBeGreaterThanOrEqual(13)
        expect(await overlapping(page), label).toEqual([])
        expect(await overflowing(page), label).toEqual([])
      }
    })
  })
}
