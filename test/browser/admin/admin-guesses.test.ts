import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { contestedPage } from '#shared/contract/contested.ts'
import { gameResponse } from '#shared/contract/game.ts'
import { ownAddress } from '../../tools/own-address.ts'
import { DESKTOP, HOSTILE, openAdmin, openSecondAdmin, tabTo } from '../support/admin.ts'
import { actionsOn, listenForComplaints } from '../support/game.ts'
import { expectToast } from '../support/toasts.ts'

test.use(DESKTOP)

const GUESTS = "Guests' finished games are not scored again."

/** A past list for each test: number `at` in the library, newest first. */
async function pastGame(request: APIRequestContext, at: number) {
  const { data } = await (await request.get('/api/library?page=1')).json()
  return gameResponse.parse(await (await request.get(`/api/lists/${data[at].list.id}`)).json())
}

async function contest(request: APIRequestContext, id: string, guess: string, times = 1) {
  for (let time = 0; time < times; time++) {
    const data = { guess, play_id: crypto.randomUUID() }
    const answer = await request.post(`/api/lists/${id}/contest-guess`, { data, headers: ownAddress() })
    expect(answer.ok()).toBe(true)
  }
}

const guessOf = (page: Page, text: string) => {
  const row = page.locator('[data-part=contested-guess]').filter({ hasText: text })
  return {
    row,
    item: row.getByRole('combobox'),
    accept: row.getByRole('button', { name: 'Accept' }),
    dismiss: row.getByRole('button', { name: 'Dismiss' }),
  }
}

test('an accepted guess counts from then on and in games already finished', async ({ page }) => {
  const { list } = await pastGame(page.request, 1)
  const first = list.items[0]?.name ?? ''
  await contest(page.request, list.id, 'zanzibar plateau', 3)
  await contest(page.request, list.id, 'quuxland', 1)
  const { api } = await openAdmin(page, '/guesses')
  const answer = await page.request.post('/api/game-completion', {
    headers: api.headers,
    data: {
      play_id: crypto.randomUUID(),
      list_id: list.id,
      items_guessed: list.items.slice(1, 3).map(({ name }) => name),
      hints_used: 0,
      total_guesses: 12,
      game_type: 'library',
      refused_guesses: ['Zanzibar Plateau'],
    },
  })
  expect(answer.status()).toBe(201)

  const card = page.locator('main section').filter({ hasText: list.title })
  await expect(card).toContainText('Contested 4 times')
  await expect(card.locator('[data-part=contested-guess] > p')).toHaveText([
    'zanzibar plateauIn 3 games',
    'quuxlandIn 1 game',
  ])
  const { row, item, accept } = guessOf(page, 'zanzibar plateau')
  await expect(accept).toHaveAttribute('aria-disabled', 'true')
  await item.selectOption(`1. ${first}`)
  await accept.dblclick()
  await expectToast(page, '“zanzibar plateau” now counts', `1 game was credited. ${GUESTS}`)
  await expect(row).toHaveCount(0)
  await expect(guessOf(page, 'quuxland').row).toBeVisible()
  expect((await pastGame(page.request, 1)).list.items[0]?.variations).toContain('zanzibar plateau')
  const { completion } = await (
    await page.request.get(`/api/lists/${list.id}/completion?game_type=library`, { headers: api.headers })
  ).json()
  expect(completion.items_guessed).toContain(first)

  const player = await page.context().browser()?.newPage()
  if (!player) throw new Error('no browser')
  await player.goto(`/list/${list.id}`)
  const { guess, slots } = actionsOn(player)
  await guess('Zanzibar plateau')
  await expect(slots.first()).toContainText(first)
  await player.close()
})

test('crediting runs in steps and resumes where it broke off', async ({ page }) => {
  const { list } = await pastGame(page.request, 2)
  await contest(page.request, list.id, 'stepwise thing')
  await openAdmin(page, '/guesses')
  const sent: { position: number }[] = []
  const steps = [
    { json: { success: true, credited: 10, is_done: false } },
    { status: 503, json: { error: 'Please wait.', code: 'x', request_id: 'y' } },
    { json: { success: true, credited: 20, is_done: false } },
    { json: { success: true, credited: 23, is_done: true } },
  ]
  await page.route('**/accept', (route) => {
    sent.push(route.request().postDataJSON())
    return route.fulfill(steps[sent.length - 1])
  })
  const { row, item, accept, dismiss } = guessOf(page, 'stepwise thing')
  await item.selectOption({ index: 2 })
  await accept.click()
  await expect(row.getByRole('alert')).toHaveText('Please wait.')
  await expect(row).toContainText('10 games credited so far.')
  await expect(item).toBeDisabled()
  await expect(dismiss).toHaveAttribute('aria-disabled', 'true')
  await row.getByRole('button', { name: 'Continue' }).click()
  await expectToast(page, /./, `23 games were credited. ${GUESTS}`)
  expect(sent).toEqual([{ position: 2 }, { position: 2 }, { position: 2 }, { position: 2 }])
})

test('a half-credited guess reopens as it was left and can be finished', async ({ page }) => {
  const { list } = await pastGame(page.request, 2)
  await contest(page.request, list.id, 'half credited thing')
  await openAdmin(page, '/guesses')
  await expect(guessOf(page, 'half credited thing').item).toHaveValue('0')
  await page.getByRole('link', { name: 'Feedback' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible()
  await page.route('**/api/admin/contested-guesses?*', async (route) => {
    const answer = contestedPage.parse(await (await route.fetch()).json())
    for (const { guesses } of answer.data)
      for (const guess of guesses)
        if (guess.text === 'half credited thing') guess.accepted = { position: 3, credited: 10 }
    return route.fulfill({ json: answer })
  })
  await page.getByRole('link', { name: 'Contested Guesses' }).click()
  const { row, item, dismiss } = guessOf(page, 'half credited thing')
  await expect(item).toHaveValue('3')
  await expect(item).toBeDisabled()
  await expect(dismiss).toHaveAttribute('aria-disabled', 'true')
  await expect(row).toContainText('10 games credited so far.')
  await expect(row).toContainText(
    'The remaining games will be credited over the next few hours, or now if you continue.',
  )
  await page.unroute('**/api/admin/contested-guesses?*')
  await row.getByRole('button', { name: 'Continue' }).click()
  await expectToast(
    page,
    '“half credited thing” now counts',
    `No signed-in player's finished game was affected. ${GUESTS}`,
  )
  await expect(row).toHaveCount(0)
})

test('a near item is preselected, and guesses are accepted and dismissed by keyboard', async ({ page }) => {
  const { list } = await pastGame(page.request, 3)
  const near = `the grand old ${list.items[1]?.name}`
  await contest(page.request, list.id, near, 2)
  await contest(page.request, list.id, 'no such thing', 1)
  await openAdmin(page, '/guesses')
  const first = guessOf(page, near)
  await expect(first.item).toHaveValue('2')
  await tabTo(page, `Accept “${near}”`)
  await page.keyboard.press('Enter')
  await expectToast(page, /./, `No signed-in player's finished game was affected. ${GUESTS}`)
  await expect(first.row).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, 'Dismiss “no such thing”')
  await page.keyboard.press('Enter')
  await expect(guessOf(page, 'no such thing').row).toHaveCount(0)
  expect((await pastGame(page.request, 3)).list.items[1]?.variations).toContain(near)
})

test('a double click dismisses one guess, not the next one too', async ({ page }) => {
  const { list } = await pastGame(page.request, 4)
  await contest(page.request, list.id, 'double one', 2)
  await contest(page.request, list.id, 'double two', 1)
  await openAdmin(page, '/guesses')
  await guessOf(page, 'double one').dismiss.dblclick({ delay: 120 })
  await expect(guessOf(page, 'double one').row).toHaveCount(0)
  await expect(guessOf(page, 'double two').row).toBeVisible()
})

test('the second of two admins is told why an accepted guess cannot change', async ({ page, browser }) => {
  const { list } = await pastGame(page.request, 5)
  await contest(page.request, list.id, 'contended thing')
  await openAdmin(page, '/guesses')
  const second = await openSecondAdmin(browser, '/guesses')
  const theirs = guessOf(second.page, 'contended thing')
  await expect(theirs.row).toBeVisible()
  const mine = guessOf(page, 'contended thing')
  await mine.item.selectOption({ index: 1 })
  await mine.accept.click()
  await expectToast(page, /now counts/, /./)
  await theirs.item.selectOption({ index: 2 })
  await theirs.accept.click()
  await expect(theirs.row.getByRole('alert')).toContainText('would also match')
  await theirs.dismiss.click()
  const sentence = 'This guess has already been accepted and now counts.'
  await expectToast(second.page, '“contended thing” was not dismissed', sentence)
  await expect(theirs.row).toHaveCount(0)
  await second.context.close()
})

test('accepting a guess that no longer exists says so', async ({ page }) => {
  const { list } = await pastGame(page.request, 6)
  await contest(page.request, list.id, 'vanishing thing')
  await openAdmin(page, '/guesses')
  const { item, accept, row } = guessOf(page, 'vanishing thing')
  const sentence = 'This guess no longer exists.'
  await page.route('**/accept', (route) =>
    route.fulfill({ status: 404, json: { error: sentence, code: 'not-found', request_id: 'x' } }),
  )
  await item.selectOption({ index: 1 })
  await accept.click()
  await expect(row.getByRole('alert')).toHaveText(sentence)
  await expectToast(page, /./, /^/)
})

test('hostile guesses show as text', async ({ page }) => {
  const complaints = listenForComplaints(page)
  const { list } = await pastGame(page.request, 7)
  await contest(page.request, list.id, HOSTILE.slice(0, 98))
  await openAdmin(page, '/guesses')
  await expect(guessOf(page, 'document.title=1').row).toContainText('<img src=x onerror=')
  expect(await page.title()).toBe('Contested Guesses: Topple admin')
  expect(complaints.filter((text) => !text.includes('frame-ancestors'))).toEqual([])
})

test('guesses come in pages, with messages for none and for a failed load', async ({ page }) => {
  await openAdmin(page, '/feedback')
  const guesses = Array.from({ length: 11 }, (_, at) => ({
    id: at,
    text: `guess ${at}`,
    times: 20 - at,
    accepted: null,
  }))
  const entry = (number: string) => ({
    list: { id: number, title: `List ${number}`, items: ['One', 'Two'] },
    daily_game_date: '2026-11-01',
    times: 165,
    guesses,
  })
  const answer = (number: string, data: object[]) => ({ data, current_page: Number(number), last_page: 2, total: 11 })
  await page.route('**/api/admin/contested-guesses?*', (route) => {
    const number = new URL(route.request().url()).searchParams.get('page') ?? ''
    return route.fulfill({ json: answer(number, [entry(number)]) })
  })
  await page.getByRole('link', { name: 'Contested Guesses' }).click()
  await expect(page.locator('[data-part=contested-guess]')).toHaveCount(8)
  await expect(page.getByText('Nov 1, 2026')).toBeVisible()
  await page.getByRole('button', { name: 'Show 3 more' }).click()
  await expect(page.locator('[data-part=contested-guess]')).toHaveCount(11)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('link', { name: 'List 2' })).toBeVisible()
  await expect(page).toHaveURL('/admin/guesses?page=2')
  await page.unroute('**/api/admin/contested-guesses?*')
  const nothing = { data: [], current_page: 1, last_page: 1, total: 0 }
  await page.route('**/api/admin/contested-guesses?*', (route) => route.fulfill({ json: nothing }))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No contested guesses' })).toBeVisible()
  await page.unroute('**/api/admin/contested-guesses?*')
  await page.route('**/api/admin/contested-guesses?*', (route) => route.fulfill({ status: 400, json: {} }))
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Failed to load contested guesses')
  await page.unroute('**/api/admin/contested-guesses?*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
