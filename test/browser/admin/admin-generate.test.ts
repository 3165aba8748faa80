import { expect, test } from '@playwright/test'
import { DESKTOP, HOSTILE, tabTo } from '../support/admin.ts'
import { settle, stopClock } from '../support/clock.ts'
import { listenForComplaints } from '../support/game.ts'
import { openDayToFill, openDoubted } from '../support/generating.ts'
import { expectToast } from '../support/toasts.ts'

test.use(DESKTOP)

test('a generated list shows its doubts beside the items until marked as checked', async ({ page }) => {
  const { dialog, row, details, storedTitle } = await openDoubted(page, 15, 'the sea')
  expect(await storedTitle()).toBe('Things of the sea')
  await expect(dialog.locator('[data-part=to-check]')).toContainText('3 things to check')
  const third = dialog.locator('[data-part=items] > li').nth(2)
  await expect(third).toContainText('Check this: It is not so.')
  await expect(third.locator('[data-part=finding] p + div bdi')).toHaveText(['The Old One'])
  await expect(dialog.locator('[data-part=items] > li').nth(1).locator('[data-part=finding]')).toHaveCount(0)
  await expect(dialog.locator('[data-part=sources]')).toContainText('Source: This address could not be checked.')
  await page.keyboard.press('Escape')
  await expect(row).toContainText('3 to check')

  await page.reload()
  await details.click()
  await dialog.getByRole('button', { name: 'Mark as checked' }).click()
  await expect(dialog.locator('[data-part=finding]')).toHaveCount(0)
  await expect(dialog.getByRole('heading', { name: 'List Details' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(row).not.toContainText('to check')
})

test('a reloaded page finds the list being written, and then the finished list', async ({ page }) => {
  const { ask, untilRunning, release, generating, dialog, topic, busy, details, date } = await openDayToFill(page, 16)
  await ask('the slow sea', 'late')
  await expect(busy).toBeVisible()
  await untilRunning()
  await page.reload()
  await expect(generating).toBeVisible()
  await generating.click()
  await expect(topic).toHaveValue('the slow sea')
  await expect(topic).toHaveAttribute('readonly')
  await expect(dialog.getByLabel('AI Model').locator('option:checked')).toHaveText('Stand-in that takes its time')
  await expect(dialog).toContainText('You can close this; it will carry on.')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await release('the slow sea')
  await expect(details).toBeVisible({ timeout: 25_000 })
  await expectToast(page, /^List ready for /, /^/)
  await expect(page.locator('tbody tr').filter({ hasText: date })).toContainText('Things of the slow sea')
})

test('a dialog opened after a reload shows the list once it is written', async ({ page }) => {
  const { ask, untilRunning, release, generating, dialog } = await openDayToFill(page, 17)
  await ask('patience', 'late')
  await untilRunning()
  await page.reload()
  await generating.click()
  await expect(dialog).toContainText('You can close this; it will carry on.')
  await release('patience')
  await expect(dialog.getByRole('heading', { name: 'List Details' })).toBeVisible({ timeout: 25_000 })
  await expect(dialog).toContainText('Things of patience')
})

test('a failed job shows its reason after a reload and can be retried', async ({ page }) => {
  const { ask, row, dialog, topic, model, submit, details } = await openDayToFill(page, 18)
  const sentence = 'The model didn’t return a usable list. Please try again or use another model.'
  await ask('failing', 'cut-off')
  await expect(dialog.getByRole('alert')).toHaveText(sentence)
  await page.reload()
  await expect(row).toContainText(sentence)
  await tabTo(page, new RegExp(`^Generate a list for ${await row.locator('th b').textContent()}`))
  await page.keyboard.press('Enter')
  await expect(topic).toHaveValue('failing')
  await expect(model).toHaveValue('cut-off')
  await expect(dialog.getByRole('alert')).toHaveText(sentence)
  await topic.fill('trying again')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await model.selectOption('well')
  await submit.press('Enter')
  await expect(dialog).toContainText('Things of trying again', { timeout: 20_000 })
  await page.keyboard.press('Escape')
  await expect(details).toBeVisible()
})

test('two tabs asking for the same list share it; a different request is refused', async ({ page, browser }) => {
  const contexts = await Promise.all([browser.newContext(DESKTOP), browser.newContext(DESKTOP)])
  const first = await openDayToFill(page, 19)
  const second = await openDayToFill(await contexts[0].newPage(), 19)
  const third = await openDayToFill(await contexts[1].newPage(), 19)
  await third.fillIn('something else', 'late')
  await second.fillIn('the same', 'late')
  await first.ask('the same', 'late')
  await first.untilRunning()
  // The second and third page have not polled since.
  await second.submit.dblclick()
  await third.submit.dblclick()
  const sentence = `A list about “the same” is already being generated for ${first.date}.`
  await expect(third.dialog.getByRole('alert')).toHaveText(sentence)
  await expect(third.topic).toHaveValue('the same')
  await first.release('the same')
  for (const { dialog } of [first, second])
    await expect(dialog).toContainText('Things of the same', { timeout: 25_000 })
  expect(await first.storedTitle()).toBe('Things of the same')
  await Promise.all(contexts.map((context) => context.close()))
})

test('an interrupted job says it will be retried and is polled until it ends', async ({ page }) => {
  await page.clock.install()
  const { row, date } = await openDayToFill(page, 27)
  const job = { game_date: date, topic: 'x', model: 'well', is_ranked: true, is_running: true, list_id: null }
  let now: object = { ...job, error: null }
  await page.route('**/api/admin/generation-jobs', (route) => route.fulfill({ json: { data: [now] } }))
  await page.reload()
  await expect(row).toContainText('Generating')
  const sentence = 'Generation was interrupted. It will be tried once more, usually within the hour.'
  now = { ...job, is_running: false, error: null }
  await page.clock.runFor(6_000)
  await expectToast(page, /^No list for/, sentence)
  await expect(row).toContainText(sentence)
  now = { ...job, is_running: false, error: 'It failed again.' }
  await page.clock.runFor(31_000)
  await expectToast(page, /^No list for/, 'It failed again.')
  await expect(row).toContainText('It failed again.')
})

test('a retry does not ask for a model no longer offered', async ({ page }) => {
  const { row, date, model, topic, submit } = await openDayToFill(page, 27)
  const job = { game_date: date, topic: 'again', model: 'gone', is_ranked: true, is_running: false, list_id: null }
  await page.route('**/generation-jobs', (route) => route.fulfill({ json: { data: [{ ...job, error: 'No.' }] } }))
  await page.route('**/generate-list', (route) => route.fulfill({ status: 502, json: {} }))
  await page.reload()
  await row.getByRole('button', { name: 'Generate' }).click()
  await expect(topic).toHaveValue('again')
  await expect(model).not.toHaveValue('')
  const asked = page.waitForRequest('**/generate-list')
  await submit.click()
  expect((await asked).postDataJSON()).toEqual({ topic: 'again', game_date: date, is_ranked: true })
})

test('jobs are polled every few seconds, only while one runs and the page is visible', async ({ page }) => {
  let asked = 0
  await page.clock.install()
  await openDayToFill(page, 21)
  const running = { game_date: '2099-01-01', topic: 'x', model: 'well', is_ranked: true, list_id: null, error: null }
  let is_running = false
  await page.route('**/api/admin/generation-jobs', (route) => {
    asked++
    return route.fulfill({ json: { data: [{ ...running, is_running, error: is_running ? null : 'Over.' }] } })
  })
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
      dispatchEvent(new Event('visibilitychange'))
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  const askedIn = async (seconds: number) => {
    asked = 0
    for (let second = 0; second < seconds; second++) {
      await page.clock.runFor(1_000)
      await settle(page)
    }
    return asked
  }
  const load = async () => {
    await page.clock.resume()
    const answered = page.waitForResponse('**/generation-jobs')
    await page.reload()
    await answered
    await expect(page.locator('tbody tr').first()).toBeVisible()
    await stopClock(page)
    await settle(page)
  }
  await load()
  expect(await askedIn(6)).toBe(0)
  is_running = true
  await load()
  expect(await askedIn(11)).toBe(2)
  await show('hidden')
  expect(await askedIn(7)).toBe(0)
  await show('visible')
  await expect.poll(() => asked).toBeGreaterThan(0)
})

test('hostile text from a model shows as text', async ({ page }) => {
  const complaints = listenForComplaints(page)
  const { dialog } = await openDoubted(page, 22, 'hostile words')
  await page.route('**/findings', (route) =>
    route.fulfill({
      json: {
        findings: [
          { kind: 'fact', path: 'items.0', message: HOSTILE },
          { kind: 'answers', path: 'items.0', message: 'Players may also type:', answers: [HOSTILE] },
        ],
      },
    }),
  )
  await page.reload()
  await expect(dialog.locator('[data-part=finding]').first()).toContainText('<img src=x onerror=')
  await dialog.getByRole('link', { name: 'Edit' }).click()
  await expect(page.locator('[data-part=item]').first()).toContainText('<script>document.title=2</script>')
  expect(await page.title()).toBe('Edit List: Topple admin')
  expect(complaints).toEqual([])
})

test('findings that fail to load say so and can be retried', async ({ page }) => {
  const { dialog } = await openDoubted(page, 23, 'silent checks')
  await page.route('**/findings', (route) => route.fulfill({ status: 400, json: {} }))
  await page.reload()
  await expect(dialog.getByRole('alert')).toContainText('The things to check could not be loaded.')
  await page.unroute('**/findings')
  await dialog.getByRole('button', { name: 'Try Again' }).click()
  await expect(dialog.locator('[data-part=to-check]')).toContainText('3 things to check')
})
