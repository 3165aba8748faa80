import { expect, test } from '@playwright/test'
import { stopClock } from '../support/clock.ts'
import { openGame, UNRANKED } from '../support/game.ts'
import { expectClean, LOOKS, overflowing, smallTargets } from '../support/looks.ts'
import { googleButton, newEmail, openSignIn, signIn } from '../support/players.ts'

for (const { name, ...look } of LOOKS) {
  test.describe(name, () => {
    test.use({ ...look, contextOptions: { reducedMotion: 'reduce' } })

    test('axe finds nothing in any state of a game', async ({ page }) => {
      test.slow()
      const { names, guess, lose, dialog, openActions, toast } = await openGame(page)
      await expectClean(page, 'fresh')
      await guess(names[0] ?? '')
      await guess('zzqx')
      await expect(page.getByRole('button', { name: 'That should count' })).toBeVisible()
      await expect(toast).toHaveCount(0)
      await expectClean(page, 'refused')
      const hint = page.getByRole('button', { name: 'Hint', exact: true })
      await hint.click()
      await expect(dialog).toBeVisible()
      await expectClean(page, 'choose a hint')
      await dialog.getByRole('button', { name: /^Letter/ }).click()
      await hint.click()
      await dialog.getByRole('button', { name: /^Clue/ }).click()
      await expect(dialog).toContainText('Hint for #2')
      await expectClean(page, 'clue')
      await page.keyboard.press('Escape')
      await expect(toast).toHaveCount(0)
      await expectClean(page, 'in play')

      await page.getByRole('button', { name: 'Guess log' }).locator('visible=true').click()
      await expect(dialog).toBeVisible()
      await expectClean(page, 'log')
      await page.keyboard.press('Escape')
      await page.locator('[data-score]').click()
      await expect(dialog).toBeVisible()
      await expectClean(page, 'rules')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(dialog).toBeVisible()
      await expectClean(page, 'menu')
      await page.keyboard.press('Escape')
      for (const entry of ['Sources', 'How to play', 'Submit Feedback', 'Submit List Ideas', 'Give Up']) {
        await openActions()
        await expect(dialog).toBeVisible()
        if (entry === 'Sources') await expectClean(page, 'actions')
        await dialog.getByRole('button', { name: entry }).click()
        await expect(dialog).not.toHaveAccessibleName('Game')
        await expectClean(page, entry)
        await page.keyboard.press('Escape')
      }
      await lose()
      await expect(dialog).toContainText('toppled')
      await expect(dialog.getByRole('img', { name: 'scores from' })).toBeVisible()
      await expectClean(page, 'results')
      await dialog.getByRole('button', { name: 'View all answers' }).click()
      await expectClean(page, 'answers')
      await page.keyboard.press('Escape')
      await expectClean(page, 'over')
    })

    test('axe finds nothing on the sign-in and sign-out sheets', async ({ page }) => {
      const { dialog } = await openGame(page)
      const sheet = await openSignIn(page)
      await expectClean(page, 'sign in')
      const [popup] = await Promise.all([page.waitForEvent('popup'), googleButton(page).click()])
      await expectClean(page, 'waiting for the popup')
      await popup.close()
      await page.evaluate(() => {
        window.open = () => null
      })
      await googleButton(page).click()
      await expect(sheet.getByRole('alert')).toBeVisible()
      await expectClean(page, 'popup blocked')
      await page.reload()
      await signIn(page, newEmail('axe'))
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(dialog).toBeVisible()
      await expectClean(page, 'menu of a player')
      await dialog.getByRole('button', { name: 'Sign Out' }).click()
      await expect(page.getByRole('dialog', { name: 'Sign out?' })).toBeVisible()
      await expectClean(page, 'sign out')
    })

    test('axe finds nothing on the other pages', async ({ page }) => {
      await openGame(page, UNRANKED)
      await expectClean(page, 'unranked')
      for (const address of ['/no-such-page', '/test']) {
        await page.goto(address)
        await expect(page.locator('main')).toBeVisible()
        await expectClean(page, address)
      }
    })
  })
}

test('a dialog closed by Escape, its cross or the backdrop returns focus to its opener', async ({ page }) => {
  const { dialog } = await openGame(page)
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Menu' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await page.mouse.click(195, 20)
  await expect(dialog).toHaveCount(0)
  await expect(menu).toBeFocused()
})

test.describe('in narrow windows', () => {
  // Not a mobile viewport: that grows with overflowing content.
  test.use({ viewport: { width: 390, height: 844 }, isMobile: false, hasTouch: false })

  test('every target is 44 pixels or more', async ({ page }) => {
    const { guess, names, dialog, openActions } = await openGame(page)
    await guess(names[0] ?? '')
    expect(await smallTargets(page)).toEqual([])
    await openActions()
    await expect(dialog).toBeVisible()
    expect(await smallTargets(page)).toEqual([])
  })

  test('nothing overflows at 320 px, with texts doubled, or at 200 % text size', async ({ page }) => {
    const { guess, names } = await openGame(page)
    await guess(names[0] ?? '')
    await page.setViewportSize({ width: 320, height: 568 })
    expect(await overflowing(page)).toEqual([])
    await page.evaluate(() => {
      for (const text of document.querySelectorAll('h2, h2 + p, main li > :nth-child(2)'))
        text.textContent += ` ${text.textContent}`
    })
    expect(await overflowing(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await overflowing(page)).toEqual([])
  })

  test('a short name stays on one line at 200 % text size', async ({ page }) => {
    const { guess, names } = await openGame(page)
    const [name = ''] = names
    await guess(name)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await page.locator('main li > :nth-child(2)', { hasText: name }).evaluate(linesOfText)).toBe(1)
    await page.getByRole('button', { name: 'Guess log' }).first().click()
    expect(await page.locator('dialog b', { hasText: name }).evaluate(linesOfText)).toBe(1)
    expect(await page.locator('dialog li > :last-child').first().evaluate(linesOfText)).toBe(1)
  })
})

function linesOfText(element: Element): number {
  const range = document.createRange()
  range.selectNodeContents(element.lastChild ?? element)
  return new Set([...range.getClientRects()].map((rect) => Math.round(rect.top))).size
}

const SHORT = [
  { name: 'with the keyboard up', width: 390, height: 508 },
  { name: 'on its side', width: 844, height: 390 },
  { name: 'on its side, below an address bar', width: 740, height: 350 },
  { name: 'at 200 % zoom of a small laptop', width: 640, height: 400 },
]

for (const { name, ...viewport } of SHORT) {
  test.describe(name, () => {
    test.use({ viewport })

    test('all ten slots, their marks and the input stay in sight', async ({ page }) => {
      const { names, guess, slots, input, dialog } = await openGame(page)
      await guess(names[1] ?? '')
      await page.getByRole('button', { name: 'Hint', exact: true }).click()
      await dialog.getByRole('button', { name: /^Clue/ }).click()
      await expect(dialog).toContainText('Hint for #1')
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      for (const part of [...(await slots.all()), input, page.locator('[data-score]'), page.locator('main h2')]) {
        await expect(part).toBeInViewport({ ratio: 1 })
        // A toast covers the title for a moment.
        await expect.poll(() => part.evaluate(isCovered)).toBe(false)
      }
    })
  })
}

/** Tells whether another element covers a corner of `part`; a toast does for a moment. */
function isCovered(part: Element): boolean {
  const { left, right, top, bottom } = part.getBoundingClientRect()
  const corners = [
    [left + 12, top + 4],
    [right - 12, bottom - 4],
  ] as const
  return corners.some(([x, y]) => {
    const above = document.elementsFromPoint(x, y).find((element) => !element.closest('[popover]'))
    return above !== undefined && !part.contains(above) && !above.contains(part)
  })
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('found slots, toasts and chosen options still stand out', async ({ page }) => {
    await page.clock.install()
    const { names, guess, slots, toast, dialog, openActions } = await openGame(page)
    // With the clock stopped the toast stays.
    await stopClock(page)
    const paint = (part: Element) => {
      const { backgroundColor, borderTopStyle } = getComputedStyle(part)
      return `${backgroundColor}, ${borderTopStyle}`
    }
    await guess(names[0] ?? '')
    expect(await toast.evaluate(paint)).toMatch(/solid$/)
    await page.clock.resume()
    expect(await slots.nth(0).evaluate(paint)).not.toBe(await slots.nth(1).evaluate(paint))
    await openActions()
    await dialog.getByRole('button', { name: 'Submit List Ideas' }).click()
    const chosen = dialog.locator('label', { has: page.getByRole('radio') })
    expect(await chosen.nth(0).evaluate(paint)).not.toBe(await chosen.nth(1).evaluate(paint))
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('title, description and slots can be read', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveTitle('Topple: The largest islands in the world')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('The largest islands in the world')
    await expect(page.locator('h2 + p')).not.toBeEmpty()
    await expect(page.locator('[data-board] > li')).toHaveCount(10)
    await expect(page.locator('noscript p')).toBeInViewport()
  })
})
