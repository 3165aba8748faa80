import { launch, type Page } from 'puppeteer-core'
import { findFirefox } from '../tools/browser.ts'
import type { Engine, EngineWindow, Size } from './engine.ts'

export async function startFirefox(): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath: findFirefox(), headless: true })
  return {
    async newWindow(size) {
      const context = await browser.createBrowserContext()
      return openWindow(await context.newPage(), size, () => context.close())
    },
    close: () => browser.close(),
  }
}

async function openWindow(first: Page, size: Size, close: () => Promise<void>): Promise<EngineWindow> {
  let page = first
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text())
  })
  await page.setViewport(size)
  const waitUntil = 'domcontentloaded'
  return {
    complaints,
    close,
    goto: async (address) => void (await page.goto(address, { waitUntil })),
    reload: async () => void (await page.reload({ waitUntil })),
    evaluate: (run, argument) => page.evaluate(run as never, argument),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async press(...keys) {
      for (const key of keys) await page.keyboard.down(key)
      for (const key of keys.toReversed()) await page.keyboard.up(key)
    },
    async inPopup(open, act) {
      const { promise: popup, resolve } = Promise.withResolvers<Page>()
      page.once('popup', (opened) => opened && resolve(opened))
      await open()
      page = await popup
      try {
        await act()
      } finally {
        page = first
      }
    },
    screenshot: () => page.screenshot(),
  }
}
