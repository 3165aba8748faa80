import { type BrowserContext, expect, type Page } from '@playwright/test'

/** What a toast said: its title, and the text below it ('' for none). */
type Shown = [title: string, text: string]

const recorded = new WeakSet<BrowserContext>()

/** Has every page of this page's browser keep what its toasts say, from its next load on: some stay for one second only. */
export async function recordToasts(page: Page) {
  const context = page.context()
  if (recorded.has(context)) return
  recorded.add(context)
  await context.addInitScript(recordShown)
}

/** Such a toast has been shown, or is soon; it counts once. A string is all that stands there; `text` left out: nothing does. */
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

/** Each time that a toast is shown the popover says so first, also where it says the same again. */
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
