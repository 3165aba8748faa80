import { expect, type Page, test } from '@playwright/test'
import { actionsOn, listenForComplaints, readGame, UNRANKED, watchResults } from './game.ts'

/** Today's page whose client does not come before `release`. */
async function openWithoutClient(page: Page, address = '/') {
  const complaints = listenForComplaints(page)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  const { list } = await readGame(page)
  const actions = actionsOn(page)
  await expect(actions.input).toBeVisible()
  return {
    ...actions,
    complaints,
    list,
    names: list.items.map((item) => item.name),
    release: async () => {
      resolve()
      await expect(page.locator('html')).toHaveAttribute('data-ready')
    },
  }
}

/** What a player sees of the game. */
const seen = (page: Page) =>
  page.evaluate(() => ({
    board: [...document.querySelectorAll('.board > li')].map((slot) => [
      slot.getAttribute('data-state'),
      slot.textContent,
    ]),
    status: document.querySelector('.status')?.textContent,
    pips: document.querySelectorAll('.pip.out').length,
    said: document.querySelector('.say')?.textContent,
  }))

test('a guess is judged, shown, counted and kept before the client is there, which then goes on with it', async ({
  page,
}) => {
  const { guess, names, say, slots, score, left, input, release, complaints } = await openWithoutClient(page)
  await guess(names[2] ?? '')
  await expect(say).toHaveText(`Correct! You guessed ${names[2]}`)
  await expect(slots.nth(2)).toHaveAttribute('data-state', 'found')
  await expect(slots.nth(2)).toContainText(names[2] ?? '-')
  await expect(score).toHaveText('10')
  await expect(left).toHaveText('10')
  await expect(input).toHaveValue('')
  await guess(names[2] ?? '')
  await expect(say).toHaveText('You already guessed that.')
  await guess('')
  await expect(say).toHaveText('Please enter a guess')
  await guess('Greneland')
  await expect(say).toHaveText('Correct! "Greneland" matches Greenland')
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

test('a guess that only the whole rules can judge waits for the client, which judges it', async ({ page }) => {
  const { guess, say, score, left, input, release, complaints } = await openWithoutClient(page)
  await guess('Grienland')
  await expect(say).toHaveText('Checking partial matches')
  await guess('Sumatra')
  await expect(score).toHaveText('0')
  await expect(input).toHaveValue('Sumatra')
  await release()
  await expect(say).toHaveText('Correct! "Grienland" matches Greenland')
  await expect(score).toHaveText('10')
  await expect(left).toHaveText('10')
  await expect(input).toHaveValue('Sumatra')
  expect(complaints).toEqual([])
})

test('without the client a game is played to its end, its score is shown, and its result is sent later, once', async ({
  page,
  context,
}) => {
  test.slow()
  await page.clock.install()
  const { guess, names, say, score, left, slots, release } = await openWithoutClient(page)
  const sent = watchResults(context)
  for (const name of names.slice(1)) await guess(name)
  await expect(score).toHaveText('90')
  await guess('zzqx')
  await expect(say).toHaveText('Checking partial matches')
  await page.clock.runFor(10_000)
  await expect(say).toHaveText('Not found. Try a different guess!')
  await expect(left).toHaveText('9')
  await guess(names[0] ?? '')
  await expect(score).toHaveText('100')
  await expect(say).toContainText('You toppled it!')
  await expect(slots.nth(9)).toHaveAttribute('data-state', 'found')
  await expect(page.getByLabel('Your guess')).toBeHidden()
  await release()
  await page.clock.runFor(5_000)
  await expect(page.getByRole('dialog', { name: 'You toppled it!' })).toBeVisible()
  await expect.poll(() => new Set(sent.map(({ play_id }) => play_id)).size).toBe(1)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('topple:unsent'))).toBe('[]')
})

test('a game lost without the client shows what was missed', async ({ page }) => {
  test.slow()
  await page.clock.install()
  const { guess, say, left, slots, names, release } = await openWithoutClient(page)
  for (const letter of 'abcdefghij') {
    await guess(`zzqx ${letter}wvk`)
    await page.clock.runFor(10_000)
  }
  await expect(left).toHaveText('0')
  await expect(say).toContainText('This one stood firm.')
  await expect(slots.nth(3)).toHaveAttribute('data-state', 'missed')
  await expect(slots.nth(3)).toContainText(names[3] ?? '-')
  await release()
  await expect(slots.nth(3)).toContainText(names[3] ?? '-')
})

test('an unranked game is played before the client is there too', async ({ page }) => {
  const { guess, names, slots, score, release, complaints } = await openWithoutClient(page, UNRANKED)
  await guess(names[4] ?? '')
  await expect(slots.nth(0)).toContainText(names[4] ?? '-')
  await expect(score).toHaveText('10')
  const before = await seen(page)
  await release()
  expect(await seen(page)).toEqual(before)
  expect(complaints).toEqual([])
})

test('a button pressed before the client is there opens its dialog once it is', async ({ page }) => {
  const { release, dialog } = await openWithoutClient(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await release()
  await expect(dialog).toBeVisible()
})

test('promise 11: where nothing can be stored, what was played before the client is there is not lost', async ({
  page,
}) => {
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
