import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

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
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => `${state}: ${id} at ${nodes.map((node) => node.target).join(' | ')}`)
  expect(found).toEqual([])
}
