import { expect, type Locator, type Page, test } from '@playwright/test'
import { DESKTOP, tabTo } from '../support/admin.ts'
import { openEditor } from '../support/editor.ts'
import { dragByTouch } from '../support/long-touch.ts'
import { expectToast } from '../support/toasts.ts'

test.use(DESKTOP)

/** Opens the editor on a list and returns its items as they are ordered. */
async function openItems(page: Page, ahead: number) {
  const editor = await openEditor(page, ahead)
  const names = editor.list.items.map(({ name }) => name)
  return {
    ...editor,
    names,
    handle: (name: string) => page.locator(`button[aria-label$=${JSON.stringify(`, ${name}`)}]`),
    expectOrder: (...order: (string | undefined)[]) =>
      expect(page.locator('[data-part=item] h3 bdi')).toHaveText(order.map((name) => name ?? '-')),
    /** From top to bottom, as they are shown during a drag. */
    expectShown: (...order: (string | undefined)[]) => expect.poll(() => shownNames(page)).toEqual(order),
  }
}

const shownNames = (page: Page) =>
  page.locator('[data-part=item] h3 bdi').evaluateAll((names) =>
    names
      .map((name) => ({ text: name.textContent, top: name.getBoundingClientRect().top }))
      .sort((one, other) => one.top - other.top)
      .map(({ text }) => text),
  )

const middleOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  return { x: Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2), y: Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2) }
}

/** For some milliseconds after a drag dnd-kit takes a click for part of it and stops it. */
const untilClicksCount = (page: Page) =>
  page.evaluate(async () => {
    for (let isHeard = false; !isHeard; ) {
      await new Promise(requestAnimationFrame)
      const hear = () => {
        isHeard = true
      }
      addEventListener('click', hear)
      document.body.click()
      removeEventListener('click', hear)
    }
  })

test('an item dragged by mouse takes its new place and is saved there', async ({ page }) => {
  // Tall enough that the dragged item and its target are both visible.
  await page.setViewportSize({ width: 1280, height: 1800 })
  const { names, handle, item, expectOrder, expectShown, save, saved, dragSaid } = await openItems(page, 13)
  const [one, two, three, ...others] = names
  const from = await middleOf(handle(three ?? '-'))
  const to = await middleOf(item(1))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y - 10)
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await expectShown(three, one, two, ...others)
  await page.mouse.up()
  await expect(dragSaid).toHaveText(`${three} is now number 1 of ${names.length}.`)
  await expectOrder(three, one, two, ...others)

  // A drag dropped on no target changes nothing.
  const again = await middleOf(handle(one ?? '-'))
  await page.mouse.move(again.x, again.y)
  await page.mouse.down()
  await page.mouse.move(again.x + 300, again.y, { steps: 4 })
  await page.mouse.move(20, 20)
  await page.mouse.up()
  await expectOrder(three, one, two, ...others)
  await untilClicksCount(page)

  // An unranked list may be in any order.
  await page.getByRole('radio', { name: 'Unranked' }).check()
  await save.click()
  await expectToast(page, 'The list was saved')
  expect((await saved()).items.map(({ name }) => name)).toEqual([three, one, two, ...others])
})

test('an item is moved by keyboard, and each step is announced', async ({ page }) => {
  const { names, handle, expectOrder, dragSaid } = await openItems(page, 7)
  const [one, two, three, ...others] = names
  // An arrow key does nothing until the drag has measured the places.
  const pickedUp = `Picked up ${one}, number 1 of ${names.length}. It is in its original position.`
  await tabTo(page, `Drag number 1, ${one}`)
  await page.keyboard.press('Enter')
  await expect(dragSaid).toHaveText(pickedUp)
  await page.keyboard.press('ArrowDown')
  await expect(dragSaid).toHaveText(`Over ${two}, number 2 of ${names.length}.`)
  await page.keyboard.press('ArrowUp')
  await expect(dragSaid).toHaveText(`Back in its original position, number 1 of ${names.length}.`)
  await page.keyboard.press('Escape')
  await expect(dragSaid).toHaveText(`${one} is back at number 1 of ${names.length}.`)
  await expectOrder(...names)

  await page.keyboard.press('Space')
  await expect(dragSaid).toHaveText(pickedUp)
  await page.keyboard.press('ArrowDown')
  await expect(dragSaid).toHaveText(`Over ${two}, number 2 of ${names.length}.`)
  await page.keyboard.press('ArrowDown')
  await expect(dragSaid).toHaveText(`Over ${three}, number 3 of ${names.length}.`)
  await page.keyboard.press('Space')
  await expect(dragSaid).toHaveText(`${one} is now number 3 of ${names.length}.`)
  await expectOrder(two, three, one, ...others)
  await expect(handle(one ?? '-')).toBeFocused()
  await expect(handle(one ?? '-')).toBeInViewport()
  await expect(handle(one ?? '-')).toHaveAccessibleDescription(/arrow keys/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('a long touch on the handle picks an item up', async ({ page }) => {
    const { names, handle, item, expectOrder, expectShown } = await openItems(page, 10)
    const [one, two, ...others] = names
    await handle(two ?? '-').evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const from = await middleOf(handle(two ?? '-'))
    const above = await middleOf(item(1))
    const lift = await dragByTouch(page, from, above)
    await expectShown(two, one, ...others)
    await lift()
    await expectOrder(two, one, ...others)
  })
})
