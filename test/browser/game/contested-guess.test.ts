import { expect, type Page, test } from '@playwright/test'
import { contestRequest } from '#shared/contract/guesses.ts'
import { actionsOn, moveToOwnAddress, openGame, UNRANKED, watchResults } from '../support/game.ts'
import { listen } from '../support/heard.ts'
import { SETTLED } from '../support/judging.ts'
import { standStill } from '../support/looks.ts'
import { pastList } from '../support/players.ts'

const ADDRESS = '**/contest-guess'
const button = (page: Page) => page.getByRole('button', { name: 'That should count' })

test.beforeEach(({ page }) => moveToOwnAddress(page))

/** Watches the page's contests. */
function watchContests(page: Page) {
  const sent: { guess: string; play_id: string }[] = []
  page.context().on('request', (request) => {
    if (request.url().endsWith('/contest-guess')) sent.push(contestRequest.parse(request.postDataJSON()))
  })
  return sent
}

const waiting = (page: Page) => page.evaluate(() => localStorage.getItem('topple:contests') ?? '')

test('one tap contests a refused guess once, and it is remembered', async ({ page }) => {
  const { expectHeard } = await listen(page)
  const sent = watchContests(page)
  const { guess, input, dialog, names } = await openGame(page)
  await guess('zzqx')
  await expectHeard('Not found. Try a different guess! 9 guesses left.')
  const answered = page.waitForResponse(ADDRESS)
  await button(page).tap()
  await expectHeard('Thanks, noted.')
  const answer = await answered
  expect(answer.status()).toBe(200)
  expect(answer.request().headers().authorization).toBeUndefined()
  const said = page.getByRole('button', { name: 'Thanks, noted.: zzqx' })
  await expect(said).toHaveAttribute('aria-disabled', 'true')
  await said.click({ force: true })
  await expect(input).toBeFocused()
  await guess(names[0] ?? '')
  await expect(said).toHaveCount(0)

  await page.reload()
  await page.getByRole('button', { name: 'Guess log' }).first().click()
  await expect(dialog.getByRole('listitem').first()).toContainText('You said this should count')
  await expect(button(page)).toHaveCount(0)
  await page.waitForTimeout(SETTLED)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.guess).toBe('zzqx')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain(sent[0]?.play_id)
})

test('a contest that could not be sent says so and is sent later, once', async ({ page }) => {
  const { expectHeard } = await listen(page)
  const { guess } = await openGame(page)
  await guess('zzqx')
  await expectHeard(/^Not found/)
  await page.route(ADDRESS, (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }))
  await button(page).tap()
  await expectHeard('Thanks, noted.', 'Noted. It will be sent later.')
  await expect(page.getByRole('button', { name: 'Noted. It will be sent later.' })).toBeVisible()
  await page.unroute(ADDRESS)
  const sent = watchContests(page)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByRole('button', { name: 'Thanks, noted.' })).toBeVisible()
  await page.reload()
  await page.waitForTimeout(SETTLED)
  expect(sent).toHaveLength(1)
})

test('a contest made offline is sent at the next visit', async ({ page, context }) => {
  const { guess } = await openGame(page)
  await guess('zzqx')
  await context.setOffline(true)
  await button(page).tap()
  await expect(page.getByRole('button', { name: 'Noted. It will be sent later.' })).toBeVisible()
  await page.close()
  await context.setOffline(false)
  const later = await context.newPage()
  await moveToOwnAddress(later)
  const answered = later.waitForResponse(ADDRESS)
  await later.goto('/library')
  expect((await answered).status()).toBe(200)
  await expect.poll(() => waiting(later)).toContain('"state":"sent"')
})

test('a contest the server rejects says so and is not sent again', async ({ page }) => {
  const { expectHeard } = await listen(page)
  const { guess } = await openGame(page)
  await guess('zzqx')
  await expectHeard(/^Not found/)
  const json = { error: 'There is no such list.', code: 'not-found', request_id: '1' }
  await page.route(ADDRESS, (route) => route.fulfill({ status: 404, json }))
  const sent = watchContests(page)
  await button(page).tap()
  await expectHeard('Thanks, noted.', 'Could not be sent.')
  await page.reload()
  await page.waitForTimeout(SETTLED)
  expect(sent).toHaveLength(1)
})

test('only well-formed stored contests are sent', async ({ page }) => {
  const play_id = crypto.randomUUID()
  const stored = [
    null,
    'x',
    { guess: 'x', play_id: {}, list_id: 'a', state: 'new' },
    { guess: 'x', play_id, state: 'new' },
    { guess: 'x', play_id, list_id: 'a', state: 'odd' },
    { guess: 'whole', play_id, list_id: 'a', state: 'waiting' },
  ]
  await page.addInitScript((text) => localStorage.setItem('topple:contests', text), JSON.stringify(stored))
  const sent = watchContests(page)
  await openGame(page)
  await expect.poll(() => waiting(page)).toContain('"state":"refused"')
  await page.waitForTimeout(SETTLED)
  expect(sent).toEqual([{ guess: 'whole', play_id }])
})

test('every refused guess can be contested beside the answers and is in the result', async ({ page, context }) => {
  const results = watchResults(context)
  const sent = watchContests(page)
  const { guess, names, lose, dialog, say } = await openGame(page)
  await guess(names[0] ?? '')
  await lose()
  // The guess that lost the game can be contested, too, before the results open.
  await expect(say).toContainText('Not found. 1 of 10 toppled')
  await expect(button(page)).toBeVisible()
  await dialog.getByRole('button', { name: 'View all answers' }).click()
  await expect(dialog.getByRole('heading', { name: 'Your guesses that are not on the list' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'That should count' })).toHaveCount(10)
  await dialog.getByRole('button', { name: 'That should count: zzqx cwvk' }).press('Enter')
  await expect(dialog.getByRole('button', { name: 'You said this should count: zzqx cwvk' })).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'That should count' })).toHaveCount(9)
  await expect.poll(() => sent.length).toBe(1)
  const refused = [...'abcdefghij'].map((letter) => `zzqx ${letter}wvk`)
  await expect.poll(() => results).toMatchObject([{ refused_guesses: refused, play_id: sent[0]?.play_id }])
})

test('a guest can contest a guess of a past list', async ({ page }) => {
  const id = await pastList(page.request)
  await page.goto(`/list/${id}`)
  const answered = page.waitForResponse(`**/api/lists/${id}/contest-guess`)
  await actionsOn(page).guess('zzqx')
  await button(page).tap()
  expect((await answered).status()).toBe(200)
})

test('a game finished on another device has nothing to contest', async ({ page }) => {
  const { game } = await openGame(page)
  const date = game.daily_game.date
  await page.evaluate((key) => {
    const board = JSON.parse(localStorage.getItem(key) ?? '{}')
    const entry = { text: 'A guess on another device', type: 'incorrect', timestamp: 1 }
    const finished = { ...board, guesses: [entry], guessesRemaining: 0, gameStatus: 'won' }
    localStorage.setItem(key, JSON.stringify(finished))
  }, `topple:daily:${date}`)
  await page.reload()
  await page.getByRole('button', { name: 'Guess log' }).first().click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
  await expect(button(page)).toHaveCount(0)
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 390, height: 508 },
  { width: 740, height: 350 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport, isMobile: viewport.width < 1000, hasTouch: viewport.width < 1000 })

    test('the contest button is 44 pixels high, covers nothing pressable and moves nothing', async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 })
        new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries().filter((shift) => !Reflect.get(shift, 'hadRecentInput')))
            Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
        }).observe({ type: 'layout-shift', buffered: true })
      })
      const { guess, input, slots } = await openGame(page, UNRANKED)
      const places = async () => [await input.boundingBox(), await slots.first().boundingBox()]
      const before = await places()
      await guess('zzqx')
      await expect(button(page)).toBeVisible()
      // The shake is over: halfway through it the row passes its resting place.
      await standStill(page)
      expect(await places()).toEqual(before)
      const reach = await button(page).evaluate((element) => {
        const { left, width, top, height } = element.getBoundingClientRect()
        const middle = top + height / 2
        const hits = (y: number) => element.contains(document.elementFromPoint(left + width / 2, y))
        let [up, down] = [0, 0]
        while (hits(middle - up - 1)) up++
        while (hits(middle + down + 1)) down++
        return up + down + 1
      })
      expect(reach).toBeGreaterThanOrEqual(43)
      const field = await input.boundingBox()
      if (!field) throw new Error('no field')
      for (const x of [16, field.width - 16]) {
        const target = await page.evaluate(
          ([left, top]) => document.elementFromPoint(left ?? 0, top ?? 0)?.id,
          [field.x + x, field.y + 2],
        )
        expect(target).toBe('guess')
      }
      await button(page).click()
      await expect(page.getByRole('button', { name: 'Thanks, noted.' })).toBeVisible()
      expect(await places()).toEqual(before)
      expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0)
    })
  })
}

test('the contest button works by keyboard', async ({ page }) => {
  const { guess, input } = await openGame(page)
  await guess('zzqx')
  await expect(input).toBeFocused()
  for (let times = 0; times < 2; times++) await page.keyboard.press('Shift+Tab')
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Thanks, noted.' })).toBeFocused()
})
