import { expect, test } from '@playwright/test'
import { neverAfter, passTime } from '../support/clock.ts'
import { actionsOn, listenForComplaints, openGame, watchResults } from '../support/game.ts'
import { newEmail, signIn, stored } from '../support/players.ts'
import { holdClient } from '../support/without-client.ts'

test('a reload, a closed tab and going back resume the game without layout shift', async ({ page, context }) => {
  const { names, guess, left, score } = await openGame(page)
  await guess(names[2] ?? '')
  await guess('zzqx')
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  await page
    .locator('dialog')
    .getByRole('button', { name: /^Letter/ })
    .click()
  await expect(score).toHaveText('9')

  // The board comes with the styles, and the client after them: on a busy machine both may take longer than the 2 s.
  await neverAfter(page, 2_000)
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.reload()
  await expect(score).toHaveText('9')
  await expect(left).toHaveText('9')
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0)

  await page.goto('/test')
  await page.goBack()
  await expect(score).toHaveText('9')
  await page.close()
  const again = await context.newPage()
  await again.goto('/')
  await expect(actionsOn(again).score).toHaveText('9')
  await expect(actionsOn(again).slots.nth(2)).toContainText(names[2] ?? '-')
})

test('a saved game shows before the client loads, and never a fresh board', async ({ page }) => {
  const { names, guess, score, left, slots } = await openGame(page)
  await guess(names[0] ?? '')
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  await page
    .locator('dialog')
    .getByRole('button', { name: /^Letter/ })
    .click()
  await guess('zzqx')
  await expect(left).toHaveText('9')
  // The client draws the letters of a hint.
  const hinted = (await slots.nth(1).getByRole('img').getAttribute('aria-label')) ?? '-'
  // Every frame is recorded.
  const release = await holdClient(page)
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const look = () => {
      const main = document.querySelector('main')
      const isShown = main && getComputedStyle(main).visibility === 'visible'
      if (isShown) seen.add(`${document.querySelector('[data-score] > :first-child')?.textContent}`)
      requestAnimationFrame(look)
    }
    look()
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(slots.nth(0)).toContainText(names[0] ?? '-')
  await expect(score).toHaveText('9')
  await expect(left).toHaveText('9')
  const shown = () => page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>)])
  await expect.poll(shown).toEqual(['9'])
  await guess(names[2] ?? '')
  await expect(score).toHaveText('19')
  await guess(names[0] ?? '')
  await expect(page.locator('[data-said] > p')).toHaveText('You already guessed that. It costs nothing.')
  release()
  await expect(page.locator('html')).toHaveAttribute('data-ready')
  await expect(slots.nth(1).getByRole('img')).toHaveAttribute('aria-label', hinted)
  await expect(score).toHaveText('19')
  await expect.poll(shown).toEqual(['9', '19'])
  await guess(names[1] ?? '')
  await expect(score).toHaveText('29')
})

test('a finished game stays finished, silently, and is not sent again', async ({ page, context }) => {
  const sent = watchResults(context)
  await page.clock.install()
  const { lose, dialog, toast } = await openGame(page)
  await lose()
  // Shown once the result is stored.
  await expect(dialog.getByRole('img', { name: 'scores from' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'View Results' })).toBeVisible()
  await expect(toast).toHaveCount(0)
  await passTime(page, 5_000)
  await expect(dialog).toHaveCount(0)
  expect(sent).toHaveLength(1)
  await page.getByRole('button', { name: 'View Results' }).click()
  await expect(dialog.locator('dl')).toContainText('0/10')
})

test('two tabs share one game', async ({ page, context }) => {
  const sent = watchResults(context)
  const first = await openGame(page)
  const second = await openGame(await context.newPage())
  await first.guess(first.names[0] ?? '')
  await expect(second.score).toHaveText('10')
  await second.guess(second.names[1] ?? '')
  await expect(first.score).toHaveText('20')
  for (const name of first.names.slice(2, 6)) await first.guess(name)
  await expect(second.score).toHaveText('60')
  for (const name of second.names.slice(6)) await second.guess(name)
  await expect(first.score).toHaveText('100')
  await expect(second.dialog).toContainText('You toppled it!')
  await expect(page.getByRole('button', { name: 'View Results' })).toBeVisible()
  // Shown once the result is stored.
  await expect(second.dialog.getByRole('img', { name: 'scores from' })).toBeVisible()
  expect(sent).toHaveLength(1)
})

const broken = {
  'that throws': () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  'that is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  'that holds rubbish': () => {
    const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date())
    localStorage.setItem(`topple:daily:${date}`, '{"date":17,"guesses":{"length":3}')
    localStorage.setItem('topple:unsent', '[{"list_id":4}]')
  },
  'that holds an older shape': () => {
    const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date())
    localStorage.setItem(`topple:daily:${date}`, JSON.stringify({ date, items: [1, 2], guesses: ['x'], version: 0 }))
  },
}

for (const [kind, breakStorage] of Object.entries(broken)) {
  test(`promise 11: storage ${kind} never stops play`, async ({ page }) => {
    await page.addInitScript(breakStorage)
    const { names, guess, score, dialog, complaints } = await openGame(page)
    for (const name of names) await guess(name)
    await expect(score).toHaveText('100')
    await expect(dialog.locator('dl')).toContainText('Your Percentile')
    expect(complaints).toEqual([])
  })
}

test('promise 8: a result that could not be sent is sent later, once', async ({ page, context }) => {
  const { names, guess, dialog } = await openGame(page)
  await page.route('**/api/game-completion', (route) => route.abort())
  for (const name of names) await guess(name)
  await expect(dialog).toContainText('Your result is saved')
  await page.unroute('**/api/game-completion')
  const sent = watchResults(context)
  const stored = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/game-completion') && answer.status() === 201,
  )
  await page.reload()
  await stored
  await expect.poll(() => page.evaluate(() => localStorage.getItem('topple:unsent'))).toBe('[]')
  await page.reload()
  await page.waitForTimeout(500)
  expect(sent).toHaveLength(1)
})

test("a result beyond its network's limit is not sent again, and waits for an account", async ({ page }) => {
  const { lose, dialog } = await openGame(page)
  let calls = 0
  await page.route('**/api/game-completion', (route) => {
    calls++
    return route.fulfill({ status: 429, json: { error: 'Too many.', code: 'too-many-results', request_id: 'x' } })
  })
  await lose()
  await expect(dialog.locator('dl')).toHaveAttribute('aria-busy', 'false')
  await expect(dialog).not.toContainText('Your result is saved')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.reload()
  await page.waitForTimeout(500)
  expect(calls).toBe(1)
  const kept = async (key: string) => JSON.parse((await stored(page))[key] ?? '[]')
  expect([await kept('topple:unsent'), await kept('topple:guest-results')]).toMatchObject([[], [{ total_guesses: 10 }]])
  await page.unroute('**/api/game-completion')
  const joined = page.waitForResponse((answer) => answer.url().endsWith('/api/game-completion'))
  await signIn(page, newEmail('limited'))
  expect((await joined).status()).toBe(201)
  await expect.poll(() => kept('topple:guest-results')).toEqual([])
})

test('text typed and guesses sent before the client loads are not lost', async ({ page }) => {
  listenForComplaints(page)
  const release = await holdClient(page)
  await page.goto('/', { waitUntil: 'commit' })
  const { input, say } = actionsOn(page)
  await input.pressSequentially('Greenlan')
  release()
  await expect(page.locator('html')).toHaveAttribute('data-ready')
  await expect(input).toHaveValue('Greenlan')

  const early = Promise.withResolvers<void>()
  await page.unroute('**/assets/index-*.js')
  await page.route('**/assets/index-*.js', async (route) => {
    await early.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await input.pressSequentially('Greenland')
  await input.press('Enter')
  early.resolve()
  await expect(say).toHaveText('Correct! You guessed Greenland')
})

test('promise 8: a result overwritten by another tab is still sent', async ({ page, context }) => {
  const { names, guess } = await openGame(page)
  const other = await context.newPage()
  await other.goto('/library')
  const sent = watchResults(context)
  await other.evaluate(
    () =>
      new Promise<void>((isHeld) => {
        void navigator.locks.request('topple:outbox', () => {
          isHeld()
          return new Promise<void>((release) => addEventListener('release', () => release(), { once: true }))
        })
      }),
  )
  for (const name of names) await guess(name)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('topple:unsent')?.includes('play_id'))).toBe(true)
  await other.evaluate(() => {
    localStorage.setItem('topple:unsent', '[]')
    dispatchEvent(new Event('release'))
  })
  await expect.poll(() => sent.length).toBe(1)
})
