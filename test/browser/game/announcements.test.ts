import { expect, test } from '@playwright/test'
import { openGame, UNRANKED } from '../support/game.ts'
import { listen } from '../support/heard.ts'

test('every kind of guess is announced once, with the guesses left', async ({ page }) => {
  const { expectHeard } = await listen(page)
  const { names, guess, input } = await openGame(page)
  await expectHeard()
  await guess(names[0] ?? '')
  await expectHeard(`Correct! You guessed ${names[0]}. 10 guesses left.`)
  await guess((names[0] ?? '').toUpperCase())
  await expectHeard('You already guessed that. It costs nothing. 10 guesses left.')
  await guess('zzqx')
  await expectHeard('Not found. Try a different guess! 9 guesses left.')
  await guess('ZZ-QX')
  await expectHeard('You already guessed that. It costs nothing. 9 guesses left.')
  await input.fill('')
  await input.press('Enter')
  await expectHeard('Please enter a guess. 9 guesses left.')
  await input.press('Enter')
  await expectHeard('Please enter a guess. 9 guesses left.')
})

test('guesses in quick succession are announced one after the other', async ({ page }) => {
  const { expectHeard } = await listen(page)
  const { names, guess } = await openGame(page)
  for (const name of names.slice(0, 3)) await guess(name)
  await expectHeard(...names.slice(0, 3).map((name) => `Correct! You guessed ${name}. 10 guesses left.`))
})

test('the last guess is announced with the loss and what remained', async ({ page }) => {
  const { expectHeard } = await listen(page)
  const { names, guess, left, dialog } = await openGame(page)
  await guess(names[0] ?? '')
  for (let turn = 0; turn < 9; turn++) await guess(`zzqx ${'abcdefghij'[turn]}wvk`)
  await expect(left).toHaveText('1')
  const before = Array.from({ length: 9 }, (_, at) => {
    const guesses = 9 - at
    return `Not found. Try a different guess! ${guesses} ${guesses === 1 ? 'guess' : 'guesses'} left.`
  })
  await expectHeard(`Correct! You guessed ${names[0]}. 10 guesses left.`, ...before)
  await guess('zzqx jwvk')
  await expectHeard(`Not found. 1 of 10 toppled. Remaining: ${names.slice(1).join(', ')}`)
  await expect(dialog.getByRole('heading', { name: '1 of 10 toppled' })).toBeFocused()
  await expectHeard()
})

test('a win is announced once, and the results only by their title', async ({ page }) => {
  const { expectHeard } = await listen(page)
  const { names, guess, dialog } = await openGame(page)
  for (const name of names.slice(0, 9)) await guess(name)
  await expectHeard(...names.slice(0, 9).map((name) => `Correct! You guessed ${name}. 10 guesses left.`))
  await guess(names[9] ?? '')
  await expectHeard(`Correct! You guessed ${names[9]}. You toppled it! You guessed all 10 items! Perfect game!`)
  await expect(dialog.getByRole('heading', { name: 'You toppled it!' })).toBeFocused()
  await expectHeard()
})

test('a letter is announced on the page, a clue by its dialog', async ({ page }) => {
  const { expectHeard } = await listen(page)
  const { game, names, dialog } = await openGame(page)
  const hint = page.getByRole('button', { name: 'Hint', exact: true })
  await hint.click()
  await dialog.getByRole('button', { name: /^Letter/ }).click()
  await expectHeard(`Letter ${names[0]?.[0]} shown in #1. 10 guesses left.`)
  await hint.click()
  await dialog.getByRole('button', { name: /^Clue/ }).click()
  await expect(dialog).toHaveAccessibleName('Hint for #1')
  await expect(dialog).toHaveAccessibleDescription(game.list.hints[0] ?? '-')
  await expect(dialog.getByRole('heading', { name: 'Hint for #1' })).toBeFocused()
  await expectHeard()
})

test('an unavailable hint is announced once', async ({ page }) => {
  const { expectHeard } = await listen(page)
  const { game, names, dialog, guess } = await openGame(page)
  const take = async (kind: RegExp) => {
    await page.getByRole('button', { name: 'Hint', exact: true }).click()
    await dialog.getByRole('button', { name: kind }).click()
  }
  for (const name of names.slice(0, 9)) await guess(name)
  await expectHeard(...names.slice(0, 9).map((name) => `Correct! You guessed ${name}. 10 guesses left.`))
  const letters = [...(names[9] ?? '').toUpperCase()].filter((letter) => letter !== ' ')
  for (const letter of letters) {
    await take(/^Letter/)
    await expect(page.locator('[data-said] > p')).toHaveText(`Letter ${letter} shown in #10`)
  }
  await expectHeard(...letters.map((letter) => `Letter ${letter} shown in #10. 10 guesses left.`))
  await take(/^Letter/)
  await expectHeard('All letters revealed. 10 guesses left.')
  await take(/^Clue/)
  await expect(dialog).toHaveAccessibleDescription(game.list.hints[9] ?? '-')
  await page.keyboard.press('Escape')
  await take(/^Clue/)
  await expectHeard(/^No (more clue )?hints available\. 10 guesses left\.$/)
})

test('giving up is announced once', async ({ page }) => {
  const { expectHeard } = await listen(page)
  const { names, openActions, dialog } = await openGame(page, UNRANKED)
  await openActions()
  await dialog.getByRole('button', { name: 'Give Up' }).click()
  await expectHeard()
  await dialog.getByRole('button', { name: 'Give Up' }).click()
  const remaining = `${names.slice(0, 10).join(', ')}${names.length > 10 ? ` and ${names.length - 10} more` : ''}`
  await expectHeard(`You gave up. This one stood firm. Remaining: ${remaining}`)
})

test('each copy of a result is announced in the dialog, failures too', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  const { expectHeard } = await listen(page)
  const { dialog, openActions } = await openGame(page)
  await openActions()
  await dialog.getByRole('button', { name: 'Give Up' }).click()
  await dialog.getByRole('button', { name: 'Give Up' }).click()
  await expectHeard(/^You gave up\./)
  const share = dialog.getByRole('button', { name: /^(Share|Copied)$/ })
  await share.click()
  await expect(share).toHaveText('Copied')
  await share.click()
  await expectHeard('Copied', 'Copied')
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')) } }),
  )
  await share.click()
  await expectHeard('Failed to copy. Could not copy results to clipboard')
})

const FORMS = [
  {
    entry: 'Submit Feedback',
    address: '**/api/submit-feedback',
    blank: 'Please enter your feedback',
    failed: 'Failed to submit feedback. Please try again.',
    thanks: 'Thank you for your feedback!',
  },
  {
    entry: 'Submit List Ideas',
    address: '**/api/submit-list-idea',
    blank: 'Please enter your list idea',
    failed: 'Failed to submit list idea. Please try again.',
    thanks: 'Thank you! Your list idea has been submitted.',
  },
]

for (const { entry, address, blank, failed, thanks } of FORMS) {
  test(`${entry}: a refusal, a failure and a success are each announced`, async ({ page }) => {
    const { expectHeard } = await listen(page)
    const { openActions, dialog } = await openGame(page)
    await openActions()
    await dialog.getByRole('button', { name: entry }).click()
    const send = dialog.getByRole('button', { name: /^Send/ })
    await send.click()
    await expectHeard(blank)
    await page.route(address, (route) => route.abort())
    await dialog.getByRole('textbox').fill('Rivers that cross the Arctic Circle')
    await send.click()
    await expectHeard(failed)
    await send.click()
    await expectHeard(failed)
    await page.unroute(address)
    await send.click()
    await expectHeard(thanks)
  })
}

test('the new day is announced once, without drowning out the last announcement', async ({ page }) => {
  const { expectHeard } = await listen(page)
  const { game, names, guess } = await openGame(page)
  const date = new Date(Date.parse(game.daily_game.date) + 86_400_000).toISOString().slice(0, 10)
  const tomorrow = { daily_game: { id: 'tomorrow', date }, list: { ...game.list, id: 'tomorrows-list' } }
  await page.route('**/api/daily-game', (route) => route.fulfill({ json: tomorrow }))
  await page.clock.setFixedTime(new Date(`${date}T12:00:00Z`))
  await guess(names[0] ?? '')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByRole('button', { name: 'Play the new list' })).toBeVisible()
  await expectHeard(
    `Correct! You guessed ${names[0]}. 10 guesses left.`,
    'A new list is ready. Switch whenever you like.',
  )
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expectHeard()
})

test('a game ended in another tab is announced once and focuses View Results', async ({ page, context }) => {
  const { expectHeard } = await listen(page)
  const { names, input, say } = await openGame(page)
  await input.focus()
  const other = await openGame(await context.newPage())
  for (const name of names) await other.guess(name)
  await expectHeard('You toppled it!')
  await expect(say).toHaveText('You toppled it!')
  await expect(page.getByRole('button', { name: 'View Results' })).toBeFocused()
})

test('a game ended in another tab replaces the last message but takes no focus', async ({ page, context }) => {
  const { expectHeard } = await listen(page)
  const { guess, say, dialog } = await openGame(page)
  await guess('zzqx')
  await expectHeard('Not found. Try a different guess! 9 guesses left.')
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.focus()
  const other = await openGame(await context.newPage())
  await other.openActions()
  await other.dialog.getByRole('button', { name: 'Give Up' }).click()
  await other.dialog.getByRole('button', { name: 'Give Up' }).click()
  await expectHeard('This one stood firm.')
  await expect(say).toHaveText('This one stood firm.')
  await expect(menu).toBeFocused()
  await expect(dialog).toHaveCount(0)
})

test('a dialog whose opener another tab removed returns focus to the page heading', async ({ page, context }) => {
  const { expectHeard } = await listen(page)
  const { dialog } = await openGame(page)
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  const other = await openGame(await context.newPage())
  await other.lose()
  await expectHeard('This one stood firm.')
  await dialog.getByRole('button', { name: /^Letter/ }).click()
  await expectHeard()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a finished game announces nothing when reopened', async ({ page }) => {
  const { expectHeard } = await listen(page)
  const { openActions, dialog } = await openGame(page)
  await openActions()
  await dialog.getByRole('button', { name: 'Give Up' }).click()
  await dialog.getByRole('button', { name: 'Give Up' }).click()
  await expectHeard(/^You gave up\./)
  await page.reload()
  await expect(page.getByRole('button', { name: 'View Results' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([])
  await page.waitForTimeout(700)
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([])
})
