import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** The viewport sizes that each screen is checked in. */
export const LOOKS = [
  { name: 'phone', viewport: { width: 390, height: 844 }, isMobile: true },
  { name: 'desktop', viewport: { width: 1280, height: 800 }, isMobile: false },
] as const

/** Lists that Safari announces as none: without markers and without their role. */
const bareLists = (page: Page): Promise<string[]> =>
  page
    .locator(':is(ul, ol):not([role=list])')
    .evaluateAll((lists) =>
      lists.filter((list) => getComputedStyle(list).listStyleType === 'none').map((list) => list.outerHTML),
    )

/** Expects no bare lists, and no findings from axe in either colour scheme. `state` names the screen in a failure. */
export async function expectClean(page: Page, state: string) {
  expect(await bareLists(page), state).toEqual([])
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violationsOf(page, `${state}, ${colorScheme}`)).toEqual([])
  }
}

/** Waits until nothing moves except endless animations. */
export const standStill = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
      .every((animation) => animation.playState !== 'running'),
  )

async function violationsOf(page: Page, state: string): Promise<string[]> {
  await standStill(page)
  // Injected into the page, without foreign frames: four times as fast as axe's builder for Playwright.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    const { run } = Reflect.get(window, 'axe') as typeof axe
    return (await run(document, { iframes: false, resultTypes: ['violations'] })).violations
  })
  return violations.map(({ id, nodes }) => `${state}: ${id} at ${nodes.map((node) => node.target).join(' | ')}`)
}

/** Elements that reach past the window's right edge, except scrollable ones. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('body *:not(option, header > nav *)')]
    const forScreenReaders = all.filter((element) => getComputedStyle(element).clipPath !== 'none')
    const inside = all.filter((element) => !forScreenReaders.some((part) => part.contains(element)))
    const past = inside.filter((element) => {
      const { right, width } = element.getBoundingClientRect()
      return width > 0 && right > document.documentElement.clientWidth + 1
    })
    return past.map((element) => `${element.tagName}.${element.getAttribute('class')}`)
  })

/** Interactive elements smaller than 44 by 44 pixels, including the area by which their target extends. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const targets = [...document.querySelectorAll<HTMLElement>('button, a, input:not([role=switch]), textarea, select')]
    return targets.flatMap((target) => {
      if (!target.checkVisibility()) return []
      const box = (target.closest('label') ?? target).getBoundingClientRect()
      const after = getComputedStyle(target, '::after')
      const isWider = after.position === 'absolute'
      const width = isWider ? Number.parseFloat(after.width) : box.width
      const height = isWider ? Number.parseFloat(after.height) : box.height
      return width < 43.5 || height < 43.5 ? [`${target.className} ${target.textContent} ${width}x${height}`] : []
    })
  })
