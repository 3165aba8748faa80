import { expect, type Page } from '@playwright/test'
import { passTime } from './clock.ts'

/** Announced only when a check takes long, which depends on the machine: ignored unless expected. */
const CHECKING = 'Checking partial matches'

/** Milliseconds of stopped clock to wait for an announcement, and between two looks. */
const PATIENCE = 2_000
const STEP = 100

/** Milliseconds within which a repeated announcement would have come. */
const SILENCE = 700

/** Listens as a screen reader does, from the page's next load on. */
export async function listen(page: Page) {
  await page.clock.install()
  await page.addInitScript(recordAnnouncements)
  let told = 0
  return {
    /** Expects exactly these announcements since the last call, each once. */
    async expectHeard(...expected: (string | RegExp)[]) {
      const all = async () => await page.evaluate((): string[] => Reflect.get(window, 'heard'))
      const heard = async () =>
        (await all()).slice(told).filter((text) => text !== CHECKING || expected.includes(CHECKING))
      let passed = 0
      const passAndCount = async () => {
        if (passed < PATIENCE) await page.clock.runFor(STEP)
        passed += STEP
        return (await heard()).length
      }
      await expect.poll(passAndCount, { intervals: [STEP] }).toBeGreaterThanOrEqual(expected.length)
      await passTime(page, SILENCE)
      const sentences = await heard()
      told = (await all()).length
      expect(sentences).toEqual(
        expected.map((sentence) => (sentence instanceof RegExp ? expect.stringMatching(sentence) : sentence)),
      )
    },
  }
}

/** Records each text written into a live region of the accessibility tree, in `window.heard`. */
function recordAnnouncements() {
  const heard: string[] = []
  Object.assign(window, { heard })
  const LIVE = '[role=status], [role=alert], [aria-live]:not([aria-live=off])'
  const isReachable = (region: Element) => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    return (
      region.checkVisibility() && !region.closest('[aria-hidden=true], [inert]') && (modal?.contains(region) ?? true)
    )
  }
  const regionsOf = ({ target, addedNodes }: MutationRecord) => {
    const written = (target instanceof Element ? target : target.parentElement)?.closest(LIVE)
    // A region inserted together with its text is announced only if it is an alert.
    const arrived = [...addedNodes].flatMap((node) =>
      node instanceof Element
        ? [node, ...node.querySelectorAll('*')].filter((part) => part.matches('[role=alert]'))
        : [],
    )
    return written ? [written, ...arrived] : arrived
  }
  new MutationObserver((records) => {
    for (const region of new Set(records.flatMap(regionsOf))) {
      const text = region.textContent.trim()
      if (text !== '' && isReachable(region)) heard.push(text)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
