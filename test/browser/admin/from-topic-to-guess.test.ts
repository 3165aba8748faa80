import { type Browser, expect, test } from '@playwright/test'
import { DESKTOP } from '../support/admin.ts'
import { openItem } from '../support/editor.ts'
import { openGame } from '../support/game.ts'
import { editedItem, openDoubted } from '../support/generating.ts'
import { startOwnWorker } from '../support/own-worker.ts'
import { expectToast } from '../support/toasts.ts'

test.use(DESKTOP)

let worker: Awaited<ReturnType<typeof startOwnWorker>>
test.beforeAll(async () => {
  test.setTimeout(180_000)
  worker = await startOwnWorker()
})
test.afterAll(() => worker?.stop())

/** Makes the guess as a new player. Returns the message shown and who decided it. */
async function guessAsNewcomer(browser: Browser, text: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const { game, guess, say, score, slots } = await openGame(page, worker.origin)
  const answered = page.waitForResponse('**/ai-validate-guess')
  await guess(text)
  const { source } = (await (await answered).json()) as { source: string }
  await expectToast(page, '✅ Correct (AI assisted)')
  await expect(say).toHaveText(`Correct! "${text}" matches Wheelbarrow`)
  await expect(score).toHaveText('10')
  await expect(slots.nth(2)).toContainText('Wheelbarrow')
  await context.close()
  return { source, title: game.list.title }
}

test('a generated, corrected list is played, and an odd guess is judged only once', async ({ page, browser }) => {
  test.slow()
  // The last day of all: a rejected list is replaced by this one.
  const { dialog, row, rows } = await openDoubted(page, 15, 'the old garden', worker.origin)
  await expect(dialog.locator('[data-part=to-check]')).toContainText('3 things to check')
  await expect(dialog.locator('[data-part=items] > li').nth(2)).toContainText('Check this: It is not so.')

  await dialog.getByRole('link', { name: 'Edit' }).click()
  const { item, name, regenerate, proposal } = editedItem(page, 3)
  await openItem(page, 3)
  await expect(item).toContainText('Check this: It is not so.')
  await regenerate.click()
  await proposal.getByRole('button', { name: 'Use it' }).click()
  await expect(name).toHaveValue('Wheelbarrow')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toContainText('Wheelbarrow')
  await expect(dialog).not.toContainText('In doubt')
  await dialog.getByRole('button', { name: 'Mark as checked' }).click()
  // The check is stored; otherwise the next navigation would abort the call.
  await expect(dialog.locator('[data-part=to-check]')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.goto(`${worker.origin}admin/lists?page=2`)
  await expect(row).toContainText('Things of the old garden')
  await expect(row).not.toContainText('to check')

  // The list moves to an earlier day than planned.
  await page.goto(`${worker.origin}admin/lists`)
  const today = rows.first()
  await today.getByRole('button', { name: /^Reject/ }).click()
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(today).toContainText('Things of the old garden')

  const before = await worker.countAsked()
  const odd = 'wheelbarrow of wood'
  expect(await guessAsNewcomer(browser, odd)).toEqual({ source: 'ai', title: 'Things of the old garden' })
  expect(await worker.countAsked()).toBe(before + 2)
  expect(await guessAsNewcomer(browser, odd)).toMatchObject({ source: 'judged' })
  expect(await worker.countAsked()).toBe(before + 2)
})
