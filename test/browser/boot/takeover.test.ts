import { expect, test } from '@playwright/test'
import { gameResponse } from '#shared/contract/game.ts'
import { actionsOn, listenForComplaints } from '../support/game.ts'
import { pastList } from '../support/players.ts'
import { holdClient, openWithoutClient } from '../support/without-client.ts'

test('the takeover repeats no shake and leaves the caret where it is', async ({ page }) => {
  const { guess, names, say, input, score, release } = await openWithoutClient(page)
  const [name = ''] = names
  await guess(name)
  await guess(name)
  await expect(say).toHaveText('You already guessed that. It costs nothing.')
  await page.keyboard.press('End')
  await release()
  await expect(say).toHaveText('You already guessed that. It costs nothing.')
  const selected = () => input.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd])
  expect(await selected()).toEqual([name.length, name.length])
  await expect(page.locator('[class*=shake]')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect.poll(selected).toEqual([0, name.length])
  await expect(score).toHaveText('10')
})

test('a right guess typed again before the client loads stays in the field', async ({ page }) => {
  const { guess, names, input, score, release } = await openWithoutClient(page)
  await guess(names[0] ?? '')
  await expect(score).toHaveText('10')
  await input.pressSequentially(names[0] ?? '')
  await release()
  await expect(input).toHaveValue(names[0] ?? '')
})

test('promise 11: guesses added to a saved game before takeover survive full storage', async ({ page }) => {
  const { guess, names, score, release } = await openWithoutClient(page)
  await guess(names[0] ?? '')
  await release()
  await expect(score).toHaveText('10')
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  const releaseAgain = await holdClient(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(score).toHaveText('10')
  await guess(names[1] ?? '')
  await expect(score).toHaveText('20')
  releaseAgain()
  await expect(page.locator('html')).toHaveAttribute('data-ready')
  await expect(score).toHaveText('20')
  await guess(names[2] ?? '')
  await expect(score).toHaveText('30')
})

test('promise 11: guesses made before takeover survive full storage and another screen', async ({ page }) => {
  const { guess, names, score, release } = await openWithoutClient(page)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await guess(names[0] ?? '')
  await expect(score).toHaveText('10')
  await release()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('dialog[open]').getByRole('link', { name: 'Library' }).click()
  await expect(page.getByRole('heading', { name: 'Library' })).toBeVisible()
  await page.goBack()
  await expect(score).toHaveText('10')
})

test('a guess made during the takeover is played once', async ({ page }) => {
  const complaints = listenForComplaints(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const { list } = gameResponse.parse(await (await page.request.get('/api/daily-game')).json())
  await page.addInitScript((answer) => {
    let hasBooted = false
    const { port1, port2 } = new MessageChannel()
    // Runs between any two of the client's tasks.
    port1.onmessage = () => {
      hasBooted ||= 'handOver' in window
      if (!hasBooted || 'handOver' in window) return port2.postMessage(null)
      const field = document.querySelector<HTMLInputElement>('#guess')
      document.documentElement.dataset.guessed = document.documentElement.dataset.ready ?? 'before it was ready'
      if (!field) return
      field.value = answer
      field.dispatchEvent(new InputEvent('input', { bubbles: true, data: answer, inputType: 'insertText' }))
      // React has drawn the change by then, as after a person's press.
      queueMicrotask(() => field.form?.querySelector<HTMLButtonElement>('[type=submit]')?.click())
    }
    port2.postMessage(null)
  }, list.items[1]?.name ?? '')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-guessed', 'before it was ready')
  const { score, left, say, slots } = actionsOn(page)
  await expect(say).toHaveText(`Correct! You guessed ${list.items[1]?.name}`)
  await expect(page.locator('html')).toHaveAttribute('data-ready')
  await expect(score).toHaveText('10')
  await expect(left).toHaveText('10')
  await expect(slots.nth(1)).toHaveAttribute('data-state', 'found')
  await expect(say).toHaveText(`Correct! You guessed ${list.items[1]?.name}`)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.reload()
  await expect(score).toHaveText('10')
  expect(complaints).toEqual([])
})

test('pressing Guess right after the takeover sends what was typed before it', async ({ page }) => {
  const { names, input, slots, left, say, release } = await openWithoutClient(page)
  await input.pressSequentially(names[0] ?? '')
  await page.evaluate(() => {
    const { handOver } = window as { handOver?: () => unknown }
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      document.documentElement.dataset.pressed = ''
      document.querySelector<HTMLButtonElement>('[type=submit]')?.click()
    }
    Object.assign(window, {
      // A layout effect calls this. The 50 ms make React's scheduler put off other effects to its next turn.
      handOver: () => {
        const hand = handOver?.()
        port2.postMessage(null)
        const until = performance.now() + 50
        while (performance.now() < until);
        return hand
      },
    })
  })
  await release()
  await expect(page.locator('html')).toHaveAttribute('data-pressed')
  await expect(say).toHaveText(`Correct! You guessed ${names[0]}`)
  await expect(slots.first()).toHaveAttribute('data-state', 'found')
  await expect(left).toHaveText('10')
  await expect(input).toHaveValue('')
})

test('the guess form stays enabled during the takeover and never navigates away', async ({ page }) => {
  const { input, release } = await openWithoutClient(page)
  await input.pressSequentially('Sumatr')
  await page.evaluate(() => {
    const { handOver } = window as { handOver?: () => unknown }
    const button = document.querySelector<HTMLButtonElement>('[type=submit]')
    Object.assign(window, {
      handOver: () => {
        const hand = handOver?.()
        document.documentElement.dataset.button = String(button?.disabled)
        button?.click()
        button?.form?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }))
        button?.form?.requestSubmit()
        return hand
      },
    })
  })
  await release()
  await expect(page.locator('html')).toHaveAttribute('data-button', 'false')
  await expect(page).toHaveURL('/')
  await expect(input).toHaveValue('Sumatr')
})

test('a guess never submits the form, before or after the client loads', async ({ page }) => {
  const { guess, names, slots, left, input, release } = await openWithoutClient(page)
  await page.evaluate(() => {
    addEventListener('submit', () => Object.assign(document.documentElement.dataset, { submitted: '' }), true)
  })
  await guess(names[0] ?? '')
  await expect(slots.first()).toHaveAttribute('data-state', 'found')
  await release()
  await guess(names[1] ?? '')
  await expect(slots.nth(1)).toHaveAttribute('data-state', 'found')
  await expect(page.locator('html')).not.toHaveAttribute('data-submitted')
  // Safari submits by Enter although the button is disabled. The boot script's handler is removed, so that only React's
  // is left.
  await input.evaluate(({ form }: HTMLInputElement) => {
    if (form) form.onsubmit = null
    form?.requestSubmit()
  })
  await expect(page.locator('html')).toHaveAttribute('data-submitted')
  await expect(page).toHaveURL('/')
  await expect(left).toHaveText('10')
})

test('a past list whose screen fails to load says so', async ({ page }) => {
  await page.route('**/assets/archived-game-*.js', (route) => route.abort())
  await page.goto(`/list/${await pastList(page.request)}`)
  await expect(page.getByRole('heading', { name: 'This page fell over' })).toBeVisible()
})

test('clues and sources that fail to load are fetched again', async ({ page }) => {
  let calls = 0
  await page.route('**/api/daily-game', (route) => (calls++ === 0 ? route.abort() : route.continue()))
  await page.route('**/api/lists/*', (route) => (calls++ === 0 ? route.abort() : route.continue()))
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-ready')
  const { openActions, dialog } = actionsOn(page)
  await openActions()
  await dialog.getByRole('button', { name: 'Sources' }).click()
  await expect(dialog.getByRole('link').first()).toBeVisible()
  expect(calls).toBe(2)
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })
  test('the field takes the focus only where nothing else has it', async ({ page }) => {
    const { input, release } = await openWithoutClient(page)
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.focus()
    await release()
    await expect(menu).toBeFocused()
    await page.unrouteAll()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-ready')
    await expect(input).toBeFocused()
  })
})
