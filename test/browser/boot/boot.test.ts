import { expect, test } from '@playwright/test'
import { settle, waitForEver } from '../support/clock.ts'
import { openGame, UNRANKED, watchResults } from '../support/game.ts'
import { openWithoutClient, seen } from '../support/without-client.ts'

test('guesses judged before the client loads are kept when it takes over', async ({ page }) => {
  const { guess, names, say, slots, score, left, input, release, complaints } = await openWithoutClient(page)
  await guess(names[2] ?? '')
  await expect(say).toHaveText(`Correct! You guessed ${names[2]}`)
  await expect(slots.nth(2)).toHaveAttribute('data-state', 'found')
  await expect(slots.nth(2)).toContainText(names[2] ?? '-')
  await expect(score).toHaveText('10')
  await expect(left).toHaveText('10')
  await expect(input).toHaveValue('')
  await guess(names[2] ?? '')
  await expect(say).toHaveText('You already guessed that. It costs nothing.')
  await guess('')
  await expect(say).toHaveText('Please enter a guess')
  await guess('the GREENLAND!')
  await expect(say).toHaveText('Correct! You guessed Greenland')
  await expect(score).toHaveText('20')
  const before = await seen(page)
  await input.pressSequentially('Sumatr')
  await page.keyboard.press('ArrowLeft')
  await page.evaluate(() => document.querySelector('#guess')?.setAttribute('data-mark', ''))

  await release()
  expect(await seen(page)).toEqual(before)
  await expect(input).toBeFocused()
  await expect(input).toHaveValue('Sumatr')
  await expect(input).toHaveAttribute('data-mark', '')
  expect(await input.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(5)
  await page.keyboard.press('End')
  await page.keyboard.type('a')
  await page.keyboard.press('Enter')
  await expect(score).toHaveText('30')
  await page.reload()
  await expect(score).toHaveText('30')
  expect(complaints).toEqual([])
})

test('a guess that needs the full rules waits for the client', async ({ page }) => {
  await waitForEver(page)
  const { guess, say, score, left, input, release, complaints } = await openWithoutClient(page)
  await guess('Grienland')
  await expect(say).toHaveText('Checking partial matches')
  await input.fill('Sumatr')
  await expect(score).toHaveText('0')
  await release()
  await expect(say).toHaveText('Correct! "Grienland" matches Greenland')
  await expect(score).toHaveText('10')
  await expect(left).toHaveText('10')
  await expect(input).toHaveValue('Sumatr')
  expect(complaints).toEqual([])
})

test('a game finished without the client shows its score and is sent once', async ({ page, context }) => {
  test.slow()
  await page.clock.install()
  const { guess, names, say, score, left, slots, release } = await openWithoutClient(page)
  const sent = watchResults(context)
  for (const name of names.slice(1)) await guess(name)
  await expect(score).toHaveText('90')
  await guess('zzqx')
  await expect(say).toHaveText('Checking partial matches')
  await page.clock.runFor(10_000)
  await expect(say).toHaveText('That guess could not be checked, so it costs nothing. Please try again.')
  await expect(left).toHaveText('10')
  await guess(names[0] ?? '')
  await expect(score).toHaveText('100')
  await expect(say).toContainText('You toppled it!')
  await expect(slots.nth(9)).toHaveAttribute('data-state', 'found')
  await expect(page.getByLabel('Your guess')).toBeHidden()
  await release()
  await page.clock.runFor(5_000)
  await expect(page.getByRole('dialog', { name: 'You toppled it!' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('topple:unsent'))).toBe('[]')
  await page.clock.runFor(5_000)
  await settle(page)
  expect(sent).toHaveLength(1)
})

test('a guess that waits in vain costs nothing and returns to the field', async ({ page }) => {
  await page.clock.install()
  const { input, say, left, release } = await openWithoutClient(page)
  await input.fill('Grienland')
  await input.press('Enter')
  await expect(say).toHaveText('Checking partial matches')
  await input.fill('')
  await page.clock.runFor(10_000)
  await expect(say).toHaveText('That guess could not be checked, so it costs nothing. Please try again.')
  await expect(input).toHaveValue('Grienland')
  await expect(left).toHaveText('10')
  // The guess can be sent again, and text typed since then is kept.
  await input.press('Enter')
  await expect(say).toHaveText('Checking partial matches')
  await input.fill('Sumatr')
  await page.clock.runFor(10_000)
  await expect(input).toHaveValue('Sumatr')
  await release()
  await page.clock.runFor(1_000)
  await expect(left).toHaveText('10')
  await expect(input).toHaveValue('Sumatr')
  await input.fill('Grienland')
  await input.press('Enter')
  await expect(say).toHaveText('Correct! "Grienland" matches Greenland')
})

test('a lost game shows what was missed once the client loads', async ({ page }) => {
  const { lose } = await openGame(page)
  await lose()
  const { say, slots, names, release } = await openWithoutClient(page)
  await expect(say).toHaveText('This one stood firm.')
  await expect(page.getByLabel('Your guess')).toBeHidden()
  await release()
  await expect(slots.nth(3)).toHaveAttribute('data-state', 'missed')
  await expect(slots.nth(3)).toContainText(names[3] ?? '-')
})

test('an unranked game is also played before the client loads', async ({ page }) => {
  const { guess, names, slots, score, release, complaints } = await openWithoutClient(page, UNRANKED)
  await guess(names[4] ?? '')
  await expect(slots.nth(0)).toContainText(names[4] ?? '-')
  await expect(score).toHaveText('10')
  const before = await seen(page)
  await release()
  expect(await seen(page)).toEqual(before)
  expect(complaints).toEqual([])
})

test('a button pressed before the client loads opens its dialog afterwards', async ({ page }) => {
  const { release, dialog } = await openWithoutClient(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await release()
  await expect(dialog).toBeVisible()
  // The saved game is one that has not begun.
  const again = await openWithoutClient(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await again.release()
  await expect(dialog).toBeVisible()
})

test('promise 11: guesses made before the client loads survive blocked storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  const { guess, names, score, release, slots } = await openWithoutClient(page)
  await guess(names[0] ?? '')
  await expect(score).toHaveText('10')
  await release()
  await expect(score).toHaveText('10')
  await expect(slots.nth(0)).toContainText(names[0] ?? '-')
})

test("promise 7: a guest's game stays the guest's when someone signs in elsewhere", async ({ page }) => {
  const { guess, names, score } = await openWithoutClient(page)
  const kept = () => page.evaluate(() => ({ ...localStorage }))
  await guess(names[0] ?? '')
  await expect(score).toHaveText('10')
  const [key = '', began = ''] = Object.entries(await kept()).find(([name]) => name.startsWith('topple:daily:')) ?? []
  const theirs = JSON.stringify({ ...JSON.parse(began), play_id: crypto.randomUUID() })
  await page.evaluate(
    ([name = '', value = '']) => {
      localStorage.setItem('topple:player', '{"uid":"x"}')
      localStorage.setItem(name, value)
    },
    [`${key}:x`, theirs],
  )
  await guess(names[1] ?? '')
  await expect(score).toHaveText('20')
  const { [`${key}:x`]: others, [key]: own = '' } = await kept()
  expect(others).toBe(theirs)
  expect(JSON.parse(own)).toMatchObject({ guesses: [{ text: names[0] }, { text: names[1] }] })
})

test('a finished game shows as finished before the client loads', async ({ page }) => {
  const { guess, names, say, slots, score, release } = await openWithoutClient(page)
  for (const name of names) await guess(name)
  await expect(score).toHaveText('100')
  await page.reload({ waitUntil: 'commit' })
  await expect(slots.nth(9)).toContainText(names[9] ?? '-')
  await expect(say).toHaveText('You toppled it!')
  await expect(page.getByLabel('Your guess')).toBeHidden()
  await release()
  await expect(page.getByRole('button', { name: 'View Results' })).toBeVisible()
  await expect(say).toHaveText('You toppled it!')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a corrupt saved game gives way to a fresh one before the client loads', async ({ page }) => {
  const { guess, names, say, score } = await openWithoutClient(page)
  await guess(names[0] ?? '')
  await expect(score).toHaveText('10')
  for (const spoil of [
    (saved: string) => saved.slice(1),
    (saved: string) => saved.replace('"id":0', '"id":1'),
    (saved: string) => saved.replace(/"guesses":\[.*?\]/, '"guesses":[{"text":1}]'),
    () => '[]',
  ]) {
    const saved = await page.evaluate(() =>
      Object.entries(localStorage).find(([key]) => key.startsWith('topple:daily:')),
    )
    await page.evaluate(
      ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
      [saved?.[0], spoil(saved?.[1] ?? '')],
    )
    await page.reload({ waitUntil: 'commit' })
    await expect(score).toHaveText('0')
    await expect(score).toBeVisible()
    await guess(names[0] ?? '')
    await expect(say).toHaveText(`Correct! You guessed ${names[0]}`)
    await expect(score).toHaveText('10')
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the first screen is drawn with only five fonts', async ({ page }) => {
    await openWithoutClient(page)
    const fonts = await page.evaluate(() => {
      const all = new Set<string>()
      for (const element of document.querySelectorAll<HTMLElement>('#app *')) {
        const hasText =
          [...element.childNodes].some((node) => node instanceof Text) || element instanceof HTMLInputElement
        if (!hasText || !element.checkVisibility()) continue
        const { fontSize, fontWeight, fontFamily } = getComputedStyle(element)
        all.add(`${fontWeight} ${fontSize} ${fontFamily.split(',')[0]}`)
      }
      return [...all].sort()
    })
    expect(fonts).toEqual([
      '400 15px system-ui',
      '400 17px system-ui',
      '700 13px ui-rounded',
      '700 17px ui-rounded',
      '800 21px ui-rounded',
    ])
  })
})
