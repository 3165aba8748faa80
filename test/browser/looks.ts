import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** The sizes that a screen is looked at in. */
export const LOOKS = [
  { name: 'phone', viewport: { width: 390, height: 844 }, isMobile: true },
  { name: 'desktop', viewport: { width: 1280, height: 800 }, isMobile: false },
] as const

/** axe finds nothing, in either colour scheme. `state`: what a failure calls the screen. */
export async function expectClean(page: Page, state: string) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violationsOf(page, `${state}, ${colorScheme}`)).toEqual([])
  }
}

/** Nothing moves any more but what turns for ever. */
export const standStill = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
      .every((animation) => animation.playState !== 'running'),
  )

async function violationsOf(page: Page, state: string): Promise<string[]> {
  await standStill(page)
  // In the page itself, whose frames are none of ours: four times as quick as by the builder for Playwright.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    const { run } = Reflect.get(window, 'axe') as typeof axe
    return (await run(document, { iframes: false, resultTypes: ['violations'] })).violations
  })
  return violations.map(({ id, nodes }) => `${state}: ${id} at ${nodes.map((node) => node.target).join(' | ')}`)
}

/** What reaches past the right edge of the window, but for what may be scrolled. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inside = [...document.querySelectorAll('body *:not(.sr, .sr *, option, thead, thead *, .side nav *)')]
    const past = inside.filter((element) => {
      const { right, width } = element.getBoundingClientRect()
      return width > 0 && right > document.documentElement.clientWidth + 1
    })
    return past.map((element) => `${element.tagName}.${element.getAttribute('class')}`)
  })

/** What can be pressed and is not 44 pixels wide and high; a link within a text need not be. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const targets = [...document.querySelectorAll<HTMLElement>('button, a, input:not([role=switch]), textarea, select')]
    const visible = targets.filter((target) => target.checkVisibility() && !target.closest('.link-btn'))
    return visible.flatMap((target) => {
      const { width, height } = (target.closest('.seg label') ?? target).getBoundingClientRect()
      return width < 43.5 || height < 43.5 ? [`${target.className} ${target.textContent} ${width}x${height}`] : []
    })
  })
