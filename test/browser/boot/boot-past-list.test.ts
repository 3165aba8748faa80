import { expect, test } from '@playwright/test'
import { newEmail, pastList, signIn, stored } from '../support/players.ts'
import { holdClient, openWithoutClient, seen } from '../support/without-client.ts'

test('a past list is played before the client loads, and a reload restarts it', async ({ page }) => {
  const address = `/list/${await pastList(page.request)}`
  const { guess, names, say, slots, score, input, release, complaints } = await openWithoutClient(page, address)
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes('/api/') && asked.push(new URL(request.url()).pathname)))
  await guess(names[0] ?? '')
  await expect(score).toHaveText('10')
  await page.reload({ waitUntil: 'commit' })
  await expect(score).toHaveText('0')
  await guess(names[1] ?? '')
  await guess(names[0] ?? '')
  await expect(say).toHaveText(`Correct! You guessed ${names[0]}`)
  // The first match: another item's name may contain this one.
  await expect(slots.filter({ hasText: names[1] ?? '-' }).first()).toBeVisible()
  expect(Object.keys(await stored(page)).filter((key) => key !== 'topple:visited')).toEqual([])
  const before = await seen(page)
  await input.pressSequentially('Sumatr')
  await release()
  expect(await seen(page)).toEqual(before)
  await expect(input).toHaveValue('Sumatr')
  await expect(input).toBeFocused()
  await guess(names[2] ?? '')
  await expect(score).toHaveText('30')
  // The client fetches the clues and sources, which the page leaves out.
  expect(asked.filter((path) => path.includes('/lists/'))).toEqual([`/api${address.replace('list', 'lists')}`])
  expect(complaints).toEqual([])
})

test("a past list finished without the client keeps only a player's result", async ({ page }) => {
  const address = `/list/${await pastList(page.request)}`
  const { guess, names, say, release } = await openWithoutClient(page, address)
  for (const name of names) if (await page.getByLabel('Your guess').isVisible()) await guess(name)
  await expect(say).toContainText('You toppled it!')
  expect(Object.keys(await stored(page)).filter((key) => /ended|unsent/.test(key))).toEqual([])
  await release()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')

  await signIn(page, newEmail('without-client'))
  const releaseAgain = await holdClient(page)
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByLabel('Your guess')).toBeVisible()
  for (const name of names) if (await page.getByLabel('Your guess').isVisible()) await guess(name)
  await expect(say).toContainText('You toppled it!')
  expect(Object.keys(await stored(page)).filter((key) => key.startsWith('topple:ended:'))).toHaveLength(1)
  releaseAgain()
  await expect.poll(async () => (await stored(page))['topple:unsent']).toBe('[]')
  expect(Object.keys(await stored(page)).filter((key) => key.startsWith('topple:ended:'))).toEqual([])
})
