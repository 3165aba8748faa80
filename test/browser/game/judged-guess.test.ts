import { expect, test } from '@playwright/test'
import { openAdmin } from '../support/admin.ts'
import { stopClock } from '../support/clock.ts'
import { actionsOn, moveToOwnAddress, openGame, UNRANKED } from '../support/game.ts'
import { listen } from '../support/heard.ts'
import { answerGuesses, holdGuesses, NO_MATCH, SETTLED, send, submit } from '../support/judging.ts'
import { pastList } from '../support/players.ts'
import { expectToast, recordToasts } from '../support/toasts.ts'

test('an odd guess the model accepts is correct, and remembered for other players', async ({ page, browser }) => {
  await moveToOwnAddress(page)
  const { expectHeard } = await listen(page)
  const { guess, say, left, score, dialog } = await openGame(page, UNRANKED)
  await guess('Triton')
  await expectHeard('Correct! You guessed Triton. 10 guesses left.')
  const asked = page.waitForRequest('**/ai-validate-guess')
  const answered = page.waitForResponse('**/ai-validate-guess')
  await guess('europa of stone')
  expect((await asked).postDataJSON()).toEqual({ guess: 'europa of stone', guessed_items: ['Triton'] })
  expect((await (await asked).allHeaders()).authorization).toBeUndefined()
  expect(await (await answered).json()).toMatchObject({ matched: true, item_name: 'Europa', source: 'ai' })
  await expectToast(page, '✅ Correct (AI assisted)')
  await expect(say).toHaveText('Correct! "europa of stone" matches Europa')
  await expectHeard('Correct! "europa of stone" matches Europa. AI assisted. 10 guesses left.')
  await expect(left).toHaveText('10')
  await expect(score).toHaveText('20')
  await page.getByRole('button', { name: 'Guess log' }).first().click()
  await expect(dialog.getByRole('listitem').last()).toContainText('europa of stoneCorrect')

  const other = await browser.newContext()
  const nextPage = await other.newPage()
  await moveToOwnAddress(nextPage)
  const next = await openGame(nextPage, UNRANKED)
  const again = nextPage.waitForResponse('**/ai-validate-guess')
  await next.guess('Europa of Stone')
  expect(await (await again).json()).toMatchObject({ item_name: 'Europa', source: 'judged' })
  await expectToast(nextPage, '✅ Correct (AI assisted)')
  await other.close()
})

test('while a guess is checked, typing and hints work', async ({ page }) => {
  const { expectHeard } = await listen(page)
  const { input, say, left, score, dialog, names } = await openGame(page)
  const { asked, answer } = await holdGuesses(page)
  // The check goes on, however long the test takes.
  await stopClock(page)
  await send(page, 'zzqx')
  await expect(submit(page)).toBeDisabled()
  await expect(input).toBeFocused()
  await expect(input).toHaveValue('zzqx')
  await input.press('Enter')
  await expectHeard('Checking partial matches')

  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  await dialog.getByRole('button', { name: /^Letter/ }).click()
  await expectHeard(`Letter ${names[0]?.[0]} shown in #1. 10 guesses left.`)
  await expect(say).toHaveText('Checking partial matches')
  await input.fill('half a gue')
  await answer(NO_MATCH.json)
  await expect(say).toHaveText('"zzqx": Not found. Try a different guess!')
  await expectHeard('"zzqx": Not found. Try a different guess! 9 guesses left.')
  await expect(left).toHaveText('9')
  await expect(score).toHaveText('0')
  // The next key does not overwrite the text typed since then, either.
  await page.keyboard.type('s')
  await expect(input).toHaveValue('half a gues')
  await expect(submit(page)).toBeEnabled()
  expect(asked).toEqual([{ guess: 'zzqx', guessed_items: [] }])
})

test('only guesses unknown to the page are sent to the server', async ({ page }) => {
  const { names, guess, say, left } = await openGame(page)
  const match = { matched: true, item_name: names[2], position: 3, source: 'exact' }
  const asked = await answerGuesses(
    page,
    (route) => route.fulfill(NO_MATCH),
    (route) => route.fulfill({ json: match }),
  )
  const slip = `${names[0]?.slice(0, -2)}${names[0]?.at(-1)}`
  for (const text of [names[0], names[0]?.toUpperCase(), slip, '   ']) await guess(text ?? '')
  await expectToast(page, '🎉 Correct!')
  expect(asked).toEqual([])
  await guess('zzqx')
  await guess('Zz-Qx')
  await expect(say).toHaveText('You already guessed that. It costs nothing.')
  await expect(left).toHaveText('9')
  await guess('qqwk')
  await expectToast(page, '🎉 Correct!')
  await expect(say).toHaveText(`Correct! "qqwk" matches ${names[2]}`)
  expect(asked.map(({ guess: text }) => text)).toEqual(['zzqx', 'qqwk'])
  expect(asked[1]?.guessed_items).toEqual([names[0]])
})

test('promise 10: any failure in judging costs only that guess; local matching goes on', async ({ page }) => {
  const { names, guess, say, left, score } = await openGame(page)
  await guess(names[0] ?? '')
  const json = { matched: true, item_name: names[4], position: 5, source: 'ai' }
  const asked = await answerGuesses(
    page,
    (route) => route.abort(),
    (route) => route.fulfill({ status: 429, json: { error: 'Please wait.', code: 'too-many', request_id: '1' } }),
    (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
    (route) => route.fulfill({ status: 504, json: { matched: false, error: 'AI timeout' } }),
    (route) => route.fulfill({ contentType: 'application/json', body: '{"matched": tr' }),
    (route) => route.fulfill({ json: { matched: 'yes', item_name: names[4], position: 5 } }),
    (route) => route.fulfill({ json: { ...json, item_name: 'Atlantis' } }),
    (route) => route.fulfill({ json: { ...json, item_name: names[0], position: 1 } }),
    (route) => route.fulfill({ json: { ...json, position: 4 } }),
  )
  for (let wrong = 1; wrong <= 9; wrong++) {
    await guess(`zzqx ${'abcdefghi'[wrong - 1]}wvk`)
    await expect(say).toHaveText('Not found. Try a different guess!')
    await expect(left).toHaveText(String(10 - wrong))
    await expect(score).toHaveText(String(10 * wrong))
    await guess(names[wrong] ?? '')
    await expect(say).toContainText(`Correct! You guessed ${names[wrong]}`)
  }
  expect(asked).toHaveLength(9)
  await expect(page.getByRole('button', { name: 'View Results' })).toBeVisible()
})

test('promise 10: a player without a network goes on playing', async ({ page, context }) => {
  const { names, guess, say, left, score } = await openGame(page)
  const hasRules = () => performance.getEntriesByType('resource').some(({ name }) => /\/match-[^/]*\.js$/.test(name))
  await page.waitForFunction(hasRules)
  await context.setOffline(true)
  await guess('zzqx')
  await expect(say).toHaveText('Not found. Try a different guess!')
  await guess(names[0] ?? '')
  await expect(score).toHaveText('10')
  await expect(left).toHaveText('9')
})

test('a check times out after ten seconds, and a late answer changes nothing', async ({ page }) => {
  await page.clock.install()
  const { names, guess, say, left, score } = await openGame(page)
  const { answer } = await holdGuesses(page)
  // Otherwise the real time in which the guess is sent would count, too.
  await stopClock(page)
  await send(page, 'zzqx')
  await page.clock.runFor(9_500)
  await expect(say).toHaveText('Checking partial matches')
  await page.clock.runFor(600)
  await expect(say).toHaveText('Not found. Try a different guess!')
  await expect(left).toHaveText('9')
  await answer({ matched: true, item_name: names[1], position: 2, source: 'ai' })
  await page.waitForTimeout(SETTLED)
  await expect(score).toHaveText('0')
  await guess(names[0] ?? '')
  await expect(score).toHaveText('10')
})

test("a past list's guess is judged by the model too", async ({ page }) => {
  const id = await pastList(page.request)
  const { list } = await (await page.request.get(`/api/lists/${id}`)).json()
  const json = { matched: true, item_name: list.items[1].name, position: 2, source: 'ai' }
  await recordToasts(page)
  await page.goto(`/list/${id}`)
  const asked = await answerGuesses(page, (route) => route.fulfill({ json }))
  const called = page.waitForRequest(`**/api/lists/${id}/ai-validate-guess`)
  const { guess, score, left } = actionsOn(page)
  await guess('zzqx')
  await called
  await expectToast(page, '✅ Correct (AI assisted)')
  await expect(score).toHaveText('10')
  await expect(left).toHaveText('10')
  expect(asked).toHaveLength(1)
})

test('a tried-out list asks the server nothing and offers nothing to contest', async ({ page }) => {
  await openAdmin(page)
  const { list } = await (await page.request.get('/api/daily-game')).json()
  await page.goto(`/admin/lists?play=${list.id}`)
  const asked = await answerGuesses(page, (route) => route.fulfill(NO_MATCH))
  const { guess, say, left, dialog } = actionsOn(page)
  await guess('zzqx')
  await expect(say).toHaveText('Not found. Try a different guess!')
  await expect(left).toHaveText('9')
  await expect(page.getByRole('button', { name: 'That should count' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Guess log' }).first().click()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await expect(dialog.getByRole('button', { name: 'That should count' })).toHaveCount(0)
  expect(asked).toEqual([])
})
