import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { openGame, UNRANKED } from './game.ts'

const LOOKS = [
  { name: 'phone, light', viewport: { width: 390, height: 844 }, colorScheme: 'light', isMobile: true },
  { name: 'phone, dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark', isMobile: true },
  { name: 'desktop, light', viewport: { width: 1280, height: 800 }, colorScheme: 'light', isMobile: false },
  { name: 'desktop, dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark', isMobile: false },
] as const

async function expectClean(page: Page, state: string) {
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

for (const { name, ...look } of LOOKS) {
  test.describe(name, () => {
    test.use({ ...look, contextOptions: { reducedMotion: 'reduce' } })

    test('axe finds nothing in any state of a game', async ({ page }) => {
      test.slow()
      const { names, guess, lose, dialog, openActions, toast } = await openGame(page)
      await expectClean(page, 'fresh')
      await guess(names[0] ?? '')
      await guess('zzqx')
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
      await page.locator('.score').click()
      await expectClean(page, 'rules')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Menu' }).click()
      await expectClean(page, 'menu')
      await page.keyboard.press('Escape')
      for (const entry of ['Sources', 'How to play', 'Submit Feedback', 'Submit List Ideas', 'Give Up']) {
        await openActions()
        if (entry === 'Sources') await expectClean(page, 'actions')
        await dialog.getByRole('button', { name: entry }).click()
        await expect(dialog).toBeVisible()
        await expectClean(page, entry)
        await page.keyboard.press('Escape')
      }
      await lose()
      await expect(dialog).toContainText('toppled')
      await expect(dialog.locator('.dist')).toBeVisible()
      await expectClean(page, 'results')
      await dialog.getByRole('button', { name: 'View all answers' }).click()
      await expectClean(page, 'answers')
      await page.keyboard.press('Escape')
      await expectClean(page, 'over')
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

test('dialogs take the focus, close by Escape, the cross and the backdrop, and give the focus back', async ({
  page,
}) => {
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
  // A mobile viewport would grow with what overflows it.
  test.use({ viewport: { width: 390, height: 844 }, isMobile: false, hasTouch: false })

  test('every target is 44 pixels or more', async ({ page }) => {
    const { guess, names, dialog, openActions } = await openGame(page)
    await guess(names[0] ?? '')
    expect(await page.evaluate(smallTargets)).toEqual([])
    await openActions()
    await expect(dialog).toBeVisible()
    expect(await page.evaluate(smallTargets)).toEqual([])
  })

  test('nothing overflows at 320 px, with text of 200 % and texts twice as long', async ({ page }) => {
    const { guess, names } = await openGame(page)
    await guess(names[0] ?? '')
    await page.setViewportSize({ width: 320, height: 568 })
    expect(await page.evaluate(overflowing)).toEqual([])
    await page.evaluate(() => {
      for (const text of document.querySelectorAll('h2, .brief p, .slot-name'))
        text.textContent += ` ${text.textContent}`
    })
    expect(await page.evaluate(overflowing)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await page.evaluate(overflowing)).toEqual([])
  })
})

function smallTargets(): string[] {
  const targets = [...document.querySelectorAll<HTMLElement>('button, a, input, textarea')]
  const visible = targets.filter((target) => target.checkVisibility() && !target.closest('.seg, .link-btn'))
  return visible.flatMap((target) => {
    const { width, height } = target.getBoundingClientRect()
    return width < 43.5 || height < 43.5 ? [`${target.className} ${target.textContent} ${width}x${height}`] : []
  })
}

/** What reaches past the right edge of the window, or of the part that scrolls. */
function overflowing(): string[] {
  const inside = [...document.querySelectorAll('.game *:not(.sr, .sr *)')]
  const past = inside.filter(
    (element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
  )
  return past.map((element) => `${element.tagName}.${element.getAttribute('class')}`)
}

test('each outcome is read out once, with the guesses left, also inside a dialog', async ({ page }) => {
  const { names, guess, dialog } = await openGame(page)
  const region = page.locator('.game > [data-announcer]')
  await expect(region).toHaveText('')
  await guess(names[0] ?? '')
  await expect(region).toHaveText(`Correct! You guessed ${names[0]}. 10 guesses left.`)
  await guess('zzqx')
  await expect(region).toHaveText('Not found. Try a different guess! 9 guesses left.')
  await expect(page.locator('[role=status]:not(.sr)')).toHaveCount(0)
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  await dialog.getByRole('button', { name: /^Clue/ }).click()
  await expect(dialog).toHaveAccessibleDescription(/.{20}/)
})

test.describe('with the keyboard up', () => {
  test.use({ viewport: { width: 390, height: 508 } })

  test('all ten slots and the input stay in sight', async ({ page }) => {
    const { slots, input } = await openGame(page)
    await expect(slots.last()).toBeInViewport({ ratio: 1 })
    await expect(slots.first()).toBeInViewport({ ratio: 1 })
    await expect(input).toBeInViewport({ ratio: 1 })
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('title, description and slots can be read', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveTitle('Topple: The largest islands in the world')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('The largest islands in the world')
    await expect(page.locator('.brief .soft')).not.toBeEmpty()
    await expect(page.locator('.slot')).toHaveCount(10)
    await expect(page.locator('.noscript')).toBeVisible()
  })
})
