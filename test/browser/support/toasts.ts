import { type BrowserContext, expect, type Page } from '@playwright/test'

/** A toast that was shown: its title, and the text below it ('' for none). */
type Shown = [title: string, text: string]

const recorded = new WeakSet<BrowserContext>()

/**
 * Makes every page of this browser context record its toasts, from the next load on: some are shown for only one
 * second.
 */
export async function recordToasts(page: Page) {
  const context = page.context()
  if (recorded.has(context)) return
  recorded.add(context)
  await context.addInitScript(recordShown)
}

/**
 * Expects such a toast to have been shown or to be shown soon, and removes it from the record. A string must match the
 * whole text; without `text` the toast must have none.
 */
export async function expectToast(page: Page, title: string | RegExp, text: string | RegExp = '') {
  const wanted = [title, text].map((part) => (part instanceof RegExp ? expect.stringMatching(part) : part))
  await expect.poll(() => shownOn(page), { message: 'the toasts that were shown' }).toContainEqual(wanted)
  const fits = (part: string | RegExp, said: string) => (part instanceof RegExp ? part.test(said) : part === said)
  const at = (await shownOn(page)).findIndex((shown) => fits(title, shown[0]) && fits(text, shown[1]))
  await page.evaluate((index) => Reflect.get(window, 'toasts').splice(index, 1), at)
}

async function shownOn(page: Page): Promise<Shown[]> {
  const shown = await page.evaluate((): Shown[] | undefined => Reflect.get(window, 'toasts'))
  if (!shown) throw new Error('recordToasts comes before the page is opened')
  return shown
}

/** The popover event fires each time that a toast is shown, even if it repeats the same text. */
function recordShown() {
  const toasts: Shown[] = []
  Object.assign(window, { toasts })
  const partOf = (toast: Element, part: string) => toast.querySelector(part)?.textContent.trim() ?? ''
  document.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      if (!(target instanceof Element) || !target.matches('[popover]') || newState !== 'open') return
      toasts.push([partOf(target, 'b'), partOf(target, 'small')])
    },
    { capture: true },
  )
}
