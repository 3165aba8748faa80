import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** What a screen is looked at in: both sizes, both colour schemes. */
export const LOOKS = [
  { name: 'phone, light', viewport: { width: 390, height: 844 }, colorScheme: 'light', isMobile: true },
  { name: 'phone, dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark', isMobile: true },
  { name: 'desktop, light', viewport: { width: 1280, height: 800 }, colorScheme: 'light', isMobile: false },
  { name: 'desktop, dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark', isMobile: false },
] as const

/** axe finds nothing. `state`: what a failure calls the screen. */
export async function expectClean(page: Page, state: string) {
  // Colours are judged once nothing moves any more but what turns for ever.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
      .every((animation) => animation.playState !== 'running'),
  )
  // In the page itself, whose frames are none of ours: four times as quick as by the builder for Playwright.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    const { run } = Reflect.get(window, 'axe') as typeof axe
    return (await run(document, { iframes: false, resultTypes: ['violations'] })).violations
  })
  const found = violations.map(({ id, nodes }) => `${state}: ${id} at ${nodes.map((node) => node.target).join(' | ')}`)
  expect(found).toEqual([])
}
