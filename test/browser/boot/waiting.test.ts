import { expect, type Page, test } from '@playwright/test'
import { openBareScreens } from '../support/bare-screens.ts'

/** Records whether a loading sign was ever visible. */
const watchWaiting = (page: Page) =>
  page.addInitScript(() => {
    // Frames after the quick answer that do not count as waiting time: the machine may be busy.
    let quick = 30
    const look = () => {
      if (Reflect.get(window, 'isAnswered')) quick--
      for (const animation of document.getAnimations())
        if (animation instanceof CSSAnimation && animation.animationName === 'loading_late')
          if (quick > 0 && sessionStorage.getItem('late') === null) animation.pause()
          else if (animation.playState === 'paused') animation.play()
      const signs = document.querySelectorAll('[class*=loading_]')
      if ([...signs].some((sign) => sign.checkVisibility({ visibilityProperty: true }))) {
        document.documentElement.dataset.waited = ''
      }
      requestAnimationFrame(look)
    }
    look()
  })

/**
 * Answers calls of `path` inside the page, as fast as a quick server would: the machine may be busy. Off while `late`
 * is stored.
 */
async function answerAtOnce(page: Page, path: string) {
  const answer = await (await page.request.get(path)).text()
  await page.addInitScript(
    ([text, path]) => {
      const { fetch } = window
      const answer = () => {
        Object.assign(window, { isAnswered: true })
        return new Response(text)
      }
      window.fetch = async (...request) =>
        String(request[0]).startsWith(path ?? '') && sessionStorage.getItem('late') === null
          ? answer()
          : fetch(...request)
    },
    [answer, path] as const,
  )
}

async function expectLate(page: Page, path: string) {
  // Longer than the delay before a sign.
  await page.waitForTimeout(1_500)
  await expect(page.locator('html')).not.toHaveAttribute('data-waited')
  await page.evaluate(() => sessionStorage.setItem('late', ''))
  await page.route(`**${path}*`, () => {})
  await page.reload()
  await expect(page.locator('[class*=loading_]').first()).toBeVisible()
}

test('a library that loads at once shows no loading sign, a slow one does', async ({ page }) => {
  await openBareScreens(page)
  await watchWaiting(page)
  await answerAtOnce(page, '/api/library')
  await page.goto('/library')
  await expect(page.locator('a[data-list]')).toHaveCount(12)
  await expectLate(page, '/api/library')
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a loading sign appears after 200 ms, not before, with motion ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/account')
    await expect(page.getByRole('heading', { name: 'Welcome to Topple' })).toBeVisible()
    const seen = await page.evaluate(async () => {
      const signs = ['loading_line loading_skeleton', 'loading_spinner', 'loading_late'].map((name) => {
        const sign = document.createElement('div')
        sign.className = name
        return document.querySelector('main')?.appendChild(sign) ?? sign
      })
      const look = () => signs.map((sign) => sign.checkVisibility({ visibilityProperty: true }))
      await new Promise(requestAnimationFrame)
      const first = look()
      for (const animation of document.getAnimations())
        if (animation instanceof CSSAnimation && animation.animationName === 'loading_late') animation.currentTime = 199
      const before = look()
      for (const animation of document.getAnimations())
        if (animation instanceof CSSAnimation && animation.animationName === 'loading_late') animation.currentTime = 201
      return { first, before, after: look() }
    })
    expect(seen).toEqual({
      first: [false, false, false],
      before: [false, false, false],
      after: [true, true, true],
    })
  })
