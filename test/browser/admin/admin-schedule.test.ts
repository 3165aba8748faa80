import { expect, type Page, test } from '@playwright/test'
import { addDays } from '#shared/game/eastern-day.ts'
import { ADMIN, DESKTOP, openAdmin, openSecondAdmin, SECOND_ADMIN, tabTo } from '../support/admin.ts'
import { dragByTouch } from '../support/long-touch.ts'
import { pastList } from '../support/players.ts'
import { expectToast } from '../support/toasts.ts'

// The tests share one schedule, and each changes it.
test.describe.configure({ mode: 'default' })
test.use(DESKTOP)

async function openSchedule(page: Page) {
  const admin = await openAdmin(page)
  const { today } = await admin.api.schedule()
  const day = (ahead: number) => addDays(today, ahead)
  const titleOn = async (ahead: number) => (await admin.api.schedule()).data[ahead]?.list?.title ?? null
  return { ...admin, day, titleOn, shown: (ahead: number) => admin.row(day(ahead)).locator('[data-part=contents] > b') }
}

test('a row dragged onto another by mouse swaps the two at once', async ({ page }) => {
  const { row, day, titleOn } = await openSchedule(page)
  const [first, second] = [await titleOn(1), await titleOn(3)]
  const { promise: isSeen, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route('**/swap-dates', async (route) => {
    await isSeen
    await route.continue()
  })
  const to = await row(day(3)).boundingBox()
  await row(day(1)).locator('[data-part=contents]').hover()
  await page.mouse.down()
  await page.mouse.move(600, 300)
  await page.mouse.move((to?.x ?? 0) + 300, (to?.y ?? 0) + 30, { steps: 8 })
  await expect(row(day(3))).toHaveClass(/drop/)
  await page.mouse.up()
  // Shown before the server has answered.
  await expect(row(day(3))).toContainText(first?.slice(0, 40) ?? '-')
  letThrough()
  await expectToast(page, /swapped$/)
  expect([await titleOn(1), await titleOn(3)]).toEqual([second, first])
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

test('a failed swap is undone with a message, without waiting for a refetch', async ({ page }) => {
  const { row, day, titleOn, dialog } = await openSchedule(page)
  const first = (await titleOn(1))?.slice(0, 40) ?? '-'
  await page.getByRole('button', { name: 'Move Tomorrow' }).click()
  const choice = dialog.getByLabel('Swap with…')
  await choice.selectOption(day(2))
  await page.route('**/api/admin/lists?*', () => {})
  await page.route('**/swap-dates', async (route) => {
    await expect(row(day(2))).toContainText(first)
    await route.abort()
  })
  await dialog.getByRole('button', { name: 'Swap' }).click()
  await expectToast(page, 'The dates were not swapped', /./)
  await expect(row(day(1))).toContainText(first)
})

test('a row is moved by keyboard, and each step is announced', async ({ page }) => {
  const { dragSaid, titleOn } = await openSchedule(page)
  const [first, second] = [await titleOn(1), await titleOn(2)]
  // An arrow key does nothing until the drag has measured the rows.
  const pickedUp = /^Picked up Tomorrow, .* It is over its own row\.$/
  await tabTo(page, 'Move Tomorrow')
  await page.keyboard.press('Space')
  await expect(dragSaid).toHaveText(pickedUp)
  await page.keyboard.press('ArrowUp')
  await expect(dragSaid).toHaveText("Today's list cannot be swapped.")
  await page.keyboard.press('Escape')
  await expect(dragSaid).toContainText('was put back. Nothing has changed.')
  await page.keyboard.press('Space')
  await expect(dragSaid).toHaveText(pickedUp)
  await page.keyboard.press('ArrowDown')
  await expect(dragSaid).toContainText(`, ${second?.slice(0, 40)}`)
  await page.keyboard.press('Space')
  await expectToast(page, /swapped$/)
  expect([await titleOn(1), await titleOn(2)]).toEqual([second, first])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('a long touch picks a row up', async ({ page }) => {
    const { row, day, titleOn } = await openSchedule(page)
    const [first, second] = [await titleOn(1), await titleOn(2)]
    await row(day(1)).scrollIntoViewIfNeeded()
    const centre = async (ahead: number) => {
      const box = await row(day(ahead)).boundingBox()
      return { x: Math.round((box?.x ?? 0) + 150), y: Math.round((box?.y ?? 0) + 60) }
    }
    const [from, to] = [await centre(1), await centre(2)]
    const lift = await dragByTouch(page, from, to)
    await expect(row(day(2))).toHaveClass(/drop/)
    await lift()
    await expectToast(page, /swapped$/)
    expect([await titleOn(1), await titleOn(2)]).toEqual([second, first])
  })
})

test('a date chosen from a list swaps rows even across pages', async ({ page }) => {
  const { dialog, titleOn, day, api } = await openSchedule(page)
  const first = await titleOn(1)
  const free = (await api.schedule()).data.findLastIndex(({ list }) => !list)
  await page.getByRole('button', { name: 'Move Today' }).click({ force: true })
  await expectToast(page, "Today's list cannot be swapped.")
  await tabTo(page, 'Move Tomorrow')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Move to another date' })).toBeFocused()
  const choice = dialog.getByLabel('Swap with…')
  await expect(choice.locator('option').first()).not.toHaveText('Loading...')
  expect(await choice.locator(`option[value="${day(0)}"]`).count()).toBe(0)
  await choice.selectOption(day(free))
  await dialog.getByRole('button', { name: 'Swap' }).click()
  await expect(page.getByText('No list scheduled')).toHaveCount(1)
  await expect(page.locator('section[aria-label="Schedule coverage"]')).toContainText('First gap:')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Page 2 of 3')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Page 3 of 3')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await expect(page.locator('tbody')).toContainText(first?.slice(0, 40) ?? '-')
})

test('a failed generation keeps what was typed, and a retry fills the day', async ({ page }) => {
  const { dialog, row, day, api } = await openSchedule(page)
  const days = (await api.schedule()).data
  const free = days.findLastIndex(({ list }) => !list)
  if (days[1]?.list) {
    expect((await api.post('/lists/swap-dates', { from_date: day(1), to_date: day(free) })).ok()).toBe(true)
    await page.reload()
  }
  await row(day(1)).getByRole('button', { name: 'Generate' }).click()
  await expect(dialog.getByRole('heading', { name: 'Generate List with AI' })).toBeVisible()
  await expect(dialog).toContainText('Creates a ranked (10 items) or unranked (unlimited items) list for')
  await expect(dialog.locator('optgroup').first()).toHaveAttribute('label', 'CATALOGUE')
  const topic = dialog.getByLabel('Topic')
  await expect(topic).toHaveAttribute('placeholder', /exactly 10 items/)
  await dialog.getByRole('radio', { name: 'Unranked' }).check()
  await expect(topic).toHaveAttribute('placeholder', /15-30\+/)
  const submit = dialog.getByRole('button', { name: 'Generate List' })
  await expect(submit).toBeDisabled()
  await topic.fill('countries in Europe')
  await page.route('**/generate-list', (route) => route.abort())
  await submit.click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Failed to generate list. Please check your API keys and try again.',
  )
  await page.unroute('**/generate-list')
  await page.keyboard.press('Escape')
  await row(day(1)).getByRole('button', { name: 'Generate' }).click()
  await expect(topic).toHaveValue('countries in Europe')
  await submit.click()
  await expect(dialog).toHaveCount(0)
  await expect(row(day(1)).getByRole('button', { name: /^View details/ })).toBeVisible()
})

test('a rejected list is replaced by the last one and can be brought back', async ({ page }) => {
  const { dialog, row, day, titleOn, api } = await openSchedule(page)
  const title = (await titleOn(4)) ?? '-'
  const last = (await api.schedule()).data.filter((entry) => entry.list).at(-1)
  await row(day(4)).getByRole('button', { name: 'Reject' }).click()
  await expect(dialog.getByRole('heading', { name: 'Reject List' })).toBeVisible()
  await expect(dialog).toContainText(title)
  await expect(dialog.getByRole('listitem')).toHaveText([
    'delete the list from that date',
    'move the last scheduled list to fill this date',
    'remove one day from the end of the schedule',
    'permanently delete the rejected list',
  ])
  await dialog.getByRole('button', { name: 'Yes, Reject List' }).click()
  await expectToast(page, 'The list was rejected', /You can restore it/)
  expect(await titleOn(4)).toBe(last?.list?.title)
  expect(JSON.stringify(await api.schedule())).not.toContain(`"title":${JSON.stringify(title)}`)
  // The focus returns to the opener, though the row holds another list now.
  await expect(row(day(4)).getByRole('button', { name: 'Reject' })).toBeFocused()

  await page.getByRole('button', { name: 'Recent changes' }).click()
  const bring = dialog.getByRole('button', { name: `Restore “${title}”` })
  await bring.click()
  await expect(dialog).toContainText('The list was restored to ')
  await expect(bring).toHaveCount(0)
  expect(JSON.stringify(await api.schedule())).toContain(`"title":${JSON.stringify(title)}`)
})

test('the second of two admins is told what changed and sees it', async ({ page, browser }) => {
  const { row, day, dialog, titleOn } = await openSchedule(page)
  const second = await openSecondAdmin(browser)
  const [one, two] = [await titleOn(2), await titleOn(3)]
  await expect(second.row(day(2))).toContainText(one?.slice(0, 30) ?? '-')
  await page.getByRole('button', { name: `Move ${await nameOn(page, day(2))}` }).click()
  await dialog.getByLabel('Swap with…').selectOption(day(3))
  await dialog.getByRole('button', { name: 'Swap' }).click()
  await expect(row(day(3))).toContainText(one?.slice(0, 30) ?? '-')
  // The new order is shown before the server has stored it.
  await expectToast(page, /swapped$/)

  const swapThreeAndFive = async () => {
    await second.page.getByRole('button', { name: `Move ${await nameOn(page, day(3))}` }).click()
    await second.dialog.getByLabel('Swap with…').selectOption(day(5))
    await second.dialog.getByRole('button', { name: 'Swap' }).click()
  }
  await swapThreeAndFive()
  const why = `The schedule has changed: ${day(3)} now has “${one}”. Please check it and try again.`
  await expectToast(second.page, 'The dates were not swapped', why)
  await expect(second.row(day(3))).toContainText(one?.slice(0, 30) ?? '-')
  await expect(second.row(day(2))).toContainText(two?.slice(0, 30) ?? '-')

  await second.row(day(2)).getByRole('button', { name: 'Reject' }).click()
  await row(day(2)).getByRole('button', { name: 'Reject' }).click()
  await dialog.getByRole('button', { name: 'Yes, Reject List' }).click()
  await expect(dialog).toHaveCount(0)
  await second.dialog.getByRole('button', { name: 'Yes, Reject List' }).click()
  await expect(second.dialog.getByRole('alert')).toHaveText('This list has already been rejected.')
  await expect(second.dialog.getByRole('button', { name: 'Yes, Reject List' })).toHaveCount(0)
  await second.dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(second.row(day(2))).not.toContainText(two?.slice(0, 30) ?? '-')

  await swapThreeAndFive()
  await expectToast(second.page, /swapped$/)
  await page.getByRole('button', { name: 'Recent changes' }).click()
  const lines = dialog.locator('[data-part=changes] li')
  await expect(lines.nth(0)).toContainText(new RegExp(`^Swapped .*${SECOND_ADMIN}`))
  await expect(lines.nth(1)).toContainText(`Rejected “${two}”`)
  await expect(lines.nth(1)).toContainText(ADMIN)
  await second.context.close()
})

const nameOn = (page: Page, date: string) =>
  page.locator('tbody tr').filter({ hasText: date }).locator('th b').textContent()

test('an address opens the details of any list, even a past one', async ({ page, request }) => {
  const id = await pastList(request)
  const { dialog, api } = await openAdmin(page, `/lists#${id}`)
  const { list } = await api.list(id)
  await expect(dialog.getByRole('heading', { name: 'List Details' })).toBeVisible()
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toHaveText(list.title)
  await expect(dialog.locator('[data-part=items] > li')).toHaveCount(list.item_count)
  await expect(dialog).toContainText(`Hint: ${list.hints[0]}`)
  await expect(dialog.locator('[data-part=sources] a').first()).toHaveAttribute('href', list.sources?.[0]?.url ?? '-')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/admin/lists')
  await page.goto('/admin/lists#no-such-list')
  await expect(dialog.getByRole('alert')).toContainText('There is no such list.')
})

test('trying out a list records nothing', async ({ page }) => {
  const { dialog, row, day } = await openSchedule(page)
  const sent: string[] = []
  page.on('request', (asked) => sent.push(new URL(asked.url()).pathname))
  await row(day(5)).getByRole('button', { name: 'View details' }).click()
  await dialog.getByRole('link', { name: 'Play it' }).click()
  await expect(page.getByText('Nothing is recorded.')).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await dialog.getByRole('button', { name: 'Give Up' }).click()
  await dialog.getByRole('button', { name: 'Give Up' }).click()
  await expect(dialog).toContainText('toppled')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Back to Lists' }).click()
  await expect(dialog.getByRole('heading', { name: 'List Details' })).toBeVisible()
  expect(sent.filter((path) => path.endsWith('/game-completion'))).toEqual([])
})
