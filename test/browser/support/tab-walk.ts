import { expect, type Page } from '@playwright/test'

const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]'

/** Milliseconds in which an answer or a timer may still take the focus away. */
const SETTLES = 300

/**
 * Tabs through the screen, or through its open dialog. Fails where the focus falls to the body before every control was
 * reached. Returns the controls' names in order; `where` names the screen in a failure.
 */
export async function walkByTab(page: Page, where: string): Promise<string[]> {
  await page.evaluate(markControls, CONTROLS)
  const total = await page.locator('[data-unwalked]').count()
  const names: string[] = []
  await page.locator('[data-unwalked]').first().focus()
  // Scrollable regions are stops too.
  for (let stops = 0; stops < total * 2; stops++) {
    const name = await page.evaluate(passControl)
    if (name === null) break
    names.push(name)
    if ((await page.locator('[data-unwalked]').count()) === 0) break
    await page.keyboard.press('Tab')
  }
  const missed = await page.locator('[data-unwalked]').evaluateAll((all) => all.map((element) => element.outerHTML))
  expect(missed, `${where}: Tab does not come to these after "${names.at(-1)}"`).toEqual([])
  return names
}

/** Expects the focus on an element that is still shown, also after answers have come. */
export async function expectFocusKept(page: Page, after: string) {
  await page.waitForTimeout(SETTLES)
  await expect.poll(() => page.evaluate(hasFocus), `the focus is lost after ${after}`).toBe(true)
}

/** Presses the focused control by `key`. */
export async function pressAndKeepFocus(page: Page, after: string, key = 'Enter') {
  await page.keyboard.press(key)
  await expectFocusKept(page, after)
}

function hasFocus(): boolean {
  const focused = document.activeElement
  return focused !== null && focused !== document.body && focused.checkVisibility()
}

function markControls(controls: string): void {
  const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  for (const element of within.querySelectorAll<HTMLElement>(controls)) {
    const isOtherRadio =
      element instanceof HTMLInputElement &&
      element.type === 'radio' &&
      !element.checked &&
      document.querySelector(`input[type=radio][name="${element.name}"]:checked`) !== null
    const isStop = element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true })
    if (isStop && !isOtherRadio && !element.matches(':disabled') && !element.closest('[inert]'))
      element.dataset.unwalked = ''
  }
}

/** The focused control's name; null on the body. */
function passControl(): string | null {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return null
  delete focused.dataset.unwalked
  return (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim() || focused.tagName
}
